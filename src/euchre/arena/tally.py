"""Sums over the pairs of a match: points and games with errors, counts of play, time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from math import copysign, inf, log, sqrt

from ..game import Score, new_score, next_deal_begins
from .match import Match, Seated, difference, of_entrants, tables
from .playing import PairResult, TableResult, score_after
from .timing import Spent, nothing_spent


class SequentialVerdict(Enum):
    """Verdict of a sequential test."""

    GAIN = "the first is stronger"
    NO_GAIN = "the first is not stronger"
    OPEN = "undecided"


@dataclass(frozen=True, slots=True, kw_only=True)
class SequentialTest:
    """Tests whether the first entrant's mean is `gain` or `null`.

    Raises ValueError for impossible settings.
    """

    gain: float = 0.02
    """Mean of an entrant that is stronger, in points per deal or games per game."""
    null: float = 0.0
    """Mean of an entrant that is not stronger."""
    alpha: float = 0.05
    """Probability of calling an entrant with mean `null` stronger."""
    beta: float = 0.05
    """Probability of calling an entrant with mean `gain` not stronger."""
    least: int = 200
    """Pairs before the first look; the variance of fewer is unreliable."""

    def __post_init__(self) -> None:
        if not self.gain > self.null:
            raise ValueError("gain must be greater than null")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5) or self.least < 2:
            raise ValueError("error rates must lie between 0 and 0.5, and `least` must be at least 2")

    @property
    def bounds(self) -> tuple[float, float]:
        """Lower and upper bound of the log likelihood ratio."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def log_ratio(self, pairs: int, mean: float, variance: float) -> float:
        """Log likelihood ratio; infinite if all pairs are equal."""
        distance = (self.gain - self.null) * (2 * mean - self.null - self.gain) / 2
        if variance == 0:
            return copysign(inf, distance) if distance else 0.0
        return pairs * distance / variance

    def verdict(self, pairs: int, mean: float, variance: float) -> SequentialVerdict:
        """Return the verdict after the pairs so far."""
        if pairs < self.least:
            return SequentialVerdict.OPEN
        ratio, (low, high) = self.log_ratio(pairs, mean, variance), self.bounds
        if ratio >= high:
            return SequentialVerdict.GAIN
        return SequentialVerdict.NO_GAIN if ratio <= low else SequentialVerdict.OPEN


@dataclass(slots=True)
class Ratio:
    """A mean per unit, such as points per deal, with its standard error; pairs are the independent samples.

    If every pair has the same number of units, it is the plain mean over the pairs.
    """

    pairs: int = 0
    units: float = 0.0
    total: float = 0.0
    _squares: float = 0.0
    _unit_squares: float = 0.0
    _products: float = 0.0

    def add(self, total: float, units: float) -> None:
        """Count one pair."""
        self.pairs += 1
        self.units += units
        self.total += total
        self._squares += total * total
        self._unit_squares += units * units
        self._products += total * units

    @property
    def mean(self) -> float:
        """Sum divided by units; 0 without units."""
        return self.total / self.units if self.units else 0.0

    @property
    def variance(self) -> float:
        """Variance of one pair's contribution per unit; 0 for fewer than two pairs."""
        if self.pairs < 2:
            return 0.0
        mean, each = self.mean, self.units / self.pairs
        around = self._squares - 2 * mean * self._products + mean * mean * self._unit_squares
        return max(0.0, around) / (self.pairs - 1) / (each * each)

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None for fewer than two pairs."""
        return sqrt(self.variance / self.pairs) if self.pairs > 1 else None


class Tally:
    """Running totals of a match; pairs are added in the order of their numbers."""

    def __init__(self, match: Match, test: SequentialTest | None = None) -> None:
        self.match = match
        self.test = test
        self.points = Ratio()
        """Points per deal, first entrant minus second."""
        self.net_games = Ratio()
        """Games won per game, first entrant minus second; only for matches of games."""
        self.games_won = [0, 0]
        """Games won by each; single deals, or those of a pair, are strung together into games."""
        self.health: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.spent = (nothing_spent(), nothing_spent())
        self.same = 0
        """Number of pairs with equal results at both tables."""
        self.verdict = SequentialVerdict.OPEN
        self._strings: dict[Seated, Score] = {}

    @property
    def pairs(self) -> int:
        """Number of pairs."""
        return self.points.pairs

    def add(self, pair: PairResult) -> None:
        """Count the next pair."""
        seatings = tables(self.match.code, pair.number)
        points = games = deals = 0.0
        for seated, table in zip(seatings, pair.tables, strict=True):
            points += difference(seated, table.points)
            games += difference(seated, table.games)
            deals += table.deals
            for entrant, won in enumerate(self._games(seated, table)):
                self.games_won[entrant] += won
        self.points.add(points, deals)
        if self.match.unit == "games":
            self.net_games.add(games, 2)
        self.same += points == games == 0
        for entrant in (0, 1):
            self.health[entrant].update(pair.health[entrant])
            for kind, spent in pair.spent[entrant].items():
                self.spent[entrant][kind].join(spent)
        if self.test is not None:
            value = self.value
            self.verdict = self.test.verdict(value.pairs, value.mean, value.variance)

    @property
    def value(self) -> Ratio:
        """The quantity of the match: points per deal, or games per game."""
        return self.points if self.match.unit == "deals" else self.net_games

    def _games(self, seated: Seated, table: TableResult) -> tuple[int, int]:
        if self.match.unit == "games" or self.match.in_a_row > 1:
            return of_entrants(seated, table.games)
        score = next_deal_begins(self._strings.get(seated) or new_score(self.match.code))
        now = score_after(score, table.points)
        self._strings[seated] = now
        before, after = of_entrants(seated, score.games), of_entrants(seated, now.games)
        return after[0] - before[0], after[1] - before[1]


def total_spent(spent: dict[str, Spent]) -> Spent:
    """Time for all kinds of choices together, by entrant."""
    total = Spent()
    for each in spent.values():
        total.join(each)
    return total


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeit:
    """An entrant that failed."""

    name: str
    why: str
    """What went wrong, in a sentence."""
    last_line: str | None
    """The last line that it wrote."""
    number: int
    """Number of the unfinished pair."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Result of a match as far as it was played."""

    tally: Tally
    forfeit: Forfeit | None = None
