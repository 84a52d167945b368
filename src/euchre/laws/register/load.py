"""Reads the registers from the package's own data, each when it is first needed."""

from __future__ import annotations

import json
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from ...errors import LawDataError
from .model import Ambiguity, Entry, Law, Register, Silence, Situation

REGISTER_NAMES = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
"""The four registers, oldest first."""


def read_data(name: str) -> dict[str, Any]:
    """The JSON document in a data file of this package."""
    text = files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


@cache
def load_register(name: str) -> Register:
    """The register with a name. Raises LawDataError, which suggests a similar name."""
    if name not in REGISTER_NAMES:
        near = get_close_matches(name, REGISTER_NAMES, n=1, cutoff=0.4) or REGISTER_NAMES
        raise LawDataError(f"there is no register '{name}'; did you mean {' or '.join(near)}?")
    data = read_data(name)
    laws = tuple(_law(name, entry) for entry in data["laws"])
    silences = tuple(_silence(entry) for entry in data["silences"])
    entries: tuple[Entry, ...] = (*laws, *silences)
    return Register(
        name=name,
        title=data["title"],
        scope=data["scope"],
        conventions=MappingProxyType(data["conventions"]),
        laws=laws,
        silences=silences,
        entries=MappingProxyType({entry.id: entry for entry in entries}),
    )


def _law(register: str, entry: dict[str, Any]) -> Law:
    ambiguity = entry.get("ambiguity")
    return Law(
        **entry
        | {
            "games": tuple(entry.get("games", (register,))),
            "ambiguity": None if ambiguity is None else Ambiguity(**ambiguity),
            "situations": _situations(entry),
        }
    )


def _silence(entry: dict[str, Any]) -> Silence:
    return Silence(**entry | {"situations": _situations(entry)})


def _situations(entry: dict[str, Any]) -> tuple[Situation, ...]:
    return tuple(Situation(**situation) for situation in entry["situations"])
