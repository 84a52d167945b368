"""Hands and dummies that are counted and found to be of a wrong number.

professor-1862 L8, L12 and L19, jerome-1877 5.8 to 5.12, leeds-dwight-1888 41 to 44, 90 and 103, modern
misdeal-count, deal-complete, 3h-1.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import TableAct
from ...deal import Deal, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..state import UNDISCARDED, Finding, RefereedTable, tricks_turned
from .watching import watches_table

_LATE = 3
"""From how many turned tricks on a sixth card is a fault of its player, and no more of the deal
(professor-1862 L8, L19)."""


@watches_table(
    *("counts {number}", "counts {number} in hand of {seat}"),
    finds="miscount wrong-count wrong-hand wrong-number-in-play six-cards-in-play",
)
def wrong_number(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A hand that is counted and was dealt too many or too few cards: what it means for the deal, and once
    the trump is settled for its player.

    What has been played, put out or taken in since is reckoned with; cards misplaced in play are another
    matter (leeds-dwight-1888 90).
    """
    deal, seat = before.deal, seat_of(act) if act.seat is None else act.seat
    dealt, due = _dealt(before, seat, act.numbers[0]), deal.code.hand_size
    is_undiscarded = any(
        case.irregularity in UNDISCARDED and case.offender == seat for case in before.ledger.cases
    )
    if dealt == due or (is_undiscarded and dealt > due):
        return
    is_late = dealt > due and tricks_turned(before) >= _LATE
    if not (is_late and now.provision("six-cards-in-play")):
        yield Finding(_named(deal), deal.dealer, seats=(seat,))
    if deal.calling.maker is not None:
        yield Finding("wrong-number-in-play", seat)
    if is_late:
        yield Finding("six-cards-in-play", seat)


@watches_table("counts {number} in dummy", finds="wrong-count")
def wrong_dummy(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A dummy that is counted, before or after it is taken, and was dealt too many or too few cards."""
    if act.numbers[0] != before.code.dummy:
        yield Finding(_named(before.deal), before.deal.dealer)


def told_wrong(table: RefereedTable) -> Finding | None:
    """The fault of a hand or dummy that was dealt a wrong number of cards by the packets that the record
    tells, though nobody has counted it; None if there is none, or if it is known."""
    deal = table.sitting.deal
    if deal is None or not table.deeds("deals {number} to {seat}", "deals {number} to dummy"):
        return None
    name = _named(deal)
    if deal.is_over or any(case.irregularity == name for case in table.ledger.cases):
        return None
    size = deal.code.hand_size
    dealt = ((seat, _dealt(table, seat, len(deal.holding(seat)))) for seat in deal.active)
    seats = tuple(seat for seat, number in dealt if number not in (0, size))
    is_dummy_wrong = deal.calling.maker is None and len(deal.dummy) != deal.code.dummy
    return Finding(name, deal.dealer, seats=seats) if seats or is_dummy_wrong else None


def _named(deal: Deal) -> IrregularityName:
    """How the fault is called, by how far the deal has come."""
    if deal.turn_up is None and not deal.is_over:
        return "miscount"
    return "wrong-count" if deal.calling.maker is None else "wrong-hand"


_LEFT_OVER = 2
"""The most cards that are counted as left over when the hand has been played; a greater number is that of the
hand as it was."""


def _dealt(table: RefereedTable, seat: Seat, counted: int) -> int:
    """How many cards a seat was dealt, going by what it holds now and what has come and gone since; the
    turn-up is reckoned in where the dealer has still to discard for it."""
    deal = table.deal
    plays = seat not in deal.calling.out
    if plays and counted == len(deal.holding(seat)):
        counted = len(deal.hands[seat])
    played = sum(play.actor == seat for trick in deal.tricks for play in trick.plays)
    played += sum(stray.seat == seat for stray in table.ledger.strays)
    if deal.is_told and plays and counted <= _LEFT_OVER:
        played = deal.code.hand_size
    put_out = sum(owner == seat for owner, _ in deal.discards)
    taken_in = int(seat == deal.dealer and deal.turn_up_in_hand)
    if deal.dummy_taken and seat == deal.calling.maker:
        taken_in += deal.code.dummy
    if deal.best_given and deal.calling.lone is not None:
        taken_in += int(seat == deal.calling.lone)
        put_out += int(seat == deal.code.seating.partner(deal.calling.lone))
    return counted + played + put_out - taken_in


@watches_table("mixes the cards", finds="hands-mixed")
def hands_mixed(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Hands of a wrong number run together before they are put right, so that none can be restored."""
    if before.is_dealing and any(case.irregularity == "miscount" for case in before.open_cases):
        yield Finding("hands-mixed", now.deal.dealer)
