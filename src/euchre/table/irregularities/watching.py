"""What a watcher is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from ...acts import Act
from ..state import Finding, Table

Watcher: TypeAlias = Callable[[Table, Table, Act], Iterator[Finding]]
"""A watcher is told the table before an act and after what it moved, and yields what it finds."""


def more_special(table: Table, kinds: Sequence[str]) -> str:
    """The last of several names for which the code provides; the first, the most general, if for none."""
    return next((kind for kind in reversed(kinds) if table.provision(kind) is not None), kinds[0])
