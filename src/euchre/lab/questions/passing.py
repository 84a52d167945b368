"""When eldest hand should pass on a hand that looks strong."""

from __future__ import annotations

import numpy as np

from ...acts import Manner
from ...cards import Card
from ...laws import load_code
from ...sim.run import Player
from ..choice import Score, chance_of, choice, compared
from ..experiment import (
    CHANCE,
    SIMPLE,
    SIMPLE_AND_EXPERT,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    added,
    also_by_experts,
)
from ..hands import NEXT, Flags, Hands, mask, strength, trumps
from ..sample import ELDEST, drawn
from .calls import PROFESSOR, accepts, passes


def _strong_in_both(h: Hands, c: Card) -> Flags:
    """Strong in the turned suit and in next: (N,) bool for (N,) uint64 hands."""
    return (trumps(h) >= 2) & (strength(h) >= 300) & (strength(h, NEXT) >= 300)


def _eldest_strong(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    parts = []
    for name, manner in (("ordering up", Manner.PARTNERSHIP), ("ordering up alone", Manner.ALONE)):
        found = choice(
            chunk,
            code=PROFESSOR,
            seat=ELDEST,
            first=passes(ELDEST),
            other=accepts(ELDEST, manner),
            classes={f"passing less {name}": _strong_in_both},
            players=players,
        )
        parts.append(found)
    return added(parts)


_LOW_NEXT = mask("JS 7S 7C 8C 9C")
_PASS_SCORES: tuple[Score, ...] = ((0, 0), (4, 1), (4, 2), (4, 4), (1, 4))


def _right_and_seven(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    parts = []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=lambda c: c not in (_JS, _7S)):
        given = sample.with_cards(ELDEST, _LOW_NEXT)
        every = {"passing less ordering up": np.ones(len(given), np.bool_)}
        values = {f"{a}-{b}": chance_of(ELDEST, (a, b), PROFESSOR) for a, b in _PASS_SCORES}
        parts.append(compared(given, passes(ELDEST), accepts(ELDEST), every, values, players))
    return added(parts)


_JS, _7S = Card("JS"), Card("7S")


EXPERIMENTS = (
    Experiment(
        name="professor-q13",
        measure=_eldest_strong,
        claims=(
            Hypothesis(cell="passing less ordering up"),
            Hypothesis(cell="passing less ordering up alone"),
        ),
    ),
    Experiment(
        name="professor-q14",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_right_and_seven, one_in=1000),
        claims=tuple(
            Hypothesis(cell=f"{a}-{b}: passing less ordering up", matters=0.005) for a, b in _PASS_SCORES
        ),
        unit=CHANCE,
        size=16_000,
    ),
)
