"""The eight deals of a day: the same for everybody, each person at a table with computer players.

Until the day is over the server shows each person only their own table. All that others made of the deals,
the cards and the seed are shown afterwards.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta

import msgspec
from starlette.requests import Request

from ...events.duplicate import sealed_boards
from ...seats import Seat
from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..failures import log_failure
from ..people.guests import client_of
from ..people.invitations import new_id
from ..people.opening import Opening
from ..store import SealedEvent, Store, StoreFailed
from ..tables import events
from ..tables.decisions import Guest
from ..tables.log_book import SEED_BYTES, first_batch
from ..tables.names import RudeWords
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.routine import STAND_IN, opened_for_all
from ..wire import replies, requests
from ..wire.evening_replies import DailyResults, DailyState
from ..workers.study import StudyWorkers
from .daily_results import CODE, DayStandings, played_by_expert, results_reply, standings_of

BOARDS = 8
"""Deals of a day."""
FIRST = date(2020, 1, 1)
"""No day before is looked up."""
KEPT = 60_000
"""Milliseconds for which the standings of a day are kept; only names change then."""
MOST_DAYS = 8
"""Days whose standings are kept."""


def event_of(day: date) -> str:
    """Return the id of a day's event; its boards are sealed under this name."""
    return f"daily-{day.isoformat()}"


class Daily:
    """The deals of each day."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        opening: Opening,
        workers: StudyWorkers,
        clock: Callable[[], int],
        rude: RudeWords,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._opening = opening
        self._workers = workers
        self._clock = clock
        self._rude = rude
        self._comparing: dict[str, asyncio.Task[None]] = {}
        self._counting = asyncio.Lock()
        self._counted: OrderedDict[str, tuple[int, DayStandings]] = OrderedDict()
        """The standings of days that were asked for last, and until when each is kept."""

    async def today(self, guest: Guest | None) -> DailyState:
        """Return today's deals, and how far a guest is."""
        event, day = await self._event()
        table = None if guest is None else await self._store.table_in_event(event.id, guest.id)
        played = () if guest is None or table is None else await self._store.boards_at(event.id, guest.id)
        return DailyState(
            day=day.isoformat(),
            ends=event.ends_at,
            boards=BOARDS,
            commitment=sealed_boards(event.id, event.seed),
            table=table,
            results=[list(row.points) for row in played],
            before=(day - timedelta(days=1)).isoformat(),
        )

    async def table_of(self, guest: Guest, pace: int, client: str) -> str:
        """Return the guest's table of today, opened if they have none yet; its id. Raises Refusal."""
        event, day = await self._event()
        have = await self._store.table_in_event(event.id, guest.id)
        if have is not None:
            return have
        await self._opening.check(guest, client)
        part = events.EventPart(event.id, tuple(range(1, BOARDS + 1)), sealed=True, waits=True)
        opening = events.TableOpened(
            code=CODE,
            changes={},
            name=f"Eight deals, {day.isoformat()}",
            host="",
            public=False,
            pace=pace,
            part=part,
        )
        seated: list[events.AnyEvent] = [events.Sat("A", guest.id, guest.name)]
        seated += [events.Placed(str(seat), STAND_IN) for seat in (Seat.B, Seat.C, Seat.D)]
        batch = first_batch(new_id(), opening, tuple(seated), self._clock(), {1: event.seed})
        table = await self._store.open_in_event(event.id, guest.id, batch)
        await self._opening.note(table, client)
        return table

    async def results(self, wanted: str, guest: Guest | None) -> DailyResults:
        """Return the results of a day that is over. Raises Refusal for any other."""
        day = _day_of(wanted)
        if day >= self._day():
            raise Refusal("daily/not-over", "the results are shown when the day is over, at midnight UTC")
        event = await self._store.find_event(event_of(day))
        if event is None:
            raise Refusal("daily/none", "nobody played on this day, or it is too long ago")
        found = await self._standings(event)
        if event.compared is None and found.people:
            self._compare(event)
        you = None if guest is None else guest.id
        table = None if you is None else await self._store.table_in_event(event.id, you)
        if table is not None:
            await self._open_deals(table, event)
        return await asyncio.to_thread(results_reply, event, wanted, found, you, self._rude, table)

    async def _standings(self, event: SealedEvent) -> DayStandings:
        """Return the standings of a day that is over: computed for one question at a time, and kept for a
        while."""
        async with self._counting:
            until, found = self._counted.pop(event.id, (0, None))
            if found is None or until <= self._clock():
                rows = await self._store.boards_in(event.id)
                until, found = self._clock() + KEPT, await asyncio.to_thread(standings_of, event, rows)
            self._counted[event.id] = until, found
            if len(self._counted) > MOST_DAYS:
                self._counted.popitem(last=False)
            return found

    async def _open_deals(self, table: str, event: SealedEvent) -> None:
        """End a table of a day that is over, so that its person can review the deals. Raises StoreFailed."""
        room = await self._rooms.room(table)
        await room.settle(lambda: opened_for_all(room.book.table, event.seed))

    async def close(self) -> None:
        """Stop what is being computed."""
        for task in self._comparing.values():
            task.cancel()
        await asyncio.gather(*self._comparing.values(), return_exceptions=True)

    def _day(self) -> date:
        return datetime.fromtimestamp(self._clock() / 1000, UTC).date()

    async def _event(self) -> tuple[SealedEvent, date]:
        """Return today's event. Its seed is drawn when it is first needed; all servers use the one that is
        kept."""
        day = self._day()
        known = await self._store.find_event(event_of(day))
        if known is not None:
            return known, day
        end = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
        drawn = SealedEvent(
            id=event_of(day), seed=secrets.token_bytes(SEED_BYTES), ends_at=int(end.timestamp()) * 1000
        )
        return await self._store.begin_event(drawn), day

    def _compare(self, event: SealedEvent) -> None:
        """Have the expert play the boards, unless that is being done."""
        if event.id not in self._comparing:
            task = self._comparing[event.id] = asyncio.create_task(self._compared(event))
            task.add_done_callback(lambda _: self._comparing.pop(event.id, None))
            task.add_done_callback(log_failure)

    async def _compared(self, event: SealedEvent) -> None:
        run = self._workers.run
        try:
            points = [
                await run(event.id, "review", played_by_expert, event.id, event.seed, board)
                for board in range(1, BOARDS + 1)
            ]
            await self._store.keep_compared(event.id, msgspec.json.encode(points))
        except (Refusal, StoreFailed):
            pass  # the next question for the results tries again


