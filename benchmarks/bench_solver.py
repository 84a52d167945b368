"""The solver: random deals of each form, one thread and all, and what each costs in cards played."""

from __future__ import annotations

import os
import statistics
import time

from euchre.cards import Rank
from euchre.chance import Stream
from euchre.solver import IN_USE, NATIVE, Question
from euchre.solver.batch import PositionBatch, batch_of, cards_searched
from tests.solver.positions import FORMS, Form, random_position

DEALS = 20_000 if NATIVE is not None else 2
RUNS = 5
_SHOWN = ("partners", "partners, 32 cards", "alone, C out", "defends alone", "three-handed", "two-handed")
_ASKED = {
    "class": (Question.CLASS, False),
    "tricks": (Question.TRICKS, False),
    "class of each card": (Question.CLASS, True),
}


def _deals(form: Form) -> PositionBatch:
    return batch_of([random_position(form, Stream(1888, n), 5) for n in range(DEALS)])


def _measured(batch: PositionBatch, asked: tuple[Question, bool], threads: int) -> tuple[float, float]:
    """Return deals a second, the median of some runs, and cards played a deal.

    By the processor time of all threads, as if each had a processor to itself: a neighbour on the machine
    does not count, but what the threads cost each other does.
    """
    question, each_card = asked
    times, nodes = [], 0
    for _ in range(RUNS):
        start = time.process_time()
        nodes = cards_searched(batch, question, each_card=each_card, threads=threads)
        times.append(time.process_time() - start)
    return len(batch) * threads / statistics.median(times), nodes / len(batch)


def run() -> str:
    """Return the table."""
    cores = os.cpu_count() or 1
    many_head = f"deals/s x{cores}"
    head = f"{'asked':<20}{'deals/s':>12}{'us/deal':>9}{'nodes/deal':>12}{'Mnodes/s':>10}{many_head:>14}"
    lines = [f"{IN_USE.NAME} solver, {DEALS} random deals of five tricks, whole"]
    for form in FORMS:
        if form.name not in _SHOWN:
            continue
        batch = _deals(form)
        pack = (Rank.ACE - form.lowest + 1) * 4 + form.joker
        lines += ["", f"{form.name}; {pack} cards", head]
        for name, asked in _ASKED.items():
            rate, nodes = _measured(batch, asked, 1)
            many, _ = _measured(batch, asked, cores)
            row = f"{name:<20}{rate:>12,.0f}{1e6 / rate:>9.2f}{nodes:>12.1f}{rate * nodes / 1e6:>10.1f}"
            lines.append(f"{row}{many:>14,.0f}")
    return "\n".join(lines)
