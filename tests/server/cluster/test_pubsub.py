"""Words between servers: what is heard, and what is let be."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from euchre.errors import EuchreError
from euchre.server.cluster.pubsub import (
    WAITING,
    Grown,
    Letter,
    Nudge,
    PostgresNudge,
    RedisNudge,
    Silence,
    check_nudge,
    written,
)
from euchre.server.serving import Service, nudge_of
from euchre.server.store import StoreFailed
from euchre.server.store.postgres import check_address, driver
from euchre.server.tables.room import Times
from tests.server.helpers.services import Postgres, Redis
from tests.server.helpers.serving import run, served


async def heard_by_another(one: Nudge, two: Nudge) -> list[str]:
    """What one hears when two says a word until it is heard."""
    heard: list[str] = []
    tasks = [asyncio.create_task(one.carry(heard.append)), asyncio.create_task(two.carry(lambda _: None))]
    while not heard:
        two.send(written(Letter("two", Grown("t1"))))
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return heard


def test_word_is_carried_by_either_messenger(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        for kind, url in ((PostgresNudge, postgres.database()), (RedisNudge, redis.url)):
            assert (await heard_by_another(kind(url), kind(url)))[0] == written(Letter("two", Grown("t1")))

    run(work())


def test_messenger_that_comes_late_is_waited_for(redis: Redis) -> None:
    async def work() -> None:
        await asyncio.to_thread(redis.stop)
        one, two = RedisNudge(redis.url), RedisNudge(redis.url)
        waiting = asyncio.create_task(heard_by_another(one, two))
        await asyncio.sleep(0)
        await asyncio.to_thread(redis.start)
        await waiting

    run(work())


def test_words_that_nobody_takes_do_not_pile_up() -> None:
    async def work() -> None:
        nudge = RedisNudge("redis://127.0.0.1:1")
        for number in range(WAITING + 5):
            nudge.send(str(number))
        assert nudge.waiting == WAITING

    run(work())


def test_letter_that_is_none_is_let_be(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        url = postgres.database()
        async with served(tmp_path, database=url, times=Times(beat=0.05)) as server:
            for letter in (
                "",
                "{}",
                '{"sender": "x", "word": {"type": "none"}}',
                written(Letter("x", Grown("y"))),
            ):
                postgres.execute(url, f"SELECT pg_notify('euchre', '{letter}')")
            ann = await server.browser().come_in("Ann")
            await ann.look(await ann.open_table())

    run(work())


def test_server_that_has_its_store_for_itself_hears_of_nobody(tmp_path: Path) -> None:
    nudge = nudge_of(Service(folder=tmp_path))
    assert isinstance(nudge, Silence)
    nudge.send("anything")
    run(nudge.carry(lambda _: None))


def test_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(StoreFailed, match=r"euchre\[postgres\]"):
        driver()
    with pytest.raises(EuchreError, match=r"euchre\[redis\]"):
        check_nudge("redis://localhost")


def test_address_of_something_else_is_refused_without_telling_its_password() -> None:
    with pytest.raises(StoreFailed, match="no address of PostgreSQL") as no:
        check_address("mysql://ann:secret@localhost/x")
    assert "secret" not in str(no.value)
    with pytest.raises(EuchreError, match="no address of Redis") as other:
        check_nudge("http://ann:secret@localhost")
    assert "secret" not in str(other.value)
