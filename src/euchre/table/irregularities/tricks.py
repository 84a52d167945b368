"""Tricks with a card too many or too few, and looking at them again (leeds-dwight-1888 46, 50, 60, 61,
110, jerome-1877 16 and s.4, s.6, professor-1862 L17, L18, modern one-at-a-time, m.7)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play, TableAct
from ...deal import Ending
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.handling import order_of_play
from ..state import TURNING, Finding, RefereedTable
from .watching import Watcher, more_special


@decides(irregularities="several-cards several-cards-led")
def several_cards(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """More than one card led or put to one trick by the same hand at once.

    Nothing is left of it when what the act ended has sent its whole trick back.
    """
    if not isinstance(act, TableAct) or act.form != "plays {cards} together" or len(act.cards) < 2:
        return
    if isinstance(act.actor, Seat) and now.deal.tricks:
        leads = now.deal.tricks[-1].leader == act.actor
        kinds: tuple[IrregularityName, ...] = (
            ("several-cards", "several-cards-led") if leads else ("several-cards",)
        )
        yield Finding(
            irregularity=more_special(now, kinds),
            offender=act.actor,
            cards=act.cards,
            trick=len(now.deal.tricks),
        )


@decides(irregularities="card-too-many")
def card_too_many(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A second card put into a trick by a player. Nobody has to notice."""
    if len(now.ledger.strays) > len(before.ledger.strays):
        stray = now.ledger.strays[-1]
        yield Finding(
            irregularity="card-too-many", offender=stray.seat, cards=(stray.card,), trick=stray.trick
        )


@decides(irregularities="missed-trick missed-trick-against-lone")
def missed_trick(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A player takes part in a trick and has not played to the one before.

    An adversary of a lone player fails in more than that under some codes (leeds-dwight-1888 50).
    """
    if not isinstance(act, Play) or not isinstance(act.actor, Seat) or len(now.deal.tricks) < 2:
        return
    deal, seat = now.deal, act.actor
    number = len(deal.tricks) - 1
    missed = deal.tricks[number - 1]
    if seat in missed.seats or seat in deal.calling.out or seat not in deal.tricks[-1].seats:
        return
    if any(seat == owes for owes, _ in before.ledger.owed) or _joined_late(now, seat):
        return
    kinds: list[IrregularityName] = ["missed-trick"]
    if deal.calling.lone is not None and seat not in deal.makers:
        kinds.append("missed-trick-against-lone")
    yield Finding(irregularity=more_special(now, kinds), offender=seat, trick=number)


@decides(irregularities="surplus-card")
def surplus_card(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The card that a player who missed a trick has left at the end."""
    if before.sitting.deal is None or before.deal.is_over or not now.deal.is_over:
        return
    outcome = now.deal.outcome
    if outcome is None or outcome.ending is not Ending.PLAYED:
        return
    for number, trick in enumerate(now.deal.tricks, 1):
        for seat in order_of_play(now.deal, trick):
            if seat not in trick.seats and now.deal.hands[seat] and not _joined_late(now, seat):
                yield Finding(
                    irregularity="surplus-card", offender=seat, cards=now.deal.hands[seat], trick=number
                )


def _joined_late(table: RefereedTable, seat: Seat) -> bool:
    """Whether a lone player's partner was brought into the hand (jerome-1877 14.2)."""
    return any(
        case.irregularity in ("partner-plays", "partner-speaks") and case.offender == seat
        for case in table.ledger.cases
    )


@decides(irregularities="looks-back")
def looks_back(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A wish to see an earlier trick than may be seen: while the hand is on, the last one turned, or where
    none is turned the last that is complete."""
    if not isinstance(act, TableAct) or act.form != "looks at trick {number}" or before.deal.is_over:
        return
    turned = [deed.numbers[0] for deed in before.deeds(*TURNING)]
    last = turned[-1] if turned else len(before.deal.finished_tricks)
    if act.numbers[0] < last and isinstance(act.actor, Seat):
        yield Finding(irregularity="looks-back", offender=act.actor, trick=act.numbers[0])


WATCHERS: tuple[Watcher, ...] = (several_cards, card_too_many, missed_trick, surplus_card, looks_back)
