"""The advice of the books: every maxim of strategy and manners, id by id, in our own words.

>>> load_advice("leeds-dwight-1888")["S2"].says
'Assist with three trumps.'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, get_args

from ...errors import LawDataError

ADVICE_NAMES = ("professor-1862", "leeds-dwight-1888")
"""The registers that have advice, oldest first."""

Moment: TypeAlias = Literal["habits", "calls", "bridge", "lone hand", "discard", "lead", "play", "manners"]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
"""The moments on which maxims bear, in the order of a deal; manners last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A situation to which a maxim speaks, or to which it does not."""

    given: str
    """What is seen: lines of a record parted by semicolons, A dealing, the points by side before them."""
    then: str
    """The act that the maxim asks for; empty where it has nothing to say."""
    from_source: bool
    """Whether it is an example of the book's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Maxim:
    """One piece of advice."""

    id: str
    """Its id among the maxims of its book, `S2`."""
    heading: str
    """What it is about."""
    seat: str
    """Whom it advises."""
    moment: Moment
    """When it bears on the game."""
    strength: str
    """How strongly it is meant: `always`, `strongly`, `usually`, `by the score`, `permitted`, `experts only`,
    and of what not to do `never` and `avoid`."""
    says: str
    """The advice."""
    why: str
    """The reason for it."""
    why_from_book: bool
    """Whether the book gives the reason; else it is ours."""
    speaks: tuple[Example, ...]
    """Situations in which it decides."""
    silent: tuple[Example, ...]
    """Situations like them in which it has nothing to say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """The maxims of one book."""

    name: str
    """The register it belongs to, `leeds-dwight-1888`."""
    title: str
    """The book, in a line."""
    author: str
    """Who speaks in it, and when, as in `so say Leeds and Dwight, 1888`."""
    scope: str
    """What of the book is registered."""
    maxims: Mapping[str, Maxim]
    """The maxims by id, in the order of the book."""

    def __getitem__(self, maxim_id: str) -> Maxim:
        """The maxim of an id. Raises LawDataError naming ids near to one that does not exist."""
        if maxim_id in self.maxims:
            return self.maxims[maxim_id]
        near = get_close_matches(maxim_id, self.maxims, n=3, cutoff=0.4) or list(self.maxims)[:3]
        raise LawDataError(f"{self.name} has no maxim '{maxim_id}'; near to it are {', '.join(near)}")


@cache
def load_advice(name: str) -> Advice:
    """The advice of a register. Raises LawDataError for a register that has none."""
    if name not in ADVICE_NAMES:
        raise LawDataError(f"{name} has no advice of its own; {' and '.join(ADVICE_NAMES)} have")
    text = files(__package__).joinpath("data", f"{name}-advice.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    maxims = {maxim_id: _maxim(maxim_id, entry) for maxim_id, entry in data["maxims"].items()}
    return Advice(
        name=name,
        title=data["title"],
        author=data["author"],
        scope=data["scope"],
        maxims=MappingProxyType(maxims),
    )


def _maxim(maxim_id: str, entry: Mapping[str, Any]) -> Maxim:
    return Maxim(
        id=maxim_id,
        heading=entry["heading"],
        seat=entry["seat"],
        moment=entry["moment"],
        strength=entry["strength"],
        says=entry["says"],
        why=entry["why"],
        why_from_book=entry.get("reason") == "book",
        speaks=tuple(_example(text) for text in entry.get("speaks", ())),
        silent=tuple(_example(text) for text in entry.get("silent", ())),
    )


def _example(text: str) -> Example:
    told = text.removeprefix("book: ")
    given, _, then = told.partition(" => ")
    return Example(given=given, then=then, from_source=told != text)
