"""Counts of how an entrant plays: calls by position, their results, lone hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..acts import CallKind
from ..deal import Deal, Result
from ..laws import Code
from ..seats import Seat
from .seating import Seated

ROUNDS = ("ordering", "making")
"""The two rounds of calling."""
_PLAYED = (Result.POINT, Result.MARCH, Result.EUCHRE, Result.JAMBOREE)


def positions(code: Code) -> tuple[str, ...]:
    """The positions at the table, in the order of calling."""
    between = ("second_hand", "third_hand")[: code.players - 2]
    return ("eldest_hand", *between, "dealer")


def health_of(deal: Deal, seated: Seated) -> tuple[Counter[str], Counter[str]]:
    """What each entrant did in a finished deal, as counts with short keys.

    The keys are `ordering dealer asked`, `ordering dealer called` and so on; manner and result of the
    deals its side made, such as `alone march`; `stuck dealer`; and `deals`.
    """
    counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for seat, happened in _events(deal):
        counts[seated[seat]][happened] += 1
    for entrant in (0, 1):
        counts[entrant]["deals"] += 1
    return counts


def _events(deal: Deal) -> Iterator[tuple[Seat, str]]:
    calling, result, place = deal.calling, deal.final_outcome.result, positions(deal.code)
    order = deal.code.seating.from_left_of(deal.dealer)
    round_ = ROUNDS[0]
    for call in calling.calls:
        seat = Seat(order[order.index(call.actor)])
        position = place[order.index(seat)]
        yield seat, f"{round_} {position} asked"
        if call.word.makes_trump:
            yield seat, f"{round_} {position} called"
            if round_ == ROUNDS[1] and seat == deal.dealer and deal.code.stick_the_dealer:
                yield seat, "stuck dealer"
        if call.word is CallKind.TURN_DOWN:
            round_ = ROUNDS[1]
    if result in _PLAYED:
        yield deal.settled_maker, f"{calling.manner.value} {result.value}"
