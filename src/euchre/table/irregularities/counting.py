"""Hands and dummies that are counted and found to be of a wrong number.

professor-1862 L8, L12 and L19, jerome-1877 5.8 to 5.12, leeds-dwight-1888 41 to 44, 90 and 103, modern
misdeal-count, deal-complete, 3h-1.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, TableAct
from ...deal import Deal
from ...deal.state import seat_of
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..state import Finding, RefereedTable
from .watching import Watcher


@decides(irregularities="miscount wrong-count wrong-hand wrong-number-in-play six-cards-in-play")
def wrong_number(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A hand that is counted and was dealt too many or too few cards: what it means for the deal, and once
    the trump is settled for its player.

    What has been played, put out or taken in since is reckoned with; cards misplaced in play are another
    matter (leeds-dwight-1888 90).
    """
    if not isinstance(act, TableAct) or not act.is_one_of(
        "counts {number}",
        "counts {number} in hand of {seat}",
    ):
        return
    deal, seat = before.deal, seat_of(act) if act.seat is None else act.seat
    dealt, due = _dealt(before, seat, act.numbers[0]), deal.code.hand_size
    if dealt == due:
        return
    yield Finding(irregularity=_named(deal), offender=deal.dealer, seats=(seat,))
    if deal.trump is not None:
        yield Finding(irregularity="wrong-number-in-play", offender=seat)
    if dealt > due and len(deal.finished_tricks) >= 3:
        yield Finding(irregularity="six-cards-in-play", offender=seat)


@decides(irregularities="wrong-count")
def wrong_dummy(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A dummy that is counted and was dealt too many or too few cards."""
    if not isinstance(act, TableAct) or act.form != "counts {number} in dummy" or before.deal.dummy_taken:
        return
    if act.numbers[0] != before.code.dummy:
        yield Finding(irregularity=_named(before.deal), offender=before.deal.dealer)


def _named(deal: Deal) -> IrregularityName:
    """How the fault is called, by how far the deal has come."""
    if deal.turn_up is None:
        return "miscount"
    return "wrong-count" if deal.trump is None else "wrong-hand"


def _dealt(table: RefereedTable, seat: Seat, counted: int) -> int:
    """How many cards a seat was dealt, going by what it holds now and what has come and gone since; the
    turn-up is reckoned in where the dealer has still to discard for it."""
    deal = table.deal
    if counted == len(deal.holding(seat)):
        counted = len(deal.hands[seat])
    played = sum(play.actor == seat for trick in deal.tricks for play in trick.plays)
    played += sum(stray.seat == seat for stray in table.ledger.strays)
    put_out = sum(owner == seat for owner, _ in deal.discards)
    taken_in = int(seat == deal.dealer and deal.turn_up_in_hand)
    if deal.dummy_taken and seat == deal.calling.maker:
        taken_in += deal.code.dummy
    return counted + played + put_out - taken_in


@decides(irregularities="hands-mixed")
def hands_mixed(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Hands of a wrong number run together before they are put right, so that none can be restored."""
    if not isinstance(act, TableAct) or act.form != "mixes the cards" or not before.is_dealing:
        return
    if any(case.irregularity == "miscount" for case in before.open_cases):
        yield Finding(irregularity="hands-mixed", offender=now.deal.dealer)


WATCHERS: tuple[Watcher, ...] = (wrong_number, wrong_dummy, hands_mixed)
