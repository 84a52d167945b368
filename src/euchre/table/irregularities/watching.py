"""What a watcher is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...acts import Act
from ..state import Finding, Table

Watcher: TypeAlias = Callable[[Table, Table, Act], Iterator[Finding]]
"""A watcher is told the table before an act and after what it moved, and yields what it finds."""
