"""Scores as a Markov chain: each deal leads from one to others, and worth flows back along the ways.

A score is held as seen from the dealer, so that who deals is part of it and tables turn into each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

from ...game import FinishedGame, Score, marked, new_score, next_deal_begins
from ...laws import Code
from ...seats import BySide, Side
from .mix import Mix, sides_from
from .worth import gained, is_settled

Standing: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Points of each side from the dealer's on, and who won each game of the rubber so far, counted from him."""
Values: TypeAlias = tuple[float, ...]
"""Worth to each side from the dealer's on."""

_CLOSE = 1e-12


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


def ways(code: Code, standing: Standing, mix: Mix) -> Iterator[Way]:
    """All ways from a standing."""
    sides = code.seating.sides
    score = _score(code, standing)
    for share in mix.shares:
        after = marked(score, BySide(sides, share.points))
        gain = tuple(gained(score, after))
        to = () if is_settled(after) else tuple(_next(code, after, share.passes))
        yield Way(share.chance, gain, to)


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
    """The worth of every score that can stand before a deal."""
    table = _all_ways(code, mix)
    sides = len(code.seating.sides)
    values: dict[Standing, Values] = dict.fromkeys(table, (0.0,) * sides)
    order = sorted(table, key=lambda standing: (len(standing[1]), sum(standing[0])), reverse=True)
    change = 1.0
    while change > _CLOSE:
        change = 0.0
        for standing in order:
            new = _worth(table[standing], values, sides)
            change = max(change, *(abs(a - b) for a, b in zip(new, values[standing], strict=True)))
            values[standing] = new
    return values


def _worth(ways: Iterable[Way], values: dict[Standing, Values], sides: int) -> Values:
    worth = [0.0] * sides
    for way in ways:
        for place in range(sides):
            later = sum(values[to][(place - moved) % sides] for to, moved in way.to)
            worth[place] += way.chance * (way.gain[place] + (later / len(way.to) if way.to else 0.0))
    return tuple(worth)


def _all_ways(code: Code, mix: Mix) -> dict[Standing, tuple[Way, ...]]:
    """The ways from every standing of a game, and from all that these lead to."""
    scores = product(range(code.game_points), repeat=len(code.seating.sides))
    open_: list[Standing] = [(points, ()) for points in scores]
    table: dict[Standing, tuple[Way, ...]] = {}
    while open_:
        standing = open_.pop()
        if standing not in table:
            table[standing] = tuple(ways(code, standing, mix))
            open_ += [to for way in table[standing] for to, _ in way.to]
    return table
