"""A comparison of the registers: each matter on which they differ, and customs of no source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any

from ...errors import LawDataError
from .load import read_data

COMPARED = ("fr",)
"""The languages, beside English, that have the comparison."""


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
    heading: str = ""
    """What it is about, in another language than English; empty in English, where the name says it."""
    language: str = "en"
    """The language of its texts."""


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
    heading: str = ""
    """What it is called, in another language than English; empty in English, where the name says it."""
    language: str = "en"
    """The language of its texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """All axes, and the customs outside the sources."""

    axes: tuple[Axis, ...]
    """The axes in the order of the game."""
    outside: tuple[OutsideOption, ...]
    """Customs of no source."""

    def __getitem__(self, name: str) -> Axis:
        """Return the axis with a name. Raises LawDataError, which suggests similar names."""
        for axis in self.axes:
            if axis.name == name:
                return axis
        names = [axis.name for axis in self.axes]
        near = get_close_matches(name, names, n=3, cutoff=0.4) or names[:3]
        raise LawDataError(f"there is no axis '{name}'; did you mean {' or '.join(near)}?")


def load_comparison(language: str = "en") -> Comparison:
    """Return the comparison of the four registers, in English if the language does not have it."""
    return _read(language if language in COMPARED else "en")


@cache
def _read(language: str) -> Comparison:
    data = read_data("comparison")
    if language != "en":
        data = _worded(data, read_data(f"{language}/comparison"))
    return Comparison(
        axes=tuple(
            Axis(
                name=entry["axis"],
                cells=MappingProxyType({name: _cell(cell) for name, cell in entry["cells"].items()}),
                heading=entry.get("heading", ""),
                language=language,
            )
            for entry in data["axes"]
        ),
        outside=tuple(
            OutsideOption(
                name=entry["option"],
                says=entry["says"],
                status=entry["status"],
                values=tuple(entry["values"]),
                heading=entry.get("heading", ""),
                language=language,
            )
            for entry in data["outside"]
        ),
    )


def _worded(data: dict[str, Any], words: dict[str, Any]) -> dict[str, Any]:
    """Return the data of the comparison with the words of another language, which has all that is shown of
    it."""

    def compared(entry: dict[str, Any]) -> dict[str, Any]:
        own = words["axes"][entry["axis"]]
        cells = {
            name: cell
            | {
                "value": own["cells"][name],
                "notes": [words["notes"][note] for note in cell.get("notes", ())],
            }
            for name, cell in entry["cells"].items()
        }
        return {"axis": entry["axis"], "heading": own["heading"], "cells": cells}

    return {
        "axes": [compared(entry) for entry in data["axes"]],
        "outside": [entry | words["outside"][entry["option"]] for entry in data["outside"]],
    }


def _cell(entry: dict[str, Any]) -> Cell:
    return Cell(value=entry["value"], laws=tuple(entry["laws"]), notes=tuple(entry.get("notes", ())))
