"""What follows an irregularity, by the names that provisions use: each a change of the table."""

from __future__ import annotations

from ...acts import TABLE, Act, Manner, TableAct, VoidDeal
from ...copying import replace
from ...deal import Result
from ...deal import after as deal_after
from ...deal.outcome import nothing
from ...deal.state import deal_with, seat_of
from ...deciding import decides
from ...seats import Seat, Side
from ..names import REMEDIES, Remedy, choice_in
from ..physical.handling import card_taken_back, order_of_play, trick_swept_back, turn_due
from ..redealing import voided
from ..state import (
    Case,
    CaseStatus,
    Exposed,
    Finding,
    Order,
    OrderKind,
    RefereedTable,
    brings_up,
    with_case,
    with_deal,
    with_ledger,
)
from ..terms.holders import holders_of


def offenders_side(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the seats of the offender's side. Raises LookupError where nobody is answerable."""
    if case.offender is None:
        raise LookupError(f"nobody is answerable for {case.irregularity}")
    return table.code.seating.side_of(case.offender).seats


def other_sides(table: RefereedTable, case: Case) -> tuple[Side, ...]:
    """Return the sides that are not the offender's."""
    seating = table.code.seating
    return tuple(side for side in seating.sides if case.offender not in side.seats)


@REMEDIES.add(
    "call-card",
    "{offender} has to play the card called when it is their turn, unless that is a revoke; then it stays "
    "face up and may be called again",
)
@REMEDIES.add("draw-again", "neither card counts, and {offender} cuts again")
@REMEDIES.add("join-parts", "the parts of the pack are put together before the deal")
@REMEDIES.add("lead-stands", "the lead stands, and {target} may discard until they play")
@REMEDIES.add(
    "set-dummy-aside",
    "the dummy is set aside until {offender} has discarded for the turn-up; then {offender} takes it up, and "
    "cannot play alone any more",
)
@REMEDIES.add("let-stand", "it stands", choice="let it stand")
@REMEDIES.add(
    "new-packs", "new packs are bought at the cost of all", choice="have new packs at the cost of all"
)
@REMEDIES.add("discard-another", "{offender} has to put out another card at once")
@REMEDIES.add("replace-card", "another card takes its place")
@REMEDIES.add(
    "shuffle-first", "the dealer's partner shuffles that pack first", choice="shuffle that pack first"
)
def let_stand(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return what was done stands."""
    return table


@REMEDIES.add(
    "expose",
    "the {card} face up and may be called",
    choice="have the card laid face up, so that it may be called",
)
@REMEDIES.add(
    "keep-call",
    "{offender} may play any lawful card now, and the card taken back may be called later",
    choice="leave {offender} the choice now and call the card taken back later",
)
def exposed(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the cards of the case lie before their owner and may be called."""
    there = {(one.seat, one.card) for one in table.ledger.exposed}
    new = tuple(
        Exposed(seat=case.known_offender, card=card, irregularity=case.irregularity)
        for card in case.cards
        if (case.known_offender, card) not in there
    )
    return with_ledger(table, exposed=(*table.ledger.exposed, *new))


@REMEDIES.add(
    "take-back",
    "the {card_is} taken back without penalty",
    choice="let the {cards} be taken back without penalty",
)
def take_back(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the card is taken back without a penalty."""
    deal = table.deal
    if deal.tricks[case.known_trick - 1].leader == case.offender:
        return with_deal(table, trick_swept_back(deal))
    deal = card_taken_back(deal, case.known_offender, case.known_trick)
    is_waited_for = deal.trick is None and case.offender not in deal.calling.out
    return with_deal(table, deal if is_waited_for else deal_with(deal, {"turn": turn_due(deal)}))


@REMEDIES.add("points", "the points{price} go to {others}")
def points(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the other side takes the points of the provision."""
    return _awarded(table, case, price_of(table, case))


def price_of(table: RefereedTable, case: Case) -> int:
    """Return the points of the provision in this hand, which somebody may play alone."""
    provision, deal = table.code.provisions[case.irregularity], table.sitting.deal
    alone = deal is not None and deal.calling.counts_as is not Manner.PARTNERSHIP
    return provision.lone_points if alone else provision.points


@REMEDIES.add(
    "one-point",
    "one point goes to {others}, and the hand is over",
    choice="take one point, which ends the hand",
)
def one_point(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the other side takes only one point, and the hand is over (modern renege-waiver)."""
    return hand_over(_awarded(table, case, 1), case, act)


@REMEDIES.add(
    "full-points",
    "the full points{price} go to {others}, and the hand is over",
    choice="take the full points{price}, which ends the hand",
)
def full_points(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the other side takes the points of the provision, and the hand is over (modern renege)."""
    return hand_over(points(table, case, act), case, act)


@REMEDIES.add("hand-over", "the hand is over")
def hand_over(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the hand is over, and the deal passes as after any other."""
    if table.deal.is_over:
        return table
    table = with_deal(table, deal_after(table.deal, VoidDeal(TABLE, passes=True)))
    return with_ledger(table, forfeited=True)


@REMEDIES.add("bar", "the tricks of this deal score nothing for {side}")
def bar_offenders(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the offenders count nothing of what they make in this deal."""
    side = table.code.seating.side_of(offenders_side(table, case)[0])
    return with_ledger(table, barred=(*table.ledger.barred, side))


@REMEDIES.add(
    "deal-again", "the deal is void and the same dealer deals again", choice="have the same dealer deal again"
)
@REMEDIES.add("start-over", "the deal begins again", choice="begin the deal again")
def deal_again(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the deal is void, and the same dealer deals again."""
    return voided(table, passes=False)


def without_misled(table: RefereedTable, case: Case, seat: Seat) -> RefereedTable:
    """Return the table with a case of misled players whose choice one of them has made; the others keep
    theirs."""
    case = replace(case, seats=tuple(one for one in case.seats if one != seat), status=CaseStatus.OPEN)
    left = holders_of(table, case)
    return with_case(table, case if left else replace(case, status=CaseStatus.SETTLED))


@REMEDIES.add(
    "change",
    "the misled player takes their own card back without penalty and plays another",
    choice="take their own card back without penalty and play another",
)
def change(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that a misled player takes their card back without penalty and owes the trick another."""
    misled, number = seat_of(choice_in(act)), case.known_trick
    return with_card_owed(without_misled(table, case, misled), misled, number)


def with_card_owed(table: RefereedTable, seat: Seat, number: int) -> RefereedTable:
    """Return the table with a seat's card of a trick (from 1) in its hand again; the seat owes the trick
    another, unless the card was the lead and the whole trick goes back."""
    table = with_deal(table, card_taken_back(table.deal, seat, number))
    if number <= len(table.deal.tricks):
        table = with_ledger(table, owed=(*table.ledger.owed, (seat, number)))
    return with_owed_turn(table)


def with_owed_turn(table: RefereedTable) -> RefereedTable:
    """Return the table on which players who have taken back their cards replace them in the order of the
    trick, before play goes on (professor-1862 L26a, P19)."""
    deal, owed = table.deal, table.ledger.owed
    if not owed or deal.is_over:
        return table
    number = min(number for _, number in owed)
    if number == len(deal.tricks):
        return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}))
    order = order_of_play(deal, deal.tricks[number - 1])
    owes = next((seat for seat in order if (seat, number) in owed), deal.turn)
    return with_deal(table, deal_with(deal, {"turn": owes}))


@REMEDIES.add(
    "new-deal-if-both-revoked", "if both sides have revoked, nobody scores and the same dealer deals again"
)
def new_deal_if_both_revoked(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the faults cancel where both sides have revoked: the same dealer deals again (professor-1862
    L27).

    What counts is a revoke that is paid for: one mended in time is none (L24), and neither is a call
    disobeyed with a card that follows suit, though its price is that of a revoke (L29).
    """
    paid = (one for one in table.ledger.cases if one.irregularity == case.irregularity and one.points)
    sides = {table.code.seating.side_of(one.known_offender) for one in paid if _is_suit_refused(table, one)}
    if len(sides) < 2:
        return table
    for one in table.ledger.cases:
        table = with_case(table, replace(one, points=()))
    void = nothing(table.deal, Result.VOID, deal_passes=False)
    return with_deal(table, deal_with(table.deal, {"outcome": void}))


def _is_suit_refused(table: RefereedTable, case: Case) -> bool:
    """Return whether what is paid for as a revoke is one, and not only a call disobeyed."""
    if not case.is_disobedience:
        return True
    same = (one for one in table.ledger.cases if (one.offender, one.trick) == (case.offender, case.trick))
    revokes = (one for one in same if one.irregularity == "revoke" and one.number != case.number)
    return any(one.status is CaseStatus.LAPSED for one in revokes)


def _ordering(kind: OrderKind) -> Remedy:
    """Return the remedy that orders the players that the case concerns, or the offender if it concerns nobody
    else."""

    def ordered(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
        order = Order(kind=kind, seats=case.seats or (case.known_offender,), irregularity=case.irregularity)
        return with_ledger(table, orders=(*table.ledger.orders, order))

    return ordered


for _kind, _words in (
    (OrderKind.HIGHEST, "play the highest card they have of the suit led"),
    (OrderKind.LOWEST, "play the lowest card they have of the suit led"),
    (OrderKind.WIN, "win the trick if they can"),
    (OrderKind.LOSE, "lose the trick if they can"),
):
    REMEDIES.add(_kind.value, f"{{target}} has to {_words}", choice=f"make {{target}} {_words}")(
        _ordering(_kind)
    )


@REMEDIES.add(
    "call-suit",
    "{side} must lead the suit called",
    choice="call the suit that {side} must lead next",
)
def call_suit(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that a suit is called from the offenders when one of them leads next; the card led falsely is free
    (leeds-dwight-1888 52).

    If the suit is not named yet, it may still be until they lead.
    """
    if table.deal.tricks and case.trick == len(table.deal.tricks):
        table = with_deal(table, trick_swept_back(table.deal))
    if case.irregularity == "lead-recalled":
        table = _with_card_free(table, case)
    suit = act.suit if isinstance(act, TableAct) else None
    if suit is None:
        return _with_suit_to_be_named(table, case)
    order = Order(
        kind=OrderKind.SUIT, seats=offenders_side(table, case), irregularity=case.irregularity, suit=suit
    )
    return with_ledger(table, orders=(*table.ledger.orders, order))


def _with_card_free(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table on which the cards of a case do not lie face up to be called any more."""
    free = {(case.offender, card) for card in case.cards}
    left = tuple(one for one in table.ledger.exposed if (one.seat, one.card) not in free)
    return with_ledger(table, exposed=left)


def after_calling_suit(case: Case, remedy: str) -> str:
    """Say that a card led falsely may not be called any more once a suit is, as a clause; empty for any other
    remedy, and where no card was led (leeds-dwight-1888 51, 52)."""
    is_of_lead = case.irregularity in ("lead-out-of-turn", "lead-recalled", "suit-unnamed")
    return "the card led falsely is free again" if remedy == "call-suit" and is_of_lead else ""


@decides("leeds-dwight-1888 52", irregularities="suit-unnamed")
def _with_suit_to_be_named(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the suit, and with it the right to a suit, may still be named until the offenders' side
    leads."""
    if "recall" not in table.code.provisions[case.irregularity].choices:
        return with_case(table, replace(case, status=CaseStatus.OPEN))
    return brings_up(table, Finding(irregularity="suit-unnamed", offender=case.offender, cards=case.cards))


def _awarded(table: RefereedTable, case: Case, amount: int) -> RefereedTable:
    seating = table.code.seating
    sides = {seating.side_of(seat) for seat in holders_of(table, case)} or set(other_sides(table, case))
    given = tuple((side, amount) for side in seating.sides if side in sides)
    return with_case(table, replace(table.ledger.cases[case.number], points=given, given=table.acts))


@REMEDIES.add(
    "spoil-deal",
    "the deal is spoiled",
    choice="spoil the deal: it passes if the dealer's side offended, otherwise the same dealer deals again",
)
def spoil_deal(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the deal is spoiled; it passes if the dealer's side offended, else the same dealer deals
    again (jerome-1877 15.5)."""
    passes = table.deal.dealer in offenders_side(table, case)
    return with_deal(table, deal_after(table.deal, VoidDeal(TABLE, passes=passes)))


def after_spoiling(table: RefereedTable, remedy: str) -> str:
    """Return who deals after a deal that was spoiled, as a clause; empty for any other remedy."""
    outcome = table.deal.outcome if remedy == "spoil-deal" else None
    if outcome is None:
        return ""
    passes = "the dealer's side offended, and the deal passes to the left"
    return (
        passes
        if outcome.deal_passes
        else "the dealer's adversaries offended, and the same dealer deals again"
    )


@REMEDIES.add("lose-choice", "the choice is lost for {side}")
def lose_choice(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that those who consulted lose their choice; a card wrongly led is taken back free
    (leeds-dwight-1888 85)."""
    one = choice_lost(table, case)
    if one is None:
        return table
    table = with_case(table, replace(one, status=CaseStatus.LAPSED))
    if one.irregularity == "lead-out-of-turn":
        return with_deal(table, trick_swept_back(table.deal))
    left = tuple(card for card in table.ledger.exposed if card.card not in one.cards)
    return with_ledger(table, exposed=left)


def choice_lost(table: RefereedTable, case: Case) -> Case | None:
    """Return the newest choice of a player who has discussed it with their partner; None if there is none."""
    return next((one for one in table.open_cases if case.offender in holders_of(table, one)), None)


@REMEDIES.add(
    "leave-turn-up", "the turn-up stays out of play, and the dealer plays with the cards dealt to them"
)
def leave_turn_up(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the turn-up stays out of play, and the dealer plays with the cards dealt to them; a card
    put out since goes back to the dealer, and the turn-up to the pack from a trick that is on
    (jerome-1877 s.3)."""
    deal, dealer = table.deal, case.known_offender
    if deal.trick is not None and any(play.card is deal.turn_up for play in deal.trick.plays):
        deal = card_taken_back(deal, dealer, len(deal.tricks))
    kept = tuple(card for card in deal.hands[dealer] if card is not deal.turn_up)
    back = tuple(card for seat, card in deal.discards if seat == dealer)
    changes = {
        "exchanged": True,
        "turn_up_in_hand": False,
        "hands": (*deal.hands[:dealer], (*kept, *back), *deal.hands[dealer + 1 :]),
        "discards": tuple(one for one in deal.discards if one[0] != dealer),
        "pack": tuple(card for card in deal.pack if card is not deal.turn_up),
    }
    return with_deal(table, deal_with(deal, changes))
