"""Connections break, or go silent: the server notices, people reconnect quickly, and nothing is lost.

`EUCHRE_DROPS` sets how often lines are broken; `make soak` breaks them 5,000 times.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from euchre.chance import Stream
from euchre.server import serving
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables.room import Times
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Served, run
from tests.server.helpers.survivors import Survivor
from tests.timing import IS_TIMED

DROPS = int(os.environ.get("EUCHRE_DROPS", "100"))
PEOPLE = 4
SOON = 2.0
"""Seconds within which a person who lost the connection sees the table again, in 99 of 100 cases."""


async def breaking(person: Survivor, drops: int, stream: Stream) -> None:
    """Break a person's connection at random moments, and go on until they have played."""
    while len(person.back) < drops or len(person.acked) <= 10:
        await asyncio.sleep(stream.below(60) / 1000)
        if person.is_on and person.browser.socket is not None:
            person.browser.socket.transport.abort()


def test_broken_connections_recover_soon_and_lose_nothing(tmp_path: Path) -> None:
    people: list[Survivor] = []

    async def work(server: Served) -> None:
        for number in range(PEOPLE):
            browser = await guest(server, f"Guest {number}")
            people.append(Survivor(browser, await browser.open_table()))
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.gather(
            *(breaking(person, DROPS // PEOPLE, Stream(number, 3)) for number, person in enumerate(people))
        )
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    at_server(tmp_path, work, patience=60 + DROPS)
    back = sorted(seconds for person in people for seconds in person.back)
    assert len(back) >= DROPS // PEOPLE * PEOPLE
    assert not IS_TIMED or back[int(0.99 * len(back)) - 1] <= SOON

    async def judged() -> None:
        store = SqliteStore(tmp_path)
        for person in people:
            log = await store.log(person.table)
            asked = [entry for entry in log if entry.message is not None]
            granted = {entry.message: entry.seq for entry in asked}
            assert len(granted) == len(asked)
            assert {key: granted.get(key) for key in person.acked} == {
                key: seq for key, (_, seq) in person.acked.items()
            }
        await store.close()

    run(judged())


def test_silent_connection_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 2 * serving.PING <= 20  # seconds: one ping, and the time to answer it
    monkeypatch.setattr(serving, "PING", 0.3)

    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(players=[None, "simple", "simple"], public=True)
        await bob.look(table)
        await bob.command("sit", seat="B")
        await ann.look(table)
        assert bob.socket is not None
        bob.socket.transport.pause_reading()  # he hears no ping, and answers none
        await until_alone(server)
        await ann.until(lambda update: not update["table"]["seats"][1]["present"])

    at_server(tmp_path, work)


async def until_alone(server: Served) -> None:
    """Wait until one connection is left."""
    while len(server.lines()) > 1:
        await asyncio.sleep(0.01)


def test_seat_is_kept_for_two_minutes() -> None:
    assert Times().away >= 120
