"""The advice of the books: every maxim of strategy and manners by its id, in our own words.

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
"""The registers with advice, oldest first."""

Moment: TypeAlias = Literal["habits", "calls", "bridge", "lone hand", "discard", "lead", "play", "manners"]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
"""When maxims apply, in the order of a deal; manners last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A situation in which a maxim gives advice, or in which it gives none."""

    given: str
    """What is seen: the points by side, then lines of a record with semicolons between them; A deals."""
    then: str
    """The act that the maxim advises; empty if it gives no advice."""
    from_source: bool
    """Whether the example is from the book."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Maxim:
    """One piece of advice."""

    id: str
    """Its id in its book: `S2`."""
    heading: str
    """What it is about."""
    seat: str
    """Whom it advises."""
    moment: Moment
    """When it applies."""
    strength: str
    """How strong it is: `always`, `strongly`, `usually`, `by the score`, `permitted`, `experts only`, or, for
    what not to do, `never` and `avoid`."""
    says: str
    """The advice."""
    why: str
    """The reason for it."""
    why_from_book: bool
    """Whether the book gives the reason; otherwise it is ours."""
    speaks: tuple[Example, ...]
    """Situations in which it gives advice."""
    silent: tuple[Example, ...]
    """Similar situations in which it gives none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """The maxims of one book."""

    name: str
    """The register it belongs to: `leeds-dwight-1888`."""
    title: str
    """The title of the book."""
    author: str
    """The author and the year, as in `Leeds and Dwight, 1888`."""
    scope: str
    """Which part of the book is registered."""
    maxims: Mapping[str, Maxim]
    """The maxims by id, in the order of the book."""

    def __getitem__(self, maxim_id: str) -> Maxim:
        """Return the maxim with an id. Raises LawDataError, which suggests similar ids."""
        if maxim_id in self.maxims:
            return self.maxims[maxim_id]
        near = get_close_matches(maxim_id, self.maxims, n=3, cutoff=0.4) or list(self.maxims)[:3]
        raise LawDataError(f"{self.name} has no maxim '{maxim_id}'; did you mean {' or '.join(near)}?")


@cache
def load_advice(name: str) -> Advice:
    """Return the advice of a register. Raises LawDataError for a register that has none."""
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
