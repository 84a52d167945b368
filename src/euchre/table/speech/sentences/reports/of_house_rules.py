"""What only some tables allow, in sentences: no trump, the suit of a joker, partner's best, going under."""

from __future__ import annotations

import re

from .....deal import Stage
from .....deal.giving import discards_for_gift, giver
from .....deal.transition import BEFORE_HANDS
from .....deal.weak_hands import UNDER
from .....seats import Seat
from ....state import RefereedTable
from ..meaning import Row, in_deal

_SAYS = (
    r"(?:bid|say|call|name|declare|choose|pick|go|want|make|take|play|ask for|insist on|go with|settle on"
    r"|prefer|like|announce)(?: (?:it|for))?"
)
_ALONE = r"(?P<alone> (?:and )?(?:be )?(?:going |go |play(?: it)? |it )?(?:alone|solo|loner))?"
_TO_THE_LONE = r"(?:<seat>|him|her|them|partner|maker|lone player)"
_GIVES = r"(?:give|pass|hand|slide|push|slip)(?: over)?"


def _makes_no_trump(match: re.Match[str], table: RefereedTable) -> str | None:
    if not in_deal(table, Stage.ORDERING, Stage.MAKING):
        return None
    return f"{{who}} makes no trump{' alone' if match['alone'] else ''}"


def _fixes(match: re.Match[str], table: RefereedTable) -> str | None:
    """The suit that the dealer names for a joker turned up."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None or deal.turned_suit is not None:
        return None
    return f"{deal.dealer if match['who'] is None else '{who}'} fixes {{suit}}"


def _may_give(match: re.Match[str], table: RefereedTable) -> bool:
    """Whether a player, whose partner plays alone, gives cards at this table."""
    if not in_deal(table) or not table.code.partners_best:
        return False
    lone = table.deal.calling.lone
    return lone is not None and table.code.seating.partner(lone) is Seat.from_text(match["who"])


def _gives(match: re.Match[str], table: RefereedTable) -> str | None:
    """The card that the partner of a lone player gives; `??` where nobody says which."""
    if not _may_give(match, table):
        return None
    return f"{{who}} gives {match.groupdict().get('card') or '??'}"


def _gives_several(match: re.Match[str], table: RefereedTable) -> str | None:
    return (
        "?The lone player gets one card; which is it? Type '{who} gives AS'"
        if _may_give(match, table)
        else None
    )


def _wants_best(match: re.Match[str], table: RefereedTable) -> str | None:
    seat = giver(table.deal) if in_deal(table) else None
    return None if seat is None else f"?Then {seat} gives a card; type '{seat} gives ??', or which it is"


def _discards_for_gift(match: re.Match[str], table: RefereedTable) -> str | None:
    """The card that the lone player puts out for the one given."""
    if not in_deal(table) or discards_for_gift(table.deal) is not Seat.from_text(match["who"]):
        return None
    return f"{{who}} discards {match.groupdict().get('card') or '??'}"


def _shows_weak_hand(match: re.Match[str], table: RefereedTable) -> str | None:
    """A weak hand shown for a new deal, where the table has agreed on that."""
    agreed = table.code.weak_hand_deals_again != "never"
    has_hands = in_deal(table) and not in_deal(table, *BEFORE_HANDS, Stage.TURNING)
    return "{who} calls for a new deal" if agreed and has_hands else None


def _goes_under(match: re.Match[str], table: RefereedTable) -> str | None:
    """Three low cards exchanged with the talon, where the table has agreed on that."""
    if not in_deal(table, Stage.ORDERING) or not table.code.farmers_hand:
        return None
    cards = (match["cards"] or "").replace(" and ", " ").split()
    return f"{{who}} goes under with {' '.join(cards)}" if len(cards) == UNDER else None


def _which_go_under(match: re.Match[str], table: RefereedTable) -> str | None:
    if not in_deal(table, Stage.ORDERING) or not table.code.farmers_hand:
        return None
    return "?Which three cards are put under? Type '{who} goes under with 9S TS 9D'"


_UNDER = (
    r"<who> (?:have (?:A )?farmer ?'?s hand|go under|(?:swap|exchange|trade)"
    r"(?: in)?(?: 3 card)?(?: (?:with|for) (?:talon|3 from talon))?)(?: too| also| and go under)*"
    r"(?: (?:with )?(?:<cards>))?"
)

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (rf"<who>(?: {_SAYS})?(?: (?:at|in|with))? no trump{_ALONE}", _makes_no_trump),
    (r"<who> (?:play |go )?alone (?:at|in|with) (?P<alone>no trump)", _makes_no_trump),
    (
        rf"(?:<who> )?(?:(?:{_SAYS}|fix|set|decide(?: on)?|let it be|have it be)(?: joker)?"
        r"(?: (?:stand for|be|count as|as))? )?"
        r"<suit>(?: (?:for|with) joker)?",
        _fixes,
    ),
    (r"(?P<who>(?!))?(?:it|joker|that) (?:stand for|be|count as|mean) <suit>", _fixes),
    (
        rf"<who> {_GIVES}(?: {_TO_THE_LONE})?(?: (?:best )?card,?)? <card>(?: (?:over )?to {_TO_THE_LONE})?",
        _gives,
    ),
    (
        rf"<who> {_GIVES}(?: {_TO_THE_LONE})?(?: his| her| their)?(?: best)?(?: (?:trump|card|1|1 card))"
        rf"(?: (?:over )?to {_TO_THE_LONE})?",
        _gives,
    ),
    (
        r"<who> (?:put|throw|toss|lay|discard|get rid of|return|pass|give)"
        r"(?: (?:back|away|out|down|off|aside))*"
        r" (?:<card>|1|card|1 (?:card|spade|heart|diamond|club)|(?:spade|heart|diamond|club)s?)"
        r"(?: (?:back|away|out|down|off|aside|in return|for it|face down))*",
        _discards_for_gift,
    ),
    (_UNDER, _goes_under),
    (
        r"<who> (?:fold|show|have|throw in|throw down|lay down|put down|declare|announce|claim)"
        r"(?: (?:with|on))? (?:A |an )?"
        r"(?:weak hand|hand without A face card|no ace(?:,? (?:and |or )?no (?:face|trump)(?: card)?)+)"
        r"(?: and (?:fold|throw it in|want new deal|call for new deal|ask for new deal|throw hand in))?",
        _shows_weak_hand,
    ),
)
"""Sentences that mean more than their words in the grammar."""

ROWS: tuple[Row, ...] = (
    (
        rf"<who> {_GIVES}(?: {_TO_THE_LONE})? (?:[2-5]|several)(?: card)?(?: (?:over )?to {_TO_THE_LONE})?",
        _gives_several,
    ),
    (
        r"<who> (?:want|ask for|call for|get|take)(?: partner ?'s| <seat> ?'s)? best(?: card)?<tail>",
        _wants_best,
    ),
    (_UNDER, _which_go_under),
)
"""Sentences that leave something out."""
