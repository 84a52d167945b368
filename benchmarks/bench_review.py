"""Time to review a deal, quick and normal: deals of `novice` under each code, and real games.

Prints median and worst seconds of a deal, by the clock and of processor time (all threads). The bounds are
0.5 s a deal for quick and 3 s for normal, by the clock on two cores. Other work on the machine makes the
clock's times longer; the table ends with how much of the processor was left to it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import read_any
from euchre.players import bot_for
from euchre.review import DealToReview, ReviewEffort, deals_to_review, review_deal
from euchre.seats import Seat

SEED = 9400
DEALS = {ReviewEffort.QUICK: 12, ReviewEffort.NORMAL: 6}
"""Deals reviewed per code; of a real game all are."""
REAL = Path(__file__).parents[1] / "tests" / "data" / "egn"
THREADS = os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Timed:
    """Seconds of one deal."""

    clock: float
    processor: float


def _generated(code_name: str) -> Iterator[DealToReview]:
    code = load_code(code_name)
    bots = dict.fromkeys(code.seating.seats, bot_for(code, "novice"))
    for number in range(1, max(DEALS.values()) + 1):
        sitting = play_deal(new_sitting(code, dealer=Seat(number % code.players)), bots, SEED + number)
        yield DealToReview(number=number, deal=sitting.current_deal, score=sitting.before_deal)


def _sources() -> Iterator[tuple[str, list[DealToReview]]]:
    """Yield the deals of each code, and those of all real games."""
    for code_name in CODE_NAMES:
        yield code_name, list(_generated(code_name))
    files = sorted(REAL.glob("*.egn"))
    games = [game for path in files for game in read_any(path.read_text(encoding="utf-8"), path.suffix)]
    yield f"{len(files)} real games", [deal for game in games for deal in deals_to_review(game)]


def _timed(source: DealToReview, effort: ReviewEffort) -> Timed:
    clock, processor = time.perf_counter(), time.process_time()
    review_deal(source, effort, threads=THREADS)
    return Timed(time.perf_counter() - clock, time.process_time() - processor)


def _cells(times: list[Timed]) -> str:
    clock, processor = [one.clock for one in times], [one.processor for one in times]
    return f"{median(clock):>8.2f}{max(clock):>8.2f}{median(processor):>8.2f}{max(processor):>8.2f}"


def run() -> str:
    """Return the table, in seconds a deal."""
    lines = [f"{'':<26}" + "".join(f"{effort.value + ': clock':>16}{'processor':>16}" for effort in DEALS)]
    lines.append(f"{'':<20}{'deals':>6}" + f"{'median':>8}{'worst':>8}" * 2 * len(DEALS))
    every: dict[ReviewEffort, list[Timed]] = {effort: [] for effort in DEALS}
    for name, sources in _sources():
        review_deal(sources[0], ReviewEffort.QUICK, threads=THREADS)  # loads what the first review needs
        cells = ""
        for effort, most in DEALS.items():
            chosen = sources[:most] if name in CODE_NAMES else sources
            times = [_timed(source, effort) for source in chosen]
            every[effort] += times
            cells += _cells(times)
        lines.append(f"{name:<20}{len(sources):>6}{cells}")
    lines.append(f"{'all':<26}" + "".join(_cells(times) for times in every.values()))
    load = os.getloadavg()[0]
    lines.append(f"load of the machine at the end: {load:.1f} on {THREADS} processors")
    return "\n".join(lines)
