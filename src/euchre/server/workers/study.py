"""Hints, reviews and the like: work that people may wait for, in processes of its own that give way to play.

No act of a table waits for a job here, and a job waits for no act. Jobs are taken in turn by person, so that
one person's long review does not keep another from a hint.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..tables.refusal import Refusal
from .worker_pool import WorkerPool
from .worker_process import TooSlow

NICENESS = 10
"""How much the processes give way to the server and to the computer players."""
BUDGET = 60.0
"""Seconds for one job."""
MOST_WAITING = 64
"""Most jobs that wait or run."""
MOST_OF_ONE = 3
"""Most jobs of one person that wait or run."""


class StudyWorkers:
    """Worker processes for jobs that people wait for; they start with the first job."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = WorkerPool(workers, "study", NICENESS)
        self._of_person: Counter[str] = Counter()
        self.failures = 0
        """Number of jobs that took too long, or whose process died."""

    @property
    def waiting(self) -> int:
        """Jobs that wait or run."""
        return self._of_person.total()

    async def run(self, person: str, kind: str, task: Callable[..., Any], *arguments: object) -> Any:
        """The result of a function of some module, computed in a worker process. Raises what it raises.

        Raises Refusal if the person or the server has too many jobs, or if the job takes too long.
        """
        if self._of_person[person] >= MOST_OF_ONE or self.waiting >= MOST_WAITING:
            raise Refusal(
                "request/too-many", "the server is busy with other hints and reviews; wait a moment"
            )
        self._of_person[person] += 1
        try:
            await self._pool.has_turn(person, kind)
            return await self._pool.call(task, arguments, BUDGET)
        except TooSlow:
            self.failures += 1
            raise Refusal("study/too-long", "this took too long and was stopped; try again") from None
        finally:
            self._of_person[person] -= 1
            if not self._of_person[person]:
                del self._of_person[person]

    async def close(self) -> None:
        """End the processes, and what runs in them."""
        await self._pool.close()
