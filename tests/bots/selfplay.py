"""Statistics of self-play, and matches in which the same deals are played with sides changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre.acts import Call, DeclineTurnUp, Manner, PlayAlone, TakeDummy, TakeOver
from euchre.bots import Bot, play_deal
from euchre.deal import Deal, Result
from euchre.game import begin_deal, new_sitting
from euchre.laws import Code, load_code
from euchre.seats import Seat, Side
from tests.bots.tables import bots_for


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """Counts of what happened in some deals."""

    code: Code
    deals: int
    happened: Counter[str]

    @property
    def made(self) -> int:
        """Deals in which trump was made."""
        return self.deals - self.happened[Result.ALL_PASSED.value]

    @property
    def euchred(self) -> float:
        """The share of these deals in which the makers were euchred."""
        return self.happened[Result.EUCHRE.value] / self.made


def health_of(name: str, deals: int, seed: int) -> Health:
    """Return some deals of `simple` with itself in one sitting."""
    code = load_code(name)
    sitting, bots = new_sitting(code, dealer=Seat.A), bots_for(code, "simple")
    happened: Counter[str] = Counter()
    for _ in range(deals):
        sitting = play_deal(sitting, bots, seed)
        assert sitting.deal is not None
        happened.update(_events(sitting.deal))
    return Health(code=code, deals=deals, happened=happened)


def _events(deal: Deal) -> Iterator[str]:
    assert deal.outcome is not None
    yield deal.outcome.result.value
    if deal.calling.lone is not None:
        yield "lone hand"
        yield deal.calling.manner.value
    for act in deal.acts:
        match act:
            case Call(_, word, _, _):
                yield word.value
            case TakeOver():
                yield "take-over"
            case DeclineTurnUp():
                yield "decline"
            case TakeDummy():
                yield "dummy taken"
            case PlayAlone(_, Manner.ALONE) if deal.code.dummy:
                yield "dummy left"


def points_of_pair(code: Code, ours: Bot, theirs: Bot, seed: int, number: int) -> float:
    """Return points a deal of one player against another; the same cards are played with sides changed."""
    total = 0
    for side in (Side.A_C, Side.B_D):
        sitting = replace(begin_deal(new_sitting(code, dealer=Seat(number % 4))), deals=number + 1)
        bots = {seat: ours if seat in side.seats else theirs for seat in code.seating.seats}
        deal = play_deal(sitting, bots, seed).deal
        assert deal is not None
        assert deal.outcome is not None
        points = deal.outcome.points
        total += 2 * points[side] - sum(points)
    return total / 2
