"""Thousands of messages in every phase of a table: each is answered, and a refused one changes nothing.

`EUCHRE_MESSAGES` sets how many; `make soak` sends five million.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import MutableMapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket

from euchre.bots import SeenDeals
from euchre.chance import Stream
from euchre.deal import Due, legal_acts
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.server.app import now
from euchre.server.bucket import Rate
from euchre.server.connection import Connection, MessageLimits
from euchre.server.people.invitations import Invitations, new_id
from euchre.server.store.audit import audit, open_to_read
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events
from euchre.server.tables.log_book import create
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.room import Room, Times
from euchre.server.tables.rooms import Rooms
from euchre.server.tables.table import Phase
from euchre.server.wire import requests
from euchre.view import SeatView
from tests.server.helpers.messages import KINDS, Sender
from tests.server.helpers.serving import run
from tests.server.helpers.tables import ANN, GUESTS, simple_choice

MESSAGES = int(os.environ.get("EUCHRE_MESSAGES", "25000"))
AT_A_STOP = 40
"""Messages between two acts of play, and after a table is closed."""
AT_A_TABLE = 2000
"""Messages after which a table is closed."""
FREE = MessageLimits(queue=100_000, messages=Rate(1e12, 1e12), greetings=Rate(1e12, 1e12))

MARK = 2**40
"""The number of a ping that marks the end of the answers to a greeting."""


@dataclass
class Ends:
    """The two ends of a simulated socket."""

    to_server: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    from_server: asyncio.Queue[MutableMapping[str, Any]] = field(default_factory=asyncio.Queue)

    async def hear(self, message: MutableMapping[str, Any]) -> None:
        """Take what the server sends."""
        self.from_server.put_nowait(message)

    async def answer_to(self, text: bytes) -> dict[str, Any]:
        """Send a message; its answer."""
        kinds = answers(text)
        self.to_server.put_nowait({"type": "websocket.receive", "bytes": text})
        if "greeted" not in kinds:
            return await self._next_of(*kinds)
        # Greetings of others arrive too: a pong marks the end of what belongs to this message.
        self.to_server.put_nowait({"type": "websocket.receive", "bytes": b'{"type":"ping","n":%d}' % MARK})
        answer = await self._next_of(*kinds, "pong")
        while (later := await self._next_of(*kinds, "pong")).get("n") != MARK:
            answer = later if later["type"] == "refused" else answer
        return answer

    async def _next_of(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of some kinds."""
        while True:
            async with asyncio.timeout(60):
                said = await self.from_server.get()
            assert said["type"] == "websocket.send", f"the connection was closed: {said}"
            message: dict[str, Any] = json.loads(said["text"])
            if message["type"] in kinds:
                return message


def answers(text: bytes) -> tuple[str, ...]:
    """Return the types of message that answer one."""
    try:
        request = requests.REQUESTS.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ("refused",)
    match request:
        case requests.Hello():
            return ("update",)
        case requests.Ping():
            return ("pong",)
        case requests.Greet():
            return ("greeted", "refused")
        case _:
            return ("done", "refused", "invitation")


async def choose(name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals, least: float) -> object:
    return bot_by_name(name).choose(view, due, Stream(seed))


async def seated_table(store: SqliteStore, code: str) -> str:
    """Return a table with persons in all seats but one."""
    table = new_id()
    opening = events.TableOpened(
        code=code, changes={}, name="Ann's", host=ANN.id, public=True, pace=0, clock=0
    )
    people = zip(load_code(code).seating.seats[:-1], GUESTS, strict=False)
    await create(
        store, table, opening, tuple(events.Sat(str(at), who.id, who.name) for at, who in people), now()
    )
    return table


def phase_of(room: Room) -> str:
    """Return the phase of the table or, in a game, the stage of the deal."""
    table = room.book.table
    if table.phase is not Phase.PLAYING:
        return str(table.phase.value)
    deal = table.sitting.deal
    return "paused" if table.paused else "over" if deal is None else str(deal.stage.value)


def acts_of(room: Room, place: int) -> list[str]:
    """Return acts that the person of a seat may do now."""
    table = room.book.table
    deal = table.sitting.deal
    seat = table.seat_of(GUESTS[place].id)
    if deal is None or seat is None or not table.is_game_on:
        return []
    return [act.text for act in legal_acts(deal, seat)]


