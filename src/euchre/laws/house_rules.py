"""Reads rules files, and the presets that come with the package."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..errors import LawDataError
from .code import Code
from .load import CODE_NAMES, house_variant, load_code, read_value, value_text

_KEYS = ("base", "changes", "title", "source")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """House rules that come with the package."""

    name: str
    """Its name on the command line: `canadian`."""
    title: str
    """One line that says what it is."""
    source: str
    """Where its rules are from."""
    text: str
    """The rules file."""


@cache
def presets() -> dict[str, Preset]:
    """Return the presets by name, in alphabetical order."""
    folder = files(__package__).joinpath("data", "presets")
    found = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        name, text = file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
        found[name] = Preset(name=name, title=data["title"], source=data["source"], text=text)
    return found


def read_house_rules(*texts: str) -> Code:
    """Return the house variant that rules files describe: each has `base = "modern"` and a table `[changes]`.

    Several files are added up. They must have the same base and may not set a value in different ways. Raises
    LawDataError, naming the key and what is allowed.
    """
    bases: set[str] = set()
    changes: dict[str, object] = {}
    for data in map(_read, texts):
        bases.add(data["base"])
        for key, value in data["changes"].items():
            if key in changes and read_value(key, value) != read_value(key, changes[key]):
                one, other = (value_text(read_value(key, each)) for each in (changes[key], value))
                raise LawDataError(f"{key} is {one} in one rules file and {other} in another")
            changes[key] = value
    if len(bases) != 1:
        raise LawDataError(f"the rules files have different bases: {', '.join(sorted(bases))}")
    return house_variant(load_code(bases.pop()), changes)


def _read(text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as fault:
        raise LawDataError(f"the rules are not TOML: {fault}") from None
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        raise LawDataError(f"unknown key '{unknown[0]}': a rules file has base and [changes]")
    if not isinstance(data.get("base"), str):
        raise LawDataError(f"base names the code to change: one of {', '.join(CODE_NAMES)}")
    if not isinstance(data.setdefault("changes", {}), dict):
        raise LawDataError("changes is a table, written as [changes] and a line for each value")
    return data
