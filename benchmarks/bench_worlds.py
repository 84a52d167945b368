"""Worlds drawn for one seat at three moments of a deal, per game: how many they are, how fast they come."""

from __future__ import annotations

import time

from euchre.bots import next_act
from euchre.deal import Stage
from euchre.game import Sitting, after, begin_deal, new_sitting
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import View, view_of
from euchre.worlds import Unseen

ROUNDS = 20
SIZES = (100, 1_000, 10_000)
MOMENTS = {"first call": -1, "opening lead": 0, "third trick": 2}


def moments(code: Code) -> dict[str, View]:
    """Return what the player to turn sees at each moment of the first deal that is played out."""
    sitting: Sitting = new_sitting(code, dealer=Seat.A)
    bots = {seat: bot_by_name("simple") for seat in code.seating.seats}
    found: dict[str, View] = {}
    while len(found) < len(MOMENTS):
        if sitting.is_between_deals:
            sitting, found = begin_deal(sitting), {}
        act = next_act(sitting, bots, 1)
        assert act is not None
        sitting = after(sitting, act)
        deal = sitting.deal
        assert deal is not None
        for name, tricks in MOMENTS.items():
            stage = Stage.ORDERING if tricks < 0 else Stage.PLAYING
            if name not in found and deal.stage is stage and len(deal.finished_tricks) == max(tricks, 0):
                found[name] = view_of(deal, deal.turn, sitting.score)
    return found


def _seconds(unseen: Unseen, size: int) -> float:
    """Return the processor time of a drawing, the best of some rounds."""
    best = float("inf")
    for round_ in range(ROUNDS):
        start = time.process_time()
        unseen.drawn(size, round_)
        best = min(best, time.process_time() - start)
    return best


def run() -> str:
    """Return the table: worlds, milliseconds to make the table of ways, worlds a second by the size of a
    drawing."""
    head = f"{'game':<20}{'moment':<14}{'worlds':>20}{'table, ms':>11}"
    lines = [head + "".join(f"{f'{size:,} drawn':>15}" for size in SIZES)]
    for name in CODE_NAMES:
        for moment, view in moments(load_code(name)).items():
            start = time.process_time()
            for _ in range(ROUNDS):
                unseen = Unseen(view)
            made = (time.process_time() - start) / ROUNDS
            unseen = Unseen(view)
            rates = "".join(f"{size / _seconds(unseen, size):>13,.0f}/s" for size in SIZES)
            lines.append(f"{name:<20}{moment:<14}{unseen.count:>20,}{made * 1e3:>11.2f}{rates}")
    return "\n".join(lines)
