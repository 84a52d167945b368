"""Calls of cards that lie exposed."""

from __future__ import annotations

from ....acts import TableAct
from ....cards import UNKNOWN, Card
from ....copying import replace
from ....deal.following import unseen
from ....deciding import decides
from ....seats import Seat
from ...cases import ruled
from ...penalties.open_hands import lies_face_up_by
from ...physical.handling import has_shown
from ...ruling import Verdict
from ...state import Case, CaseStatus, Exposed, Order, OrderKind, RefereedTable, with_case, with_ledger
from ...terms.conditions import against_call
from ...terms.holders import callers_of
from ..refusing import refused, who_consulted


def lying_open(table: RefereedTable, deed: TableAct) -> Exposed | None:
    """The card called, where it lies exposed: one that the record tells of, or one of a hand laid face
    up whose cards all at the table see, though the record does not know them (jerome-1877 12.2, 12.3,
    leeds-dwight-1888 105)."""
    seat, (card,) = deed.seat, deed.cards
    for one in table.ledger.exposed:
        if (one.seat, one.card) == (seat, card):
            return one
    if table.sitting.deal is None or not isinstance(seat, Seat) or not may_lie_open(table, seat, card):
        return None
    opened = lies_face_up_by(table, seat)
    return None if opened is None else Exposed(seat=seat, card=card, irregularity=opened.irregularity)


def may_lie_open(table: RefereedTable, seat: Seat, card: Card) -> bool:
    """Whether a card may be one of a hand that lies face up and whose cards the record does not know."""
    if lies_face_up_by(table, seat) is None or UNKNOWN not in table.deal.holding(seat):
        return False
    return card in unseen(table.deal, seat)


def callable_owner(table: RefereedTable, caller: Seat) -> Seat:
    """A player from whom somebody could call a card that lies face up (professor-1862 L30)."""
    mine = table.code.seating.side_of(caller).seats
    others = [seat for seat in table.code.seating.seats if seat not in mine]
    is_known = table.sitting.deal is not None and table.provision("exposed-card") is not None
    for seat in others if is_known else ():
        case = Case(number=0, irregularity="exposed-card", offender=seat, status=CaseStatus.OPEN)
        if caller in callers_of(table, case, "exposed-card"):
            return seat
    return table.code.seating.left_of(caller)


def may_call(table: RefereedTable, deed: TableAct) -> bool:
    """Whether the card called lies exposed and the call is the caller's, though perhaps not yet."""
    one = lying_open(table, deed)
    return one is not None and deed.actor in callers_of(table, exposure_of(table, one), one.irregularity)


def exposure_of(table: RefereedTable, one: Exposed) -> Case:
    """A case for a card that lies face up, of which its callers may be asked."""
    return Case(
        number=len(table.ledger.cases),
        irregularity="exposed-card",
        offender=one.seat,
        cards=(one.card,),
        status=CaseStatus.OPEN,
    )


def exposed_card_called(table: RefereedTable, deed: TableAct, one: Exposed) -> RefereedTable:
    """A called card is accepted as spoken and judged when it falls (leeds-dwight-1888 55, 56).

    Where a suit could have been called instead, the choice is made (leeds-dwight-1888 52).
    """
    case = exposure_of(table, one)
    if deed.actor not in callers_of(table, case, one.irregularity):
        return refused(table, deed, "exposed-card", [case], "the call is not theirs")
    against = against_call(table, one)
    if against is not None:
        return refused(table, deed, "exposed-card", [case], against)
    for other in table.open_cases:
        instead = other.offender == one.seat and one.card in other.cards
        if instead and "call-suit" in table.code.provisions[other.irregularity].choices:
            table = with_case(table, replace(other, status=CaseStatus.SETTLED))
    if one not in table.ledger.exposed:
        table = with_ledger(table, exposed=(*table.ledger.exposed, one))
    order = Order(kind=OrderKind.CARD, seats=(one.seat,), irregularity=one.irregularity, card=one.card)
    table = with_ledger(table, orders=(*table.ledger.orders, order))
    shown = table.provision(one.irregularity)
    laws = () if shown is None else shown.laws
    return ruled(table, case, Verdict.CHOSEN, remedies=("call-card",), also=laws)


@decides("modern m.1")
def why_not_called(table: RefereedTable, deed: TableAct) -> str:
    """Why a card is not called: it does not lie exposed, or the code calls no card that was shown (modern
    m.1)."""
    row = table.provision("exposed-card")
    seat = None if table.sitting.deal is None else deed.seat
    calls_none = row is not None and not (row.follows or row.choices)
    if calls_none and seat is not None and has_shown(table.deal, seat, deed.cards[0]):
        return "no card is called here, and it goes back into the hand"
    return NOT_EXPOSED


NOT_EXPOSED = "the card does not lie exposed"


def call_refused(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The ruling on a call of a card that does not lie exposed."""
    changed = _freely_changed(table, deed)
    if changed is not None:
        why = "a card changed because another before it was taken back may not be called"
        return refused(table, deed, "played-on-a-revoke", [changed], why)
    about = [case for case in reversed(table.ledger.cases) if deed.cards[0] in case.cards]
    has_consulted = bool(about) and who_consulted(table, about[0]) is not None
    return refused(table, deed, "exposed-card", about, None if has_consulted else why_not_called(table, deed))


@decides("professor-1862 L26a", "jerome-1877 11.4", "leeds-dwight-1888 69")
def _freely_changed(table: RefereedTable, deed: TableAct) -> Case | None:
    """The case in which the card called was changed, since its player had played after one taken back."""
    (card,) = deed.cards
    for case in reversed(table.ledger.cases):
        if case.irregularity != "played-on-a-revoke" or deed.seat == case.offender:
            continue
        since = (act for act in table.deal.acts[case.since :] if isinstance(act, TableAct))
        if any(
            act.actor == deed.seat and act.form == "takes back {card}" and card in act.cards for act in since
        ):
            return case
    return None
