"""Time to review a deal of four `novice` players, per game and effort; the bound for quick is 0.5 s a deal.

Processor time of all threads is measured, so other work on the machine has little effect.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_for
from euchre.review import DealToReview, ReviewEffort, review_deal
from euchre.seats import Seat

SEED = 9400
DEALS = {ReviewEffort.QUICK: 12, ReviewEffort.NORMAL: 6}
"""Deals reviewed per game."""


def _sources(code_name: str, count: int) -> Iterator[DealToReview]:
    code = load_code(code_name)
    bots = dict.fromkeys(code.seating.seats, bot_for(code, "novice"))
    for number in range(1, count + 1):
        sitting = play_deal(new_sitting(code, dealer=Seat(number % code.players)), bots, SEED + number)
        yield DealToReview(number=number, deal=sitting.current_deal, score=sitting.before_deal)


def _seconds(code_name: str, effort: ReviewEffort) -> list[float]:
    """Seconds for each deal, after one that is not counted."""
    first, *sources = _sources(code_name, DEALS[effort] + 1)
    review_deal(first, effort, threads=os.cpu_count() or 1)
    found = []
    for source in sources:
        begun = time.process_time()
        review_deal(source, effort, threads=os.cpu_count() or 1)
        found.append(time.process_time() - begun)
    return found


def run() -> str:
    """The table, in seconds of processor time a deal."""
    lines = [f"{'':<20}" + "".join(f"{effort.value:>18}" for effort in DEALS)]
    lines.append(f"{'':<20}" + f"{'mean':>10}{'worst':>8}" * len(DEALS))
    for code_name in CODE_NAMES:
        times = (_seconds(code_name, effort) for effort in DEALS)
        cells = "".join(f"{sum(each) / len(each):>10.2f}{max(each):>8.2f}" for each in times)
        lines.append(f"{code_name:<20}{cells}")
    return "\n".join(lines)
