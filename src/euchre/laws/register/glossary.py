"""The words of the game: their meaning, their names in the package, the laws that define them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One word of the game, as this project uses it."""

    word: str
    """The word; a verb with `to`."""
    means: str
    """What it means."""
    also: tuple[str, ...]
    """Other words for it that this project does not use."""
    code: tuple[str, ...]
    """Names in the package that use the word: `module:name` below `euchre`."""
    laws: tuple[str, ...]
    """The laws that define it, each with its register."""


@cache
def load_glossary() -> tuple[Term, ...]:
    """Return all words in alphabetical order."""
    text = files(__package__).joinpath("data", "glossary.toml").read_text(encoding="utf-8")
    terms = (
        Term(
            word=word,
            means=entry["means"],
            also=tuple(entry.get("also", ())),
            code=tuple(entry.get("code", ())),
            laws=tuple(entry.get("laws", ())),
        )
        for word, entry in tomllib.loads(text).items()
    )
    return tuple(sorted(terms, key=lambda term: term.word.removeprefix("to ").casefold()))
