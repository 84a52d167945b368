"""Worker processes that are lent to jobs in turn by guest and table, each job with a time limit."""

from __future__ import annotations

import asyncio
import copyreg
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import Enum
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock
from types import MappingProxyType
from typing import Any

from .fair_queue import FairQueue


def _read_only(values: Mapping[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(values)


copyreg.pickle(MappingProxyType, lambda values: (_read_only, (dict(values),)))  # parts of tables and evenings


class TooSlow(Exception):
    """The function did not finish within its time, or its process died."""


class WorkerDied(TooSlow):
    """The process died while it ran the function."""


class Priority(Enum):
    """How a process shares the processor with the server; the value is its niceness, as in `nice`."""

    NORMAL = 0
    LOW = 5
    LOWER = 10
    IDLE = 19
    """The process runs only while nothing else wants the processor, where the system can do that."""

    def apply(self) -> None:
        """Give this process the priority."""
        os.nice(self.value)
        if self is Priority.IDLE and hasattr(os, "SCHED_IDLE"):
            with suppress(OSError):  # a system that forbids it leaves the niceness
                os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class WorkerProcess:
    """One process; used by one thread at a time. The process starts at once and lasts until `end`."""

    def __init__(self, priority: Priority = Priority.NORMAL) -> None:
        """Start a process of a priority."""
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, priority), daemon=True)
        self._process.start()
        other.close()
        self.has_answered = False
        """Whether a call has been answered; the first one includes the start of the process."""

    def call(self, function: Callable[..., Any], arguments: tuple[object, ...], budget: float) -> Any:
        """Return the result of a function of some module, within `budget` seconds. Raises what it raises.

        Raises TooSlow and WorkerDied as well; the process cannot be used any more after that.
        """
        try:
            self._pipe.send((function, arguments))
            if not self._pipe.poll(budget):
                raise TooSlow
            is_result, found = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None
        self.has_answered = True
        if is_result:
            return found
        raise found

    def end(self) -> None:
        """Kill the process."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


def _work(pipe: Connection, priority: Priority) -> None:
    """Run functions until the pipe is closed; an interrupt from the terminal is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    priority.apply()
    while True:
        try:
            function, arguments = pipe.recv()
            pipe.send(_answered(function, arguments))
        except (EOFError, BrokenPipeError):
            return


def _answered(function: Callable[..., object], arguments: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, function(*arguments)
    except Exception as fault:
        return False, fault


class WorkerPool:
    """Some worker processes; each starts with its first job, and is replaced when it is too slow or dies."""

    def __init__(
        self, workers: int, name: str, priority: Priority = Priority.NORMAL, starting: float = 0.0
    ) -> None:
        """Allow `starting` additional seconds for the first job of a process."""
        self._idle = workers
        """Number of workers without a job."""
        self._priority = priority
        self._starting = starting
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._free: SimpleQueue[WorkerProcess | None] = SimpleQueue()
        for _ in range(workers):
            self._free.put(None)
        self._processes: set[WorkerProcess] = set()
        self._is_closed = False
        self._starts = Lock()
        """Held while a process starts, so that none starts after the pool has closed."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=name)

    async def has_turn(self, guest: str, table: str, patience: float | None = None) -> bool:
        """Wait for a worker; False if none was free in `patience` seconds. After True, use `call`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(guest, table, turn)
        self._lend()
        try:
            await asyncio.wait([turn], timeout=patience)
        except asyncio.CancelledError:
            if not turn.cancel():
                self._give_back()
            raise
        return not turn.cancel()

    async def call(self, task: Callable[..., Any], arguments: tuple[object, ...], budget: float) -> Any:
        """Return the result of a function of some module, within `budget` seconds; give the worker back.

        Raises what the function raises, and TooSlow.
        """
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, self._call, task, arguments, budget)
        running.add_done_callback(self._given_back)
        return await asyncio.shield(running)  # the worker stays busy even if the caller is cancelled

    async def close(self) -> None:
        """End all workers, and what runs in them."""
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        with self._starts:
            self._is_closed = True
        for worker in tuple(self._processes):
            worker.end()
        self._threads.shutdown(cancel_futures=True)

    def _given_back(self, job: asyncio.Future[Any]) -> None:
        if not job.cancelled():
            job.exception()  # the caller has it, or was cancelled: nobody is to be told that it was not read
        self._give_back()

    def _give_back(self) -> None:
        self._idle += 1
        self._lend()

    def _lend(self) -> None:
        """Give the idle workers to the jobs whose turn it is."""
        while self._idle and (turn := self._queue.take()) is not None:
            if not turn.cancelled():
                self._idle -= 1
                turn.set_result(None)

    def _call(self, task: Callable[..., Any], arguments: tuple[object, ...], budget: float) -> Any:
        worker = self._worker()
        is_usable = True
        try:
            return worker.call(task, arguments, budget if worker.has_answered else budget + self._starting)
        except TooSlow:
            is_usable = False
            with self._starts:
                self._processes.discard(worker)
            worker.end()
            raise
        finally:
            self._free.put(worker if is_usable else None)

    def _worker(self) -> WorkerProcess:
        with self._starts:
            if self._is_closed:
                raise WorkerDied
            worker = self._free.get() or WorkerProcess(self._priority)
            self._processes.add(worker)
            return worker
