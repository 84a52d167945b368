"""Time per choice of the players that use worlds: the first lead, later cards, calls, other choices.

They play some deals of each game with themselves. Processor time of all threads is measured, so other work
on the machine has little effect.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from euchre.acts import Act, Call, Play
from euchre.bots import Bot, play_deal
from euchre.chance import Stream
from euchre.deal import Due
from euchre.game import new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import ExpertPlayer, MasterPlayer
from euchre.seats import Seat
from euchre.view import SeatView

SEED = 9400
DEALS = {"expert": 12, "master": 2}
KINDS = ("first lead", "card", "call", "other")


@dataclass
class TimedPlayer:
    """A player whose choices are timed, except those with one legal act."""

    bot: Bot
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Milliseconds by kind of choice."""

    @property
    def name(self) -> str:
        """The name of the player timed."""
        return self.bot.name

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the player's choice."""
        start = time.process_time()
        act = self.bot.choose(view, due, stream)
        if len(due.acts) > 1:
            self.times[_kind(view, due)].append(1000 * (time.process_time() - start))
        return act


def _kind(view: SeatView, due: Due) -> str:
    if isinstance(due.acts[0], Play):
        return "card" if view.tricks else "first lead"
    return "call" if isinstance(due.acts[0], Call) else "other"


def _played(bot: Bot, code_name: str) -> TimedPlayer:
    """Return a player after playing some deals of a game with itself."""
    timed, code = TimedPlayer(bot), load_code(code_name)
    sitting = new_sitting(code, dealer=Seat.A)
    for number in range(DEALS[bot.name]):
        fresh = replace(new_sitting(code, dealer=Seat(number % code.players)), deals=number)
        sitting = play_deal(fresh, dict.fromkeys(code.seating.seats, timed), SEED)
    assert sitting.is_between_deals
    return timed


def _rows() -> Iterator[str]:
    yield f"{'':<8}{'':<20}" + "".join(f"{kind:>20}" for kind in KINDS)
    yield f"{'':<8}{'':<20}" + f"{'95 %':>11}{'worst':>9}" * len(KINDS)
    for bot in (ExpertPlayer(), MasterPlayer()):
        for code_name in CODE_NAMES:
            times = _played(bot, code_name).times
            cells = (_cell(times[kind]) for kind in KINDS)
            yield f"{bot.name:<8}{code_name:<20}" + "".join(cells)


def _cell(times: list[float]) -> str:
    """Return the 95th percentile and the slowest."""
    ordered = sorted(times)
    return (
        f"{ordered[int(0.95 * len(ordered))]:>11.0f}{ordered[-1]:>9.0f}" if ordered else f"{'-':>11}{'-':>9}"
    )


def run() -> str:
    """Return the table, in milliseconds of processor time."""
    return "\n".join(_rows())
