"""Compare two ways to go on in the same deals, by the class of hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..cards import Card, card_mask
from ..laws import load_code
from ..seats import Seat
from ..sim.batch import Outcomes
from ..sim.run import Player
from .experiment import SIMPLE, Cells, Chunk, LabCell, added
from .hands import Flags, Hands
from .sample import DEALER, Sample, chance, drawn, net, passing

Way: TypeAlias = Callable[[Sample], Sample]
"""What is forced, from the point where the seat is to choose."""
Class: TypeAlias = Callable[[Hands, Card], Flags]
"""Which hands are meant: (N,) uint64 hands and the turn-up to (N,) bool. The dealer's have six cards."""
Score: TypeAlias = tuple[int, int]
"""Points of the seat's side, then of the other."""
Value: TypeAlias = Callable[[Outcomes], NDArray[np.float64]]


def points_of(seat: Seat) -> Value:
    """Return the value of an outcome in points."""
    return lambda outcomes: net(outcomes, seat)


def chance_of(seat: Seat, score: Score, code: str) -> Value:
    """Return the value of an outcome in chances of the game at a score."""
    return lambda outcomes: chance(outcomes, seat, score, code)


def march_of(seat: Seat) -> Value:
    """1 where the side of a seat won all five tricks, else 0."""
    return lambda outcomes: (outcomes.tricks[:, int(seat) % 2] == 5).astype(np.float64)


def values_at(seat: Seat, code: str, scores: Sequence[Score]) -> dict[str, Value]:
    """Return points without a score, or the chance of the game at each score."""
    if not scores:
        return {"": points_of(seat)}
    return {f"{own}-{other}": chance_of(seat, (own, other), code) for own, other in scores}


def compared(
    sample: Sample,
    first: Way,
    other: Way,
    classes: Mapping[str, Flags],
    values: Mapping[str, Value],
    players: tuple[Player, ...] = SIMPLE,
) -> Cells:
    """Return for each class and value: the value after one way less that after the other, deal by deal.

    Each class is a mask, bool (N,).
    """
    wanted = np.zeros(len(sample), np.bool_)
    for rows in classes.values():
        wanted |= rows
    if not wanted.any():
        return {_label(a, b): LabCell() for a in values for b in classes}
    part = sample.where(wanted)
    one, two = first(part).outcomes(players), other(part).outcomes(players)
    gains = {name: value(one) - value(two) for name, value in values.items()}
    return {
        _label(name, group): LabCell.of(gain[rows[wanted]])
        for name, gain in gains.items()
        for group, rows in classes.items()
    }


def _label(value: str, group: str) -> str:
    return ": ".join(filter(None, (value, group)))


def choice(
    chunk: Chunk,
    *,
    code: str,
    seat: Seat,
    first: Way,
    other: Way,
    classes: Mapping[str, Class],
    scores: Sequence[Score] = (),
    making: bool = False,
    only: Callable[[Card], bool] = bool,
    players: tuple[Player, ...] = SIMPLE,
) -> Cells:
    """Compare two choices of a seat in deals where all before it pass by the rules of `simple`."""
    law, parts = load_code(code), []
    for card, sample in drawn(law, chunk, only=only):
        hands = seen_hands(sample, seat, card, making=making)
        meant = {name: rule(hands, card) for name, rule in classes.items()}
        near = np.logical_or.reduce(list(meant.values()))
        found = passing(sample.where(near), seat, making=making) if near.any() else sample.where(near)
        if not len(found):
            continue
        hands = seen_hands(found, seat, card, making=making)
        rows = {name: rule(hands, card) for name, rule in classes.items()}
        at_turn = found.passed_to(seat, making=making)
        parts.append(compared(at_turn, first, other, rows, values_at(seat, code, scores), players))
    return added(parts)


def seen_hands(sample: Sample, seat: Seat, card: Card, *, making: bool = False) -> Hands:
    """Return the hands of a seat; the dealer's with the turn-up in the first round. The result is (N,)
    uint64."""
    hands = sample.hands(seat)
    return hands | np.uint64(card_mask((card,))) if seat == DEALER and not making else hands
