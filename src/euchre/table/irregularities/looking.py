"""Looks at cards that lie face down: the dummy and the talon (modern kitty, m.14)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, TableAct, TakeDummy
from ..state import Finding, RefereedTable
from .watching import seat_or_none, watches, watches_table


@watches(TakeDummy, TableAct, finds="dummy-looked-at")
def dummy_looked_at(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A look at the dummy, or a grasp for it, by a player who is not the maker."""
    touches = isinstance(act, TakeDummy) or (isinstance(act, TableAct) and act.form == "looks at dummy")
    if touches and act.actor != now.deal.calling.maker:
        yield Finding("dummy-looked-at", seat_or_none(act))


@watches_table("looks at talon", finds="talon-looked-at")
def talon_looked_at(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Somebody looks at the talon."""
    yield Finding("talon-looked-at", seat_or_none(act))
