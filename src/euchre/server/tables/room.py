"""A table in use on this server: the only place here that changes it, and the connections to it.

Every change of the table goes through one lock: it is decided, written, and only then sent and acknowledged.
If another server has written in the meantime, the store takes nothing, and the change is decided again on the
table as it stands by then. The clock runs only on the server that keeps the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar
from weakref import ref

from ..bucket import Bucket, Rate
from ..cluster.pubsub import GreetedThere, Grown, Looked, Notice
from ..failures import log_failure
from ..store import AlreadyDone, Fenced, StoreFailed, TableProgress
from ..wire import replies
from ..wire.requests import ClientCommand
from . import events
from .clock import Choose, TableClock
from .decisions import Guest, decide, name_at
from .events import Entry
from .lag import Lag, LateStep
from .log_book import LogBook
from .presence import Listener, Presence
from .refusal import Refusal
from .routine import STAND_IN
from .seat_view import TableInfos, update_for
from .table import Phase

Result = TypeVar("Result")
Events: TypeAlias = tuple[events.AnyEvent, ...]

MOVED = 4500
"""WebSocket close code for a table that is no longer served here; the browser connects again."""
RETRY = 1.0
"""Seconds before the table tries again what the store refused."""
GREETINGS = Rate(10, 2)
"""Greetings of all people at one table; onlookers cannot fill the queues of those who play."""
TRIES = 20
"""How often a change is decided again because other servers wrote first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """How long a room waits, in seconds."""

    away: float = 120.0
    """Before a computer player stands in for a person who is not connected."""
    idle: float = 60.0
    """Before a table to which nobody is connected is unloaded."""
    lease: float = 5.0
    """Before a server that sends no heartbeat counts as dead, where several share a store."""
    beat: float = 1.0
    """Between two heartbeats; for so long a server may not know what another did."""


def publish_nothing(notice: Notice) -> None:
    """There is no other server."""


