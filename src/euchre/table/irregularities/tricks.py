"""Tricks with a card too many or too few, and looking at them again (leeds-dwight-1888 46, 50, 60, 61,
110, jerome-1877 16 and s.4, s.6, professor-1862 L17, L18, modern one-at-a-time, m.7)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play, TableAct
from ...deal import Ending, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.handling import order_of_play
from ..physical.late_cards import sat_out
from ..physical.strays import revokes_meanwhile
from ..state import TURNING, Finding, RefereedTable
from .turns import leads_falsely
from .watching import more_special, watches, watches_table


@watches_table("plays {cards} together", finds="several-cards several-cards-led", by_player=True)
def several_cards(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """More than one card led or put to one trick by the same hand at once.

    Nothing is left of it when what the act ended has sent its whole trick back, nor in a deal that was over.
    """
    tricks = now.deal.tricks
    if len(act.cards) < 2 or not tricks or before.deal.is_over:
        return
    kinds: list[IrregularityName] = ["several-cards"]
    if tricks[-1].leader == act.actor:
        kinds.append("several-cards-led")
    yield Finding(more_special(now, kinds), seat_of(act), cards=act.cards, trick=len(tricks))


@watches(Act, finds="card-too-many")
def card_too_many(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A second card put into a trick by a player. Nobody has to notice."""
    if len(now.ledger.strays) > len(before.ledger.strays):
        stray = now.ledger.strays[-1]
        yield Finding("card-too-many", stray.seat, cards=(stray.card,), trick=stray.trick)


@watches(Act, finds="revoke")
def revoke_by_card_too_many(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A suit not followed while a card of it lay with another in an earlier trick, which nobody has found out
    before the hand is over."""
    row = now.provision("card-too-many")
    if row is None or "restore" not in row.follows or not _ends_play(before, now):
        return
    for stray in now.ledger.strays:
        yield from revokes_meanwhile(now, stray)


def _ends_play(before: RefereedTable, now: RefereedTable) -> bool:
    """Whether the hand is over now, and was not, because it was played to its end."""
    outcome = now.deal.outcome
    return not before.deal.is_over and outcome is not None and outcome.ending is Ending.PLAYED


@watches(Play, finds="missed-trick missed-trick-against-lone", by_player=True)
def missed_trick(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """A player takes part in a trick and has not played to the one before.

    An adversary of a lone player fails in more than that under some codes, as soon as the next trick is led
    to (leeds-dwight-1888 50); a lead out of turn gave them no time to play (104).
    """
    deal = now.deal
    number = len(deal.tricks) - 1
    if number < 1:
        return
    is_lead = len(deal.tricks[-1].plays) == 1
    for seat in deal.active:
        kinds: list[IrregularityName] = ["missed-trick"]
        if deal.calling.lone is not None and seat not in deal.makers:
            kinds.append("missed-trick-against-lone")
        kind = more_special(now, kinds)
        is_led_on = is_lead and kind == "missed-trick-against-lone"
        is_time = seat == act.actor or (is_led_on and not leads_falsely(before, seat_of(act)))
        if is_time and _has_missed(before, now, seat, number) and not _is_found(now, kind, seat, number):
            yield Finding(kind, seat, trick=number)


def _has_missed(before: RefereedTable, now: RefereedTable, seat: Seat, number: int) -> bool:
    """Whether a player has not played to a trick (from 1) and owes it no card."""
    if seat in now.deal.tricks[number - 1].seats or not (
        now.deal.holding(seat) or seat in now.deal.tricks[-1].seats
    ):
        return False
    return all(seat != owes for owes, _ in before.ledger.owed) and not sat_out(now, seat, number)


def _is_found(table: RefereedTable, kind: IrregularityName, seat: Seat, number: int) -> bool:
    return any(
        (case.irregularity, case.offender, case.trick) == (kind, seat, number) for case in table.ledger.cases
    )


@watches(Act, finds="surplus-card")
def surplus_card(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The card that a player who missed a trick has left at the end."""
    deal = now.deal
    if not _ends_play(before, now):
        return
    for number, trick in enumerate(deal.tricks, 1):
        for seat in order_of_play(deal, trick):
            if seat not in trick.seats and deal.hands[seat] and not sat_out(now, seat, number):
                yield Finding("surplus-card", seat, cards=deal.hands[seat], trick=number)


@watches_table("looks at trick {number}", finds="looks-back", by_player=True)
def looks_back(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A wish to see an earlier trick than may be seen: while the hand is on, the last one turned, or where
    none is turned the last that is complete."""
    turned = [deed.numbers[0] for deed in before.deeds(*TURNING)]
    last = turned[-1] if turned else len(before.deal.finished_tricks)
    if act.numbers[0] < last and not before.deal.is_over:
        yield Finding("looks-back", seat_of(act), trick=act.numbers[0])
