"""What people tell a second time: a turn-up turned down or taken up already, and who has won a trick."""

from __future__ import annotations

import re

from ....acts import Call, CallKind, TableAct
from ....deal import Deal, Stage
from ....deal.rights import dealer_exchanges
from ....errors import EuchreError
from ....notation.record import DealLine
from ...state import RefereedTable
from ..beginnings.gathering import tells_partners
from ..beginnings.openings import Told
from ..plain import plain
from .put_down import is_hand_put_down
from .turns_said import says_whose_turn, tells_whose_turn_it_was


def is_told_once(told: Told) -> bool:
    """Whether the same told twice in a line is one thing: a player does it once."""
    if isinstance(told, TableAct):
        return told.form == "chooses {matter}"
    return not isinstance(told, DealLine)


def is_done_again(text: str) -> bool:
    """Whether a text says that the same is done once more, and not only told so."""
    return _ONCE_MORE.search(text) is not None


def is_told_again(text: str, table: RefereedTable) -> bool:
    """Whether a text says once more what the acts before it have done, or what is no act."""
    deal = table.sitting.deal
    if tells_partners(text, table):
        return True
    if deal is None:
        return False
    if deal.turn_up is None and _NO_TURN_UP.fullmatch(plain(text, table)) is not None:
        return True
    return bool(deal.acts) and (
        is_hand_put_down(text, table)
        or says_whose_turn(text, table)
        or tells_whose_turn_it_was(text, table)
        or _turns_down_again(text, deal, table)
        or _takes_up_again(text, deal, table)
        or _wins_trick(text, deal, table)
        or _shuffled_after_cut(text, table)
        or _CHANGES_NOTHING.fullmatch(plain(text, table)) is not None
        or (bool(deal.tricks or table.ledger.cases) and _HAS_NONE.fullmatch(plain(text, table)) is not None)
    )


def _turns_down_again(text: str, deal: Deal, table: RefereedTable) -> bool:
    """Whether the dealer turns down the turn-up after all have passed, which has turned it down already."""
    if deal.stage is not Stage.MAKING or deal.acts[-1] != Call(deal.dealer, CallKind.TURN_DOWN):
        return False
    return re.fullmatch(rf"{deal.dealer} turn(?: (?:it|card|turn-up))? down", plain(text, table)) is not None


def _takes_up_again(text: str, deal: Deal, table: RefereedTable) -> bool:
    """Whether the dealer takes up the turn-up that is accepted; not where a law speaks of lifting it early
    (leeds-dwight-1888 91)."""
    lifting = table.provision("turn-up-lifted")
    if deal.stage is not Stage.PREPARING or not dealer_exchanges(deal):
        return False
    if lifting is not None and lifting.follows:
        return False
    return takes_up(deal).fullmatch(plain(text, table)) is not None


def _shuffled_after_cut(text: str, table: RefereedTable) -> bool:
    """Whether a text names again the player who was seen to shuffle after the cut."""
    named = re.fullmatch(r"(?P<who>[A-D])(?: have)? shuffle(?: \w+)*? after cut", plain(text, table))
    faults = ("dealer-shuffles-after-cut", "pack-handled-after-cut")
    found = (case for case in table.ledger.cases if case.irregularity in faults)
    return named is not None and any(str(case.offender) == named["who"] for case in found)


def _wins_trick(text: str, deal: Deal, table: RefereedTable) -> bool:
    """Whether a text names the winner of the trick that has just been completed.

    Raises EuchreError if another has won it, or if the trick waits for a card.
    """
    named = None if table.open_cases or not deal.tricks else _WINS.fullmatch(plain(text, table))
    if named is None:
        return False
    trick = deal.tricks[-1]
    if trick not in deal.finished_tricks:
        if named["whose"] is None or deal.turn is None:
            return False
        raise EuchreError(f"trick {len(deal.tricks)} is not complete: {deal.turn} has not played to it")
    if (named["who"] or named["whose"] or named["to"] or named["by"]) != str(trick.winner):
        card = next(play.card for play in trick.plays if play.actor == trick.winner)
        raise EuchreError(f"trick {len(deal.tricks)} is {trick.winner}'s, who played {card}")
    return True


_NO_TURN_UP = re.compile(
    r"(?:no|not any) (?:card|turn-up|trump) (?:(?:be|have)(?: be)? )?(?:yet )?turn(?: up)?(?: yet)?"
    r"|nobody have (?:yet )?turn (?:up )?(?:card|it)(?: up)?(?: yet)?"
    r"|[A-D] (?:go|goes|carry|keep)(?: on)? (?:deal|shuffle)"
)
"""That no card is turned up yet, or the deal goes on."""
_SUIT = "(?:spades?|hearts?|diamonds?|clubs?|trumps?)"
_CANNOT = r"(?:can not|cannot)(?: (?:do|lead|play|obey|follow|give|comply))?(?: (?:it|so|that|1|suit|call))?"
_LACKS = (
    rf"(?:have no(?: more)?|be (?:all )?(?:out of|void in|void of|short of|short in)"
    rf"|do not have(?: (?:any|A|1))?|have not(?: get)?(?: (?:any|A|1))?) {_SUIT}(?: left)?"
    r"|have none(?: (?:left|of (?:it|them|that suit)))*"
)
_HAS_NONE = re.compile(
    rf"[A-D] (?:{_LACKS}|{_CANNOT}(?: (?:for|because|as|since))?(?: (?:[A-D]|he|she|they) (?:{_LACKS}))?)"
)
"""That a player cannot follow, which the card that they play says."""
_ONCE_MORE = re.compile(r"\b(?:again|once more|anew|(?:a|for the) second time)\b", re.IGNORECASE)
_CHANGES_NOTHING = re.compile(
    r"[A-D] (?:(?:mutter|grumble|mumble|moan|groan|curse|swear)(?:s|d|ed)?"
    r"(?: (?:something|loudly|again|to (?:him|her|them)self|under (?:breath|beard)"
    r"|(?:about|at|over) (?:card|hand|luck|it)))*"
    r"|(?:want to |re)?count(?:s|ed)? (?:(?:up|over|all|of) )*trick"
    r"(?: (?:up|over|again|face down|so far|already|take|win|on table"
    r"|(?:he|she|they) (?:have|take)))*)"
)
"""Words of displeasure that tell nothing, and tricks counted as they lie, which every code allows."""
_TRICK = r"(?:(?:it|trick|trick [1-5]|that|this))"
_MORE = r"(?: (?:with .+|too|as well|AS well))*"
_WINS = re.compile(
    rf"(?P<who>[A-D]) (?:(?:have )?win(?: {_TRICK})?|(?:take|get) (?:it|that|this)){_MORE}"
    rf"|(?:it be |that be )?(?P<whose>[A-D]) 's trick{_MORE}"
    rf"|{_TRICK} (?:be|(?:go |be )?to|belong to) (?P<to>[A-D])(?: 's)?|(?:{_TRICK} be )?win by (?P<by>[A-D])"
)


def takes_up(deal: Deal) -> re.Pattern[str]:
    """The plain words in which the dealer takes up the turn-up."""
    rank = _RANKS.get(str(deal.turn_up)[0], "")
    it = f"(?:it|card|turn-up|{deal.turn_up}|{rank})"
    return re.compile(rf"{deal.dealer} (?:(?:take|pick|accept)(?: {it})? up|(?:take|pick) up {it}|take {it})")


_RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "10", "9": "9", "8": "8", "7": "7"}