async def go_on(room: Room, number: int) -> None:
    """Resume play, do one act of regular play, or fill the seats for the next game."""
    table = room.book.table
    seated = [guest for guest in GUESTS if table.seat_of(guest.id) is not None]
    if table.paused and table.phase is Phase.PLAYING:
        await room.ask(ANN, requests.Resume(id=f"g{number}"))
    elif table.is_game_on and not table.sitting.is_between_deals:
        act = simple_choice(table)
        for who in seated:
            if table.seat_of(who.id) == act.actor:
                await room.ask(who, requests.DoAct(id=f"g{number}", act=act.text))
    elif table.phase is Phase.GATHERING:
        with suppress(Refusal):  # whoever was removed may not, and the next game may have been asked for
            for guest, seat in product(GUESTS, table.code.seating.seats):
                if guest not in seated and table.chairs[seat].person is None:
                    await room.ask(guest, requests.Sit(id=f"g{number}-{seat}", seat=str(seat)))  # type: ignore[arg-type]
            await room.ask(GUESTS[0], requests.NextGame(id=f"g{number}"))


@dataclass
class Bombardment:
    """The results of a bombardment."""

    answered: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    granted: set[tuple[str, str, str]] = field(default_factory=set)
    """Table, person and id of every message that was granted."""


async def bombard(
    store: SqliteStore, rooms: Rooms, code: str, sender: Sender, most: int, seen: Bombardment
) -> int:
    """Send messages to one table, some more after it is closed, and no more than so many; how many."""
    room = await rooms.room(await seated_table(store, code))
    invitations, lines, serving = Invitations(store, now), [], []
    for guest in GUESTS:
        ends = Ends()
        socket = WebSocket({"type": "websocket", "headers": []}, ends.to_server.get, ends.hear)
        ends.to_server.put_nowait({"type": "websocket.connect"})
        await socket.accept()
        await ends.from_server.get()
        line = Connection(socket, guest, room, FREE)
        await room.join(line, 0)
        serving.append(asyncio.create_task(line.serve(invitations)))
        lines.append(ends)
    sent = after_its_end = 0
    while sent < most and after_its_end < AT_A_STOP:
        if sent == AT_A_TABLE and room.book.table.phase is not Phase.CLOSED:
            await room.ask(ANN, requests.Close(id="g"))
        elif sent and sent % AT_A_STOP == 0:
            await go_on(room, sent)
        place = sent % len(lines)
        await one_message(room, place, lines[place], sender.message(acts_of(room, place)), seen)
        sent += 1
        after_its_end += room.book.table.phase is Phase.CLOSED
    for ends in lines:
        ends.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await asyncio.gather(*serving)
    return sent


async def one_message(room: Room, place: int, ends: Ends, text: bytes, seen: Bombardment) -> None:
    """Send one message, and see that a refusal left the table as it was."""
    before = room.book.table
    seen.phases[phase_of(room)] += 1
    answer = await ends.answer_to(text)
    seen.answered[answer["type"]] += 1
    if "malformed" not in answer.get("reason", ""):
        seen.kinds[json.loads(text)["type"]] += 1
    if answer["type"] == "done":
        seen.granted.add((before.id, GUESTS[place].id, json.loads(text)["id"]))
    elif room.book.table is not before:
        since = await room.book.since(before.seq)
        assert {entry.person for entry in since or ()} == {""}, f"{text!r} changed the table: {answer}"


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_message_is_answered_and_none_refused_changes_the_table(tmp_path: Path, code: str) -> None:
    seen = Bombardment()
    share, number = MESSAGES // len(CODE_NAMES), CODE_NAMES.index(code)

    async def work() -> None:
        store = SqliteStore(tmp_path)
        rooms = Rooms(store, choose, Times(), now)
        sender, left = Sender(number), share
        while left > 0:
            left -= await bombard(store, rooms, code, sender, left, seen)
        await rooms.end()
        await store.close()

    run(work(), patience=60 + MESSAGES / 100)
    assert seen.answered.total() == share
    assert seen.answered["done"] > share // 100
    assert seen.answered["refused"] > share // 2
    assert len(seen.kinds) == len(KINDS)
    assert {"gathering", "closed", "playing"} <= set(seen.phases)
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
        asked = set(database.execute("SELECT table_id, person, message FROM events WHERE message LIKE 'm%'"))
    assert asked <= seen.granted
