"""Which notices servers on one database send each other about acts, and how soon others hear of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from euchre.server.cluster.pubsub import ENVELOPES, Grown, Looked, Notice, PostgresNotifier
from euchre.server.tables.room import Times
from tests.server.helpers.services import Postgres
from tests.server.helpers.serving import Browser, Served, awaited_act, run, served

NEVER = Times(beat=600.0, lease=3_600_000.0, away=600.0)
"""Servers that look into the database by themselves later than any test ends."""
SOON = 60.0
"""Seconds of patience, far less than the time between two heartbeats."""


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """Return the notices that servers have sent."""
    notices: list[Notice] = []
    send = PostgresNotifier.send

    def noted(notifier: PostgresNotifier, message: str) -> None:
        notices.append(ENVELOPES.decode(message).notice)
        send(notifier, message)

    monkeypatch.setattr(PostgresNotifier, "send", noted)
    return notices


@asynccontextmanager
async def two_servers(folder: Path, url: str) -> AsyncIterator[tuple[Served, Served]]:
    async with (
        served(folder / "one", database=url, times=NEVER) as one,
        served(folder / "two", database=url, times=NEVER) as two,
    ):
        yield one, two


async def acted(browser: Browser) -> int:
    """Let somebody do one act as soon as the table waits for them; its number."""
    act = awaited_act(await browser.until(lambda update: awaited_act(update) is not None))
    answer = await browser.command("act", act=act)
    assert answer["type"] == "done", answer
    return int(answer["seq"])


def test_acts_with_nobody_connected_elsewhere_send_no_notice(
    postgres: Postgres, tmp_path: Path, sent: list[Notice]
) -> None:
    async def work() -> None:
        async with two_servers(tmp_path, postgres.database()) as (one, _):
            ann = await one.browser().come_in("Ann")
            table = await ann.open_table(players=["simple", "simple", "simple"])
            await ann.look(table)
            for _ in range(5):
                seq = await acted(ann)
                await ann.until(lambda update, seq=seq: update["seq"] > seq)  # type: ignore[misc]
            while Looked(table) not in sent:
                await asyncio.sleep(0.01)
            assert Grown(table) not in sent

    run(work(), patience=SOON)


def test_guest_who_connects_elsewhere_hears_of_a_change_at_once(
    postgres: Postgres, tmp_path: Path, sent: list[Notice]
) -> None:
    async def work() -> None:
        async with two_servers(tmp_path, postgres.database()) as (one, two):
            ann, bob = await one.browser().come_in("Ann"), await two.browser().come_in("Bob")
            table = await ann.open_table(public=True, players=[None, "simple", "simple"])
            await ann.look(table)
            for name in (
                "one",
                "two",
                "three",
                "four",
            ):  # nothing follows from a name that would bring more notices
                await bob.look(table)
                for part in "a", "b":  # at the first her server may not know yet that he is there
                    answer = await ann.command("rename", name=f"Table {name} {part}")
                    assert answer["type"] == "done", answer
                    await bob.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)  # type: ignore[misc]
                await bob.close()
            assert Grown(table) in sent

    run(work(), patience=SOON)


def test_keeper_with_nobody_connected_hears_of_an_act_at_once(
    postgres: Postgres, tmp_path: Path, sent: list[Notice]
) -> None:
    async def work() -> None:
        async with two_servers(tmp_path, postgres.database()) as (one, two):
            ann = await one.browser().come_in("Ann")
            table = await ann.open_table(players=["simple", "simple", "simple"])
            await ann.look(table)
            await ann.close()
            ann.port = two.service.port
            await ann.look(table)
            for _ in range(5):
                seq = await acted(ann)
                await ann.until(lambda update, seq=seq: update["seq"] > seq)  # type: ignore[misc]
            assert Grown(table) in sent

    run(work(), patience=SOON)
