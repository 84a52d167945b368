"""Schedules of an evening: processor time and how far they are from the bound."""

from __future__ import annotations

import time

from euchre.events import individual_schedule

EVENINGS = ((22, 8), (58, 12), (60, 12), (60, 20), (60, 59), (200, 12), (202, 12), (200, 60), (1000, 30))
"""Players and rounds."""


def run() -> str:
    """Return the table: seconds of processor time, most rounds as partners, meetings and their excess."""
    lines = [f"{'players':>8}{'rounds':>8}{'seconds':>9}{'partnered':>11}{'met':>6}{'excess':>8}{'bound':>8}"]
    for players, rounds in EVENINGS:
        names = [f"player {number}" for number in range(players)]
        start = time.process_time()
        schedule = individual_schedule(names, rounds, seed=1)
        seconds = time.process_time() - start
        even = schedule.evenness
        met = f"{even.least_met}-{even.most_met}"
        lines.append(
            f"{players:>8}{rounds:>8}{seconds:>9.2f}{even.most_partnered:>11}{met:>6}"
            f"{even.meeting_excess:>8}{even.meeting_bound:>8}"
        )
    return "\n".join(lines)
