"""Calls disobeyed, penalties refused, the game left (professor-1862 L29, L33, L37, jerome-1877 s.8,
leeds-dwight-1888 54)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import LeaveSeat, Play, TableAct
from ...cards import UNKNOWN
from ...deal import Deal, legal_cards, seat_of
from ...deal.following import binds_jambone_call, cards_that_follow
from ...seats import Seat
from ..binding import cards_open, obeying, orders_on, refuses_penalty
from ..physical.handling import trick_of
from ..state import Finding, Order, RefereedTable
from .watching import watches, watches_table


@watches(Play, finds="disobeyed-call", by_player=True)
def call_disobeyed(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """A card that is not what its player was called on to play and could have played.

    Where that is paid for as a revoke, it is found also of a card that does not follow suit. Only the
    player's own cards show whether they could: on a claim the referee looks at the hand
    (leeds-dwight-1888 57). The card called comes after the card played.
    """
    seat = seat_of(act)
    if _disobeys_jambone_call(before.deal, seat, act):
        cards = (act.card,) if before.deal.called is None else (act.card, before.deal.called)
        yield Finding("disobeyed-call", seat, cards=cards, trick=trick_of(now.deal, act))
        return
    orders = tuple(one for one in orders_on(before, seat) if not _shown_void(before.deal, one, act))
    could = cards_open(before, seat)
    if not orders or act.card in could or any(one.card is act.card for one in orders):
        return
    legal = legal_cards(before.deal, seat)
    if act.card not in legal and not (
        _is_paid_as_revoke(before) and any(obeying(before.deal, order, legal) for order in orders)
    ):
        return
    called = [order.card for order in orders if order.card is not None]
    called.sort(key=lambda card: card not in could)  # of several called, one that could be played
    yield Finding("disobeyed-call", seat, cards=(act.card, *called[:1]), trick=trick_of(now.deal, act))


def _shown_void(deal: Deal, order: Order, act: Play) -> bool:
    """Whether the card played follows suit and the card called would not: a call that would make a revoke
    is void (professor-1862 L30, leeds-dwight-1888 55)."""
    if deal.trick is None or order.card is None or UNKNOWN in (order.card, act.card):
        return False
    led, trump = deal.trick.led, deal.trick.trump
    return act.card.suit_under(trump) is led and order.card.suit_under(trump) is not led


def _is_paid_as_revoke(table: RefereedTable) -> bool:
    """Whether a call disobeyed is paid for as a revoke, whatever is played (professor-1862 L29,
    leeds-dwight-1888 54)."""
    provision = table.provision("disobeyed-call")
    return provision is not None and "pay-as-revoke" in provision.follows


def _disobeys_jambone_call(deal: Deal, seat: Seat, act: Play) -> bool:
    """Whether the jambone player plays another card than the one called, which follows suit as well as the
    card does (professor-1862 S10, with L29)."""
    if not binds_jambone_call(deal, seat) or act.card is deal.called:
        return False
    following = cards_that_follow(deal, seat)
    return deal.called in following and act.card in following


@watches_table("refuses {matter}", finds="refused-penalty", by_player=True)
def penalty_refused(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A side that has offended will not submit to the penalty."""
    if refuses_penalty(before, act):
        yield Finding("refused-penalty", seat_of(act))


@watches(LeaveSeat, finds="left-the-game")
def game_left(before: RefereedTable, now: RefereedTable, act: LeaveSeat) -> Iterator[Finding]:
    """A player leaves the table while a deal is on."""
    if not before.deal.is_over:
        yield Finding("left-the-game", act.seat)
