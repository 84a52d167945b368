"""Who can act at a table: a seat, a side, a person by name, or the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody by name: a player before seats exist, one who comes or leaves, a bystander."""

    name: str

    def __str__(self) -> str:
        escaped = self.name.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'


@dataclass(frozen=True, slots=True)
class Everyone:
    """All at the table together, where the record does not say who acted."""

    def __str__(self) -> str:
        return "table"


TABLE = Everyone()
"""The table as an actor."""

Actor: TypeAlias = Seat | Side | Person | Everyone
