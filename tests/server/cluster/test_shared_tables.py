"""Several servers on the tables of one PostgreSQL: killed, paused, and without notices between them.

`EUCHRE_PAUSES` sets how often a server is paused; `make soak-shared` does it 500 times.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from euchre.server.store.audit import audit_at
from euchre.server.store.postgres import PostgresStore
from euchre.server.tables.events import Entry, Revealed
from euchre.server.tables.room import Times
from tests.server.helpers.people import closed_with
from tests.server.helpers.ports import free_port
from tests.server.helpers.process import FENCED, ended, started
from tests.server.helpers.services import Postgres, Redis, postgres_running
from tests.server.helpers.serving import Browser, Message, Served, run, served
from tests.server.helpers.survivors import Survivor, check_against_log, one_more_act, playing

PAUSES = int(os.environ.get("EUCHRE_PAUSES", "10"))
QUICK = ("--lease", "0.8", "--beat", "0.2", "--away", "0.3")
"""Servers that give each other up soon, so that a test need not wait long."""


@dataclass
class Pair:
    """Two server processes on one database."""

    url: str
    folder: Path
    ports: tuple[int, int]
    processes: list[subprocess.Popen[bytes]]
    names: list[str]

    async def keeper(self, table: str) -> int:
        """Return which of the two servers keeps a table; waits until one does."""
        while True:
            name = await self.asked("SELECT keeper FROM tables WHERE id = $1", table)
            if name in self.names:
                return self.names.index(name)
            await asyncio.sleep(0.02)

    async def newcomer(self) -> str:
        """Return the name of the server that started last; waits until it is alive."""
        while True:
            found: list[str] = await self.asked("SELECT coalesce(array_agg(id), '{}') FROM servers")
            new = set(found) - set(self.names)
            if new:
                return new.pop()
            await asyncio.sleep(0.02)

    async def asked(self, question: str, *values: object) -> Any:
        """Return the one value that a query returns."""
        connection = await asyncpg.connect(self.url)
        try:
            return await connection.fetchval(question, *values)
        finally:
            await connection.close()

    async def log(self, table: str) -> tuple[Entry, ...]:
        """Return a table's log, after an audit of the whole store."""
        assert (await audit_at(self.url)).faults == ()
        store = await PostgresStore.as_it_is(self.url)
        try:
            return await store.log(table)
        finally:
            await store.close()


@asynccontextmanager
async def pair(folder: Path, url: str, *options: str) -> AsyncIterator[Pair]:
    """Provide two servers, started one after the other."""
    made = Pair(url, folder, (free_port(), free_port()), [], [])
    try:
        for port in made.ports:
            process = await asyncio.to_thread(started, folder, port, "--database", url, *options)
            made.processes.append(process)
            made.names.append(await made.newcomer())
        yield made
    finally:
        for process in made.processes:
            process.send_signal(signal.SIGCONT)
            await asyncio.to_thread(ended, process)


async def seated(both: Pair, people: int, **wish: object) -> list[Survivor]:
    """Return people at one table, connected to the two servers in turn; computer players in the other
    seats."""
    browsers = [await Browser(both.ports[n % 2]).come_in(f"Guest {n}") for n in range(people)]
    players = [None] * (people - 1) + ["simple"] * (4 - people)
    table = await browsers[0].open_table(players=players, public=True, **wish)
    for browser, letter in zip(browsers[1:], "BCD", strict=False):
        await browser.look(table)
        assert (await browser.command("sit", seat=letter))["type"] == "done"
        await browser.close()
    return [Survivor(browser, table) for browser in browsers]


