"""Directs evenings at the server's own tables: opens the tables of a round, enters their scores, goes on.

Each step follows from the logs of the evening and of its tables, and is written under a message of its own. A
server that is killed, or another server, therefore goes on with the same step, and none is done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...deal import Deal
from ...events import HallEvening
from ...events.duplicate.play import EventPlay, last_deal
from ...events.evening_acts import EveningAct
from ...events.progressive import MOST_ROUNDS
from ...events.ratings import luck_of_round
from ...events.score_acts import (
    BoardsScored,
    EuchresMade,
    LoneHandsMade,
    LuckNoted,
    MarchesMade,
    RoundBegun,
    TableScored,
)
from ..failures import log_fault
from ..store import OnlineEvening, Store, StoreFailed
from ..tables import events
from ..tables.events import Entry
from ..tables.log_book import create
from ..tables.refusal import Refusal
from ..tables.room import Room
from ..tables.rooms import Rooms
from ..tables.routine import opened_for_all
from ..tables.table import Table
from ..tables.transition import after
from .book import Evenings, OpenEvening
from .links import SCREEN, EveningLink, signed_link
from .same_boards import seed_of_boards
from .seating import names_at, opening_of_table, table_id

PAUSE = 0.5
"""Seconds between two looks at the evenings."""
_AT_ONCE = 4
"""Tables whose luck is computed at each look, so that people at other tables do not wait."""
BUSY = 0.1
"""The same while there is one, where no other server shares the store."""


class OnlineDirector:
    """Lets all evenings at the server's own tables go on."""

    def __init__(self, store: Store, rooms: Rooms, evenings: Evenings, clock: Callable[[], int]) -> None:
        self._store = store
        self._rooms = rooms
        self._evenings = evenings
        self._clock = clock
        self._idle: dict[str, int] = {}
        """Evenings of which no round has begun, with the number of their last line: nothing is done for them
        before there is another."""

    async def go_on(self) -> None:
        """Look at the evenings again and again."""
        while True:
            pause = PAUSE
            self._evenings.forget_unused()
            try:
                known = await self._store.online_evenings()
                self._idle = {one: seq for one, _, seq in known if self._idle.get(one) == seq}
                for evening, key, _ in known:
                    if evening not in self._idle:
                        pause = PAUSE if self._store.is_shared else BUSY
                        await self._step_or_log(signed_link(evening, SCREEN, key))
            except StoreFailed:
                pass  # the next look may succeed
            except Exception as fault:
                log_fault(fault)
            await asyncio.sleep(pause)

    async def _step_or_log(self, link: EveningLink) -> None:
        """Do what an evening waits for; a fault of one stops no other."""
        try:
            await self.step(link)
        except (Refusal, StoreFailed):
            pass  # another server was faster; the next look goes on
        except Exception as fault:
            log_fault(fault)

    async def step(self, link: EveningLink) -> None:
        """Do what an evening waits for. Raises Refusal and StoreFailed."""
        opened = await self._evenings.read(link)
        online = await self._store.online_evening(link.evening)
        evening = opened.evening
        if online is None or not evening.begun:
            self._idle[link.evening] = opened.stored.seq
            return
        missing = [table for number, table in evening.missing if number == evening.begun]
        if missing:
            await self._see_to(link, opened, online, missing)
        elif evening.begun < min(evening.last_round, MOST_ROUNDS):
            await self._enter(link, RoundBegun(evening.begun + 1, 0), f"round {evening.begun + 1}")
        elif without := sorted(set(evening.scores) - set(evening.luck))[:_AT_ONCE]:
            for number, table in without:
                if evening.plan.same_boards:
                    await self._open_deals(opened, number, table)
                await self._note_luck(link, number, table)
        else:
            await self._store.end_online_evening(link.evening)

    async def _note_luck(self, link: EveningLink, number: int, table: int) -> None:
        """Note the luck of the cards at a table, for ratings; this is done when the evening is over."""
        log = await self._store.log(table_id(link.evening, number, table))
        luck = await asyncio.to_thread(_luck_in, log)
        await self._enter(link, LuckNoted(number, table, luck), f"luck {number} {table}")

    async def _open_deals(self, opened: OpenEvening, number: int, table: int) -> None:
        """Open the deals that all tables have played to those who played them at one table."""
        room = await self._rooms.room(table_id(opened.id, number, table))
        await room.settle(lambda: opened_for_all(room.book.table, seed_of_boards(opened)))

    async def _see_to(
        self, link: EveningLink, opened: OpenEvening, online: OnlineEvening, missing: list[int]
    ) -> None:
        """Let the tables of the present round play, and enter their scores when they have.

        Where all tables play the same deals, nothing is entered before the last of them has played, so that
        nobody learns earlier what happened at another table, or when.
        """
        evening, number = opened.evening, opened.evening.begun
        rooms = {table: await self._room(opened, online, table) for table in missing}
        over = {table: play for table, room in rooms.items() if (play := _over(room)) is not None}
        if evening.plan.same_boards and len(over) < len(rooms):
            return
        if evening.has_bell and (1 in over or 1 not in rooms):
            for table, room in rooms.items():
                if table not in over:
                    await room.settle(partial(_bell, room))
        for table, play in over.items():
            score, *counted = _score(evening, number, table, play), *_counted(evening, number, table, play)
            await self._enter(link, score, f"score {number} {table}", counted)

    async def _room(self, opened: OpenEvening, online: OnlineEvening, table: int) -> Room:
        """Return the room of a table of the present round, which is opened if that was not done."""
        number = opened.evening.begun
        name = table_id(opened.id, number, table)
        if not self._rooms.has(name) and not await self._store.length(name):
            opening, seated = opening_of_table(opened.evening, online, number, table)
            known = {1: seed_of_boards(opened)} if opened.evening.plan.same_boards else None
            await create(self._store, name, opening, seated, self._clock(), known)
        is_loaded = self._rooms.has(name)
        room = await self._rooms.room(name)
        if not is_loaded:
            await room.begin()
        if self._store.is_shared and not room.book.is_keeper and _over(room) is None:
            await room.book.claim()  # if the server that kept it is gone; nobody else may be connected
        return room

    async def _enter(
        self, link: EveningLink, act: EveningAct, message: str, more: Sequence[EveningAct] = ()
    ) -> None:
        await self._evenings.add(link, act, message, by="server", more=more)


