"""Reads the registers from the package's own data, each when it is first needed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from ...errors import LawDataError
from .model import Ambiguity, Entry, Law, Register, Silence, Situation

REGISTER_NAMES = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
"""The four registers, oldest first."""
TRANSLATED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"fr": ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")}
)
"""The registers that a language has, in a folder of `data` with the name of the language."""


def read_data(name: str) -> dict[str, Any]:
    """Return the JSON document in a data file of this package, or in a folder of its data."""
    text = files(__package__).joinpath("data", *f"{name}.json".split("/")).read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


def load_register(name: str, language: str = "en") -> Register:
    """Return the register with a name, in English if the language does not have it.

    Raises LawDataError, which suggests a similar name.
    """
    if name not in REGISTER_NAMES:
        near = get_close_matches(name, REGISTER_NAMES, n=1, cutoff=0.4) or REGISTER_NAMES
        raise LawDataError(f"there is no register '{name}'; did you mean {' or '.join(near)}?")
    return _read(name, language if name in TRANSLATED.get(language, ()) else "en")


@cache
def _read(name: str, language: str) -> Register:
    data = read_data(name)
    if language != "en":
        data = _worded(data, read_data(f"{language}/{name}"))
    laws = tuple(_law(name, entry) for entry in data["laws"])
    silences = tuple(_silence(entry) for entry in data["silences"])
    entries: tuple[Entry, ...] = (*laws, *silences)
    return Register(
        name=name,
        language=language,
        title=data["title"],
        scope=data["scope"],
        conventions=MappingProxyType(data["conventions"]),
        laws=laws,
        silences=silences,
        entries=MappingProxyType({entry.id: entry for entry in entries}),
        code_titles=MappingProxyType(data.get("code_titles", {})),
    )


def _worded(data: dict[str, Any], words: dict[str, Any]) -> dict[str, Any]:
    """Return the data of a register with the words of another language, which has all that is shown of a
    law."""

    def worded(entry: dict[str, Any]) -> dict[str, Any]:
        own: dict[str, Any] = words["entries"][entry["id"]]
        pairs = zip(entry["situations"], own["situations"], strict=True)
        return entry | own | {"situations": [situation | said for situation, said in pairs]}

    return data | {
        "title": words["title"],
        "scope": words["scope"],
        "code_titles": words["code_titles"],
        "laws": [worded(entry) for entry in data["laws"]],
        "silences": [worded(entry) for entry in data["silences"]],
    }


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
