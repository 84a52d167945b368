"""Calls that bind a player, hands that a ruling has laid face up, and penalties disobeyed or refused."""

from __future__ import annotations

from ..acts import Act, Call, Holding, Manner, Play, Shuffle, TableAct
from ..cards import UNKNOWN, Card, cards_to_follow, of_suit
from ..copying import replace
from ..deal import Deal, Due, Stage, legal_cards
from ..deal.rights import hands_laid_open
from ..deal.transition import BEFORE_HANDS
from ..deciding import decides
from ..laws.irregularities import load_irregularities
from ..seats import Seat
from .bidding import has_to_pass
from .remedies.general import exposed
from .settlement import is_of_void_deal
from .state import (
    TOUCHING,
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


@decides("leeds-dwight-1888 55 57", "jerome-1877 12.2", "professor-1862 L30", irregularities="exposed-card")
def cards_open(table: RefereedTable, seat: Seat) -> tuple[Card, ...]:
    """Return the cards a seat may play at its turn under the orders it is bound by.

    An order that only a revoke, or no card at all, could obey binds nobody (leeds-dwight-1888 55, 57,
    jerome-1877 12.2, professor-1862 L30).
    """
    cards = _legal(table, seat)
    for order in orders_on(table, seat):
        cards = obeying(table.deal, order, cards) or cards
    return cards


def _legal(table: RefereedTable, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that follow suit, to the trick that is on or to the one to which the seat owes a
    card."""
    deal = table.deal
    for owes, number in table.ledger.owed:
        if owes == seat and number < len(deal.tricks):
            trick = deal.tricks[number - 1]
            hand = deal.hands[seat]
            return cards_to_follow(hand, trick.led, trick.trump)
    return legal_cards(deal, seat)


def orders_on(table: RefereedTable, seat: Seat) -> tuple[Order, ...]:
    """Return the orders that bind a seat's next card: a call of a suit only if it leads."""
    leads = table.deal.trick is None
    return tuple(
        order
        for order in table.ledger.orders
        if seat in order.seats and (leads or order.kind is not OrderKind.SUIT)
    )


def obeying(deal: Deal, order: Order, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return those of the cards with which an order is obeyed."""
    trump, trick = deal.trump, deal.trick
    if trump is None:
        return cards
    match order.kind:
        case OrderKind.CARD:
            return tuple(card for card in cards if card is order.card)
        case OrderKind.SUIT:
            return of_suit(cards, order.suit, trump) if order.suit is not None else ()
        case OrderKind.PASS | OrderKind.SHUFFLE:
            return cards
    if trick is None:
        return cards
    if order.kind in (OrderKind.HIGHEST, OrderKind.LOWEST):
        following = of_suit(cards, trick.led, trump)
        best = max if order.kind is OrderKind.HIGHEST else min
        return (best(following, key=lambda card: card.strength(trump, trick.led)),) if following else ()
    standing = max(play.card.strength(trump, trick.led) for play in trick.plays)
    wins = order.kind is OrderKind.WIN
    return tuple(card for card in cards if (card.strength(trump, trick.led) > standing) is wins)


def is_ordered(table: RefereedTable, act: Act) -> bool:
    """Return whether somebody shuffles because they have to (leeds-dwight-1888 22, 27)."""
    return isinstance(act, Shuffle) and _order_to_shuffle(table, act) is not None


def _order_to_shuffle(table: RefereedTable, act: Act) -> Order | None:
    told = (order for order in table.ledger.orders if order.kind is OrderKind.SHUFFLE)
    return next((order for order in told if act.actor in order.seats), None)


def _shuffles(act: Act) -> bool:
    return isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")


def _with_shuffle_spent(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table without the order to shuffle once that is done, or once cards are dealt: a record may
    leave out a shuffle."""
    if before.sitting.deal is None or not any(one.kind is OrderKind.SHUFFLE for one in now.ledger.orders):
        return now
    if _shuffles(act):
        done = _order_to_shuffle(before, act)
        return with_ledger(now, orders=tuple(order for order in now.ledger.orders if order is not done))
    if now.deal.stage in BEFORE_HANDS:
        return now
    return with_ledger(
        now, orders=tuple(order for order in now.ledger.orders if order.kind is not OrderKind.SHUFFLE)
    )


def spent(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table when a card has been played: the orders on its player and its exposure are gone; or
    when the pack has been shuffled that had to be.

    A card that this very act exposes stays exposed.
    """
    if not before.ledger.orders and not now.ledger.orders and not now.ledger.exposed:
        return now
    now = _without_passes_owed(_with_shuffle_spent(before, now, act))
    if not isinstance(act, Play) or not isinstance(act.actor, Seat):
        return now
    gone = orders_on(before, act.actor)
    orders = tuple(order for order in now.ledger.orders if order not in gone)
    exposed = tuple(
        one
        for one in now.ledger.exposed
        if (one.seat, one.card) != (act.actor, act.card) or one not in before.ledger.exposed
    )
    trick = len(before.deal.tricks) + (before.deal.trick is None)  # a card put back leaves no trick now
    spent_now = tuple((order, act.actor, trick) for order in gone if order in now.ledger.orders)
    now = with_ledger(now, played_open=(*now.ledger.played_open, *_gone_from(now, exposed)))
    return with_ledger(now, orders=orders, exposed=exposed, spent=(*now.ledger.spent, *spent_now))


def _gone_from(table: RefereedTable, exposed: tuple[Exposed, ...]) -> tuple[Exposed, ...]:
    return tuple(one for one in table.ledger.exposed if one not in exposed)


@decides("professor-1862 L20 L33", "jerome-1877 12.1", "leeds-dwight-1888 46")
def with_open_cards_back(table: RefereedTable) -> RefereedTable:
    """Return the table on which an exposed card that was played and has gone back to its player lies open
    again."""
    back = tuple(one for one in table.ledger.played_open if _is_held_again(table, one))
    if not back:
        return table
    left = tuple(one for one in table.ledger.played_open if one not in back)
    new = tuple(one for one in back if not table.lies_exposed(one.seat, one.card))
    return with_ledger(table, played_open=left, exposed=(*table.ledger.exposed, *new))


def _is_held_again(table: RefereedTable, one: Exposed) -> bool:
    return one.card in table.deal.hands[one.seat]


def _without_passes_owed(table: RefereedTable) -> RefereedTable:
    """Return the table without orders to pass in a round of calls that is over, or that does not come since
    trump is settled before it (leeds-dwight-1888 79)."""
    deal, orders = table.sitting.deal, table.ledger.orders
    if deal is None or not orders or deal.stage not in _PAST:
        return table
    past = _PAST[deal.stage]
    left = tuple(one for one in orders if one.kind is not OrderKind.PASS or one.stage not in past)
    return table if left == orders else with_ledger(table, orders=left)


_PAST = {
    Stage.MAKING: (Stage.ORDERING,),
    Stage.PREPARING: (Stage.ORDERING, Stage.MAKING),
    Stage.PLAYING: (Stage.ORDERING, Stage.MAKING),
}
"""The rounds of calls that are over in a stage."""


def bound_anew(table: RefereedTable, seat: Seat, trick: int) -> RefereedTable:
    """Return the table with the orders again under which a seat has played to a trick (from 1)."""
    again = tuple(order for order, player, number in table.ledger.spent if (player, number) == (seat, trick))
    return with_ledger(table, orders=(*table.ledger.orders, *again))


@decides("leeds-dwight-1888 105")
def laid_open_by(table: RefereedTable, seat: object) -> Case | None:
    """Return the case for which the hand of a seat has to lie face up for the rest of the deal, None if it
    has not.

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
    """Return the case for which all cards of a seat lie face up and may be called, None if they do not."""
    if (opened := laid_open_by(table, seat)) is not None:
        return opened
    for case in table.ledger.cases:
        follows = table.code.provisions[case.irregularity].follows
        if case.irregularity == "hand-thrown-down" and case.offender == seat and "expose" in follows:
            return case
    return None


def with_cards_named(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table when somebody says which cards a hand holds that lay face up before they were
    known."""
    if not isinstance(act, Holding) or not isinstance(act.actor, Seat) or table.sitting.deal is None:
        return table
    case = lies_face_up_by(table, act.actor)
    if case is None or table.deal.is_over:
        return table
    cards = tuple(card for card in table.deal.holding(act.actor) if card is not UNKNOWN)
    table = with_case(table, replace(case, cards=cards)) if case.offender == act.actor else table
    return exposed(table, replace(case, offender=act.actor, cards=cards), None)


def cards_to_name(table: RefereedTable) -> tuple[Seat, ...]:
    """Return the seats whose hands lie face up while the record does not know all their cards: for a penalty,
    or because they play jambone (professor-1862 S4)."""
    if table.sitting.deal is None or table.deal.is_over:
        return ()
    deal = table.deal
    jambone = () if deal.calling.manner is not Manner.JAMBONE else hands_laid_open(deal)
    lying = (seat for seat in deal.active if seat in jambone or lies_face_up_by(table, seat) is not None)
    return tuple(seat for seat in lying if UNKNOWN in deal.hands[seat])


@decides("leeds-dwight-1888 105")
def with_early_card_counted(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table when an act goes on from a trick to which one open hand has put a card too early, and
    no other since: that card counts, or the one that the lone player has called instead."""
    waiting = early_card_waiting(table) if _goes_on(table, act) else None
    return table if waiting is None else deemed_played(table, *waiting)


@decides("leeds-dwight-1888 105")
def early_card_waiting(table: RefereedTable) -> tuple[Seat, Card] | None:
    """Return the player whose card alone is missing from the trick, and the card put to it too early, or
    called instead, that counts once play goes on; None if no trick waits so."""
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
    """Return whether an act leads to the next trick, or gathers the one that is on."""
    if table.sitting.deal is None:
        return False
    if isinstance(act, TableAct):
        return act.form in TOUCHING and act.numbers == (len(table.deal.tricks),)
    return isinstance(act, Play) and table.deal.trick is not None and act.actor in table.deal.trick.seats


def due_as_bound(table: RefereedTable, due: Due) -> Due:
    """Return a due with only those acts that obey every call on its seat."""
    if due.acts and all(isinstance(act, Play) for act in due.acts):
        cards = cards_open(table, due.actor)
        acts = tuple(act for act in due.acts if isinstance(act, Play) and act.card in cards)
        return replace(due, acts=acts or due.acts)
    if has_to_pass(table, due.actor):
        passes = tuple(act for act in due.acts if not (isinstance(act, Call) and act.word.makes_trump))
        return replace(due, acts=passes or due.acts)
    return due


def is_plainly_disobeyed(table: RefereedTable, case: Case) -> bool:
    """Return whether everybody sees that a card called was not played, though it could be: it lies face up,
    and was to be led or is of the suit led, or in an open jambone hand."""
    called = case.cards[1:]
    if case.irregularity != "disobeyed-call" or case.status is not CaseStatus.HIDDEN or not called:
        return False
    if table.deal.called is called[0] and table.deal.calling.lone == case.offender:
        return True
    if not any(one.seat == case.offender and one.card is called[0] for one in table.ledger.exposed):
        return False
    trick = table.deal.tricks[case.known_trick - 1]
    return trick.leader == case.offender or called[0].suit_under(trick.trump) is trick.led


def refuses_penalty(table: RefereedTable, deed: TableAct) -> bool:
    """Return whether a player refuses a penalty of their side, called a penalty or by the name of its matter;
    what came up in a deal that is void now is not owed (professor-1862 L10)."""
    refused = _refused(table, deed)
    return any(not is_of_void_deal(table, case.irregularity) for case in refused)


def refuses_in_void_deal(table: RefereedTable, deed: TableAct) -> bool:
    """Return whether a player refuses a penalty that is not owed, since the deal is void."""
    return bool(_refused(table, deed)) and not refuses_penalty(table, deed)


def _refused(table: RefereedTable, deed: TableAct) -> tuple[Case, ...]:
    """Return the cases of a player's side that the player means by the penalty that they refuse."""
    if not isinstance(deed.actor, Seat):
        return ()
    side = table.code.seating.side_of(deed.actor).seats
    return tuple(
        case
        for case in table.ledger.cases
        if case.status is not CaseStatus.HIDDEN
        and case.offender in side
        and deed.matter in _names(table, case)
    )


def _names(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """Return the words for the penalty of a case: its own names and those of its remedies."""
    provision = table.code.provisions[case.irregularity]
    also = load_irregularities()[case.irregularity].claimed_as
    return ("penalty", case.irregularity, *also, *provision.follows, *provision.choices)
