"""Cards led and played out of turn (professor-1862 L15, jerome-1877 9.8, leeds-dwight-1888 52, 53,
modern renege-turn)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play
from ...deal import Stage
from ...seats import Seat
from ..handling import leader_due
from ..state import Finding, Table
from .watching import Watcher


def lead_out_of_turn(before: Table, now: Table, act: Act) -> Iterator[Finding]:
    """A card led by a player who has not the lead."""
    if not isinstance(act, Play) or before.deal.trick is not None or before.deal.stage is Stage.OVER:
        return
    if act.actor != leader_due(before.deal) and isinstance(act.actor, Seat):
        yield Finding(
            irregularity="lead-out-of-turn",
            offender=act.actor,
            cards=(act.card,),
            trick=len(now.deal.tricks),
        )


WATCHERS: tuple[Watcher, ...] = (lead_out_of_turn,)
