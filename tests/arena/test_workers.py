from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any

import pytest

from euchre.acts import Act
from euchre.arena import Match, Workers, here, match_report, play_match, processes
from euchre.bots import Bot
from euchre.chance import Stream
from euchre.deal import Due
from euchre.errors import EuchreError
from euchre.view import View
from tests.arena.matches import match_of


def figures(match: Match, workers: Workers) -> dict[str, Any]:
    """Return the report without its times, which differ from run to run."""
    report = match_report(play_match(match, workers, pairs=40))
    return {key: value for key, value in report.items() if key != "seconds"}


@dataclass(frozen=True)
class Dying:
    """Kills the process in which it plays."""

    name: str = "dying"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        os._exit(1)

    def open(self) -> Bot:
        return self


def test_a_process_that_dies_is_reported_in_a_sentence() -> None:
    with (
        pytest.raises(EuchreError, match="a worker process died; the pairs finished so far are kept"),
        processes(1, time.perf_counter) as workers,
    ):
        play_match(match_of("simple", Dying()), workers, pairs=3)


def test_two_processes_give_the_result_of_one() -> None:
    match = match_of("simple", "random", "leeds-dwight-1888")
    with here(time.perf_counter) as workers:
        alone = figures(match, workers)
    with processes(2, time.perf_counter) as workers:
        assert figures(match, workers) == alone
