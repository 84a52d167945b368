"""Routes for what a guest keeps: finished games with their reviews, results of puzzles, exports."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request

from ...puzzles import SolverRating, puzzle_of
from ...review.totals import reference
from ..answers import Body, Handlers, attachment, number_in, on
from ..bucket import Limit, Rate
from ..store import KeptGame, PuzzleResult, Store
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..wire import study_replies
from ..wire.study_replies import RatingPoint, SolverRecord, SolverStrength
from ..workers.study import StudyWorkers
from . import kept_tasks
from .figures import Figures

LOWEST_DEVIATION = 20.0
"""Least deviation of a rating that is sent, as the rating of a solver never settles."""


def day_at(at: int) -> int:
    """Return the number of the day of a time in milliseconds; a day begins at midnight UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().toordinal()


def strength_of(rating: SolverRating) -> SolverStrength:
    """Return a rating as it is sent."""
    return SolverStrength(
        rating=rating.rating,
        deviation=max(rating.deviation, LOWEST_DEVIATION),
        volatility=rating.volatility,
    )


def record_of_solver(results: Sequence[PuzzleResult], today: int) -> SolverRecord:
    """Return the counts, the rating and the days in a row, up to today or yesterday."""
    last = results[-1] if results else None
    return SolverRecord(
        strength=None if last is None else strength_of(_rating(last)),
        solved=sum(one.is_right for one in results),
        tried=len(results),
        streak=_streak({one.day for one in results if one.is_right and one.day is not None}, today),
        done=[one.puzzle for one in results],
    )


def rating_points(results: Sequence[PuzzleResult]) -> list[RatingPoint]:
    """Return the rating after each answer."""
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
        """Return the rating of a guest; None before their first answer. Raises StoreFailed."""
        results = await self._store.puzzle_results(person)
        return _rating(results[-1]) if results else None

    async def record(self, person: str, now: int) -> SolverRecord:
        """Return what a guest has solved. Raises StoreFailed."""
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


FORMS = {"json": "euchre-progress.json", "games": "euchre-games.csv", "puzzles": "euchre-puzzles.csv"}
"""The forms in which all is exported, with the names of the files."""


class ProgressRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(
        self,
        store: Store,
        figures: Figures,
        workers: StudyWorkers,
        guest_of: Callable[[Request], Awaitable[Guest]],
        rate: Rate,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._figures = figures
        self._workers = workers
        self._guest_of = guest_of
        self._exported = Limit(rate, "too many exports; try again in a moment")
        self._clock = clock

    @on("GET", "/api/progress")
    async def progress(self, request: Request) -> Body:
        """Return all that the guest keeps, without the reviews."""
        guest = await self._guest_of(request)
        results = await self._store.puzzle_results(guest.id)
        players = reference()["players"]
        return study_replies.MyProgress(
            games=[_game(one) for one in await self._store.kept_games(guest.id)],
            reference=[
                study_replies.ReferencePlayer(name=name, per_deal=one["per_deal"], phases=one["phases"])
                for name, one in players.items()
            ],
            solver=record_of_solver(results, day_at(self._clock())),
            ratings=rating_points(results),
        )

    @on("GET", "/api/progress/figures")
    async def figures(self, request: Request) -> Body:
        """Return figures of the games that the guest keeps, by code and by partner."""
        guest = await self._guest_of(request)
        return await self._figures.of(guest.id)

    @on("GET", "/api/progress/solver")
    async def solver(self, request: Request) -> Body:
        """Return what the guest has solved."""
        guest = await self._guest_of(request)
        results = await self._store.puzzle_results(guest.id)
        return record_of_solver(results, day_at(self._clock()))

    @on("DELETE", "/api/progress")
    async def forget(self, request: Request) -> Body:
        """Delete all games, reviews and results of puzzles that the guest keeps."""
        guest = await self._guest_of(request)
        await self._store.drop_progress(guest.id)
        return None

    @on("DELETE", "/api/progress/{table}/{game}")
    async def forget_game(self, request: Request) -> Body:
        """Delete one game that the guest keeps."""
        guest = await self._guest_of(request)
        await self._store.drop_game(guest.id, *kept_address(request))
        return None

    @on("GET", "/api/progress/export")
    async def export(self, request: Request) -> Body:
        """Return all that the guest keeps, as a file."""
        guest, form = await self._guest_of(request), request.query_params.get("form", "json")
        if form not in FORMS:
            raise Refusal("replay/no-form", f"this is exported as {' or '.join(FORMS)}, not as '{form}'")
        self._exported.check(guest.id)
        return attachment(await self._written(guest.id, form), FORMS[form])

    async def _written(self, person: str, form: str) -> str | bytes:
        if form == "puzzles":
            results = await self._store.puzzle_results(person)
            return await asyncio.to_thread(kept_tasks.export_puzzles, results)
        games = await self._store.kept_games(person)
        if form == "games":
            return await asyncio.to_thread(kept_tasks.export_games, games)
        whole = []
        for game in games:
            found = await self._store.kept_review(person, game.table, game.game)
            if found is not None:
                whole.append((game, found))
        figures = msgspec.to_builtins(await self._figures.of(person))
        results = await self._store.puzzle_results(person)
        document: bytes = await self._workers.run(
            person, "export", kept_tasks.export_json, whole, results, figures
        )
        return document


def kept_address(request: Request) -> tuple[str, int]:
    """Return table and number of a game; game 0 does not exist."""
    return request.path_params["table"], number_in(request.path_params["game"]) or 0


def _game(one: KeptGame) -> study_replies.ProgressGame:
    cost = None
    if one.summary is not None:
        cost = msgspec.json.decode(one.summary, type=study_replies.CostOfChoices)
    return study_replies.ProgressGame(
        table=one.table,
        game=one.game,
        seat=one.seat,
        code=one.code,
        won=one.won,
        points=one.points,
        at=one.at,
        cost=cost,
    )
