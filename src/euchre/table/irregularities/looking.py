"""Looks at cards that lie face down: the dummy and the talon (modern kitty, m.14)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, TableAct
from ...deciding import decides
from ..state import Finding, RefereedTable
from .watching import Watcher, seat_or_none


@decides(irregularities="dummy-looked-at")
def dummy_looked_at(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A look at the dummy by a player who is not the maker."""
    if not isinstance(act, TableAct) or act.form != "looks at dummy":
        return
    if act.actor != now.deal.calling.maker:
        yield Finding(irregularity="dummy-looked-at", offender=seat_or_none(act))


@decides(irregularities="talon-looked-at")
def talon_looked_at(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Somebody looks at the talon."""
    if isinstance(act, TableAct) and act.form == "looks at talon":
        yield Finding(irregularity="talon-looked-at", offender=seat_or_none(act))


WATCHERS: tuple[Watcher, ...] = (dummy_looked_at, talon_looked_at)