class Room:
    """One table on this server."""

    def __init__(
        self,
        book: LogBook,
        choose: Choose,
        times: Times,
        publish: Callable[[Notice], None] = publish_nothing,
    ) -> None:
        self._book = book
        self._publish = publish
        self._greetings = Bucket(GREETINGS, asyncio.get_running_loop().time())
        self._is_to_look = self._is_to_claim = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        here = ref(self)  # a cycle would keep an unloaded table in memory until garbage is collected
        self._clock = TableClock(choose, lambda event, key: _begin(here(), Room._on_time, event, key))
        self._presence = Presence(times.away, lambda person: _begin(here(), Room._stand_in, person))
        self._lag = Lag(book.table, self._presence)
        self._infos = TableInfos()
        self.is_over = False
        """Whether the table was deleted or unloaded, or the server shuts down."""
        self._track_absence()

    @property
    def book(self) -> LogBook:
        """The table and its log."""
        return self._book

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is going to happen by itself."""
        return not self._presence.listeners and not self._clock.is_running and not self._tasks

    @property
    def onlookers(self) -> set[str]:
        """Ids of the people connected to the table through this server."""
        return self._presence.here

    async def ask(self, guest: Guest, command: ClientCommand) -> int:
        """Do what a person asks for; the number of its event, once it is durable.

        Raises Refusal and StoreFailed. What has begun is finished even if the caller is cancelled.
        """
        return await self._finish(self._ask(guest, command))

    async def admit(self, guest: Guest) -> None:
        """Admit a person who has an invitation."""
        await self._finish(self._admit(guest.id))

    async def begin(self) -> None:
        """Go on with what the table does by itself. Raises StoreFailed."""
        await self.settle(lambda: ())

    async def settle(self, decided: Callable[[], Events]) -> None:
        """Write what is decided on the table as it stands. Raises StoreFailed."""
        await self._finish(self._locked(decided))

    async def close_for_good(self) -> None:
        """Close the table, as its host can do too."""
        await self.settle(lambda: () if self._book.table.phase is Phase.CLOSED else (events.Closed(),))

    async def _locked(self, decided: Callable[[], Events]) -> None:
        async with self._lock:
            await self._decide(decided)

    async def join(self, listener: Listener, since: int) -> None:
        """Send a listener the table as it stands, and from now on its changes; the person is back."""
        async with self._lock:
            entries = await self._book.since(since)
            is_new = self._presence.add(listener)
            if self._lag.is_late_for(listener):
                self._lag.show_last(listener)
            else:
                self._send(listener, entries or (), self._book.table.seq if entries is None else since)
            if is_new:
                self._presence_changed(listener)
        await self.greet_back(listener.guest)

    async def greet_back(self, guest: Guest) -> None:
        """Let a person play again under their current name, in place of the computer player."""
        await self._finish(self._come_back(guest.id, guest))

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        if self._presence.remove(listener):
            self._presence_changed(listener)

    def greet(self, listener: Listener, greeting: str) -> bool:
        """Send a person's greeting to everybody at the table; False where too many greet at once."""
        if not self._greetings.take(asyncio.get_running_loop().time()):
            return False
        table = self._book.table
        seat = table.seat_of(listener.guest.id)
        letter = None if seat is None else str(seat)
        name = "" if table.public and listener.guest.is_rude else listener.guest.name
        at_table = None if seat is None else table.chairs[seat].name
        greeted = replies.Greeted(name=at_table or name, seat=letter, greeting=greeting)
        self.tell_all(replies.REPLIES.encode(greeted))
        self._publish(GreetedThere(table.id, greeted))
        return True

    def tell_all(self, message: bytes) -> None:
        """Send a message to every listener on this server."""
        for listener in self._presence.listeners:
            listener.tell(message)

    def note(self, progress: TableProgress, elsewhere: frozenset[str]) -> None:
        """Take in how far the table is in the store, and who is connected through other servers."""
        before = self._presence.everywhere
        arrived = self._presence.set_elsewhere(elsewhere)
        if arrived:
            self._publish(Grown(self._book.table.id))  # since they came, nobody may have told their server
        if self._presence.everywhere != before or arrived:
            self._presence_changed(None)
            self._welcome(arrived)
        self._is_to_claim = bool(self._presence.listeners) and not progress.is_kept
        if self._is_to_claim or self._book.is_behind(progress):
            self.look()

    def look(self) -> None:
        """Soon read what other servers wrote, and claim the table where nobody keeps it."""
        if not self._is_to_look and not self.is_over:
            self._is_to_look = True
            self._begin(self.look_now())

    async def look_now(self) -> None:
        """Read what other servers wrote. Raises StoreFailed."""
        async with self._lock:
            self._is_to_look = False
            self._check_open()
            if self._is_to_claim:
                self._is_to_claim = False
                await self._book.claim()
            await self._refresh()

    async def end(self, code: int, reason: str) -> None:
        """Close every connection, and change nothing from now on."""
        self._close_all(code, reason)
        async with self._lock:
            pass  # what was being written is written
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Return the result of some work that goes on even if the caller is cancelled."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(log_failure)
        return task

    async def _ask(self, guest: Guest, command: ClientCommand) -> int:
        async with self._lock:
            try:
                written = await self._decide(
                    lambda: decide(self._book.table, guest, command), guest.id, command.id
                )
            except AlreadyDone as done:
                return done.seq
            except (Refusal, StoreFailed):
                before = await self._book.done_before(guest.id, command.id)
                if before is None:
                    raise
                return before  # it was written all the same
            return written[0].seq

    async def _admit(self, person: str) -> None:
        """Write that a person came by an invitation, unless they may look on already."""
        new: Events = (events.Admitted(person),)
        async with self._lock:
            await self._decide(lambda: () if self._book.table.may_look_on(person) else new, person)

    async def _come_back(self, person: str, guest: Guest | None = None) -> None:
        """Note that a person is here; `guest` is None where another server, which knows their name, is
        connected."""

        def back() -> Events:
            table = self._book.table
            seat = table.seat_of(person)
            if seat is None or table.phase is Phase.CLOSED:
                return ()
            chair = table.chairs[seat]
            is_shown = guest is not None and not (table.public and guest.is_rude)
            name = name_at(table, guest) if guest is not None and is_shown else chair.name
            renamed = [events.Called(str(seat), name)] if name is not None and name != chair.name else []
            return (*renamed, *([] if chair.player is None else [events.CameBack(str(seat))]))

        async with self._lock:
            try:
                await self._decide(back)
            except StoreFailed:
                if self.is_over:
                    raise  # otherwise they may look on while the store takes nothing

    async def _decide(
        self, decide: Callable[[], Events], person: str = "", message: str | None = None
    ) -> tuple[Entry, ...]:
        """Write what is decided on the table as it stands; decide again whenever other servers wrote first.

        Raises Refusal only if this server knows everything that was written.
        """
        for _ in range(TRIES):
            self._check_open()
            try:
                new = decide()
            except Refusal:
                if not await self._refresh():
                    raise
                continue
            with suppress(Fenced):
                return await self._write(new, person, message)
        raise StoreFailed("other servers keep changing this table first; try again")

    async def _write(self, new: Events, person: str = "", message: str | None = None) -> tuple[Entry, ...]:
        since = self._book.table.seq
        try:
            entries = await self._book.add(new, person, message)
        except (AlreadyDone, Fenced):
            await self._refresh()
            raise
        except StoreFailed:
            asyncio.get_running_loop().call_later(RETRY, self._set_clock)
            await self._catch_up()
            raise
        self._send_changes(entries, since)
        self._set_clock()
        if entries and (self._presence.is_elsewhere or not self._book.is_keeper):
            self._publish(Grown(self._book.table.id))
        return entries

    async def _refresh(self) -> bool:
        """Take in what other servers wrote, and go on from there; whether there was anything."""
        is_more = await self._catch_up()
        self._set_clock()
        return is_more

    async def _catch_up(self) -> bool:
        since, was_keeper = self._book.table.seq, self._book.is_keeper
        try:
            entries = await self._book.catch_up()
        except Refusal:
            self._close_all(MOVED, "the table is no longer here; come back")
            raise StoreFailed("the table was deleted") from None
        self._send_changes(entries, since)
        self._track_absence()
        if not was_keeper:
            self._welcome(self._presence.everywhere)
        return bool(entries)

    def _welcome(self, people: Collection[str]) -> None:
        """Where this server keeps the table, let people play again who were away."""
        if self._book.is_keeper:
            for chair in self._book.table.chairs:
                if chair.player is not None and chair.person is not None and chair.person in people:
                    self._begin(self._come_back(chair.person))

    def _check_open(self) -> None:
        if self.is_over:
            raise StoreFailed("the table is being unloaded; come back in a moment")

    def _close_all(self, code: int, reason: str) -> None:
        self.is_over = True
        self._clock.stop()
        self._lag.end()
        self._presence.close_all(code, reason)

    def _send(self, listener: Listener, entries: tuple[Entry, ...], since: int) -> None:
        table = self._book.table
        left, present = self._clock.left(table), self._presence.everywhere
        update = update_for(table, listener.guest.id, entries, since, present, left, self._infos)
        listener.tell(replies.REPLIES.encode(update))

    def _send_changes(self, entries: tuple[Entry, ...], since: int) -> None:
        if not entries:
            return
        table = self._book.table
        self._presence.announce(table)
        for listener in self._presence.listeners:
            if table.seat_of(listener.guest.id) is not None:
                self._send(listener, entries, since)
        self._lag.add(LateStep(table=table, entries=entries, since=since, left=self._clock.left(table)))

    def _presence_changed(self, of: Listener | None) -> None:
        """Send the others which seated people are here now; `of` is None for people on another server."""
        has_changed = self._presence.announce(self._book.table)
        for listener in self._presence.listeners if has_changed else ():
            if listener is not of and not self._lag.is_late_for(listener):
                self._send(listener, (), self._book.table.seq)
        self._track_absence()
        if not self.is_over:
            self._set_clock()
        if of is not None:
            self._publish(Looked(self._book.table.id))

    @property
    def _is_in_charge(self) -> bool:
        """Whether this server does what the table does by itself."""
        return self._book.is_keeper and not self.is_over

    def _track_absence(self) -> None:
        self._presence.track_absence(self._book.table if self._is_in_charge else None)

    async def _stand_in(self, person: str) -> None:
        def stood_in() -> Events:
            table = self._book.table
            seat = table.seat_of(person)
            if seat is None or table.chairs[seat].player is not None or table.phase is Phase.CLOSED:
                return ()
            if table.play is not None and table.play.waits:
                return ()
            is_away = self._book.is_keeper and person not in self._presence.everywhere
            return (events.StoodIn(str(seat), STAND_IN),) if is_away else ()

        async with self._lock:
            if not self.is_over:
                try:
                    await self._decide(stood_in)
                except StoreFailed:
                    self._track_absence()

    def _set_clock(self) -> None:
        goes_on = self._book.table.plays_alone or bool(self._presence.everywhere)
        self._clock.set(self._book.table, self._is_in_charge, goes_on)

    async def _on_time(self, event: events.AnyEvent, key: object) -> None:
        """Write the step for which the clock was set, unless the table no longer waits for it."""
        async with self._lock:
            if not self.is_over and self._clock.finish(key):
                await self._write((event,))


def _begin(room: Room | None, work: Callable[..., Coroutine[Any, Any, None]], *arguments: object) -> None:
    """Let a table do something by itself, unless it was unloaded."""
    if room is not None:
        room._begin(work(room, *arguments))
