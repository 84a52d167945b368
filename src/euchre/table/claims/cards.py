"""Cards that are called, named, taken back or taken off the table, and the calls that nobody obeyed."""

from __future__ import annotations

from ...acts import Act, Play, TableAct
from ...cards import UNKNOWN, Card, write_cards
from ...copying import replace
from ...deal import seat_of
from ...deal.following import unseen
from ...deciding import decides
from ...seats import Seat
from ..binding import lies_face_up_by
from ..cases import brought_up, chosen, ruled, with_ruling
from ..joining import takes_no_trick, without_card
from ..physical.handling import has_shown
from ..physical.leads import right_lead
from ..physical.open_cards import holder_of_unseen
from ..remedies import REMEDIES
from ..revokes import MISLED, false_lead_followed, has_gone_back, may_still_obey, own_false_lead
from ..ruling import Ruling, Verdict
from ..settlement import is_void
from ..state import (
    Case,
    CaseStatus,
    Exposed,
    Order,
    OrderKind,
    RefereedTable,
    deemed_played,
    with_case,
    with_ledger,
)
from ..terms.conditions import against_call
from ..terms.holders import callers_of
from .refusing import refused, who_consulted


def lying_open(table: RefereedTable, deed: TableAct) -> Exposed | None:
    """Return the card called, where it lies exposed: one that the record tells of, or one of a hand laid face
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
    """Return whether a card may be one of a hand that lies face up and whose cards the record does not
    know."""
    if lies_face_up_by(table, seat) is None or UNKNOWN not in table.deal.holding(seat):
        return False
    return card in unseen(table.deal, seat)


def may_call(table: RefereedTable, deed: TableAct) -> bool:
    """Return whether the card called lies exposed and the call is the caller's, though perhaps not yet."""
    one = lying_open(table, deed)
    return one is not None and deed.actor in callers_of(table, exposure_of(table, one), one.irregularity)


def exposure_of(table: RefereedTable, one: Exposed) -> Case:
    """Return a case for a card that lies face up, of which its callers may be asked."""
    return Case(
        number=len(table.ledger.cases),
        irregularity="exposed-card",
        offender=one.seat,
        cards=(one.card,),
        status=CaseStatus.OPEN,
    )


def exposed_card_called(table: RefereedTable, deed: TableAct, one: Exposed) -> RefereedTable:
    """Rule that a called card is accepted as spoken and judged when it falls (leeds-dwight-1888 55, 56).

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
    """Return why a card is not called: it does not lie exposed, or the code calls no card that was shown
    (modern m.1)."""
    row = table.provision("exposed-card")
    seat = None if table.sitting.deal is None else deed.seat
    calls_none = row is not None and not (row.follows or row.choices)
    if calls_none and seat is not None and has_shown(table.deal, seat, deed.cards[0]):
        return "no card is called here, and it goes back into the hand"
    return NOT_EXPOSED


NOT_EXPOSED = "the card does not lie exposed"


def call_refused(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the ruling on a call of a card that does not lie exposed."""
    changed = _freely_changed(table, deed)
    if changed is not None:
        why = "a card changed because another before it was taken back may not be called"
        return refused(table, deed, "played-on-a-revoke", [changed], why)
    about = [case for case in reversed(table.ledger.cases) if deed.cards[0] in case.cards]
    has_consulted = bool(about) and who_consulted(table, about[0]) is not None
    return refused(table, deed, "exposed-card", about, None if has_consulted else why_not_called(table, deed))


@decides("professor-1862 L26a", "jerome-1877 11.4", "leeds-dwight-1888 69")
def _freely_changed(table: RefereedTable, deed: TableAct) -> Case | None:
    """Return the case in which the card called was changed, since its player had played after one taken
    back."""
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


@decides("professor-1862 L29", "leeds-dwight-1888 54")
def claimed_early(table: RefereedTable, case: Case) -> RefereedTable | None:
    """Return the table with a claim that waits, since nothing is due while the player may still obey; None if
    a claim of this case waits for nothing."""
    if not may_still_obey(table, case):
        return None
    limit = table.code.provisions["disobeyed-call"].established
    table = with_case(table, replace(case, is_claimed_early=True))
    return ruled(table, case, Verdict.HEARD, until=limit)


def with_early_claims_due(table: RefereedTable) -> RefereedTable:
    """Return the table with the claims ruled on that have waited while the player could still obey."""
    if table.sitting.deal is None:
        return table
    for case in table.ledger.cases:
        waits = case.is_claimed_early and case.status is CaseStatus.HIDDEN
        if waits and not may_still_obey(table, case):
            table = brought_up(table, case)
    return table


