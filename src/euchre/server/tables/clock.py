"""The clock of one table: it runs the steps that the table takes by itself, and times the acts of people."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from ...bots import SeenDeals
from ...deal import Due
from ...table.binding import due_as_bound
from ...view import SeatView, view_of
from ..failures import log_failure
from ..workers.fair_queue import ASKED_BY
from . import events
from .learning import seen_here
from .routine import TimedStep, Wait, clock_of, follows, in_time
from .table import Table

Choose = Callable[[str, SeatView, Due, int, SeenDeals, float], Awaitable[Any]]
"""Lets a computer player choose: its name, its view, what it may do, the seed of its random numbers, the
deals from which it may have learned, and the seconds after which its choice is wanted."""
TIMELY = 0.001
"""How many seconds early a step may be."""


class TableClock:
    """Waits for the next step that a table takes by itself, one at a time."""

    def __init__(self, choose: Choose, on_time: Callable[[events.AnyEvent, object], object]) -> None:
        """Call `on_time` with the event of each step, and with the key that `finish` takes."""
        self._choose = choose
        self._on_time = on_time
        self._waiting: tuple[object, asyncio.Task[None]] | None = None
        self._since: tuple[object, float] | None = None
        self._table: Table | None = None

    @property
    def is_running(self) -> bool:
        """Whether a step is waited for."""
        return self._waiting is not None

    def set(self, table: Table, is_active: bool, is_watched: bool = True) -> None:
        """Wait for the next step of the table; for none where the table is not kept by this server.

        With nobody connected no new deal begins: computer players do not go on among themselves.
        """
        self._table = table
        self.left(table)  # a person's time begins now, even if nobody is connected
        wait = in_time(table) if is_active else None
        if wait is not None and wait.what is TimedStep.BEGIN_DEAL and not is_watched:
            wait = None
        key = _moment(table, wait)
        if self._waiting is not None and self._waiting[0] == key:
            return
        self.stop()
        if wait is not None:
            task = asyncio.create_task(self._run(table, wait, key))
            task.add_done_callback(log_failure)
            self._waiting = (key, task)

    def stop(self) -> None:
        """Wait for nothing."""
        if self._waiting is not None:
            self._waiting[1].cancel()
            self._waiting = None

    def finish(self, key: object) -> bool:
        """End the wait with this key; False if the table no longer waits for that step."""
        if self._waiting is None or self._waiting[0] != key:
            return False
        self._waiting = None
        return True

    def left(self, table: Table) -> int | None:
        """Return milliseconds left to the person who has to act, since this server first saw it; None if
        untimed."""
        wait = clock_of(table)
        if wait is None:
            self._since = None
            return None
        key, now = _moment(table, wait), asyncio.get_running_loop().time()
        if self._since is None or self._since[0] != key:
            self._since = (key, now)
        return max(0, wait.milliseconds - round(1000 * (now - self._since[1])))

    async def _run(self, table: Table, wait: Wait, key: object) -> None:
        ASKED_BY.set((table.host, table.id))
        loop, seconds = asyncio.get_running_loop(), wait.milliseconds / 1000
        end = loop.time() + seconds
        chosen = None
        if wait.what is TimedStep.CHOOSE and wait.due is not None:
            chosen = await self._chosen(table, wait.due, seconds)
        if (left := end - loop.time()) > TIMELY:
            await asyncio.sleep(left)
        self._on_time(chosen or follows(self._table or table, wait), key)

    async def _chosen(self, table: Table, due: Due, seconds: float) -> events.Acted | None:
        """Return the act that a computer player chooses after a time; None where it has none to choose."""
        seat, deal = due.actor, table.sitting.deal
        player = table.chairs[seat].player
        if deal is None or player is None:
            return None
        if table.club is not None:
            due = due_as_bound(table.club.refereed, due)
        view = view_of(deal, seat, table.sitting.score)
        seed = _seed_of_choice(table, len(deal.acts))
        act = await self._choose(player, view, due, seed, seen_here(table), seconds)
        return events.Acted(act.text)


def _seed_of_choice(table: Table, acts: int) -> int:
    """Return the seed of a computer player's next choice: of boards that others play too, the same at each
    table."""
    if table.play is None or not table.play.is_sealed or table.chance is None:
        return secrets.randbits(64)
    named = f"{table.chance.commitment} {table.sitting.deals} {acts}"
    return int.from_bytes(hashlib.sha256(named.encode()).digest()[:8], "big")


def _moment(table: Table, wait: Wait | None) -> object:
    """Identify a wait: equal as long as the table waits for the same step."""
    deal = table.sitting.deal
    late = 0 if table.chance is None else len(table.chance.late)
    return (wait, table.game, table.sitting.deals, 0 if deal is None else len(deal.acts), late)
