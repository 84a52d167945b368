"""What a guest has solved: rating, counts and days in a row, from the results in the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ...puzzles import SolverRating, puzzle_of
from ..store import PuzzleResult, Store
from ..wire.study_replies import RatingPoint, SolverRecord, SolverStrength

LOWEST_DEVIATION = 20.0
"""Least deviation of a rating that is sent, as the rating of a solver never settles."""


def day_at(at: int) -> int:
    """The number of the day of a time in milliseconds; a day begins at midnight UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().toordinal()


def strength_of(rating: SolverRating) -> SolverStrength:
    """A rating as it is sent."""
    return SolverStrength(
        rating=rating.rating,
        deviation=max(rating.deviation, LOWEST_DEVIATION),
        volatility=rating.volatility,
    )


def record_of_solver(results: Sequence[PuzzleResult], today: int) -> SolverRecord:
    """The counts, the rating and the days in a row, up to today or yesterday."""
    last = results[-1] if results else None
    return SolverRecord(
        strength=None if last is None else strength_of(_rating(last)),
        solved=sum(one.is_right for one in results),
        tried=len(results),
        streak=_streak({one.day for one in results if one.is_right and one.day is not None}, today),
        done=[one.puzzle for one in results],
    )


def rating_points(results: Sequence[PuzzleResult]) -> list[RatingPoint]:
    """The rating after each answer."""
    return [RatingPoint(at=one.at, rating=one.rating, is_right=one.is_right) for one in results]


def _rating(result: PuzzleResult) -> SolverRating:
    return SolverRating(result.rating, result.deviation, result.volatility)


def _streak(days: set[int], today: int) -> int:
    day = today if today in days else today - 1
    count = 0
    while day - count in days:
        count += 1
    return count


class Solvers:
    """The solvers among the guests of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rating(self, person: str) -> SolverRating | None:
        """The rating of a guest; None before their first answer. Raises StoreFailed."""
        results = await self._store.puzzle_results(person)
        return _rating(results[-1]) if results else None

    async def record(self, person: str, now: int) -> SolverRecord:
        """What a guest has solved. Raises StoreFailed."""
        return record_of_solver(await self._store.puzzle_results(person), day_at(now))

    async def keep(
        self, person: str, puzzle: str, rating: SolverRating, *, is_right: bool, now: int
    ) -> SolverRecord:
        """Keep a first answer with the rating after it; what the guest has solved then."""
        today = day_at(now)
        result = PuzzleResult(
            puzzle=puzzle,
            at=now,
            is_right=is_right,
            day=today if puzzle_of(today).id == puzzle else None,
            rating=rating.rating,
            deviation=rating.deviation,
            volatility=rating.volatility,
        )
        await self._store.add_result(person, result)
        return await self.record(person, now)
