"""What a watcher is, and what watchers ask of an act."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...acts import Act, Deed
from ...seats import Seat
from ..state import Finding, Table

Watcher: TypeAlias = Callable[[Table, Table, Act], Iterator[Finding]]
"""A watcher is told the table before an act and after what it moved, and yields what it finds."""


def seat_or_none(act: Act) -> Seat | None:
    """The seat that acted, None for anybody else."""
    return act.actor if isinstance(act.actor, Seat) else None


def dealing_deed(act: Act) -> bool:
    """Whether an act gives a packet of cards."""
    return isinstance(act, Deed) and act.form in ("deals {number} to {seat}", "deals {number} to dummy")
