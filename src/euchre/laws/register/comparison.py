"""The registers side by side: each axis on which codes differ, and customs of no source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType

from ...errors import LawDataError
from .load import read_data


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What one register has on an axis."""

    value: str
    """In a line; `silent` where the source gives no rule, what follows a colon being our decision."""
    laws: tuple[str, ...]
    """Ids of the laws and silences it rests on."""
    notes: tuple[str, ...] = ()
    """Places of the source that are no laws."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """One matter on which codes differ."""

    name: str
    """Its name, `revoke_penalty`."""
    cells: Mapping[str, Cell]
    """The cell of each register, by the register's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideOption:
    """A custom met at tables and in programs that is law in none of the older sources."""

    name: str
    """Its name, `farmers_hand`."""
    says: str
    """What the custom is."""
    status: str
    """How it stands to the sources."""
    values: tuple[str, ...]
    """Values of a code by which a house rule can have it; empty where no value does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """All axes, and the customs outside the sources."""

    axes: tuple[Axis, ...]
    """The axes in the order of the game."""
    outside: tuple[OutsideOption, ...]
    """Customs of no source."""

    def __getitem__(self, name: str) -> Axis:
        """The axis of a name. Raises LawDataError naming axes near to one that does not exist."""
        for axis in self.axes:
            if axis.name == name:
                return axis
        names = [axis.name for axis in self.axes]
        near = get_close_matches(name, names, n=3, cutoff=0.4) or names[:3]
        raise LawDataError(f"there is no axis '{name}'; near to it are {', '.join(near)}")


@cache
def load_comparison() -> Comparison:
    """The comparison of the four registers."""
    data = read_data("comparison")
    return Comparison(
        axes=tuple(
            Axis(name=entry["axis"], cells=MappingProxyType({k: _cell(v) for k, v in entry["cells"].items()}))
            for entry in data["axes"]
        ),
        outside=tuple(
            OutsideOption(
                name=entry["option"],
                says=entry["says"],
                status=entry["status"],
                values=tuple(entry["values"]),
            )
            for entry in data["outside"]
        ),
    )


def _cell(entry: dict[str, object]) -> Cell:
    laws, notes = entry["laws"], entry.get("notes", [])
    assert isinstance(laws, list) and isinstance(notes, list)
    return Cell(value=str(entry["value"]), laws=tuple(laws), notes=tuple(notes))
