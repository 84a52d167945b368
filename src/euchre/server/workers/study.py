"""Hints, reviews and the like: work that people may wait for, in processes of its own that give way to play.

No act of a table waits for a job here, and a job waits for no act. Hints and reviews have a process each: no
hint waits for a review, and reviews run only while nothing else wants the processor. Jobs of a process are
taken in turn by network and by person.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..tables.refusal import Refusal
from .fair_queue import NETWORK
from .worker_pool import Priority, TooSlow, WorkerDied, WorkerPool

REVIEW = "review"
"""The kind of the jobs of reviews; all others are hints."""
HINTS_PRIORITY = Priority.LOWER
"""How much hints give way to the server and to the computer players."""
REVIEWS_PRIORITY = Priority.IDLE
"""How much reviews give way."""
HINT_BUDGET = 60.0
"""Seconds for a job of a hint."""
REVIEW_BUDGET = 600.0
"""Seconds for a job of a review, which may have to wait for the processor."""
MOST_WAITING = 64
"""Most jobs that wait or run."""
MOST_OF_ONE = 3
"""Most jobs of one person that wait or run."""
MOST_OF_NETWORK = 32
"""Most jobs of all people of one network that wait or run."""


class StudyWorkers:
    """Worker processes for jobs that people wait for; they start with the first job."""

    def __init__(self) -> None:
        self._hints = WorkerPool(1, "hints", HINTS_PRIORITY)
        self._reviews = WorkerPool(1, "reviews", REVIEWS_PRIORITY)
        self._of_person: Counter[str] = Counter()
        self._of_network: Counter[str] = Counter()
        self.failures = 0
        """Number of jobs that took too long, or whose process died."""

    @property
    def waiting(self) -> int:
        """Jobs that wait or run."""
        return self._of_person.total()

    async def run(self, person: str, kind: str, task: Callable[..., Any], *arguments: object) -> Any:
        """Return the result of a function of some module, computed in a worker process. Raises what it
        raises.

        Raises Refusal if the person or the server has too many jobs, if the job takes too long, or if its
        process dies.
        """
        network = NETWORK.get()
        is_crowd = self._of_network[network] >= MOST_OF_NETWORK
        if is_crowd or self._of_person[person] >= MOST_OF_ONE or self.waiting >= MOST_WAITING:
            raise Refusal(
                "request/too-many", "the server is busy with other hints and reviews; wait a moment"
            )
        self._of_person[person] += 1
        self._of_network[network] += 1
        pool, budget = (self._reviews, REVIEW_BUDGET) if kind == REVIEW else (self._hints, HINT_BUDGET)
        try:
            await pool.has_turn(network, person)
            return await pool.call(task, arguments, budget)
        except WorkerDied:
            self.failures += 1
            raise Refusal("study/worker-died", "the process that computed this ended early") from None
        except TooSlow:
            self.failures += 1
            raise Refusal("study/too-long", "this took too long and was stopped") from None
        finally:
            self._of_person -= Counter((person,))
            self._of_network -= Counter((network,))

    async def close(self) -> None:
        """End the processes, and what runs in them."""
        await self._hints.close()
        await self._reviews.close()
