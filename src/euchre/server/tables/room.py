"""A table in use: the one place of this server where it is changed, those who look on, its clocks.

Everything that changes the table goes through one lock: decided, written, and only then told and
acknowledged. Where another server has written in between, the store takes nothing, and it is decided anew on
how the table stands then. The clocks run where the table is kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from ...deal import Due
from ...game import due_now
from ...table.obedience import due_as_bound
from ...view import View, view_of
from ..cluster.pubsub import GreetedThere, Grown, Looked, Notice
from ..failures import log_failure
from ..store import AlreadyDone, Fenced, Standing, StoreFailed
from ..wire import replies
from ..wire.requests import Command
from . import events
from .decisions import Guest, decide
from .events import Entry
from .log_book import LogBook
from .refusal import Refusal
from .routine import STAND_IN, Timed, Wait, clock_of, follows, in_time
from .seat_view import update_for
from .table import Phase

Result = TypeVar("Result")
Events: TypeAlias = tuple[events.AnyEvent, ...]
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
TRIES = 20
"""How often something is decided anew because others wrote in between."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """How long a room waits, in seconds."""

    away: float = 120.0
    """Before a computer player sits in for a person who is not connected."""
    idle: float = 60.0
    """Before a room that nobody looks at is put away."""
    lease: float = 5.0
    """Until a server that tells nothing of itself is held to be gone, where several share a store."""
    beat: float = 1.0
    """Between two tellings; so long at most a server does not know what another did."""


def _tell_nobody(word: Notice) -> None:
    """There is no other server."""


class Room:
    """One table at this server."""

    def __init__(
        self, book: LogBook, choose: Choose, times: Times, say: Callable[[Notice], None] = _tell_nobody
    ) -> None:
        self._book = book
        self._choose = choose
        self._times = times
        self._say = say
        self._elsewhere: frozenset[str] = frozenset()
        self._is_to_look = self._is_to_claim = False
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waiting: tuple[object, asyncio.Task[Any]] | None = None
        self._clock: tuple[object, float] | None = None
        self._away: dict[str, asyncio.TimerHandle] = {}
        self.is_over = False
        """Whether the table was deleted or put away, or the server goes down."""
        self._mind_who_is_away()

    @property
    def book(self) -> LogBook:
        """The table and its log."""
        return self._book

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is going to happen by itself."""
        return not self._listeners and self._waiting is None and not self._tasks

    @property
    def onlookers(self) -> set[str]:
        """The persons with a line to the table here."""
        return {listener.guest.id for listener in self._listeners}

    async def ask(self, guest: Guest, command: Command) -> int:
        """Do what a person asks; the number of its event, once it is safe. Raises Refusal and StoreFailed.

        What is begun is finished, even if whoever asked is gone.
        """
        return await self._finished(self._asked(guest, command))

    async def admit(self, guest: Guest) -> None:
        """Let a person in who has an invitation."""
        await self._finished(self._admitted(guest.id))

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
                self._presence_changed(listener)
        await self.greet_back(listener.guest)

    async def greet_back(self, guest: Guest) -> None:
        """A person is here, by the name he has now: his stand-in goes, and what waited for him goes on."""
        await self._finished(self._came_back(guest.id, guest.name))

    def leave(self, listener: Listener) -> None:
        """The listener is gone."""
        if listener not in self._listeners:
            return
        self._listeners.remove(listener)
        self._presence_changed(listener)

    def greet(self, listener: Listener, greeting: str) -> None:
        """Let a person greet all at the table."""
        seat = self._book.table.seat_of(listener.guest.id)
        letter = None if seat is None else str(seat)
        greeted = replies.Greeted(name=listener.guest.name, seat=letter, greeting=greeting)
        self.tell_all(replies.REPLIES.encode(greeted))
        self._say(GreetedThere(self._book.table.id, greeted))

    def tell_all(self, message: bytes) -> None:
        """Tell all who look on here."""
        for listener in tuple(self._listeners):
            listener.tell(message)

    def note(self, standing: Standing, elsewhere: frozenset[str]) -> None:
        """How the table stands in the store, and who looks at it by other servers."""
        if elsewhere != self._elsewhere:
            arrived, self._elsewhere = elsewhere - self._elsewhere, elsewhere
            self._presence_changed(None)
            self._welcome(arrived)
        self._is_to_claim = bool(self._listeners) and not standing.is_kept
        if self._is_to_claim or self._book.is_behind(standing):
            self.look()

    def look(self) -> None:
        """Look up before long what others did at the table, and keep it where nobody else does."""
        if not self._is_to_look and not self.is_over:
            self._is_to_look = True
            self._begun(self.look_now())

    async def look_now(self) -> None:
        """The same at once. Raises StoreFailed."""
        async with self._lock:
            self._is_to_look = False
            self._check_open()
            if self._is_to_claim:
                self._is_to_claim = False
                await self._book.claim()
            await self._refresh()

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
            try:
                written = await self._decided(
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

    async def _admitted(self, person: str) -> None:
        """Write that a person came by an invitation, if he may not look on already."""

        def admitted() -> Events:
            return () if self._book.table.may_look_on(person) else (events.Admitted(person),)

        async with self._lock:
            await self._decided(admitted, person)

    async def _came_back(self, person: str, name: str | None = None) -> None:
        """A person is here, by a name that may be new, or by another server, which knows the name."""

        def back() -> Events:
            table = self._book.table
            seat = table.seat_of(person)
            if seat is None or table.phase is Phase.CLOSED:
                return ()
            chair = table.chairs[seat]
            new_name = [] if name in (None, chair.name) else [events.Called(str(seat), name)]
            return (*new_name, *([] if chair.player is None else [events.CameBack(str(seat))]))

        async with self._lock:
            try:
                await self._decided(back)
            except StoreFailed:
                if self.is_over:
                    raise  # else he may look on while the store takes nothing

    async def _decided(
        self, decide: Callable[[], Events], person: str = "", message: str | None = None
    ) -> tuple[Entry, ...]:
        """Write what is decided on the table as it stands, anew whenever others were first.

        Raises Refusal only where nobody wrote anything that is not known here.
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
        raise StoreFailed("others are always first at this table; try again")

    async def _write(self, new: Events, person: str = "", message: str | None = None) -> tuple[Entry, ...]:
        since = self._book.table.seq
        try:
            entries = await self._book.add(new, person, message)
        except (AlreadyDone, Fenced):
            await self._refresh()
            raise
        except StoreFailed:
            asyncio.get_running_loop().call_later(AGAIN, self._rearm)
            await self._catch_up()
            raise
        self._tell_changes(entries, since)
        self._rearm()
        if entries:
            self._say(Grown(self._book.table.id))
        return entries

    async def _refresh(self) -> bool:
        """Take in what the store holds beyond what is known here, and go on; whether there was more."""
        is_more = await self._catch_up()
        self._rearm()
        return is_more

    async def _catch_up(self) -> bool:
        since, was_keeper = self._book.table.seq, self._book.is_keeper
        try:
            entries = await self._book.catch_up()
        except Refusal:
            self._lose()
            raise StoreFailed("the table was deleted") from None
        self._tell_changes(entries, since)
        self._mind_who_is_away()
        if not was_keeper:
            self._welcome(self._present())
        return bool(entries)

    def _welcome(self, persons: Collection[str]) -> None:
        """Where the table is kept, let persons play again who were taken to be away."""
        if self._book.is_keeper:
            for chair in self._book.table.chairs:
                if chair.player is not None and chair.person is not None and chair.person in persons:
                    self._begun(self._came_back(chair.person))

    def _check_open(self) -> None:
        if self.is_over:
            raise StoreFailed("the table is being put away; come back in a moment")

    def _lose(self) -> None:
        """The table is no more: whoever comes back is told."""
        self.is_over = True
        self._stop_clocks()
        for listener in tuple(self._listeners):
            listener.end(MOVED, "the table is no longer here; come back")
        self._listeners.clear()

    def _present(self) -> set[str]:
        return self.onlookers | self._elsewhere

    def _tell(self, listener: Listener, entries: tuple[Entry, ...], since: int) -> None:
        update = update_for(
            self._book.table, listener.guest.id, entries, since, self._present(), self._left()
        )
        listener.tell(replies.REPLIES.encode(update))

    def _tell_changes(self, entries: tuple[Entry, ...], since: int) -> None:
        if entries:
            for listener in tuple(self._listeners):
                self._tell(listener, entries, since)

    def _presence_changed(self, of: Listener | None) -> None:
        """Who is here has changed: the others are told; None for one who is elsewhere."""
        for listener in tuple(self._listeners):
            if listener is not of:
                self._tell(listener, (), self._book.table.seq)
        self._mind_who_is_away()
        if of is not None:
            self._say(Looked(self._book.table.id))

    def _mind_who_is_away(self) -> None:
        """Where the table is kept, count the time of each person who is away from his seat."""
        is_counted = self._book.is_keeper and not self.is_over
        chairs = self._book.table.chairs if is_counted else ()
        playing = {chair.person for chair in chairs if chair.person is not None and chair.player is None}
        away = playing - self._present()
        for person in set(self._away) - away:
            self._away.pop(person).cancel()
        for person in away - set(self._away):
            self._expect(person)

    def _expect(self, person: str) -> None:
        """Count the time a person is away."""
        loop = asyncio.get_running_loop()
        self._away[person] = loop.call_later(self._times.away, self._is_away, person)

    def _is_away(self, person: str) -> None:
        self._away.pop(person, None)
        self._begun(self._stand_in(person))

    async def _stand_in(self, person: str) -> None:
        def stood_in() -> Events:
            table = self._book.table
            seat = table.seat_of(person)
            if seat is None or table.chairs[seat].player is not None or table.phase is Phase.CLOSED:
                return ()
            is_away = self._book.is_keeper and person not in self._present()
            return (events.StoodIn(str(seat), STAND_IN),) if is_away else ()

        async with self._lock:
            if not self.is_over:
                try:
                    await self._decided(stood_in)
                except StoreFailed:
                    self._mind_who_is_away()

    def _left(self) -> int | None:
        """Milliseconds left on the clock of a person, counted from when it was first seen here to run."""
        clock, now = clock_of(self._book.table), asyncio.get_running_loop().time()
        if clock is None:
            self._clock = None
            return None
        key = self._moment(clock)
        if self._clock is None or self._clock[0] != key:
            self._clock = (key, now)
        return max(0, clock.milliseconds - round(1000 * (now - self._clock[1])))

    def _moment(self, wait: Wait | None) -> object:
        """What a wait is for: the same as long as it goes on."""
        table = self._book.table
        deal = table.sitting.deal
        return (wait, table.game, table.sitting.deals, 0 if deal is None else len(deal.acts))

    def _rearm(self) -> None:
        """Set the clock for what the table does next by itself, unless it is set for just that."""
        wait = in_time(self._book.table) if self._book.is_keeper and not self.is_over else None
        key = self._moment(wait)
        self._left()  # counted from now, though nobody may be looking
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
        loop = asyncio.get_running_loop()
        end = loop.time() + wait.milliseconds / 1000
        chosen = await self._chosen(wait) if wait.what is Timed.CHOOSE else None
        await asyncio.sleep(end - loop.time())
        event = chosen or follows(self._book.table, wait)
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
