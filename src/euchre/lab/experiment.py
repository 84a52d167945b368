"""What an experiment is: a question, how it is measured, and what counts as yes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from math import sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from ..bundled import read_bundled
from ..chance import Stream
from ..sim.run import Player

_DETECTED = 1.96 + 0.84
"""Errors of an effect that a test at 5 % sees with a chance of 80 %."""


@dataclass(frozen=True, slots=True)
class LabCell:
    """A quantity measured some number of times."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    """Sum of the squared values."""

    @classmethod
    def of(cls, values: ArrayLike) -> LabCell:
        """Return the sums of values (N,), one for each independent deal.

        `values` is (N,) of int, bool or float64.
        """
        found = np.asarray(values, np.float64)
        return cls(len(found), float(found.sum()), float(np.square(found).sum()))

    def __add__(self, other: LabCell) -> LabCell:
        return LabCell(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The mean; 0 where nothing was measured."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two values."""
        if self.count < 2:
            return float("inf")
        spread = max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1)
        return sqrt(spread / self.count)

    @property
    def smallest_effect(self) -> float:
        """The smallest effect that so many values show with a chance of 80 %."""
        return _DETECTED * self.error


SIMPLE: tuple[Player, ...] = ("simple",)
EXPERT: tuple[Player, ...] = ("expert",)
"""Four `expert` players, which take a sixth of a second for a deal: for samples of some hundred deals."""

Cells: TypeAlias = Mapping[str, LabCell]
"""Measured quantities by their names, in the order of the table on the page."""

Measure: TypeAlias = Callable[["Chunk"], Cells]

POINTS, CHANCE, SHARE, TRICKS = "points a deal", "chance of the game", "share of deals", "tricks a deal"
STRENGTH = "tricks expected of the hand"
EXACT = "none: an exact count"
SIMPLE_PLAYERS = "four `simple` players"
SIMPLE_AND_EXPERT = "four `simple` players, and four `expert` players in a sample of the deals"
BETWEEN_EXPERTS = ", between `expert` players"
"""What the name of a figure ends with where `expert` played on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A part of a run: its number, and how many deals it draws. Its result depends on nothing else."""

    seed: int
    number: int
    size: int

    def bits(self, *path: int) -> int:
        """Return a seed for one use within this chunk."""
        return Stream(self.seed, self.number, *path).bits()


def also_by_experts(measure: Callable[..., Cells], one_in: int) -> Measure:
    """Return the measure between `simple` players and, with one in so many of the deals, between `expert`
    players.

    `measure` takes a chunk and `players`, who play on after what is forced.
    """
    return partial(_by_both, measure=measure, one_in=one_in)


def _by_both(chunk: Chunk, measure: Callable[..., Cells], one_in: int) -> Cells:
    few = replace(chunk, size=chunk.size // one_in)
    experts = measure(few, players=EXPERT) if few.size else {}
    return {
        **measure(chunk, players=SIMPLE),
        **{f"{name}{BETWEEN_EXPERTS}": cell for name, cell in experts.items()},
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Hypothesis:
    """One testable part of a question: the mean of a cell compared with a value."""

    cell: str
    sign: int = 1
    """1 if the book claims a mean above `null`, -1 below it, 0 about equal to it."""
    null: float = 0.0
    matters: float = 0.02
    """The smallest effect worth a player's attention, in the unit of the experiment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenQuestion:
    """One of the open questions of the books."""

    source: str
    """The book, and the number of the question in the register of its advice."""
    asks: str
    """The question in one sentence that a player understands."""
    claim: str
    """What the book says, in our words."""
    answer: str
    """The answer in words that stay true for any figures; `{cell}` stands for a figure."""
    method: str
    """How it is measured, in plain sentences."""
    depends_on: str = ""
    """On what the answer depends, if it does."""
    without_expert: str = ""
    """Why `expert` players did not play on, in a sentence; empty where they did."""
    rests_on: str = ""
    """The condition on which the verdict rests."""
    prelim: str = ""
    """How the figures compare with the preliminary one in the register, if there is one."""


@cache
def _questions() -> dict[str, OpenQuestion]:
    document = read_bundled("euchre.lab", "questions", "questions", "git checkout src/euchre/lab/data")
    return {name: OpenQuestion(**texts) for name, texts in document["questions"].items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Experiment:
    """The measure of a question, its sizes and claims."""

    name: str
    """Such as `leeds-q1`."""
    measure: Measure
    claims: tuple[Hypothesis, ...]
    unit: str = POINTS
    players: str = SIMPLE_PLAYERS
    size: int = 40_000
    """Deals drawn in one chunk."""
    chunks: int = 20
    """Chunks of a full run."""
    seed: int = 1862
    version: int = 1
    """Raised when the measure changes, so that older chunks are not added to newer ones."""
    pictured: tuple[str, ...] = ()
    """The cells in the picture; empty for all."""

    @property
    def question(self) -> OpenQuestion:
        """Its question in words, and how it is measured."""
        return _questions()[self.name]

    @property
    def is_exact(self) -> bool:
        """Whether the answer is counted, not sampled."""
        return self.players == EXACT

    @property
    def tenth(self) -> int:
        """Chunks of a small run."""
        return max(1, self.chunks // 10)

    def chunk(self, number: int, size: int | None = None) -> Chunk:
        """Return the chunk with this number, from 0; `size` replaces the usual one."""
        return Chunk(seed=self.seed, number=number, size=size or self.size)

    @property
    def config(self) -> dict[str, object]:
        """What the results depend on."""
        return {"experiment": self.name, "version": self.version, "seed": self.seed, "size": self.size}


def added(parts: Iterable[Cells]) -> dict[str, LabCell]:
    """Return the sums of some chunks, added in the order given."""
    total: dict[str, LabCell] = {}
    for part in parts:
        for name, cell in part.items():
            total[name] = total.get(name, LabCell()) + cell
    return total
