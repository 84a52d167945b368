"""Questions on maxims of play: the moments at which a maxim speaks are played both ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from ...bots.book.rule import Rule
from ...bots.book.shelf import BOOKS
from ...laws import load_code
from ...sim import Run
from ...sim.batch import simulate
from ..experiment import Cells, Chunk, Experiment, Hypothesis, LabCell
from ..moments import Rules, gains
from .calls import LEEDS, PROFESSOR


def rules_named(code: str, names: Sequence[str] | None = None) -> Rules:
    """Return the maxims of a code's book with these ids, or all of them."""
    book = BOOKS[code]

    def some(rules: Sequence[Rule[Any]]) -> tuple[Rule[Any], ...]:
        return tuple(rule for rule in rules if names is None or rule.id in names)

    return Rules(calls=some(book.calls), leads=some(book.leads), follows=some(book.follows))


def followed(chunk: Chunk, code: str, names: tuple[str, ...] | None, lone_only: bool = False) -> Cells:
    """Return for each maxim the points won by following it, over every moment at which it speaks."""
    rules, seed = rules_named(code, names), chunk.bits(1)
    run = Run(code=load_code(code), seed=chunk.bits(0), players=("simple",))
    found: dict[str, list[float]] = defaultdict(list)
    for number in _numbers(run, chunk.size, lone_only):
        for name, gain in gains(run, number, rules, seed):
            found[name].append(gain)
    return {name: LabCell.of(found[name]) for name in sorted(found, key=_place)}


def _numbers(run: Run, size: int, lone_only: bool) -> Iterator[int]:
    if not lone_only:
        yield from range(1, size + 1)
        return
    outcomes = simulate(run, 1, size, threads=1)
    yield from (int(row) + 1 for row in np.flatnonzero(outcomes.lone >= 0))


def _place(name: str) -> tuple[str, int]:
    letters = name.rstrip("0123456789bc")
    return letters, int("".join(filter(str.isdigit, name)) or 0)


_SIGNALS = ("DA3", "DA4", "DA5", "DA6")
_COUPS = ("C1", "C5", "C7")

EXPERIMENTS = (
    Experiment(
        name="leeds-q20",
        measure=partial(followed, code=LEEDS, names=_SIGNALS, lone_only=True),
        claims=tuple(Hypothesis(cell=name) for name in _SIGNALS),
        size=20_000,
        chunks=40,
    ),
    Experiment(
        name="leeds-q25",
        measure=partial(followed, code=LEEDS, names=_COUPS),
        claims=tuple(Hypothesis(cell=name) for name in _COUPS),
        size=3_000,
        chunks=40,
    ),
    Experiment(
        name="professor-q19",
        measure=partial(followed, code=PROFESSOR, names=("LONE10",), lone_only=True),
        claims=(Hypothesis(cell="LONE10"),),
        size=40_000,
        chunks=40,
    ),
    Experiment(
        name="also-leeds-maxims",
        measure=partial(followed, code=LEEDS, names=None),
        claims=(),
        size=300,
        chunks=40,
    ),
    Experiment(
        name="also-professor-maxims",
        measure=partial(followed, code=PROFESSOR, names=None),
        claims=(),
        size=300,
        chunks=40,
    ),
)
