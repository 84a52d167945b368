"""People who look on see the table later where its host has set a delay, and never a hand."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre.server.tables import lag
from euchre.server.tables.decisions import Guest
from euchre.server.tables.lag import Lag, LateStep
from euchre.server.tables.presence import Presence
from euchre.server.tables.table import Table
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Browser, Served, awaited_act, play_deals, run
from tests.server.helpers.tables import ANN, GUESTS, desk, play, simple_choice

EVE = Guest("eve", "Eve")
SECONDS = 60


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.heard: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def end(self, code: int, reason: str) -> None:
        raise AssertionError(f"{code} {reason}")


def states(number: int = 1) -> list[Table]:
    """Return a game's states, each with a delay."""
    at = desk("modern", {}, guests=2, number=number)
    return [replace(table, delay=SECONDS) for table in play(at, simple_choice)][:60]


def stepped(table: Table) -> LateStep:
    return LateStep(table=table, entries=(), since=table.seq, left=None)


def held_back(monkeypatch: pytest.MonkeyPatch, tables: list[Table], person: Guest) -> list[tuple[int, int]]:
    """Return how many messages a person has got before and after the delay, at each of some points."""
    seen: list[tuple[int, int]] = []

    async def work() -> None:
        loop, ahead = asyncio.get_running_loop(), 0.0
        real = loop.time
        monkeypatch.setattr(loop, "time", lambda: real() + ahead)
        presence, ear = Presence(1000, lambda _: None), Ear(person)
        presence.add(ear)
        late = Lag(tables[0], presence)
        for table in tables[1:]:
            late.add(stepped(table))
        before = len(ear.heard)
        ahead += SECONDS + 1
        while late.is_late_for(Ear(EVE)):
            await asyncio.sleep(0)
        seen.append((before, len(ear.heard)))
        assert [one["seq"] for one in ear.heard] == sorted(one["seq"] for one in ear.heard)
        assert all(one["deal"] is None or one["deal"]["hand"] == [] for one in ear.heard)
        late.end()

    run(work())
    return seen


def test_nothing_of_a_game_is_shown_before_the_delay_and_all_of_it_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = [table for table in states() if table.is_game_on]
    assert held_back(monkeypatch, tables, EVE) == [(0, len(tables))]


def test_a_person_in_a_seat_is_told_nothing_by_the_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [table for table in states() if table.is_game_on]
    assert held_back(monkeypatch, tables, ANN) == [(0, 0)]


def test_many_steps_are_joined_and_the_last_state_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lag, "MOST_STEPS", 5)
    tables = [table for table in states() if table.is_game_on]
    assert held_back(monkeypatch, tables, EVE) == [(0, 5)]


def test_a_person_who_has_left_sees_no_hand_of_the_time_before(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [table for table in states() if table.is_game_on]
    chairs = tuple(replace(one, person=None, player="simple") for one in tables[-1].chairs)
    assert GUESTS[0] == ANN
    late = [*tables, replace(tables[-1], chairs=chairs, seq=tables[-1].seq + 1)]
    assert held_back(monkeypatch, late, ANN) == [(0, len(late))]


async def watched(server: Served) -> tuple[Browser, Browser, str]:
    """Ann, who plays alone with computer players, and Eve, who looks on."""
    ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
    table = await ann.open_table(public=True, pace=0)
    await ann.look(table)
    return ann, eve, table


def test_an_onlooker_gets_each_event_at_least_the_delay_later(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve, table = await watched(server)
        assert (await ann.command("delay", delay=1))["type"] == "done"
        await eve.look(table)
        await ann.until(lambda update: awaited_act(update) is not None)
        began, act = time.monotonic(), awaited_act(ann.last)
        done = await ann.command("act", act=act)
        update = await eve.until(lambda update: update["seq"] >= done["seq"])
        assert time.monotonic() - began >= 1
        assert (update["table"]["delay"], update["deal"]["hand"]) == (1, [])
        assert (await eve.command("delay", delay=0))["reason"] == "table/not-host"

    at_server(tmp_path, work)


def test_deals_of_a_delayed_game_are_open_to_onlookers_when_it_is_over(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve, table = await watched(server)
        await play_deals(ann, 1)
        assert (await eve.ask("GET", f"/api/tables/{table}/deals"))[0] == 200
        await ann.command("delay", delay=300)
        assert (await eve.ask("GET", f"/api/tables/{table}/deals"))[1]["reason"] == "table/shown-later"
        assert (await ann.ask("GET", f"/api/tables/{table}/deals"))[0] == 200

    at_server(tmp_path, work)


def test_an_onlooker_who_comes_late_is_shown_who_sits_where_and_then_the_game(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve, table = await watched(server)
        await ann.command("delay", delay=1)
        await ann.until(lambda update: awaited_act(update) is not None)
        first = await eve.look(table)
        assert [one["name"] for one in first["table"]["seats"]] == ["Ann", "simple", "simple", "simple"]
        seen = await eve.until(lambda update: update["seq"] >= ann.last["seq"])
        assert seen["deal"]["hand"] == []

    at_server(tmp_path, work)
