"""Sentences of what follows a fault: which of several cards stands, a penalty that is not let be marked, the
game taken for it, cards thrown down and taken up again, a hand that still has the card not discarded."""

from __future__ import annotations

import re

from .....acts import TableActForm
from .....errors import EuchreError
from .....seats import Seat
from ....state import RefereedTable
from ....terms.holders import case_offering
from ..meaning import Row, in_deal


def _lets_stand(match: re.Match[str], table: RefereedTable) -> str | None:
    """Which of several cards played together is chosen to be the one played."""
    for case in table.open_cases:
        offers = "play" in table.code.provisions[case.irregularity].choices
        if offers and match["card"] in map(str, case.cards):
            return "{who} chooses play {card}"
    return None


def _takes_game(match: re.Match[str], table: RefereedTable) -> str:
    """The game taken where a penalty was refused (professor-1862 L37)."""
    if any("game" in table.code.provisions[case.irregularity].choices for case in table.open_cases):
        return "{who} chooses game"
    who = match["who"]
    raise EuchreError(
        f"nothing gives {who} the game; if the other side refuses a penalty, say so first; if the cards "
        f"are only thrown down, type '{who} throws down the hand'"
    )


def _takes_up_again(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards taken up again that lie open and may be called."""
    if not in_deal(table):
        return None
    seat = Seat.from_text(match["who"])
    is_shown = bool(table.deal.tricks) and any(one.seat == seat for one in table.ledger.exposed)
    if is_shown or any(deed.actor == seat for deed in table.deeds(*_THROWN)):
        raise EuchreError(f"cards shown stay open and may be called; {seat} does not take them up again")
    return None


def _counts_all_tricks(match: re.Match[str], table: RefereedTable) -> str | None:
    """All tricks counted by the side that may choose that, when the other has thrown in the cards
    (jerome-1877 9.7)."""
    offered = case_offering(table, match["who"], "five-tricks")
    return f"{match['who']} chooses five-tricks" if offered else None


_THROWN: tuple[TableActForm, ...] = ("throws down the hand", "lays open the hand")
_PLAYED = r"(?:count|stand|stay|be (?:the 1|it|play|good)|play)"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:and <seat> )?(?:want|claim|take|demand|ask for|insist on|count|score|choose)"
        r"(?: (?:count|score|point))?(?: (?:for|of))?(?: all)?(?: (?:5|of))? trick",
        _counts_all_tricks,
    ),
    (
        rf"<who> (?:say|choose|pick|take|let|want|have|decide|insist)(?: that)? <card>"
        rf"(?: (?:as|to|shall|should|must|be to))?(?: {_PLAYED})?",
        _lets_stand,
    ),
    (
        r"<who> (?:refuse|will not|can not|do not|not)(?: to)? (?:let|allow|permit|have|accept)"
        r"(?: (?:them|him|her|it|that|<seat>|other side|[A-D] and [A-D]))?"
        r"(?: to)?(?: (?:mark|count|score|take|add))?(?: (?:2|3|4|both|these|those|any))?(?: point)?"
        r"(?: (?:to )?be (?:mark|count|score|take|add))?",
        lambda match, table: "{who} refuses penalty" if re.search("mark|point|count", match[0]) else None,
    ),
    (
        r"<who>(?: and [A-D])? (?:throw (?:down|in) (?:card|hand)"
        r"(?: down)?|throw (?:card|hand) (?:down|in)) and "
        r"(?:take|claim|win) game",
        _takes_game,
    ),
    (
        r"<who> (?:want to )?(?:take|pick)(?: up)? (?:card|hand|them)"
        r"(?: up| back| in hand| into hand)*(?: again)?",
        _takes_up_again,
    ),
    (
        r"<who> (?:find|notice|see|say|discover|point out|claim)(?: that)? <whom> "
        r"(?:never|not|do not|forget to)(?: yet)? discard"
        r"(?: anything| card)? and (?:still )?have [1-6] card(?: left| in hand)?",
        "{who} claims no-discard",
    ),
)
"""The sentences, each with its meaning."""