async def until(is_so: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    while not await is_so():
        await asyncio.sleep(0.02)


def test_four_guests_at_two_servers_finish_a_game(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        async with pair(tmp_path, postgres.database()) as both:
            people = await seated(both, 4, changes={"game_points": 3})
            async with playing(people):
                await until(lambda: all_have(people, lambda update: update["table"]["game"] > 1))
            log = await both.log(people[0].table)
        check_against_log(people, log)
        assert any(isinstance(entry.event, Revealed) for entry in log)

    run(work(), patience=60)


async def all_have(people: list[Survivor], is_so: Callable[[Message], bool]) -> bool:
    return all(person.browser.last and is_so(person.browser.last) for person in people)


def test_another_server_takes_over_after_a_kill_during_a_deal(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        async with pair(tmp_path, postgres.database(), *QUICK) as both:
            people = await seated(both, 2, pace=20)
            for person in people:
                person.ports = both.ports
            table = people[0].table
            async with playing(people):
                for _ in range(10):
                    await one_more_act(people)
                keeper = await both.keeper(table)
                epoch = await both.asked("SELECT epoch FROM tables WHERE id = $1", table)
                await asyncio.to_thread(ended, both.processes[keeper])
                for person in people:
                    person.ports = (both.ports[1 - keeper],)
                await until(lambda: taken_over(both, table, keeper))
                for person in people:
                    await one_more_act([person])
            log = await both.log(table)
        check_against_log(people, log)
        assert log[-1].epoch > epoch

    run(work(), patience=60)


def test_server_that_was_paused_writes_nothing_under_its_old_epoch(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def work() -> None:
        async with pair(tmp_path, postgres.database(), *QUICK) as both:
            people = await seated(both, 2, pace=100)
            table = people[0].table
            async with playing(people):
                pauses = 0
                while pauses < PAUSES or not (tmp_path / FENCED).is_file():  # until one tried to write
                    pauses += 1
                    await one_more_act(people)
                    keeper = await both.keeper(table)
                    process = both.processes[keeper]
                    process.send_signal(signal.SIGSTOP)
                    await until(lambda: taken_over(both, table, keeper))  # noqa: B023
                    await one_more_act(people)
                    process.send_signal(signal.SIGCONT)
                for person in people:
                    await one_more_act([person])
            log = await both.log(table)
        check_against_log(people, log)
        assert log[-1].epoch > PAUSES

    run(work(), patience=60 + 15 * PAUSES)


async def taken_over(both: Pair, table: str, keeper: int) -> bool:
    return await both.keeper(table) != keeper


def test_play_continues_without_redis(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def work() -> None:
        async with pair(tmp_path, postgres.database(), "--nudge", redis.url, *QUICK[:4]) as both:
            people = await seated(both, 4)
            async with playing(people):
                await one_more_act(people)
                await asyncio.to_thread(redis.stop)
                for _ in range(3):
                    for person in people:
                        await one_more_act([person])
            log = await both.log(people[0].table)
        check_against_log(people, log)

    run(work(), patience=60)


def test_play_continues_after_a_crash_of_the_database(tmp_path: Path) -> None:
    async def work(own: Postgres) -> None:
        async with pair(tmp_path, own.database(), *QUICK[:4]) as both:
            people = await seated(both, 2, pace=20)
            async with playing(people):
                for person in people:
                    await one_more_act([person])
                await asyncio.to_thread(own.crash)
                await asyncio.to_thread(own.start)
                for person in people:
                    await one_more_act([person])
            log = await both.log(people[0].table)
        check_against_log(people, log)

    with postgres_running() as own:
        run(work(own), patience=120)


@asynccontextmanager
async def two_here(folder: Path, url: str, nudge: str | None = None) -> AsyncIterator[tuple[Served, Served]]:
    """Provide two servers in this process; each reads the other's changes only after a notice or some
    time."""
    times = Times(beat=1.0)
    async with (
        served(folder / "one", database=url, nudge=nudge, times=times) as one,
        served(folder / "two", database=url, nudge=nudge, times=times) as two,
    ):
        yield one, two


@pytest.mark.parametrize("messenger", ["notify", "redis"])
def test_guests_at_two_servers_see_greet_and_invite_each_other(
    postgres: Postgres, redis: Redis, tmp_path: Path, messenger: str
) -> None:
    async def work() -> None:
        nudge = redis.url if messenger == "redis" else None
        async with two_here(tmp_path, postgres.database(), nudge) as (one, two):
            ann, bob = await one.browser().come_in("Ann"), await two.browser().come_in("Bob")
            table = await ann.open_table(players=[None, "simple", "simple"])
            await ann.look(table)
            path = (await ann.command("invite"))["path"]
            status, joined = await bob.ask("POST", "/api/join", {"link": path.removeprefix("/join#")})
            assert (status, joined["table"]) == (200, table)
            await bob.look(table)
            assert (await bob.command("sit", seat="B"))["type"] == "done"
            await ann.until(lambda update: update["table"]["seats"][1]["present"])
            await bob.until(lambda update: update["table"]["seats"][0]["present"])
            await bob.say(type="greet", greeting="good luck")
            assert (await ann.hear("greeted"))["name"] == "Bob"
            await bob.close()
            await ann.until(lambda update: not update["table"]["seats"][1]["present"])

    run(work())


def test_guest_who_signs_out_is_disconnected_by_every_server(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_here(tmp_path, postgres.database()) as (one, two):
            ann = await one.browser().come_in("Ann")
            await ann.look(await ann.open_table())
            there = two.browser()
            there.cookie = ann.cookie
            status, _ = await there.ask("DELETE", "/api/session")
            assert status == 204
            assert (await closed_with(ann))[0] == 4401

    run(work())


def test_server_that_ends_leaves_its_tables_to_others_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        url = postgres.database()
        times = Times(lease=3600.0, away=0.2)
        async with served(tmp_path, database=url, times=times) as two:
            bob = await two.browser().come_in("Bob")
            async with served(tmp_path, database=url, times=times) as one:
                ann = await one.browser().come_in("Ann")
                table = await ann.open_table(public=True, players=["simple", "simple", None], pace=10)
                await ann.look(table)
                await bob.look(table)
                assert (await bob.command("sit", seat="D"))["type"] == "done"
            before = bob.last["seq"]
            while bob.last["seq"] < before + 3:
                bob.last = await bob.hear("update")
                act = next(iter(awaited(bob.last)), None)
                if act is not None:
                    await bob.command("act", act=act)

    run(work())


def awaited(update: Message) -> list[str]:
    """Return the acts that the table waits for from a person."""
    legal = update["deal"]["legal"] if update["deal"] is not None else []
    return [group["acts"][0] for group in legal if group["awaited"]]
