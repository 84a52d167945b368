"""Hints, reviews and the like: work that people may wait for, in processes of its own that give way to play.

No act of a table waits for a job here, and a job waits for no act. Jobs are taken in turn by person, so that
one person's long review does not keep another from a hint.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from ..tables.refusal import Refusal
from .fair_queue import FairQueue
from .worker_process import TooSlow, WorkerProcess

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
        self._idle = workers
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._free: SimpleQueue[WorkerProcess | None] = SimpleQueue()
        for _ in range(workers):
            self._free.put(None)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="study")
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
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queue.put(person, kind, turn)
            self._lend()
            await self._turn_of(turn)
            running = asyncio.get_running_loop().run_in_executor(self._threads, self._call, task, arguments)
            running.add_done_callback(lambda _: self._give_back())
            return await asyncio.shield(running)  # the process stays busy even if the caller is cancelled
        except TooSlow:
            self.failures += 1
            raise Refusal("study/too-long", "this took too long and was stopped; try again") from None
        finally:
            self._of_person[person] -= 1
            if not self._of_person[person]:
                del self._of_person[person]

    async def _turn_of(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._idle += 1
        self._lend()

    def _lend(self) -> None:
        """Give the idle processes to the jobs whose turn it is."""
        while self._idle and (turn := self._queue.take()) is not None:
            if not turn.cancelled():
                self._idle -= 1
                turn.set_result(None)

    def _call(self, task: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        worker = self._free.get() or WorkerProcess(NICENESS)
        try:
            found = worker.call(task, arguments, BUDGET)
        except TooSlow:
            worker.end()
            self._free.put(None)
            raise
        except BaseException:
            self._free.put(worker)
            raise
        self._free.put(worker)
        return found

    async def close(self) -> None:
        """End the processes, and what runs in them."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        while not self._free.empty():
            worker = self._free.get()
            if worker is not None:
                worker.end()
