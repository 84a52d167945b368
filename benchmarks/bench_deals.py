"""Random deals with the log kept, and self-play of the rule player, one core, per game."""

from __future__ import annotations

import time
from collections.abc import Callable

from euchre.acts import Act, Shuffle
from euchre.bots import next_act
from euchre.chance import DEAL, Stream
from euchre.deal import Due, awaited, new_deal
from euchre.deal import after as after_act
from euchre.game import after, begin_deal, due_now, new_sitting
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat

DEALS = 1500
SELF_PLAY = 300


def _random_deals(code: Code, deals: int) -> int:
    """Return plays random deals, each act one of those due and kept in the log, and counts the acts."""
    acts = 0
    for number in range(deals):
        stream = Stream(1, number, DEAL)
        deal = new_deal(code, Seat(number % code.players))
        while not deal.is_over:
            due: Due = awaited(deal)[0]
            act: Act = stream.choice(due.acts)
            if isinstance(act, Shuffle):
                act = Shuffle(act.actor, stream.shuffled(code.pack))
            deal = after_act(deal, act)
            acts += 1
    return acts


def _self_play(code: Code, deals: int) -> int:
    """Return plays deals among four rule players and counts the acts."""
    bots = {seat: bot_by_name("simple") for seat in code.seating.seats}
    sitting = new_sitting(code, dealer=Seat.A)
    acts = 0
    while sitting.deals < deals or not sitting.is_between_deals:
        if not due_now(sitting):
            sitting = begin_deal(sitting)
        act = next_act(sitting, bots, 1)
        assert act is not None
        sitting = after(sitting, act)
        acts += 1
    return acts


def _timed(play: Callable[[Code, int], int], code: Code, deals: int) -> tuple[float, float]:
    start = time.perf_counter()
    acts = play(code, deals)
    seconds = time.perf_counter() - start
    return deals / seconds, seconds / acts * 1e6


def run() -> str:
    """Return the table: deals per second and microseconds per act."""
    lines = [f"{'game':<20}{'random deals/s':>16}{'us/act':>9}{'simple deals/s':>16}{'us/act':>9}"]
    for name in CODE_NAMES:
        code = load_code(name)
        rate, cost = _timed(_random_deals, code, DEALS)
        self_rate, self_cost = _timed(_self_play, code, SELF_PLAY)
        lines.append(f"{name:<20}{rate:>16,.0f}{cost:>9.1f}{self_rate:>16,.0f}{self_cost:>9.1f}")
    return "\n".join(lines)
