"""Questions about the play, and drawing notice to a trick (professor-1862 L11, L13, P26, jerome-1877 13.1,
15.2, 15.3, leeds-dwight-1888 83 to 85, 92)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import Act, TableAct
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..state import Finding, RefereedTable
from .watching import Watcher

_QUESTIONS: Mapping[str, IrregularityName] = {
    "who-played": "asks-who-played",
    "partners-card": "asks-partners-card",
    "placing": "asks-for-placing",
    "turned-card": "asks-turned-card",
    "score": "asks-score",
}
"""The questions that a code may leave unanswered, by the word asked."""


@decides(
    "professor-1862 L11",
    "jerome-1877 15.1 15.2",
    "leeds-dwight-1888 92",
    irregularities="asks-score asks-who-played asks-partners-card asks-for-placing asks-turned-card",
)
def question(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A question about the play, unless the code allows it where it is asked.

    What suit is trump, and whether a partner has really none of the suit led, may be asked at any time
    (jerome-1877 15.1, 15.2).
    """
    if isinstance(act, TableAct) and act.form == "asks {matter}" and isinstance(act.actor, Seat):
        kind = _QUESTIONS.get(str(act.matter))
        if kind is not None:
            yield Finding(irregularity=kind, offender=act.actor, trick=len(before.deal.tricks) or None)


@decides(irregularities="notice-of-the-trick")
def notice_of_the_trick(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Notice drawn to the trick that is on before one's partner has played to it
    (leeds-dwight-1888 83)."""
    if not isinstance(act, TableAct) or act.form != "points out {matter}" or act.matter != "trick":
        return
    trick = before.deal.trick
    if trick is None or not isinstance(act.actor, Seat):
        return
    partner = before.code.seating.partner(act.actor)
    if partner is not None and partner not in trick.seats and partner not in before.deal.calling.out:
        yield Finding(
            irregularity="notice-of-the-trick",
            offender=act.actor,
            trick=len(before.deal.tricks),
            seats=(partner,),
        )


WATCHERS: tuple[Watcher, ...] = (question, notice_of_the_trick)