_CHANGED = ("revoke-mended", "obeys-after-all", *MISLED)
"""The cases in which a player owes a trick another card."""


def with_lead_undone(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with a ruling on the cards that go back when a card owed to a trick changes its
    winner."""
    if not isinstance(act, Play) or before.sitting.deal is None or len(before.deal.tricks) < 2:
        return now
    was, tricks = before.deal.tricks, now.deal.tricks
    seat = seat_of(act)
    paid = [trick for owes, trick in before.ledger.owed if owes == seat]
    if not paid or len(tricks) != len(was) - 1 or act not in tricks[-1].plays:
        return now
    case = _changed(now, seat, paid[0])
    if case is None:
        return now
    cards = ", ".join(f"{play.actor}'s {write_cards((play.card,))}" for play in was[-1].plays)
    several = len(was[-1].plays) > 1
    back = f"{cards} {'go' if several else 'goes'} back to the hand and may not be called"
    leader = tricks[-1].winner
    return ruled(
        now, case, Verdict.NOTED, why=f"trick {paid[0]} is {leader}'s now, and {leader} leads; {back}"
    )


def _changed(table: RefereedTable, seat: Seat, trick: int) -> Case | None:
    """Return the case in which a player had to put another card to a trick."""
    for case in reversed(table.ledger.cases):
        is_theirs = seat == case.offender if case.irregularity not in MISLED else seat != case.offender
        if case.irregularity in _CHANGED and case.trick == trick and is_theirs:
            return case
    return None


@decides("leeds-dwight-1888 51")
def card_named_unseen(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the table with the answer that the naming waits until the referee has looked at the card."""
    provision = table.provision("detached-card-named")
    if table.sitting.deal is None or provision is None or table.deal.is_over:
        return table
    holder = holder_of_unseen(table, deed)
    if holder is None:
        return table
    right = TableAct(holder, "detaches {card}", cards=deed.cards)
    ruling = Ruling(
        act=table.acts,
        irregularity="detached-card-named",
        verdict=Verdict.HEARD,
        laws=provision.laws,
        offender=holder,
        cards=deed.cards,
        why=f"the referee looks at the card first; '{right}', or the card that it is, tells which",
    )
    return with_ruling(table, ruling)


@decides("leeds-dwight-1888 52 85")
def with_card_demanded(table: RefereedTable) -> RefereedTable:
    """Return the table when the card of a false lead is called as it is sent back: no suit may be called
    instead."""
    return replace(table, pending=tuple(one for one in table.pending if one.irregularity != "lead-recalled"))


@decides("leeds-dwight-1888 52 104")
def right_lead_kept(before: RefereedTable, recalled: RefereedTable) -> RefereedTable:
    """Return the table when the card of a false lead is called, so that it is to be played to the right lead:
    the card of the player whose lead it was, if nobody else had played to the false one, is that lead."""
    play = right_lead(before.deal)
    return recalled if play is None else deemed_played(recalled, seat_of(play), play.card)


@decides("leeds-dwight-1888 52 53", "professor-1862 L15")
def false_lead_taken_back(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the table when a player takes back a card played to a false lead, for which nobody answers but
    the false leader; or the lead itself, which lies face up then as if it had been sent back."""
    seat, (card,) = seat_of(deed), deed.cards
    if table.sitting.deal is None or has_gone_back(table, seat, card):
        return table
    case = own_false_lead(table, seat, card)
    if case is not None:
        table = REMEDIES["recall"](with_case(table, replace(case, status=CaseStatus.SETTLED)), case, None)
        return ruled(table, case, Verdict.IMPOSED, remedies=("recall",))
    case = false_lead_followed(table, seat, card)
    return table if case is None else chosen(table, case, "recall", deed)


@decides("modern alone-partner trick-win")
def without_cards_of_absent(table: RefereedTable) -> RefereedTable:
    """Return the table without the cards that players who sit out have put to complete tricks, once nobody
    may claim them any more: such a card stands without a penalty, but it takes no trick and no lead.

    In a deal that is void, or that a forfeit has ended, the cards stay where they lie.
    """
    deal = table.sitting.deal
    is_ended = is_void(table) or table.ledger.forfeited
    if deal is None or not deal.calling.out or is_ended:
        return table
    for number, trick in enumerate(deal.finished_tricks, 1):
        for seat in trick.seats:
            if seat not in deal.calling.out:
                continue
            mine = [case for case in table.ledger.cases if (case.offender, case.trick) == (seat, number)]
            if any(case.is_waiting for case in mine):
                continue
            table = without_card(table, seat, number)
            for case in mine:
                if case.status is CaseStatus.LAPSED:
                    table = ruled(table, case, Verdict.LAPSED, why=takes_no_trick(table, case))
    return table
