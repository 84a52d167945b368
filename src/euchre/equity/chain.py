"""Value scores by a Markov chain: each deal leads from one score to others, and values are propagated back.

A score is stored relative to the dealer, so it includes who deals, and rotations of the table coincide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from operator import sub
from typing import TypeAlias

from ..game import FinishedGame, Score, deal_counted, marked, new_score, next_deal_begins
from ..laws import Code
from ..seats import BySide, Seat, Side
from .worth import gained, is_settled

SHORT_GAME = {2: 25, 3: 12}
"""Points of the longest game in which points may also win before the last deal, by the number of sides."""
MOST_LEFT = {2: 24, 3: 4}
"""Number of deals from which on more deals left make no difference, by the number of sides."""
_WIDEST = {2: 100, 3: 12}
"""The largest difference of points, by the number of sides."""


def counted_deals(code: Code, deals: int) -> int:
    """Return the number of deals that are over, where it matters; a tie is played on like the last deal."""
    if not code.deals_in_game:
        return 0
    left = max(1, code.deals_in_game - deals)
    return code.deals_in_game - min(left, MOST_LEFT[len(code.seating.sides)])


def reduced(code: Code, points: Sequence[int], deals: int) -> list[int]:
    """Return the points of a score before a deal as far as they still matter."""
    left = code.deals_in_game - counted_deals(code, deals)
    if code.game_points <= min(SHORT_GAME[len(points)], max(points) + left * _most(code)):
        return list(points)
    behind = [min(_span(code, left), max(points) - own) for own in points]
    return [max(behind) - own for own in behind]


def first_scores(code: Code) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield points and number of deals of every score from which a game may go on."""
    sides = len(code.seating.sides)
    if not code.deals_in_game:
        yield from ((points, 0) for points in _played_from(code))
        return
    for deals in range(counted_deals(code, 0), code.deals_in_game):
        if code.game_points <= SHORT_GAME[sides]:
            found = _played_from(code)
        else:
            spans = product(range(_span(code, code.deals_in_game - deals) + 1), repeat=sides)
            found = (points for points in spans if min(points) == 0)
        yield from ((tuple(reduced(code, points, deals)), deals) for points in found)


def _played_from(code: Code) -> Iterator[tuple[int, ...]]:
    """Yield points short of game; and those of two or three sides that came to it together, so the game goes
    on."""
    for points in product(range(code.game_points + 1), repeat=len(code.seating.sides)):
        if points.count(code.game_points) != 1:
            yield points


def _span(code: Code, left: int) -> int:
    return min(left * _most(code) + 1, _WIDEST[len(code.seating.sides)])


def _most(code: Code) -> int:
    """Return the most points that a deal may bring, without penalties."""
    usual = (code.point, code.march, code.euchre, code.lone_point, code.lone_march, code.lone_euchre)
    duel = (code.duel_point, code.duel_march, code.duel_euchre) if code.defend_alone else ()
    jambone = (code.jambone_point, code.jambone_march, code.jambone_euchre) if code.jambone else ()
    jamboree = (code.jamboree_points,) if code.jamboree else ()
    return max(*usual, code.shutout_euchre, *duel, *jambone, *jamboree)


Came: TypeAlias = tuple[tuple[int, ...], bool]
"""Outcome of a deal: points of each side, clockwise from the dealer's, and whether the deal passes."""


@dataclass(frozen=True, slots=True)
class OutcomeShare:
    """One outcome of a deal and its probability."""

    points: tuple[int, ...]
    """Points of each side, clockwise from the dealer's."""
    passes: bool
    """Whether the player on the left deals next; otherwise the same dealer deals again."""
    chance: float


@dataclass(frozen=True, slots=True)
class Mix:
    """All outcomes of a deal, with probabilities that add up to 1.

    Raises ValueError for invalid probabilities, and if no outcome brings points.
    """

    shares: tuple[OutcomeShare, ...]

    def __post_init__(self) -> None:
        if abs(sum(share.chance for share in self.shares) - 1) > 1e-9:
            raise ValueError("the chances of a mix must add up to 1")
        if any(share.chance < 0 for share in self.shares):
            raise ValueError("a chance must not be less than 0")
        if not any(share.chance and any(share.points) for share in self.shares):
            raise ValueError("some outcome of a mix must bring points")

    @classmethod
    def of_counts(cls, counts: Mapping[Came, int]) -> Mix:
        """Return the mix with the observed frequencies."""
        deals = sum(counts.values())
        return cls(
            tuple(OutcomeShare(points, passes, n / deals) for (points, passes), n in sorted(counts.items()))
        )

    @classmethod
    def of_two_sides(cls, dealers: Mapping[int, float], others: Mapping[int, float]) -> Mix:
        """Return the mix for two sides, from the probability of each number of points for each side."""
        shares = [OutcomeShare((points, 0), True, chance) for points, chance in dealers.items()]
        shares += [OutcomeShare((0, points), True, chance) for points, chance in others.items()]
        return cls(tuple(shares))


def sides_from(code: Code, dealer: Seat) -> tuple[Side, ...]:
    """Return the sides, the dealer's first, clockwise."""
    seats: Iterable[Seat] = (dealer, *code.seating.from_left_of(dealer))
    return tuple(dict.fromkeys(code.seating.side_of(seat) for seat in seats))


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
    """Return a score before a deal, relative to the dealer; `sides` starts with the dealer's."""
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
    """Yield all transitions from a score; `known` caches totals that were marked before."""
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
    """Yield the possible scores of the next deal: more than one if the code draws the dealer for a new
    game."""
    drawn = code.new_first_deal == "each_game" and after.is_between_games
    before = next_deal_begins(after)
    seats = code.seating.seats
    for moved in range(len(code.seating.sides)) if drawn else (int(passes),):
        yield relative_score(before, sides_from(code, seats[moved])), moved


def solve(code: Code, mix: Mix) -> dict[RelativeScore, Values]:
    """Return the value of every score that is possible before a deal.

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
    """Return the expected gain of some transitions; and the probability, target and rotation of each."""
    gain, leads = [0.0] * sides, []
    for way in ways:
        for place in range(sides):
            gain[place] += way.chance * way.gain[place]
        leads += [(way.chance / len(way.to), to, moved) for to, moved in way.to]
    return tuple(gain), leads


def _all_ways(code: Code, mix: Mix) -> dict[RelativeScore, tuple[Way, ...]]:
    """Return the transitions from every score of a game, and from all scores reached from there."""
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
