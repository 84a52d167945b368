"""What people who look on are shown: the table as it stood some seconds ago, where its host has set a delay.

Nobody who looks on sees a hand. The delay also keeps what everybody at the table sees from being of use to a
player who hears of it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, replace

from msgspec import structs

from ..wire import replies
from .events import Entry
from .presence import Listener, Presence
from .seat_view import update_for
from .table import Table

MOST_STEPS = 256
"""Steps that wait to be shown; a further one is joined with the last, and is shown when it is due."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LateStep:
    """A change of the table, as updates are made from it."""

    table: Table
    entries: tuple[Entry, ...]
    since: int
    left: int | None


class Lag:
    """Holds each step back until it is due, keeps their order, and sends them to people who look on."""

    def __init__(self, table: Table, presence: Presence) -> None:
        """Of a table that is loaded during a game nothing is shown until the delay has passed."""
        self._presence = presence
        self._table = table
        """As it stands, whatever is shown of it."""
        self._waiting: deque[tuple[float, LateStep]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        first = LateStep(table=table, entries=(), since=table.seq, left=None)
        self._shown: LateStep | None = None if _delay_of(table) else first
        """What was shown last; None before anything is due."""
        if self._shown is None:
            self.add(first)

    def is_late_for(self, listener: Listener) -> bool:
        """Return whether a person looks on, and something waits to be shown."""
        return bool(self._waiting) and not self.is_seated(listener)

    def is_seated(self, listener: Listener) -> bool:
        """Return whether a person has a seat, so that nothing is late for them."""
        return self._table.seat_of(listener.guest.id) is not None

    def show_last(self, listener: Listener) -> None:
        """Send a person who looks on what was shown last; before that, only who sits where."""
        if self._shown is not None:
            self._tell(listener, replace(self._shown, entries=(), since=self._shown.table.seq))
            return
        update = update_for(self._table, None, (), 0, self._presence.everywhere)
        listener.tell(replies.REPLIES.encode(structs.replace(update, seq=0, deal=None)))

    def add(self, step: LateStep) -> None:
        """Show a step once it is due: at once without a delay, and never before an earlier one."""
        if step.table.delay > self._table.delay:
            self._shown = None  # nobody who begins to look on now sees the present state
        self._table = step.table
        now = asyncio.get_running_loop().time()
        due = now + _delay_of(step.table)
        if not self._waiting and due <= now:
            self._release(step)
            return
        if self._waiting:
            due = max(due, self._waiting[-1][0])
        if len(self._waiting) >= MOST_STEPS:
            step = _joined(self._waiting.pop()[1], step)
        self._waiting.append((due, step))
        self._set_timer()

    def end(self) -> None:
        """Show nothing any more."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _set_timer(self) -> None:
        if self._timer is None and self._waiting:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(self._waiting[0][0], self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        while self._waiting and self._waiting[0][0] <= now:
            self._release(self._waiting.popleft()[1])
        self._set_timer()

    def _release(self, step: LateStep) -> None:
        self._shown = step
        for listener in self._presence.listeners:
            if not self.is_seated(listener):
                self._tell(listener, step)

    def _tell(self, listener: Listener, step: LateStep) -> None:
        """Send a step to a person who looks on; a seat that they had then is not theirs any more."""
        table, person, present = step.table, listener.guest.id, self._presence.everywhere
        viewer = person if table.seat_of(person) is None else None
        update = update_for(table, viewer, step.entries, step.since, present, step.left)
        listener.tell(replies.REPLIES.encode(update))


def _delay_of(table: Table) -> int:
    """Return how many seconds later onlookers see a table; between games they see it at once."""
    return table.delay if table.is_game_on else 0


def _joined(earlier: LateStep, later: LateStep) -> LateStep:
    """Return two steps as one. It names no events: browsers draw the state that it has."""
    return replace(later, entries=(), since=later.table.seq)
