"""Who can act at a table: a seat, a side, a person by name, or all together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Person:
    """A person by name: a player without a seat, somebody who arrives or leaves, a bystander."""

    name: str

    def __str__(self) -> str:
        escaped = self.name.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'


@dataclass(frozen=True, slots=True)
class Everyone:
    """All players together, where the record does not say who acted."""

    def __str__(self) -> str:
        return "table"


TABLE = Everyone()
"""The only `Everyone`."""

Actor: TypeAlias = Seat | Side | Person | Everyone
