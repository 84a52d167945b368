"""Evenings after more lines of their logs, with their schedules; large ones are computed in a worker process.

The search for a schedule takes seconds with hundreds of players. It is done once, when a line is added that
changes it, and one after another, so that no evening slows the tables down. What is only read
has been computed before.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress

from ...events import EventError, HallEvening, evening_after, evening_of, read_evening_lines
from ...events.evening_acts import (
    HEAD,
    EveningLine,
    EveningPlan,
    PairSeeded,
    PartnerWished,
    PlayerArrives,
    PlayerLeaves,
)
from ...events.event_lines import TakenBack
from ...events.hall_after import check_lines
from ...events.score_acts import BoardsScored, RoundBegun, SideReported, TableScored
from ..tables.refusal import Refusal
from ..workers.fair_queue import QueuePlaces
from ..workers.worker_pool import Priority, TooSlow, WorkerPool

SMALL = 40
"""Players times rounds of an evening whose schedule is found within the server's process."""
SHORT = 500
"""Most lines that are read again within the server's process."""
BUDGET = 60.0
"""Seconds for one schedule."""
STARTING = 10.0
"""Additional seconds for the first one, since the process has to start."""
_SCHEDULING = (EveningPlan, PlayerArrives, PlayerLeaves, PairSeeded, PartnerWished)
"""Acts that change a schedule."""
_DECIDING = (RoundBegun, TableScored, BoardsScored, SideReported)
"""Acts after which a round may be paired by results."""


class Schedules:
    """Applies lines to evenings, one after another."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, "evenings", Priority.LOW, STARTING)
        self._here = asyncio.Lock()
        busy = "the server computes other evenings; try again in a moment"
        self._places = QueuePlaces(32, 8, 4, busy, "evening/busy")

    async def after(
        self, event: str, evening: HallEvening, lines: Sequence[EveningLine], *, is_whole: bool
    ) -> HallEvening:
        """Return an evening after some lines, with its schedule. Raises Refusal for a line that cannot be."""
        if "planned" in vars(evening) and not _changes_schedule(evening, lines) and len(lines) <= SHORT:
            return grown(evening, lines, is_whole)
        players = len(evening.players) + sum(isinstance(line.act, PlayerArrives) for line in lines)
        rounds = (line.act.rounds for line in lines if isinstance(line.act, EveningPlan))
        if players * max(rounds, default=evening.plan.rounds) <= SMALL and len(lines) <= SHORT:
            async with self._here:
                return await asyncio.to_thread(grown, evening, lines, is_whole)
        with self._places.of(event) as network:
            await self._pool.has_turn(network, event)
            try:
                found: HallEvening = await self._pool.call(grown, (evening, tuple(lines), is_whole), BUDGET)
                return found
            except TooSlow:
                raise Refusal("evening/busy", "this schedule takes too long; nothing was entered") from None

    async def close(self) -> None:
        """End the worker process."""
        await self._pool.close()


def _changes_schedule(evening: HallEvening, lines: Sequence[EveningLine]) -> bool:
    """Return whether some lines may change who sits where."""
    acts = (*_SCHEDULING, *_DECIDING) if evening.plan.depends_on_results else _SCHEDULING
    return any(isinstance(line.act, acts) for line in lines)


def read_lines(texts: Sequence[str]) -> tuple[EveningLine, ...]:
    """Return the lines of a log. Raises Refusal for a text that is none."""
    try:
        return tuple(line for _, line in read_evening_lines("\n".join((HEAD, *texts))))
    except EventError as fault:
        raise refused(fault) from None


def grown(evening: HallEvening, lines: Sequence[EveningLine], is_whole: bool) -> HallEvening:
    """Return an evening after some lines, or after the whole log that they are, with its schedule.

    It can run in a worker process. Raises Refusal for a line that cannot be.
    """
    try:
        if is_whole:
            evening = evening_of(enumerate(lines, start=2))
        else:
            for line in lines:
                assert not isinstance(line.act, TakenBack)
                evening = evening_after(evening, line.act)
    except EventError as fault:
        raise refused(fault) from None
    with suppress(EventError):  # there are too few players still
        _ = evening.rounds
    return evening


def refused(fault: EventError) -> Refusal:
    """Return the refusal of an act that cannot be, without the place in the log."""
    return Refusal("evening/refused", re.sub(r"^line \d+: ", "", str(fault)))


def check_length(lines: int) -> None:
    """Raise Refusal if an evening may not have so many lines, the first one of its file included."""
    try:
        check_lines(lines)
    except EventError as fault:
        raise refused(fault) from None
