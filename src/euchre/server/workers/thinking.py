"""Computer players at work away from the event loop, each choice within a time budget.

Quick players, who need microseconds, choose in a thread. For all others a worker is a process of its own: one
that is too slow, or dies, is ended and replaced, and a quick player chooses instead.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import TypeAlias

from ...acts import Act
from ...bots import Bot
from ...chance import Stream
from ...deal import Due
from ...players import bot_by_name
from ...view import View
from .fair_queue import ASKED_BY, FairQueue
from .worker_thread import WorkerThread

QUICK = frozenset({"random", "simple"})
"""Players who need microseconds for any choice."""
FALLBACK = "simple"
"""The quick player who chooses when another has not done so in time."""

BotByName: TypeAlias = Callable[[str], Bot]


def _work(line: Connection, bot_named: BotByName) -> None:
    """Answer choices until the line is closed; an interrupt at the terminal is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            name, view, due, seed = line.recv()
            line.send(bot_named(name).choose(view, due, Stream(seed)))
        except (EOFError, BrokenPipeError):
            return


class _Worker:
    """One process that chooses; used by one thread at a time."""

    def __init__(self, bot_named: BotByName) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, bot_named), daemon=True)
        self._process.start()
        other.close()
        self.has_answered = False
        """Whether it has chosen before; the first choice includes starting up."""

    def choose(self, name: str, view: View, due: Due, seed: int, budget: float) -> Act | None:
        """The player's choice; None if there was none within the budget in seconds."""
        try:
            self._line.send((name, view, due, seed))
            if not self._line.poll(budget):
                return None
            act: object = self._line.recv()
        except (EOFError, OSError):
            return None
        self.has_answered = True
        return act if isinstance(act, Act) else None

    def end(self) -> None:
        """End the process, whatever it does."""
        self._line.close()
        self._process.kill()
        self._process.join()


STARTING = 10.0
"""Seconds more that a new process may take for its first choice."""
PATIENCE = 5.0
"""Seconds that a choice waits for a worker; then the quick player chooses."""


class Thinkers:
    """Some worker processes, and the choices that wait for one of them."""

    def __init__(
        self, workers: int, budget: float, bot_named: BotByName = bot_by_name, patience: float = PATIENCE
    ) -> None:
        self._budget = budget
        self._patience = patience
        self._idle = workers
        """Workers that nobody has."""
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._bot_named = bot_named
        self._free: SimpleQueue[_Worker | None] = SimpleQueue()
        for _ in range(workers):
            self._free.put(None)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self._quick: WorkerThread[None] = WorkerThread("quick-thinker", nullcontext)
        self.fallbacks = 0
        """Choices that the quick player had to make."""

    async def choose(self, name: str, view: View, due: Due, seed: int) -> Act:
        """One of the acts due, as the player of the name chooses, or the quick one instead."""
        if name in QUICK:
            return await self._quick.do(lambda _: bot_by_name(name).choose(view, due, Stream(seed)))
        if not await self._has_turn():
            self.fallbacks += 1
            return await self._quick.do(lambda _: bot_by_name(FALLBACK).choose(view, due, Stream(seed)))
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, self._choose, name, view, due, seed)
        running.add_done_callback(lambda _: self._give_back())
        return await asyncio.shield(running)  # the worker is busy until it is done, though nobody waits

    async def _has_turn(self) -> bool:
        """Wait for a worker; False if none was free in time."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(*ASKED_BY.get(), turn)
        self._lend()
        try:
            await asyncio.wait([turn], timeout=self._patience)
        except asyncio.CancelledError:
            if not turn.cancel():
                self._give_back()
            raise
        return not turn.cancel()

    def _give_back(self) -> None:
        self._idle += 1
        self._lend()

    def _lend(self) -> None:
        """Give the workers that nobody has to those whose turn it is."""
        while self._idle and (turn := self._queue.take()) is not None:
            if not turn.cancelled():
                self._idle -= 1
                turn.set_result(None)

    def _choose(self, name: str, view: View, due: Due, seed: int) -> Act:
        worker = self._free.get() or _Worker(self._bot_named)
        budget = self._budget if worker.has_answered else self._budget + STARTING
        act = worker.choose(name, view, due, seed, budget)
        if act is None:
            worker.end()
        self._free.put(None if act is None else worker)
        if act is not None and act in due.acts:
            return act
        self.fallbacks += 1
        return bot_by_name(FALLBACK).choose(view, due, Stream(seed))

    async def close(self) -> None:
        """End all workers."""
        await self._quick.close()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        while not self._free.empty():
            worker = self._free.get()
            if worker is not None:
                worker.end()
