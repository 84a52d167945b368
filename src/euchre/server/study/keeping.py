"""Keeps the records and the reviews of finished games for the guests who played them.

The store notes each finished game with the entry that ends it. Its record is written once a day, or when it
is first wanted, so that no act waits for it; a table is deleted only after thirty days.
"""

from __future__ import annotations

from contextlib import suppress

from ..failures import log_store
from ..review.history import History
from ..store import KeptReview, Store, StoreFailed
from ..tables.refusal import Refusal
from ..workers.study import REVIEW, StudyWorkers
from . import kept_tasks
from .reviews import ReviewJob

AT_ONCE = 500
"""Most records that are written in one pass."""


class Keeping:
    """The games that guests of this server keep."""

    def __init__(self, store: Store, history: History, workers: StudyWorkers) -> None:
        self._store = store
        self._history = history
        self._workers = workers

    async def write_records(self) -> None:
        """Write the records that are still to be written. Raises StoreFailed."""
        if self._store.address is None:
            return  # no worker process could read the logs
        for table, game, seat in await self._store.games_without_record(AT_ONCE):
            with suppress(Refusal):  # a log that this version cannot replay keeps its game without a record
                await self._write(table, game, seat)

    async def game_of(self, person: str, table: str, game: int) -> KeptReview:
        """Return a finished game that a person keeps, with its record. Raises Refusal and StoreFailed."""
        found = await self._store.kept_review(person, table, game)
        if found is None:
            raise Refusal("replay/none", "you keep no such game; it was never finished, or you deleted it")
        if found.record is not None:
            return found
        record = await self._write(table, game, found.seat)
        return KeptReview(seat=found.seat, record=record, review=found.review)

    async def keep_review(self, job: ReviewJob, table: str, game: int) -> None:
        """Keep a review that is done for everybody who keeps the game."""
        try:
            for seat in await self._store.seats_keeping(table, game):
                task, deals = kept_tasks.kept_review, tuple(job.deals)
                summary, body = await self._workers.run(
                    job.person, REVIEW, task, job.text, deals, job.effort, seat
                )
                await self._store.keep_review(table, game, seat, summary, body)
        except StoreFailed as fault:
            log_store(fault)  # the review can be read all the same, and be made again

    async def _write(self, table: str, game: int, seat: str) -> bytes:
        record = await self._history.of_log("", table, kept_tasks.kept_record, game, seat)
        await self._store.keep_record(table, game, seat, record)
        return record
