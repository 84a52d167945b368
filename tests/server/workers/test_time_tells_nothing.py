"""The time after which a choice is shown does not tell forced cards from free ones, at any pace.

The figure is the area under the curve: how often a free choice is shown later than a forced one, where one
half is chance. Processor time is measured, so other work on the machine does not count.
"""

from __future__ import annotations

import asyncio
import time
from functools import cache

import pytest

from euchre.bots.croupier import SeededChance, routine_act
from euchre.chance import Stream
from euchre.game import after, begin_deal, due_now, new_sitting
from euchre.laws import load_code
from euchre.players import BOT_NAMES, bot_by_name
from euchre.server.workers import thinking
from euchre.server.workers.thinking import FLOOR, FLOORS, IGNORED, LATEST, LONGEST, ShownTimes, Thinkers
from euchre.view import view_of
from tests.server.helpers.serving import run
from tests.server.helpers.tables import desk

PACES = (0.0, 0.1, 0.4, 0.9, 1.8)
MOST = 0.6
DEALS = {"master": 2, "expert": 3}
"""Deals played by a slow player; others play ten."""
Times = tuple[list[float], list[float]]
LOADS = (1, 3, 10)
"""How many times as long each choice takes on a busy machine."""


@cache
def choices(name: str) -> list[tuple[bool, float]]:
    """Return the choices in some deals: whether each was free, and the processor time that it took, in
    seconds."""
    player, chance = bot_by_name(name), SeededChance(5)
    sitting = new_sitting(load_code(name.partition(":")[2] or "modern"))
    found: list[tuple[bool, float]] = []
    while sitting.deals <= DEALS.get(name, 10):
        act = routine_act(sitting, chance)
        if act is None and sitting.is_between_deals:
            sitting = begin_deal(sitting)
            continue
        if act is None:
            assert sitting.deal is not None
            due = due_now(sitting)[0]
            view, began = view_of(sitting.deal, due.actor, sitting.score), time.process_time()
            act = player.choose(view, due, Stream(sitting.deals))
            found.append((len(due.acts) > 1, time.process_time() - began))
        sitting = after(sitting, act)
    return found


def times(name: str) -> Times:
    """Return the time that each forced and each free choice took."""
    found: Times = ([], [])
    for is_free, taken in choices(name):
        found[is_free].append(taken)
    return found


def shown(name: str, load: int) -> Times:
    """When each forced and each free choice is shown on a busy machine, where choices wait for a worker."""
    clock, waits = ShownTimes(), Stream(load)
    found: Times = ([], [])
    count = len(choices(name))
    for number in range(LATEST + 4 * count):
        is_free, taken = choices(name)[number % count]
        waited = 0.0 if load == 1 else waits.below(1000) / 1000 * FLOORS.get(name, FLOOR)
        after_seconds = clock.shown_after(name, waited + load * taken)
        if number >= LATEST:
            found[is_free].append(after_seconds)
    return found


def area(forced: list[float], free: list[float]) -> float:
    """Return how often a free choice comes later than a forced one; those at the same time count half."""
    wins = sum((late > early) + (late == early) / 2 for early in forced for late in free)
    return wins / (len(forced) * len(free))


@pytest.mark.parametrize("name", BOT_NAMES)
def test_time_shown_does_not_tell_a_forced_card(name: str) -> None:
    assert min(map(len, times(name))) >= 10
    for load in LOADS:
        forced, free = shown(name, load)
        for pace in PACES:
            at_pace = [[max(pace, one) for one in each] for each in (forced, free)]
            assert area(*at_pace) <= MOST, (load, pace)


def test_a_floor_that_does_not_follow_the_load_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MARGIN", 1e-9)
    assert area(*shown("pimc50", 100)) > MOST


@pytest.mark.parametrize("name", ["expert", "pimc50"])
def test_time_taken_would_tell(name: str) -> None:
    """The measure finds what the floor hides."""
    assert area(*times(name)) > 0.8


def test_choice_is_shown_after_the_floor_or_a_multiple_of_it() -> None:
    clock = ShownTimes()
    assert clock.shown_after("regular", 0.0) == FLOOR
    assert clock.shown_after("regular", 1.01 * FLOOR) == 2 * FLOOR
    assert clock.shown_after("master", 0.5) == FLOORS["master"]


def test_floor_follows_slow_choices_but_not_a_few_of_them() -> None:
    clock = ShownTimes()
    for taken in (*[0.1] * LATEST, *[9.0] * IGNORED):
        clock.shown_after("regular", taken)
    assert clock.floor("regular") == FLOOR
    clock.shown_after("regular", 0.9)
    assert clock.floor("regular") == 8 * FLOOR
    clock.shown_after("regular", 9.0)
    assert clock.floor("regular") == LONGEST
    for _ in range(LATEST):
        clock.shown_after("regular", 0.1)
        clock.shown_after("simple", 9.0)
    assert (clock.floor("regular"), clock.floor("simple")) == (FLOOR, FLOORS["simple"])


def test_forced_card_waits_as_long_as_a_choice() -> None:
    async def work() -> None:
        thinkers, loop = Thinkers(1, 5.0), asyncio.get_running_loop()
        table = desk().table
        assert table.sitting.deal is not None
        due = due_now(table.sitting)[0]
        view = view_of(table.sitting.deal, due.actor, table.sitting.score)
        began = loop.time()
        await thinkers.choose("simple", view, due, 1)
        assert loop.time() - began >= FLOORS["simple"]
        await thinkers.close()

    run(work(), 60)
