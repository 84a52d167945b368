"""Questions about the play, and drawing notice to a trick (professor-1862 L11, L13, P26, jerome-1877 13.1,
15.2, 15.3, leeds-dwight-1888 83 to 85, 92)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import TableAct
from ...deal import seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..state import Finding, RefereedTable
from ..terms.allowances import is_allowed
from ..topics import SPEAKING, says
from .talk import at_a_bridge
from .watching import is_ruled_on, watches_table

_QUESTIONS: Mapping[str, IrregularityName] = {
    "who-played": "asks-who-played",
    "partners-card": "asks-partners-card",
    "placing": "asks-for-placing",
    "turned-card": "asks-turned-card",
    "score": "asks-score",
}
"""The questions that a code may leave unanswered, by the word asked."""


@watches_table(
    "asks {matter}",
    finds=" ".join(_QUESTIONS.values()),
    laws=("professor-1862 L11", "jerome-1877 15.1 15.2", "leeds-dwight-1888 92"),
    by_player=True,
)
def question(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A question about the play, unless the code allows it where it is asked.

    What suit is trump, and whether a partner has really none of the suit led, may be asked at any time
    (jerome-1877 15.1, 15.2).
    """
    deal = before.deal
    if act.topic == "score" and (deal.turn_up is None or deal.is_over or at_a_bridge(before, seat_of(act))):
        return  # it is none before the turn-up and after the last card, and talk at a Bridge (L34, P28)
    if act.topic in _QUESTIONS:
        yield Finding(_QUESTIONS[act.topic], seat_of(act), trick=len(before.deal.tricks) or None)


@watches_table("asks {matter}", finds="forbidden-question", laws=("professor-1862 L34",), by_player=True)
def forbidden_question(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Find a question that the laws do not allow, from the turn-up to the last card (professor-1862 L34): one
    that is owed no answer where it is asked, or about a hand, be it whether a partner has none of a suit."""
    deal, seat = before.deal, seat_of(act)
    if deal.turn_up is None or deal.is_over:
        return
    name = None if act.topic == "placing" else _QUESTIONS.get(act.topic)
    asked = None if name is None else Finding(name, seat, trick=len(deal.tricks) or None)
    row = None if name is None else before.provision(name)
    is_owed_none = asked is not None and row is not None and not row.follows and not is_allowed(before, asked)
    if is_owed_none or act.topic in ("none-of-that-suit", "hand"):
        yield Finding("forbidden-question", seat)


@watches_table("points out {matter}", *SPEAKING, finds="notice-of-the-trick", by_player=True)
def notice_of_the_trick(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Notice drawn to the trick that is on before one's partner has played to it
    (leeds-dwight-1888 83). Said again of the same trick it is the same fault, for which there is one demand
    (85)."""
    found = _notice(before, act)
    if found is not None and not is_ruled_on(before, found):
        yield found


def why_notice_counts_for_nothing(table: RefereedTable, act: TableAct) -> str:
    """Why nothing follows from notice drawn to a trick."""
    found = _notice(table, act)
    is_again = found is not None and is_ruled_on(table, found)
    return "it is ruled on already" if is_again else "nothing follows from it by itself"


def _notice(before: RefereedTable, act: TableAct) -> Finding | None:
    """The notice drawn to a trick to which the partner has still to play."""
    if before.sitting.deal is None or not isinstance(act.actor, Seat):
        return None
    deal, seat = before.deal, seat_of(act)
    partner = before.code.seating.partner(seat)
    draws_notice = act.form == "points out {matter}" or says(act, "trick")
    if not draws_notice or act.topic != "trick" or deal.trick is None or partner is None:
        return None
    if partner in deal.trick.seats or partner in deal.calling.out:
        return None
    return Finding("notice-of-the-trick", seat, trick=len(deal.tricks), seats=(partner,))
