"""What computer players learn from at a table: its latest deals, as everybody there saw them.

The deals are kept as public text, where a player that learns sits at a table with enforced play. At a table
of an event a choice depends on its deal alone, so nothing is kept there. A deal counts only while the same
people and computer players act in all seats as in it.
"""

from __future__ import annotations

from dataclasses import replace

from ...bots import SeenDeals, seen_deal
from ...players import LEARNERS
from .table import SeenAtTable, Table

MOST_SEEN = 32
"""Most deals that are kept."""
KEPT_SEEN = 24
"""How many of the latest deals stay when there are more: many at once go, so what was learned is seldom
learned again from the beginning."""


def seen_here(table: Table) -> SeenDeals:
    """Return the deals that those who act at the table now have all played, the oldest first."""
    if table.play is not None or table.club is not None:
        return ()
    actors = _actors(table)
    return tuple(one.deal for one in table.seen if one.deal is not None and one.actors == actors)


def with_deal_begun(table: Table) -> Table:
    """Return the table at the beginning of a deal, from which its players may learn."""
    is_regular = table.play is None and table.club is None
    if not is_regular or LEARNERS.isdisjoint(chair.player for chair in table.chairs):
        return table
    ended = tuple(one for one in table.seen if one.deal is not None)
    return replace(table, seen=(*ended, SeenAtTable(actors=_actors(table))))


def with_deal_seen(table: Table) -> Table:
    """Return the table after an act, with its deal kept if that is over and the same acted in all of it."""
    sitting = table.sitting
    if not table.seen or table.seen[-1].deal is not None or not sitting.is_between_deals:
        return table
    *before, begun = table.seen
    if sitting.deal is None or sitting.deal.outcome is None or begun.actors != _actors(table):
        return replace(table, seen=tuple(before))
    seen = (*before, replace(begun, deal=seen_deal(sitting.deal, sitting.before_deal)))
    return replace(table, seen=seen if len(seen) <= MOST_SEEN else seen[-KEPT_SEEN:])


def _actors(table: Table) -> tuple[str, ...]:
    return tuple(chair.player or f"person {chair.person}" for chair in table.chairs)
