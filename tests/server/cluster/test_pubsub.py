"""Notices between servers: which are received, and which are ignored."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from euchre.errors import EuchreError
from euchre.server.cluster import pubsub
from euchre.server.cluster.pubsub import (
    MOST_QUEUED,
    Envelope,
    Grown,
    Notifier,
    PostgresNotifier,
    RedisNotifier,
    check_redis_url,
)
from euchre.server.serving import Service, notifier_of
from euchre.server.store import StoreFailed
from euchre.server.store.postgres import check_address, driver
from euchre.server.tables.room import Times
from tests.server.helpers.services import Postgres, Redis
from tests.server.helpers.serving import run, served


async def heard_by_another(one: Notifier, two: Notifier) -> list[str]:
    """Return what one receives when two sends a notice until it arrives."""
    heard: list[str] = []
    tasks = [asyncio.create_task(one.run(heard.append)), asyncio.create_task(two.run(lambda _: None))]
    while not heard:
        two.send(Envelope("two", Grown("t1")).text)
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return heard


def test_notice_arrives_through_postgres_and_redis(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        for kind, url in ((PostgresNotifier, postgres.database()), (RedisNotifier, redis.url)):
            assert (await heard_by_another(kind(url), kind(url)))[0] == Envelope("two", Grown("t1")).text

    run(work())


def test_notifier_connects_to_a_redis_that_starts_late(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pubsub, "RETRY", 0.1)

    async def work() -> None:
        await asyncio.to_thread(redis.stop)
        one, two = RedisNotifier(redis.url), RedisNotifier(redis.url)
        waiting = asyncio.create_task(heard_by_another(one, two))
        await asyncio.sleep(0)
        await asyncio.to_thread(redis.start)
        await waiting

    run(work())


def test_queue_of_unsent_notices_is_bounded() -> None:
    async def work() -> None:
        notifier = RedisNotifier("redis://127.0.0.1:1")
        for number in range(MOST_QUEUED + 5):
            notifier.send(str(number))
        assert notifier.queued == MOST_QUEUED

    run(work())


def test_malformed_and_unknown_notices_are_ignored(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        url = postgres.database()
        async with served(tmp_path, database=url, times=Times(beat=0.05)) as server:
            for letter in (
                "",
                "{}",
                '{"sender": "x", "word": {"type": "none"}}',
                Envelope("x", Grown("y")).text,
            ):
                postgres.execute(url, f"SELECT pg_notify('euchre', '{letter}')")
            ann = await server.browser().come_in("Ann")
            await ann.look(await ann.open_table())

    run(work())


def test_server_with_a_store_of_its_own_receives_nothing(tmp_path: Path) -> None:
    notifier = notifier_of(Service(folder=tmp_path))
    assert type(notifier) is Notifier
    notifier.send("anything")
    run(notifier.run(lambda _: None))


def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(StoreFailed, match=r"euchre\[postgres\]"):
        driver()
    with pytest.raises(EuchreError, match=r"euchre\[redis\]"):
        check_redis_url("redis://localhost")


def test_wrong_address_is_refused_without_showing_its_password() -> None:
    with pytest.raises(StoreFailed, match="not an address of PostgreSQL") as no:
        check_address("mysql://ann:secret@localhost/x")
    assert "secret" not in str(no.value)
    with pytest.raises(EuchreError, match="not an address of Redis") as other:
        check_redis_url("http://ann:secret@localhost")
    assert "secret" not in str(other.value)