def _luck_in(log: tuple[Entry, ...]) -> float:
    """Return the luck of the cards in the deals of a table, from its log."""
    deals: list[Deal] = []
    table: Table | None = None
    for entry in log:
        table = after(table, entry)
        if table.play is not None and len(table.play.results) > len(deals):
            deals.append(table.sitting.current_deal)
    return luck_of_round(deals)


def _over(room: Room) -> EventPlay | None:
    """Return what a table has played, if that is all."""
    play = room.book.table.play
    return play if play is not None and play.is_over else None


def _bell(room: Room) -> tuple[events.BellRang, ...]:
    """Return the bell, unless the table is in its last deal or has played it."""
    table = room.book.table
    is_needed = table.play is not None and last_deal(table.play, table.sitting) != table.play
    return (events.BellRang(),) if is_needed else ()


def _score(evening: HallEvening, number: int, table: int, play: EventPlay) -> EveningAct:
    """Return what a table has to enter: the sums, or each deal where all tables play the same."""
    results = tuple((first, second) for first, second in play.results)
    if evening.plan.same_boards:
        return BoardsScored(number, table, results)
    first, second = (sum(points) for points in zip(*results, strict=True))
    return TableScored(number, table, first, second)


def _counted(evening: HallEvening, number: int, table: int, play: EventPlay) -> Iterator[EveningAct]:
    """Yield marches, euchres and lone hands of a table, if there were any."""
    if any(play.marches):
        yield MarchesMade(number, table, *play.marches)
    if any(play.euchres):
        yield EuchresMade(number, table, *play.euchres)
    for name, count in zip(names_at(evening, number, table), play.lone_hands, strict=True):
        if count:
            yield LoneHandsMade(number, name, count)