def _day_of(text: str) -> date:
    """Return the day that a text names. Raises Refusal."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST or day.isoformat() != text:
        raise Refusal("daily/none", "a day is written as 2026-11-22")
    return day


class DailyRoutes(Handlers):
    """The handlers of the routes."""

    def __init__(
        self,
        daily: Daily,
        guest_of: Callable[[Request], Awaitable[Guest]],
        known_guest: Callable[[Request], Awaitable[Guest | None]],
        rate: Rate,
    ) -> None:
        self._daily = daily
        self._guest_of = guest_of
        self._known_guest = known_guest
        self._asked = Limit(rate, "too many requests; try again in a moment")

    @on("GET", "/api/daily")
    async def today(self, request: Request) -> Body:
        """Return today's deals; with a session, how far the guest is."""
        self._take(request)
        return await self._daily.today(await self._known_guest(request))

    @on("POST", "/api/daily")
    async def play(self, request: Request) -> Body:
        """Return the guest's table of today, opened if they have none yet."""
        guest = await self._guest_of(request)
        wish = await read(request, requests.PlayDaily)
        self._take(request)
        return replies.Opened(table=await self._daily.table_of(guest, wish.pace, client_of(request)))

    @on("GET", "/api/daily/{day}")
    async def results(self, request: Request) -> Body:
        """Return the results of a day that is over."""
        self._take(request)
        guest = await self._known_guest(request)
        return await self._daily.results(request.path_params["day"], guest)

    def _take(self, request: Request) -> None:
        """Count a request for the address of the client. Raises Refusal beyond the limit."""
        client = client_of(request)
        self._asked.check(client)
