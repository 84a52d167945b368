from __future__ import annotations

import time
from typing import Any

from euchre.arena import Match, Workers, here, match_report, play_match, processes
from tests.arena.matches import match_of


def figures(match: Match, workers: Workers) -> dict[str, Any]:
    """The report without its times, which differ from run to run."""
    report = match_report(play_match(match, workers, pairs=40))
    return {key: value for key, value in report.items() if key != "seconds"}


def test_two_processes_come_to_what_one_comes_to() -> None:
    match = match_of("simple", "random", "leeds-dwight-1888")
    with here(time.perf_counter) as workers:
        alone = figures(match, workers)
    with processes(2, time.perf_counter) as workers:
        assert figures(match, workers) == alone
