"""The prizes of an evening, and who wins them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from .scoring import EveningTally, Standing


class PrizeKind(Enum):
    """What a prize is for."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    LONE_HANDS = "most lone hands"
    MARCHES = "most marches"
    EUCHRES = "most euchres"
    LOW_SCORE = "low score"


USUAL_PRIZES = (PrizeKind.FIRST, PrizeKind.LONE_HANDS, PrizeKind.LOW_SCORE)
"""The prizes of an evening that names none."""
_PLACES = (PrizeKind.FIRST, PrizeKind.SECOND, PrizeKind.THIRD)


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """A prize and its winners."""

    prize: PrizeKind
    winners: tuple[int, ...]
    """Numbers of the players; players who tie share the prize. Nobody, if there is no reason to give it."""


def prizes(placed: Sequence[Standing], wanted: Sequence[PrizeKind] = USUAL_PRIZES) -> tuple[PrizeWon, ...]:
    """Who wins each of the wanted prizes by the standings.

    A second or third prize is given to nobody if so many share the place before. The prize for the low score
    goes to those with the fewest points among the players who played the most rounds.
    """
    return tuple(PrizeWon(prize, _winners(placed, prize)) for prize in wanted)


def _winners(placed: Sequence[Standing], prize: PrizeKind) -> tuple[int, ...]:
    if prize in _PLACES:
        place = _PLACES.index(prize) + 1
        return tuple(each.tally.player for each in placed if each.place == place)
    sums = [each.tally for each in placed]
    if prize is PrizeKind.LOW_SCORE:
        rounds = max((tally.rounds for tally in sums), default=0)
        full = [tally for tally in sums if rounds and tally.rounds == rounds]
        lowest = min((tally.points for tally in full), default=0)
        return tuple(tally.player for tally in full if tally.points == lowest)
    most = max((_counted(tally, prize) for tally in sums), default=0)
    return tuple(tally.player for tally in sums if most and _counted(tally, prize) == most)


def _counted(tally: EveningTally, prize: PrizeKind) -> int:
    return {
        PrizeKind.LONE_HANDS: tally.lone_hands,
        PrizeKind.MARCHES: tally.marches,
        PrizeKind.EUCHRES: tally.euchres,
    }[prize]
