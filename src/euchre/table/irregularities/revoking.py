"""Suits not followed by one who could (professor-1862 L23 to L27, jerome-1877 10 and 11,
leeds-dwight-1888 62 to 71, modern renege)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play
from ...deal import legal_cards
from ...seats import Seat
from ..state import Finding, Table
from .watching import Watcher


def revoke(before: Table, now: Table, act: Act) -> Iterator[Finding]:
    """A card that does not follow suit from a hand that could. Nobody but its player knows yet."""
    if not isinstance(act, Play) or not isinstance(act.actor, Seat):
        return
    trick = before.deal.trick
    if trick is None or act.actor in trick.seats or act.card.suit_under(trick.trump) is trick.led:
        return
    if act.card not in legal_cards(before.deal, act.actor):
        yield Finding(
            irregularity="revoke", offender=act.actor, cards=(act.card,), trick=len(now.deal.tricks)
        )


WATCHERS: tuple[Watcher, ...] = (revoke,)
