"""All that people learn with at the page: its routes, and what runs behind them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from starlette.requests import Request
from starlette.routing import Route

from ..limits import Limits
from ..people.guests import known
from ..review.history import History
from ..store import Store
from ..tables.decisions import Guest
from ..tables.rooms import Rooms
from ..workers.study import StudyWorkers
from .figures import Figures
from .game_routes import GameRoutes
from .hint_routes import HintRoutes
from .keeping import Keeping
from .lesson_routes import LessonRoutes
from .progress_routes import ProgressRoutes, Solvers
from .puzzle_routes import PuzzleRoutes
from .reviews import Reviews


class Studying:
    """Hints, lessons, puzzles, reviews, and what guests keep of them."""

    def __init__(self, store: Store, history: History, clock: Callable[[], int]) -> None:
        self._store = store
        self._history = history
        self._clock = clock
        self._workers = StudyWorkers()
        self._reviews = Reviews(self._workers)
        self._keeping = Keeping(store, history, self._workers)
        self._figures = Figures(store, self._keeping, self._workers)

    @property
    def workers(self) -> StudyWorkers:
        """The worker processes for jobs that people wait for."""
        return self._workers

    @property
    def waiting(self) -> int:
        """Hints and reviews that wait or run."""
        return self._workers.waiting

    async def write_records(self) -> None:
        """Write the records of finished games that are still to be written. Raises StoreFailed."""
        await self._keeping.write_records()

    def routes(
        self, rooms: Rooms, known_guest: Callable[[Request], Awaitable[Guest | None]], limits: Limits
    ) -> Iterator[Route]:
        """Yield the routes; those of kept and uploaded games come before those of shared games."""

        async def guest_of(request: Request) -> Guest:
            return known(await known_guest(request))

        keeping, clock = self._keeping, self._clock
        yield from HintRoutes(rooms, self._workers, guest_of, limits.hints, self._history).routes()
        yield from LessonRoutes(rooms, guest_of).routes()
        yield from PuzzleRoutes(limits.puzzles, Solvers(self._store), known_guest, clock).routes()
        yield from GameRoutes(self._history, keeping, self._reviews, guest_of, limits).routes()
        progress = ProgressRoutes(self._store, self._figures, self._workers, guest_of, limits.records, clock)
        yield from progress.routes()

    async def close(self) -> None:
        """Stop every review and end the worker processes."""
        await self._reviews.close()
        await self._workers.close()
