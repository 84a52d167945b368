"""Calls that bind a player: which cards obey them, and when they are spent."""

from __future__ import annotations

from ...acts import Act, Play, Shuffle, TableAct
from ...cards import Card, cards_to_follow, of_suit
from ...deal import Deal, Stage, legal_cards
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...seats import Seat
from ..state import Exposed, Order, OrderKind, RefereedTable, with_ledger


@decides("leeds-dwight-1888 55 57", "jerome-1877 12.2", "professor-1862 L30", irregularities="exposed-card")
def cards_open(table: RefereedTable, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat may play at its turn under the orders it is bound by.

    An order that only a revoke, or no card at all, could obey binds nobody (leeds-dwight-1888 55, 57,
    jerome-1877 12.2, professor-1862 L30).
    """
    cards = _legal(table, seat)
    for order in orders_on(table, seat):
        cards = obeying(table.deal, order, cards) or cards
    return cards


def _legal(table: RefereedTable, seat: Seat) -> tuple[Card, ...]:
    """The cards that follow suit, to the trick that is on or to the one to which the seat owes a card."""
    deal = table.deal
    for owes, number in table.ledger.owed:
        if owes == seat and number < len(deal.tricks):
            trick = deal.tricks[number - 1]
            hand = deal.hands[seat]
            return cards_to_follow(hand, trick.led, trick.trump)
    return legal_cards(deal, seat)


def orders_on(table: RefereedTable, seat: Seat) -> tuple[Order, ...]:
    """The orders that bind a seat's next card: a call of a suit only if it leads."""
    leads = table.deal.trick is None
    return tuple(
        order
        for order in table.ledger.orders
        if seat in order.seats and (leads or order.kind is not OrderKind.SUIT)
    )


def obeying(deal: Deal, order: Order, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of the cards with which an order is obeyed."""
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
    """Whether somebody shuffles because they have to (leeds-dwight-1888 22, 27)."""
    return isinstance(act, Shuffle) and _order_to_shuffle(table, act) is not None


def _order_to_shuffle(table: RefereedTable, act: Act) -> Order | None:
    told = (order for order in table.ledger.orders if order.kind is OrderKind.SHUFFLE)
    return next((order for order in told if act.actor in order.seats), None)


def _shuffles(act: Act) -> bool:
    return isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")


def _with_shuffle_spent(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """The table without the order to shuffle once that is done, or once cards are dealt: a record may leave
    out a shuffle."""
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
    """The table when a card has been played: the orders on its player and its exposure are gone; or
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
    """The table on which an exposed card that was played and has gone back to its player lies open again."""
    back = tuple(one for one in table.ledger.played_open if _is_held_again(table, one))
    if not back:
        return table
    left = tuple(one for one in table.ledger.played_open if one not in back)
    new = tuple(one for one in back if not table.lies_exposed(one.seat, one.card))
    return with_ledger(table, played_open=left, exposed=(*table.ledger.exposed, *new))


def _is_held_again(table: RefereedTable, one: Exposed) -> bool:
    return one.card in table.deal.hands[one.seat]


def _without_passes_owed(table: RefereedTable) -> RefereedTable:
    """The table without orders to pass in a round of calls that is over, or that does not come since trump is
    settled before it (leeds-dwight-1888 79)."""
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
    """The table with the orders again under which a seat has played to a trick (from 1)."""
    again = tuple(order for order, player, number in table.ledger.spent if (player, number) == (seat, trick))
    return with_ledger(table, orders=(*table.ledger.orders, *again))
