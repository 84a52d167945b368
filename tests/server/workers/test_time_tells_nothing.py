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
from euchre.server.workers.thinking import FLOOR, FLOORS, Thinkers, shown_after
from euchre.view import view_of
from tests.server.helpers.serving import run
from tests.server.helpers.tables import desk

PACES = (0.0, 0.1, 0.4, 0.9, 1.8)
MOST = 0.6
DEALS = {"master": 2, "expert": 3}
"""Deals played by a slow player; others play ten."""
Times = tuple[list[float], list[float]]


@cache
def times(name: str) -> Times:
    """The processor time of each forced and of each free choice in some deals, in seconds."""
    player, chance = bot_by_name(name), SeededChance(5)
    sitting = new_sitting(load_code(name.partition(":")[2] or "modern"))
    found: Times = ([], [])
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
            found[len(due.acts) > 1].append(time.process_time() - began)
        sitting = after(sitting, act)
    return found


def area(forced: list[float], free: list[float]) -> float:
    """How often a free choice comes later than a forced one; those at the same time count half."""
    wins = sum((late > early) + (late == early) / 2 for early in forced for late in free)
    return wins / (len(forced) * len(free))


@pytest.mark.parametrize("name", BOT_NAMES)
def test_time_shown_does_not_tell_a_forced_card(name: str) -> None:
    forced, free = times(name)
    assert min(len(forced), len(free)) >= 10
    for pace in PACES:
        shown = [[max(pace, shown_after(name, taken)) for taken in each] for each in (forced, free)]
        assert area(*shown) <= MOST, (name, pace)


@pytest.mark.parametrize("name", ["expert", "pimc50"])
def test_time_taken_would_tell(name: str) -> None:
    """The measure finds what the floor hides."""
    assert area(*times(name)) > 0.8


def test_choice_is_shown_after_the_floor_or_a_multiple_of_it() -> None:
    assert shown_after("regular", 0.0) == FLOOR
    assert shown_after("regular", 1.01 * FLOOR) == 2 * FLOOR
    assert shown_after("master", 0.5) == FLOORS["master"]


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
