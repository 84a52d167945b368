"""The worth of every score, to be asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..game import Score, marked, next_deal_begins
from ..laws import Code, house_variant, load_code
from ..seats import BySide, Seat
from .bundled_counts import bundled_mix
from .chain import Standing, Values, solve, standing_of
from .mix import Mix, sides_from
from .worth import Worth, gained, is_settled, worth_of


@dataclass(frozen=True, slots=True, eq=False)
class Equity:
    """What every score is worth under a code, as its deals come out."""

    code: Code
    mix: Mix
    values: Mapping[Standing, Values]
    """By the score as seen from the dealer: the worth to each side from the dealer's on."""

    @property
    def worth(self) -> Worth:
        """What the worth is told in."""
        return worth_of(self.code)

    def before_deal(self, score: Score, dealer: Seat) -> BySide[float]:
        """The worth of a score to each side when a seat is about to deal."""
        sides = sides_from(self.code, dealer)
        values = self.values[standing_of(next_deal_begins(score), sides)]
        return BySide(score.points.sides, tuple(values[sides.index(side)] for side in score.points.sides))

    def after_deal(
        self, score: Score, dealer: Seat, points: BySide[int], *, passes: bool = True
    ) -> BySide[float]:
        """The worth of a score to each side once a deal has brought points, what it wins at once included.

        Where the code has the next dealer drawn, the worth is the mean over those who may be. So outcomes of
        one deal can be compared with each other, and with the score before it.
        """
        score = next_deal_begins(score)
        after = marked(score, points)
        gain = tuple(gained(score, after))
        later = (0.0,) * len(gain)
        if not is_settled(after):
            dealers = self._next_dealers(after, dealer, passes)
            worths = [self.before_deal(after, each).values for each in dealers]
            later = tuple(sum(each) / len(worths) for each in zip(*worths, strict=True))
        total = tuple(now + then for now, then in zip(gain, later, strict=True))
        return BySide(score.points.sides, total)

    def _next_dealers(self, after: Score, dealer: Seat, passes: bool) -> tuple[Seat, ...]:
        seating = self.code.seating
        if self.code.new_first_deal == "each_game" and after.is_between_games:
            return seating.seats
        return (seating.left_of(dealer) if passes else dealer,)


def solved(code: Code, mix: Mix) -> Equity:
    """The worth of every score under a code for deals that come out so."""
    return Equity(code, mix, solve(code, mix))


@lru_cache(maxsize=16)
def equity_of(code: Code) -> Equity:
    """The worth of every score under a code, from the deals of our own players.

    A house variant takes the deals of the code it departs from; one with another number of sides, those of
    the modern game for as many.
    """
    origin = load_code(code.base or code.name)
    sides = len(code.seating.sides)
    return solved(code, bundled_mix(origin.name if len(origin.seating.sides) == sides else _BY_SIDES[sides]))


_BY_SIDES = {2: "modern-2", 3: "modern-3"}


def of_length(code: Code, points: int) -> Code:
    """The code with games to so many points; a tray and deuce shows five only, so numbers stand for it."""
    if points == code.game_points:
        return code
    return house_variant(code, {"game_points": points, "point_counter": "numbers"})
