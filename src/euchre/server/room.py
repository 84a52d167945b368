"""A table in use: the one place where it is changed, those who look on, its clocks.

Everything that changes the table goes through one lock: decided, written, and only then told and
acknowledged.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..deal import Due
from ..game import due_now
from ..table.obedience import due_as_bound
from ..view import View, view_of
from . import events
from .decisions import Guest, decide
from .events import Entry
from .failures import log_failure
from .log_book import LogBook
from .refusal import Refusal
from .routine import STAND_IN, Timed, Wait, follows, in_time
from .seen import update_for
from .store import AlreadyDone, Fenced, StoreFailed
from .table import Phase
from .wire import replies
from .wire.requests import Command

Result = TypeVar("Result")
Choose = Callable[[str, View, Due, int], Awaitable[Any]]
"""Lets a computer player choose, by name."""


class Listener(Protocol):
    """Somebody's connection."""

    guest: Guest

    def tell(self, message: bytes) -> None:
        """Put a message on its way, without waiting."""

    def end(self, code: int, reason: str) -> None:
        """Close the line."""


MOVED = 4500
"""The code with which lines to a table that another owner has taken are closed."""
AGAIN = 1.0
"""Seconds until what the store refused to the table itself is tried again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """How long a room waits, in seconds."""

    away: float = 120.0
    """Before a computer player sits in for a person who is not connected."""
    idle: float = 60.0
    """Before a room that nobody looks at is put away."""


class Room:
    """One table, owned by this process."""

    def __init__(self, book: LogBook, choose: Choose, times: Times) -> None:
        self._book = book
        self._choose = choose
        self._times = times
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waiting: tuple[object, asyncio.Task[Any]] | None = None
        self._away: dict[str, asyncio.TimerHandle] = {}
        self.is_over = False
        """Whether another owner has taken the table, or the server goes down."""
        for chair in book.table.chairs:
            if chair.person is not None:
                self._expect(chair.person)

    @property
    def book(self) -> LogBook:
        """The table and its log."""
        return self._book

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is going to happen by itself."""
        return not self._listeners and self._waiting is None and not self._tasks

    async def ask(self, guest: Guest, command: Command) -> int:
        """Do what a person asks; the number of its event, once it is safe. Raises Refusal and StoreFailed.

        What is begun is finished, even if whoever asked is gone.
        """
        return await self._finished(self._asked(guest, command))

    async def admit(self, guest: Guest) -> None:
        """Let a person in who has an invitation."""
        if not self._book.table.may_look_on(guest.id):
            await self._finished(self._done((events.Admitted(guest.id),), guest.id))

    async def join(self, listener: Listener, since: int) -> None:
        """Tell a listener how the table stands, and from now on what happens; his person is back."""
        async with self._lock:
            entries = await self._book.since(since)
            is_new = listener not in self._listeners
            if is_new:
                self._listeners.append(listener)
            start = self._book.table.seq if entries is None else since
            self._tell(listener, entries or (), start)
            if is_new:
                self._tell_presence(listener)
        handle = self._away.pop(listener.guest.id, None)
        if handle is not None:
            handle.cancel()
        await self._finished(self._came_back(listener.guest.id))

    def leave(self, listener: Listener) -> None:
        """The listener is gone."""
        if listener not in self._listeners:
            return
        self._listeners.remove(listener)
        self._tell_presence(listener)
        person = listener.guest.id
        if person not in self._present() and self._book.table.seat_of(person) is not None:
            self._expect(person)

    def greet(self, listener: Listener, greeting: str) -> None:
        """Let a person greet all at the table."""
        seat = self._book.table.seat_of(listener.guest.id)
        letter = None if seat is None else str(seat)
        greeted = replies.Greeted(name=listener.guest.name, seat=letter, greeting=greeting)
        self._tell_all(replies.REPLIES.encode(greeted))

    async def end(self, code: int, reason: str) -> None:
        """Let everybody go and change nothing any more."""
        self.is_over = True
        self._stop_clocks()
        for listener in tuple(self._listeners):
            listener.end(code, reason)
        self._listeners.clear()
        async with self._lock:
            pass  # what was being written is written
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _finished(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of some work that goes on even if the caller is cancelled."""
        return await asyncio.shield(self._begun(work))

    def _begun(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(log_failure)
        return task

    async def _asked(self, guest: Guest, command: Command) -> int:
        async with self._lock:
            self._check_open()
            try:
                new = decide(self._book.table, guest, command)
                written = await self._write(new, guest.id, command.id)
            except Refusal:
                before = await self._book.done_before(guest.id, command.id)
                if before is None:
                    raise
                return before
            except AlreadyDone as done:
                return done.seq
            except StoreFailed:
                before = await self._book.done_before(guest.id, command.id)
                if before is None:
                    raise
                return before  # it was written all the same
            return written[0].seq

    async def _done(self, new: tuple[events.AnyEvent, ...], person: str = "") -> None:
        """Write what the server itself does."""
        async with self._lock:
            self._check_open()
            await self._write(new, person)

    async def _came_back(self, person: str) -> None:
        """A person is here: his stand-in goes, and what waited for somebody to look on goes on."""
        async with self._lock:
            self._check_open()
            seat = self._book.table.seat_of(person)
            is_kept = seat is not None and self._book.table.chairs[seat].player is not None
            is_over = self._book.table.phase is Phase.CLOSED
            new = (events.CameBack(str(seat)),) if is_kept and not is_over else ()
            try:
                await self._write(new)
            except StoreFailed:
                if self.is_over:
                    raise  # else he may look on while the store takes nothing

    async def _write(
        self, new: tuple[events.AnyEvent, ...], person: str = "", message: str | None = None
    ) -> tuple[Entry, ...]:
        since = self._book.table.seq
        try:
            entries = await self._book.add(new, person, message)
        except Fenced:
            self._lose()
            raise
        except StoreFailed:
            missed = await self._book.catch_up()
            self._tell_changes(missed, since)
            asyncio.get_running_loop().call_later(AGAIN, self._rearm)
            raise
        self._tell_changes(entries, since)
        self._rearm()
        return entries

    def _check_open(self) -> None:
        if self.is_over:
            raise StoreFailed("the table is being put away; come back in a moment")

    def _lose(self) -> None:
        """Another owner has the table: everybody is to come back, to him."""
        self.is_over = True
        self._stop_clocks()
        for listener in tuple(self._listeners):
            listener.end(MOVED, "the table has moved; come back")
        self._listeners.clear()

    def _present(self) -> set[str]:
        return {listener.guest.id for listener in self._listeners}

    def _tell(self, listener: Listener, entries: tuple[Entry, ...], since: int) -> None:
        update = update_for(self._book.table, listener.guest.id, entries, since, self._present())
        listener.tell(replies.REPLIES.encode(update))

    def _tell_changes(self, entries: tuple[Entry, ...], since: int) -> None:
        if entries:
            for listener in tuple(self._listeners):
                self._tell(listener, entries, since)

    def _tell_presence(self, of: Listener) -> None:
        """Who is here has changed: the others are told."""
        for listener in tuple(self._listeners):
            if listener is not of:
                self._tell(listener, (), self._book.table.seq)

    def _tell_all(self, message: bytes) -> None:
        for listener in tuple(self._listeners):
            listener.tell(message)

    def _expect(self, person: str) -> None:
        """Count the time a person is away from his seat."""
        if self.is_over or person in self._away:
            return
        loop = asyncio.get_running_loop()
        self._away[person] = loop.call_later(self._times.away, self._is_away, person)

    def _is_away(self, person: str) -> None:
        self._away.pop(person, None)
        self._begun(self._stand_in(person))

    async def _stand_in(self, person: str) -> None:
        async with self._lock:
            table = self._book.table
            seat = table.seat_of(person)
            if self.is_over or seat is None or person in self._present() or table.phase is Phase.CLOSED:
                return
            if table.chairs[seat].player is None:
                try:
                    await self._write((events.StoodIn(str(seat), STAND_IN),))
                except StoreFailed:
                    self._expect(person)

    def _rearm(self) -> None:
        """Set the clock for what the table does next by itself, unless it is set for just that."""
        table = self._book.table
        wait = None if self.is_over else in_time(table)
        deal = table.sitting.deal
        key = (wait, table.game, table.sitting.deals, 0 if deal is None else len(deal.acts))
        if self._waiting is not None:
            if self._waiting[0] == key:
                return
            self._waiting[1].cancel()
            self._waiting = None
        if wait is not None:
            task = asyncio.create_task(self._wait(wait, key))
            task.add_done_callback(log_failure)
            self._waiting = (key, task)

    async def _wait(self, wait: Wait, key: object) -> None:
        pause = asyncio.sleep(wait.milliseconds / 1000)
        if wait.what is Timed.CHOOSE:
            event, _ = await asyncio.gather(self._chosen(wait), pause)
        else:
            await pause
            event = follows(self._book.table, wait)
        self._begun(self._on_time(event, key))

    async def _chosen(self, wait: Wait) -> events.AnyEvent:
        table = self._book.table
        deal, seat = table.sitting.deal, wait.seat
        assert deal is not None and seat is not None
        player = table.chairs[seat].player
        assert player is not None
        due = next(due for due in due_now(table.sitting) if due.actor == seat)
        if table.club is not None:
            due = due_as_bound(table.club.refereed, due)
        view = view_of(deal, seat, table.sitting.score)
        act = await self._choose(player, view, due, secrets.randbits(64))
        return events.Acted(act.text)

    async def _on_time(self, event: events.AnyEvent, key: object) -> None:
        """Write what the clock was set for, unless something else has come between."""
        async with self._lock:
            if self.is_over or self._waiting is None or self._waiting[0] != key:
                return
            self._waiting = None
            await self._write((event,))

    def _stop_clocks(self) -> None:
        if self._waiting is not None:
            self._waiting[1].cancel()
            self._waiting = None
        for handle in self._away.values():
            handle.cancel()
        self._away.clear()
