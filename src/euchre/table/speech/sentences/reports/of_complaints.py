"""Sentences by which players let a fault pass, complain of one, or ask for the penalty of a revoke."""

from __future__ import annotations

import re

from .....deal import Stage
from .....seats import Seat
from ....state import RefereedTable
from ....terms.holders import holders_of, may_claim
from ...everyday import rank_letter
from ...unsettled.claims_open import claims_it, which_choice
from ..meaning import Row, in_deal, newest_open
from ..of_discards import owed_discards
from ..of_penalties import has_it_taken_back
from .of_exposed import NOTHING_OPEN


def _lets_go_on(match: re.Match[str], table: RefereedTable) -> str | None:
    """A choice given up with the words that play may go on, by a player who has it; else only words."""
    case, who = newest_open(table), match["who"]
    is_theirs = case is not None and who in map(str, holders_of(table, case))
    return f"{who} waives {{case}}" if is_theirs else None


def _has_it_put_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """What a player tells another to take back: the choice of that where it is open; else only words."""
    words = match[0].partition(" say ")[2]
    return has_it_taken_back(match, table) or (f'{{who}} says "{words}"' if in_deal(table) else None)


def _tells_to_take_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """A player who has another take back a card, and takes none back: the choice of that where it is open."""
    if not in_deal(table) or not table.deal.tricks:
        return None
    return has_it_taken_back(match, table) or NOTHING_OPEN


def _for_revoke(match: re.Match[str], table: RefereedTable) -> str:
    """The penalty of a revoke: the choice where it is open, or else what has to come before it."""
    case = newest_open(table)
    if case is not None and case.irregularity == "revoke":
        return which_choice(table, match["who"]) or NOTHING_OPEN
    deal = table.sitting.deal
    if deal is not None and table.ledger.claims:
        return (
            "?The claim has to be proved: once the hand is over, type '{who} shows tricks' with the cards "
            "that are not known yet, or that its player admits it"
        )
    return (
        f"?Whose revoke? Type '{match['who']} claims revoke against {_other_side(match, table)} in trick 1'"
    )


def _of_what(match: re.Match[str], table: RefereedTable) -> str:
    """What is open to the player, or else the question what they complain of."""
    if (claimed := claims_it(match, table)) is not None:
        return claimed
    other = _other_side(match, table)
    return f"?Of what? Type what went wrong, such as '{match['who']} claims revoke against {other}'"


def _what_does_not_count(match: re.Match[str], table: RefereedTable) -> str:
    """The question what a player means who says that something does not count."""
    who = match["who"]
    return (
        f"?What does not count, and why? Type what went wrong, such as '{who} claims lead-out-of-turn'"
        f" or '{who} claims revoke against {_other_side(match, table)}'"
    )


def _call_lost(match: re.Match[str], table: RefereedTable) -> str | None:
    """The call of a card at jambone said to be lost: the claim of the sign by which it is (professor-1862
    S6), where there was one."""
    who = Seat.from_text(match["who"])
    hints = (case for case in table.ledger.cases if case.irregularity == "jambone-hint")
    return "{who} claims jambone-hint" if any(may_claim(table, case, who) for case in hints) else None


def _other_side(match: re.Match[str], table: RefereedTable) -> Seat:
    """The player to the left, who is of another side in every game."""
    return table.code.seating.left_of(Seat.from_text(match["who"]))


def _keeps_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that its player leaves where it was played, who may take it back: that choice given up
    (jerome-1877 11.4). Of another card that is kept nothing follows."""
    case, who, card = newest_open(table), match["who"], match["card"] or match["rank"]
    rank = rank_letter(card)
    if case is not None and who in map(str, holders_of(table, case)):
        trick = table.deal.tricks[-1] if table.deal.tricks else None
        own = [play.card for play in (trick.plays if trick else ()) if str(play.actor) == who]
        if any(str(one)[0] == rank for one in own):
            return f"{who} waives {{case}}"
    return _NOTHING_DONE if match["rank"] and in_deal(table) else None


_NOTHING_DONE = "?Nothing follows from that. Type what {who} does next, such as '{who} plays 9C'"


def _discards_rank(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question which card of a rank a player puts out who has one to put out."""
    is_called = in_deal(table, Stage.PREPARING, Stage.PLAYING) and owed_discards(table.deal, match["who"]) > 0
    takes_up = in_deal(table, Stage.ORDERING) and match["takes"] and match["who"] == str(table.deal.dealer)
    if not is_called and not takes_up:
        return None
    letter = rank_letter(match["rank"])
    first = "{who} takes up, " if takes_up else ""
    return (
        f"?Of which suit? Type '{first or '{who} '}discards {letter}C' for clubs, or "
        f"'{first or '{who} '}discards' if nobody knows"
    )


