"""What a watcher is, and helpers for watchers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from ...acts import Act, TableAct
from ...laws import IrregularityName
from ...seats import Seat
from ..state import Finding, RefereedTable

Watcher: TypeAlias = Callable[[RefereedTable, RefereedTable, Act], Iterator[Finding]]
"""Takes the table before an act, the table after what it moved, and the act; yields what it finds."""


def seat_or_none(act: Act) -> Seat | None:
    """The seat that acted, None for anybody else."""
    return act.actor if isinstance(act.actor, Seat) else None


def dealing_deed(act: Act) -> bool:
    """Whether an act gives a packet of cards."""
    return isinstance(act, TableAct) and act.is_one_of("deals {number} to {seat}", "deals {number} to dummy")


def more_special(table: RefereedTable, kinds: Sequence[IrregularityName]) -> IrregularityName:
    """The last of several names for which the code provides; the first, the most general, if for none."""
    return next((kind for kind in reversed(kinds) if table.provision(kind) is not None), kinds[0])
