"""A comparison of the registers: each matter on which they differ, and customs of no source."""

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
    """What one register says on an axis."""

    value: str
    """One line; `silent` if the source has no rule, with our decision after a colon."""
    laws: tuple[str, ...]
    """Ids of the laws and silences it rests on."""
    notes: tuple[str, ...] = ()
    """Places in the source that are not laws."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """A matter on which the codes differ."""

    name: str
    """Its name: `revoke_penalty`."""
    cells: Mapping[str, Cell]
    """The cell of each register, by the register's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideOption:
    """A custom of tables and programs that is not a law of any older source."""

    name: str
    """Its name: `farmers_hand`."""
    says: str
    """What the custom is."""
    status: str
    """What the sources say about it."""
    values: tuple[str, ...]
    """Values of a code with which a house rule can have it; empty if there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """All axes, and the customs outside the sources."""

    axes: tuple[Axis, ...]
    """The axes in the order of the game."""
    outside: tuple[OutsideOption, ...]
    """Customs of no source."""

    def __getitem__(self, name: str) -> Axis:
        """The axis with a name. Raises LawDataError, which suggests similar names."""
        for axis in self.axes:
            if axis.name == name:
                return axis
        names = [axis.name for axis in self.axes]
        near = get_close_matches(name, names, n=3, cutoff=0.4) or names[:3]
        raise LawDataError(f"there is no axis '{name}'; did you mean {' or '.join(near)}?")


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
    assert isinstance(laws, list)
    assert isinstance(notes, list)
    return Cell(value=str(entry["value"]), laws=tuple(laws), notes=tuple(notes))