_WHICH = "(?:it|card|that|up|again|[0-9TJQKA][SHDC]|[789]|10|jack|queen|king|ace)"
_RANK = "(?P<rank>[789]|10|jack|queen|king|ace)"

ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:(?:want|like|prefer|choose|decide|would|rather|sooner|to) )*"
        rf"(?:keep|stick with|stand by|stay with) (?:<card>|{_RANK})"
        r"(?: (?:there|play|on table|as it be|where it be))*",
        _keeps_card,
    ),
    (
        r"<who> (?:(?P<takes>(?:take|pick|accept)(?: (?:it|up|turn-up|card|<card>))+) (?:and |then )*)?"
        r"(?:discard|bury|ditch|dump|get rid of|(?:throw|put|lay) (?:away|out|aside|down|off))"
        rf" (?:(?:1 of rank|1|low|small|black|red|useless|A) )*{_RANK}",
        _discards_rank,
    ),
    (
        r"<who> say (?:(?:no|ok|okay|well|yes|fine|right|all right|it be (?:all right|fine|ok|nothing)"
        r"|never mind|do not worry|just) )*"
        r"(?:(?:(?:you|he|she|they|we|let us|<seat>) )?(?:can |may |should )?(?:go|play|carry)"
        r" (?:on|ahead)"
        r"|never mind|do not worry|forget (?:it|about it)|it be (?:all right|fine|ok|nothing))",
        _lets_go_on,
    ),
    (
        r"<who> say (?:(?:no|ok|okay|well|yes|fine|right|all right|never mind|sorry|please|just|you) )*"
        r"(?:(?:can|may|must|should) )?(?:take|put|pick) (?:it|card|that|back|up)(?: (?:back|up|it|card))*",
        _has_it_put_back,
    ),
    (
        r"<who> (?:tell|ask|order|beg|urge|advise|want|expect|make|remind|request|require)"
        r" (?:<whom>|him|her|them)(?: (?:that|he|she|they|to|must|should|may|can|have|just))*"
        rf" (?:take|put|pick)(?: {_WHICH})* (?:back|up)(?: {_WHICH})*",
        _tells_to_take_back,
    ),
    (
        r"<who> (?:be (?:happy|content|ready|willing|glad|prepared|fine)|agree|want|like|prefer)"
        r"(?: (?:to|with|for))? (?:let|allow)(?: (?:him|her|them|<seat>))? (?:to )?(?:take|put|pick|have)"
        r"(?: (?:it|card|that))? back",
        has_it_taken_back,
    ),
    (
        r"<who> say (?:(?:no|it|call|order|card|lead|play|trick|<whom> 's) )*"
        r"(?:(?:do|will|can|may|should) not|cannot) count(?: because .*)?",
        _what_does_not_count,
    ),
    (
        r"<who> (?:say|claim|insist|announce|declare)(?: that)? (?:(?:they|he|she|<seat>(?: and <seat>)?)"
        r" (?:have )?(?:lose|forfeit)(?: right to)? call(?: (?:card|A card))?"
        r"|call be (?:lose|forfeit|void))(?: (?:by|because|through|for|due to) .*)?",
        _call_lost,
    ),
    (r"<who> (?:complain|protest)(?: (?:about|against)(?: (?:it|that|this))?)?", _of_what),
    (
        r"<who> (?:and <seat> )?(?:want|claim|demand|take|ask for|insist on)(?: full)? revoke"
        r" (?:penalty|point|count)",
        _for_revoke,
    ),
)
"""The sentences, each with its meaning."""
