"""Scores as a Markov chain: each deal leads from one to others, and worth flows back along the ways.

A score is held as seen from the dealer, so that who deals is part of it and tables turn into each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from operator import sub
from typing import TypeAlias

from ..game import FinishedGame, Score, marked, new_score, next_deal_begins
from ..laws import Code
from ..seats import BySide, Side
from .mix import Mix, OutcomeShare, sides_from
from .worth import gained, is_settled

Standing: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Points of each side from the dealer's on, and who won each game of the rubber so far, counted from him."""
Values: TypeAlias = tuple[float, ...]
"""Worth to each side from the dealer's on."""

_CLOSE = 1e-12
_FREE, _MOST = 100, 2_000
"""Sweeps through the table that take each new value as it is, and sweeps in all.

The codes of the books need 11 at most."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way from a standing to the next deal, or to the end."""

    chance: float
    gain: Values
    """What it brings at once, from the dealer of the deal on."""
    to: tuple[tuple[Standing, int], ...]
    """The standings it may lead to, each as likely, with the places the first side has moved on; none at
    the end."""


def standing_of(score: Score, sides: tuple[Side, ...]) -> Standing:
    """A score before a deal, as seen from the dealer, whose sides come in this order."""
    points = [score.points[side] for side in sides]
    # Equal leaders beyond game play on for the difference (modern m.9), so only that is kept.
    beyond = max(points) - score.code.game_points
    if beyond > 0:
        points = [max(0, own - beyond) for own in points]
    return tuple(points), tuple(sorted(sides.index(game.winner) for game in score.this_rubber))


Led: TypeAlias = tuple[Values, tuple[tuple[Standing, int], ...]]
"""What a mark brings at once, and the standings it may lead to, as a way has them."""
Marks: TypeAlias = dict[tuple[tuple[int, ...], tuple[int, ...], bool], Led]
"""The same by the total marked, who won each game of the rubber, and whether the deal passes."""


def ways(code: Code, standing: Standing, mix: Mix, known: Marks) -> Iterator[Way]:
    """All ways from a standing; a total that was reached from elsewhere too is marked but once."""
    points, winners = standing
    for share in mix.shares:
        total = tuple(had + won for had, won in zip(points, share.points, strict=True))
        key = (total, winners, share.passes)
        if key not in known:
            known[key] = _led(code, standing, share)
        yield Way(share.chance, *known[key])


def _led(code: Code, standing: Standing, share: OutcomeShare) -> Led:
    score = _score(code, standing)
    after = marked(score, BySide(code.seating.sides, share.points))
    to = () if is_settled(after) else tuple(_next(code, after, share.passes))
    return tuple(gained(score, after)), to


def _score(code: Code, standing: Standing) -> Score:
    points, winners = standing
    sides = code.seating.sides
    nothing = code.seating.by_side(0)
    games = tuple(FinishedGame(winner=sides[place], points=nothing, is_love_game=False) for place in winners)
    return replace(new_score(code, BySide(sides, points)), this_rubber=games)


def _next(code: Code, after: Score, passes: bool) -> Iterator[tuple[Standing, int]]:
    """The standings of the next deal: its dealer is known, or drawn where the code has each game begin so."""
    drawn = code.new_first_deal == "each_game" and after.is_between_games
    before = next_deal_begins(after)
    seats = code.seating.seats
    for moved in range(len(code.seating.sides)) if drawn else (int(passes),):
        yield standing_of(before, sides_from(code, seats[moved])), moved


def solve(code: Code, mix: Mix) -> dict[Standing, Values]:
    """The worth of every score that can stand before a deal.

    Where each deal wins a game and the deal always passes, what the dealer gains goes to and fro and the
    values never settle; after `_FREE` sweeps the mean of old and new is taken, which does.
    """
    table = _all_ways(code, mix)
    sides = len(code.seating.sides)
    values: dict[Standing, Values] = dict.fromkeys(table, (0.0,) * sides)
    order = sorted(table, key=lambda standing: (len(standing[1]), sum(standing[0])), reverse=True)
    steps = [(standing, *_steps(table[standing], sides)) for standing in order]
    for sweep in range(_MOST):
        change = 0.0
        for standing, gain, leads in steps:
            worth = list(gain)
            for chance, to, moved in leads:
                later = values[to]
                for place in range(sides):
                    worth[place] += chance * later[place - moved]
            old = values[standing]
            new = (
                tuple(worth) if sweep < _FREE else tuple((a + b) / 2 for a, b in zip(old, worth, strict=True))
            )
            change = max(change, *map(abs, map(sub, new, old)))
            values[standing] = new
        if change <= _CLOSE:
            break
    return values


def _steps(ways: Iterable[Way], sides: int) -> tuple[Values, list[tuple[float, Standing, int]]]:
    """What some ways bring at once on the whole; and each chance, where it leads, the places moved on."""
    gain, leads = [0.0] * sides, []
    for way in ways:
        for place in range(sides):
            gain[place] += way.chance * way.gain[place]
        leads += [(way.chance / len(way.to), to, moved) for to, moved in way.to]
    return tuple(gain), leads


def _all_ways(code: Code, mix: Mix) -> dict[Standing, tuple[Way, ...]]:
    """The ways from every standing of a game, and from all that these lead to."""
    scores = product(range(code.game_points), repeat=len(code.seating.sides))
    open_: list[Standing] = [(points, ()) for points in scores]
    table: dict[Standing, tuple[Way, ...]] = {}
    known: Marks = {}
    while open_:
        standing = open_.pop()
        if standing not in table:
            table[standing] = tuple(ways(code, standing, mix, known))
            open_ += [to for way in table[standing] for to, _ in way.to]
    return table
