"""Hands that a ruling has laid face up."""

from __future__ import annotations

from ...acts import Act, Holding, Manner, Play, TableAct
from ...cards import UNKNOWN, Card
from ...copying import replace
from ...deal.rights import hands_laid_open
from ...deciding import decides
from ...seats import Seat
from ..remedies.general import exposed
from ..state import TOUCHING, Case, CaseStatus, OrderKind, RefereedTable, deemed_played, with_case
from .orders import orders_on


@decides("leeds-dwight-1888 105")
def laid_open_by(table: RefereedTable, seat: object) -> Case | None:
    """The case for which the hand of a seat has to lie face up for the rest of the deal, None if it has not.

    A player who lays it face up then obeys, and neither exposes cards nor gives the hand up.
    """
    if table.sitting.deal is None or seat in table.deal.makers:
        return None
    for case in table.ledger.cases:
        opens = "open-hands" in table.code.provisions[case.irregularity].follows
        if opens and case.status is CaseStatus.SETTLED and seat in table.deal.active:
            return case
    return None


@decides("professor-1862 L20 L33", "jerome-1877 12.3", "leeds-dwight-1888 48")
def lies_face_up_by(table: RefereedTable, seat: Seat) -> Case | None:
    """The case for which all cards of a seat lie face up and may be called, None if they do not."""
    if (opened := laid_open_by(table, seat)) is not None:
        return opened
    for case in table.ledger.cases:
        follows = table.code.provisions[case.irregularity].follows
        if case.irregularity == "hand-thrown-down" and case.offender == seat and "expose" in follows:
            return case
    return None


def with_cards_named(table: RefereedTable, act: Act) -> RefereedTable:
    """The table when somebody says which cards a hand holds that lay face up before they were known."""
    if not isinstance(act, Holding) or not isinstance(act.actor, Seat) or table.sitting.deal is None:
        return table
    case = lies_face_up_by(table, act.actor)
    if case is None or table.deal.is_over:
        return table
    cards = tuple(card for card in table.deal.holding(act.actor) if card is not UNKNOWN)
    table = with_case(table, replace(case, cards=cards)) if case.offender == act.actor else table
    return exposed(table, replace(case, offender=act.actor, cards=cards), None)


def cards_to_name(table: RefereedTable) -> tuple[Seat, ...]:
    """The seats whose hands lie face up while the record does not know all their cards: for a penalty, or
    because they play jambone (professor-1862 S4)."""
    if table.sitting.deal is None or table.deal.is_over:
        return ()
    deal = table.deal
    jambone = () if deal.calling.manner is not Manner.JAMBONE else hands_laid_open(deal)
    lying = (seat for seat in deal.active if seat in jambone or lies_face_up_by(table, seat) is not None)
    return tuple(seat for seat in lying if UNKNOWN in deal.hands[seat])


@decides("leeds-dwight-1888 105")
def with_early_card_counted(table: RefereedTable, act: Act) -> RefereedTable:
    """The table when an act goes on from a trick to which one open hand has put a card too early, and no
    other since: that card counts, or the one that the lone player has called instead."""
    waiting = early_card_waiting(table) if _goes_on(table, act) else None
    return table if waiting is None else deemed_played(table, *waiting)


@decides("leeds-dwight-1888 105")
def early_card_waiting(table: RefereedTable) -> tuple[Seat, Card] | None:
    """The player whose card alone is missing from the trick, and the card put to it too early, or called
    instead, that counts once play goes on; None if no trick waits so."""
    deal = table.sitting.deal
    trick = None if deal is None else deal.trick
    if deal is None or trick is None:
        return None
    missing = [seat for seat in deal.active if seat not in trick.seats]
    for case in table.ledger.cases:
        opened = "open-hands" in table.code.provisions[case.irregularity].follows
        if opened and [case.offender] == missing and case.trick == len(deal.tricks):
            called = (one.card for one in orders_on(table, missing[0]) if one.kind is OrderKind.CARD)
            card = next((card for card in called if card is not None), case.cards[0])
            return missing[0], card
    return None


def _goes_on(table: RefereedTable, act: Act) -> bool:
    """Whether an act leads to the next trick, or gathers the one that is on."""
    if table.sitting.deal is None:
        return False
    if isinstance(act, TableAct):
        return act.form in TOUCHING and act.numbers == (len(table.deal.tricks),)
    return isinstance(act, Play) and table.deal.trick is not None and act.actor in table.deal.trick.seats
