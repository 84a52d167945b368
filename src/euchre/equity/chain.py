"""Value scores by a Markov chain: each deal leads from one score to others, and values are propagated back.

A score is stored relative to the dealer, so it includes who deals, and rotations of the table coincide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import sub
from typing import TypeAlias

from ..game import FinishedGame, Score, deal_counted, marked, new_score, next_deal_begins
from ..laws import Code
from ..seats import BySide, Side
from .deals_left import counted_deals, first_scores, reduced
from .mix import Mix, OutcomeShare, sides_from
from .worth import gained, is_settled

RelativeScore: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""Points of each side, the dealer's first; the winner of each game of the rubber, counted likewise; and the
deals of the game that are over, where their number may end it."""
Values: TypeAlias = tuple[float, ...]
"""Value for each side, the dealer's first."""

_CLOSE = 1e-12
_FREE, _MOST = 100, 2_000
"""Number of undamped sweeps through the table, and of all sweeps. The codes of the books need at most 11."""


@dataclass(frozen=True, slots=True)
class Way:
    """One transition from a score to the next deal, or to the end."""

    chance: float
    gain: Values
    """Value gained at once by each side, the side of the deal's dealer first."""
    to: tuple[tuple[RelativeScore, int], ...]
    """The equally likely next scores, each with how many places the first side has rotated; empty at the
    end."""


def relative_score(score: Score, sides: tuple[Side, ...]) -> RelativeScore:
    """A score before a deal, relative to the dealer; `sides` starts with the dealer's."""
    points = [score.points[side] for side in sides]
    if score.code.deals_in_game:
        points = reduced(score.code, points, score.deals)
    # Beyond game only the difference counts (modern m.9), so the common part is removed.
    beyond = max(points) - score.code.game_points
    if beyond > 0:
        points = [max(0, own - beyond) for own in points]
    winners = tuple(sorted(sides.index(game.winner) for game in score.this_rubber))
    return tuple(points), winners, counted_deals(score.code, score.deals)


Led: TypeAlias = tuple[Values, tuple[tuple[RelativeScore, int], ...]]
"""The gain of a mark and the next scores, as in `Way`."""
Marks: TypeAlias = dict[tuple[tuple[int, ...], tuple[int, ...], int, bool], Led]
"""`Led` by the points after the mark, the winners of the rubber's games, the deals that were over before, and
whether the deal passes."""


def ways(code: Code, score: RelativeScore, mix: Mix, known: Marks) -> Iterator[Way]:
    """All transitions from a score; `known` caches totals that were marked before."""
    points, winners, deals = score
    for share in mix.shares:
        total = tuple(had + won for had, won in zip(points, share.points, strict=True))
        key = (total, winners, deals, share.passes)
        if key not in known:
            known[key] = _led(code, score, share)
        yield Way(share.chance, *known[key])


def _led(code: Code, relative: RelativeScore, share: OutcomeShare) -> Led:
    score = _score(code, relative)
    after = marked(score, BySide(code.seating.sides, share.points))
    after = deal_counted(after) if share.passes else after
    to = () if is_settled(after) else tuple(_next(code, after, share.passes))
    return tuple(gained(score, after)), to


def _score(code: Code, relative: RelativeScore) -> Score:
    points, winners, deals = relative
    sides = code.seating.sides
    nothing = code.seating.by_side(0)
    games = tuple(FinishedGame(winner=sides[place], points=nothing, is_love_game=False) for place in winners)
    return replace(new_score(code, BySide(sides, points)), this_rubber=games, deals=deals)


def _next(code: Code, after: Score, passes: bool) -> Iterator[tuple[RelativeScore, int]]:
    """The possible scores of the next deal: more than one if the code draws the dealer for a new game."""
    drawn = code.new_first_deal == "each_game" and after.is_between_games
    before = next_deal_begins(after)
    seats = code.seating.seats
    for moved in range(len(code.seating.sides)) if drawn else (int(passes),):
        yield relative_score(before, sides_from(code, seats[moved])), moved


def solve(code: Code, mix: Mix) -> dict[RelativeScore, Values]:
    """The value of every score that is possible before a deal.

    If each deal wins a game and the deal always passes, undamped values oscillate. After `_FREE` sweeps each
    new value is averaged with the old one, which converges.
    """
    table = _all_ways(code, mix)
    sides = len(code.seating.sides)
    values: dict[RelativeScore, Values] = dict.fromkeys(table, (0.0,) * sides)
    order = sorted(table, key=lambda score: (len(score[1]), score[2], sum(score[0])), reverse=True)
    steps = [(score, *_steps(table[score], sides)) for score in order]
    for sweep in range(_MOST):
        change = 0.0
        for score, gain, leads in steps:
            worth = list(gain)
            for chance, to, moved in leads:
                later = values[to]
                for place in range(sides):
                    worth[place] += chance * later[place - moved]
            old = values[score]
            new = (
                tuple(worth) if sweep < _FREE else tuple((a + b) / 2 for a, b in zip(old, worth, strict=True))
            )
            change = max(change, *map(abs, map(sub, new, old)))
            values[score] = new
        if change <= _CLOSE:
            break
    return values


def _steps(ways: Iterable[Way], sides: int) -> tuple[Values, list[tuple[float, RelativeScore, int]]]:
    """The expected gain of some transitions; and the probability, target and rotation of each."""
    gain, leads = [0.0] * sides, []
    for way in ways:
        for place in range(sides):
            gain[place] += way.chance * way.gain[place]
        leads += [(way.chance / len(way.to), to, moved) for to, moved in way.to]
    return tuple(gain), leads


def _all_ways(code: Code, mix: Mix) -> dict[RelativeScore, tuple[Way, ...]]:
    """The transitions from every score of a game, and from all scores reached from there."""
    open_: list[RelativeScore] = [
        (tuple(reduced(code, points, deals)) if code.deals_in_game else points, (), deals)
        for points, deals in first_scores(code)
    ]
    table: dict[RelativeScore, tuple[Way, ...]] = {}
    known: Marks = {}
    while open_:
        score = open_.pop()
        if score not in table:
            table[score] = tuple(ways(code, score, mix, known))
            open_ += [to for way in table[score] for to, _ in way.to]
    return table
