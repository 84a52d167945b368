"""Computer players outside the event loop: in time, or a quick player instead."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from euchre.acts import Act, Waiver
from euchre.bots import Bot, SeenDeals, play_deal, seen_deal
from euchre.chance import Stream
from euchre.deal import Due, awaited
from euchre.game import begin_deal, new_score, new_sitting
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.server.workers import thinking
from euchre.server.workers.thinking import StrongTables, Thinkers
from euchre.view import View, view_of
from tests.server.helpers.serving import run
from tests.tabletop import ALL_TRICKS, dealt

DEAL = dealt("modern", **ALL_TRICKS)
DUE = awaited(DEAL)[0]
VIEW = view_of(DEAL, Seat.B, new_score(DEAL.code))
SIMPLE = bot_by_name("simple").choose(VIEW, DUE, Stream(1))


class Deep:
    """A player that thinks as its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        match self.name:
            case "slow":
                time.sleep(60)
            case "dying":
                os._exit(1)
            case "failing":
                raise ValueError
            case "cheating":
                return Waiver(Seat.A)
        return due.acts[0]


class Counting(Deep):
    """A player that plays the act whose number is how many deals it has seen."""

    def __init__(self, deals: int = 0) -> None:
        super().__init__("counting")
        self._deals = deals

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        return due.acts[self._deals]

    def after_deal(self, view: View) -> Counting:
        assert view.outcome is not None
        return Counting(self._deals + 1)


def deep(name: str) -> Bot:
    """Return a deep player of any name."""
    return Counting() if name == "counting" else Deep(name)


def chosen(names: list[str], budget: float = 60.0, seen: SeenDeals = ()) -> tuple[list[Act], int]:
    """Return the choices of players one after another, and the number of fallbacks."""
    acts: list[Act] = []
    falls = 0

    async def work() -> None:
        nonlocal falls
        thinkers = Thinkers(1, budget, deep)
        try:
            acts.extend([await thinkers.choose(name, VIEW, DUE, 1, seen) for name in names])
            falls = thinkers.fallbacks
        finally:
            await thinkers.close()

    run(work())
    return acts, falls


def test_slow_player_chooses_in_a_process_of_its_own_after_the_deals_it_has_seen() -> None:
    bots = {seat: bot_by_name("simple") for seat in Seat}
    over = play_deal(begin_deal(new_sitting(DEAL.code, dealer=Seat.A)), bots, 1)
    seen = seen_deal(over.current_deal, over.before_deal)
    acts, falls = chosen(["counting", "deep", "counting"], seen=(seen,))
    assert (acts, falls) == ([DUE.acts[1], DUE.acts[0], DUE.acts[1]], 0)
    assert DUE.acts[0] != SIMPLE


def test_quick_player_needs_no_process() -> None:
    acts, falls = chosen(["simple"])
    assert (acts, falls) == ([SIMPLE], 0)


@pytest.mark.parametrize("name", ["dying", "failing", "cheating"])
def test_failing_player_is_replaced_and_the_next_is_served(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    acts, falls = chosen([name, "deep"])
    assert (acts, falls) == ([SIMPLE, DUE.acts[0]], 1)


def test_too_slow_player_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STARTING", 0.0)
    acts, falls = chosen(["slow"], budget=0.0)
    assert (acts, falls) == ([SIMPLE], 1)


def test_event_loop_goes_on_while_a_player_thinks() -> None:
    ticks = 0

    async def work() -> None:
        nonlocal ticks
        thinkers = Thinkers(1, 1.0, deep)

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0)
                ticks += 1

        ticking = asyncio.create_task(tick())
        await thinkers.choose("deep", VIEW, DUE, 1)
        ticking.cancel()
        await thinkers.close()

    run(work())
    assert ticks > 50


def test_players_of_a_host_think_at_so_many_tables_and_no_more() -> None:
    tables = StrongTables(most=2)
    assert [tables.may_think("eve", name, 0.0) for name in ("t1", "t2", "t3", "t1")] == [
        True,
        True,
        False,
        True,
    ]
    assert tables.may_think("ann", "t4", 1.0)
    assert tables.may_think("eve", "t3", 60.5)
