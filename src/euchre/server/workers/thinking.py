"""Computer players choose, each within a time limit.

Quick players need microseconds, less than another thread takes to wake, and choose in the event loop. All
others choose in worker processes: a process that is too slow, or dies, is replaced, and a quick player
chooses instead.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeAlias

from ...acts import Act
from ...bots import Bot, SeenDeals, learned_from, view_of_seen
from ...chance import Stream
from ...deal import Due
from ...laws import Code
from ...players import bot_by_name
from ...view import SeatView
from ..failures import log_fault
from .fair_queue import ASKED_BY
from .worker_pool import TooSlow, WorkerPool

QUICK = frozenset({"random", "simple"})
"""Players that need microseconds for any choice."""
FLOORS = {"master": 2.0, "expert": 0.6} | dict.fromkeys(QUICK, 0.01)
"""Seconds after which the choice of a player is shown: more than it needs for nearly all choices."""
FLOOR = 0.25
"""The same for all other players."""
LATEST = 64
"""Choices of a player that the floor follows."""
IGNORED = 3
"""Slowest among them that do not change it."""
LONGEST = 8.0
"""Most seconds of a floor."""
MARGIN = 1.2
"""By how much the floor is longer than the slowest of the others."""


class ShownTimes:
    """The floor of each player on this machine, as busy as it is."""

    def __init__(self) -> None:
        self._taken: dict[str, deque[float]] = {}

    def floor(self, name: str) -> float:
        """Return seconds after which a player's choice is shown at least."""
        floor = FLOORS.get(name, FLOOR)
        if name in QUICK:
            return floor  # their choices take no time
        slowest = sorted(self._taken.get(name, ()))[:-IGNORED]
        doublings = math.ceil(math.log2(MARGIN * slowest[-1] / floor)) if slowest and slowest[-1] > 0 else 0
        return max(floor, min(LONGEST, floor * 2.0 ** max(0, doublings)))

    def shown_after(self, name: str, taken: float) -> float:
        """Return when a choice is shown that took so many seconds: after the floor, or a multiple of it."""
        floor = self.floor(name)
        self._taken.setdefault(name, deque(maxlen=LATEST)).append(taken)
        return floor * max(1, math.ceil(taken / floor))


STRONG_TABLES = 4
"""Tables of one host at which other players than the quick ones choose within a minute."""
FALLBACK = "simple"
"""The quick player that chooses when another has not chosen in time."""

BotByName: TypeAlias = Callable[[str], Bot]


THINKING = 60.0
"""Seconds for which a table counts as one of its host's after a choice in a worker process."""
MOST_HOSTS = 10_000
"""Most hosts for whom this is remembered."""
STARTING = 10.0
"""Additional seconds for the first choice of a new process."""
PATIENCE = 5.0
"""Seconds for which a choice waits for a worker; then the quick player chooses."""
MOST_REMEMBERED = 512
"""Most players after some deals that a process remembers, so that no deal is learned from at each choice."""


def is_strong(players: Iterable[str | None]) -> bool:
    """Return whether one of some players needs a worker process."""
    return any(player is not None and player not in QUICK for player in players)


class StrongTables:
    """The tables of each host at which players think in worker processes; a host has only so many."""

    def __init__(self, most: int = STRONG_TABLES) -> None:
        self._most = most
        self._used: dict[str, dict[str, float]] = {}
        """When a player last thought at each table of a host."""

    def may_think(self, host: str, table: str, now: float) -> bool:
        """Return whether a player at a table may think now; a table counts until a minute after its last
        choice."""
        if len(self._used) > MOST_HOSTS:
            self._used.clear()
        tables = {one: at for one, at in self._used.get(host, {}).items() if now - at < THINKING}
        self._used[host] = tables
        if table not in tables and len(tables) >= self._most:
            return False
        tables[table] = now
        return True


class Thinkers:
    """Worker processes for computer players, and the choices that wait for them."""

    def __init__(
        self, workers: int, budget: float, bot_named: BotByName = bot_by_name, patience: float = PATIENCE
    ) -> None:
        self._budget = budget
        self._patience = patience
        self._bot_named = bot_named
        self._strong = StrongTables()
        self._shown = ShownTimes()
        self._pool = WorkerPool(workers, "thinker", starting=STARTING)
        self.fallbacks = 0
        """Number of choices that the quick player made for another."""

    async def choose(
        self, name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals = (), least: float = 0.0
    ) -> Act:
        """Return the choice of the named player among the acts due, or of the quick player in its place.

        A player that learns has learned from the deals seen. The choice comes after `least` seconds or later,
        and after a time that does not tell whether there was anything to choose.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        act = await self._chosen(name, view, due, seed, seen)
        taken = loop.time() - began
        await asyncio.sleep(max(least, self._shown.shown_after(name, taken)) - taken)
        return act

    async def _chosen(self, name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals) -> Act:
        if name in QUICK:
            return bot_by_name(name).choose(view, due, Stream(seed))
        may_think = self._strong.may_think(*ASKED_BY.get(), time.monotonic())
        act: object = None
        if may_think and await self._pool.has_turn(*ASKED_BY.get(), self._patience):
            try:
                task = (self._bot_named, name, view, due, seed, seen)
                act = await self._pool.call(_chosen, task, self._budget)
            except TooSlow:
                pass  # its process has been ended
            except Exception as fault:
                log_fault(fault)
        if isinstance(act, Act) and act in due.acts:
            return act
        self.fallbacks += 1
        return bot_by_name(FALLBACK).choose(view, due, Stream(seed))

    async def close(self) -> None:
        """End all workers."""
        await self._pool.close()


def _chosen(bot_named: BotByName, name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals) -> Act:
    return _after_deals(bot_named, name, view.code, seen).choose(view, due, Stream(seed))


@lru_cache(maxsize=MOST_REMEMBERED)
def _after_deals(bot_named: BotByName, name: str, code: Code, seen: SeenDeals) -> Bot:
    """Return the player once it has seen these deals: another one if it learns, otherwise the same."""
    if not seen:
        return bot_named(name)
    before = _after_deals(bot_named, name, code, seen[:-1])
    return learned_from(before, view_of_seen(code, seen[-1]))
