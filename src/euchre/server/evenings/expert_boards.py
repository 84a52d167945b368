"""What the expert gets in the deals that all tables of an evening have played, computed on demand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..failures import log_failure
from ..online.daily_results import played_by_expert
from ..tables.refusal import Refusal
from ..workers.study import REVIEW, StudyWorkers
from .book import OpenEvening
from .same_boards import seed_of_boards

KEPT = 64
"""Evenings whose results are kept in memory."""


class ExpertBoards:
    """The expert's points in the deals of evenings that are over."""

    def __init__(self, workers: StudyWorkers) -> None:
        self._workers = workers
        self._points: OrderedDict[str, list[list[int] | None]] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def points(self, opened: OpenEvening) -> tuple[list[int] | None, ...]:
        """Points of both sides in each deal; None until the expert has played it, which begins now."""
        plan = opened.evening.plan
        found = self._points.setdefault(opened.id, [None] * (plan.rounds * plan.deals))
        self._points.move_to_end(opened.id)
        if len(self._points) > KEPT:
            self._points.popitem(last=False)
        if None in found and opened.id not in self._tasks:
            task = self._tasks[opened.id] = asyncio.create_task(self._play(opened, found))
            task.add_done_callback(lambda _: self._tasks.pop(opened.id, None))
            task.add_done_callback(log_failure)
        return tuple(found)

    async def close(self) -> None:
        """Stop what is being computed."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, opened: OpenEvening, found: list[list[int] | None]) -> None:
        """Play each deal that the expert has not played; who looks again begins again what was refused."""
        event, seed, code = opened.id, seed_of_boards(opened), opened.evening.code
        try:
            for place, known in enumerate(found):
                if known is None:
                    found[place] = await self._workers.run(
                        event, REVIEW, played_by_expert, event, seed, place + 1, code
                    )
        except Refusal:
            pass
