"""Revokes and how they are mended, calls disobeyed, penalties refused, the game left."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Holding, LeaveSeat, Play, TableAct
from ...cards import UNKNOWN, Card, of_suit
from ...deal import Deal, Trick, legal_cards, seat_of
from ...deal.following import binds_jambone_call, cards_that_follow
from ...seats import Seat
from ..binding import cards_open, obeying, orders_on, refuses_penalty
from ..physical.handling import LETS_SEE, cards_seen, has_shown, is_led_in_haste, trick_of
from ..physical.leads import led_falsely, trick_played_to
from ..revokes import (
    MISLED,
    false_lead_followed,
    has_denied,
    has_gone_back,
    is_established,
    may_have_revoked,
    may_still_obey,
    own_false_lead,
    trick_to_mend,
)
from ..state import CaseStatus, Finding, Order, RefereedTable
from .calling import is_early_lead
from .watching import watches, watches_table


@watches(Play, finds="disobeyed-call", by_player=True)
def call_disobeyed(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card that is not what its player was called on to play and could have played.

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
    """Return whether the card played follows suit and the card called would not: a call that would make a
    revoke is void (professor-1862 L30, leeds-dwight-1888 55)."""
    if deal.trick is None or order.card is None or UNKNOWN in (order.card, act.card):
        return False
    led, trump = deal.trick.led, deal.trick.trump
    return act.card.suit_under(trump) is led and order.card.suit_under(trump) is not led


def _is_paid_as_revoke(table: RefereedTable) -> bool:
    """Return whether a call disobeyed is paid for as a revoke, whatever is played (professor-1862 L29,
    leeds-dwight-1888 54)."""
    provision = table.provision("disobeyed-call")
    return provision is not None and "pay-as-revoke" in provision.follows


def _disobeys_jambone_call(deal: Deal, seat: Seat, act: Play) -> bool:
    """Return whether the jambone player plays another card than the one called, which follows suit as well as
    the card does (professor-1862 S10, with L29)."""
    if not binds_jambone_call(deal, seat) or act.card is deal.called:
        return False
    following = cards_that_follow(deal, seat)
    return deal.called in following and act.card in following


@watches_table("refuses {matter}", finds="refused-penalty", by_player=True)
def penalty_refused(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a side that has offended will not submit to the penalty."""
    if refuses_penalty(before, act):
        yield Finding("refused-penalty", seat_of(act))


@watches(LeaveSeat, finds="left-the-game")
def game_left(before: RefereedTable, now: RefereedTable, act: LeaveSeat) -> Iterator[Finding]:
    """Yield a player leaves the table while a deal is on."""
    if not before.deal.is_over:
        yield Finding("left-the-game", act.seat)


@watches(Play, finds="revoke", by_player=True)
def revoke(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card that does not follow suit from a hand that could. Only its player knows yet."""
    seat, trick = seat_of(act), trick_played_to(before, act)
    if trick is None or seat in trick.seats or act.card.suit_under(trick.trump) is trick.led:
        return
    if all(trick.plays[0] not in one.plays for one in now.deal.tricks):
        return  # the lead has gone back, and nobody had to follow it (professor-1862 A10)
    known = [card for card in before.deal.hands[seat] if card is not UNKNOWN]
    known += cards_seen(before.deal, seat)
    if of_suit(known, trick.led, trick.trump):
        yield Finding("revoke", seat, cards=(act.card,), trick=before.deal.tricks.index(trick) + 1)


@watches(Play, finds="revoke", by_player=True)
def revoke_come_to_light(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card of a suit that its player did not follow before, from a hand that the record does not
    know."""
    yield from _not_followed_with(now, seat_of(act), (act.card,), before.deal.tricks)


@watches_table(*LETS_SEE, finds="revoke", by_player=True)
def revoke_seen(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card that everybody sees in a hand, of a suit that its player did not follow before."""
    yield from _not_followed_with(now, seat_of(act), act.cards, now.deal.tricks)


@watches(Holding, finds="revoke", by_player=True)
def revoke_told_later(before: RefereedTable, now: RefereedTable, act: Holding) -> Iterator[Finding]:
    """Yield a hand that the record gives after a trick to which its player did not follow suit, and could
    have."""
    seat = seat_of(act)
    yield from _not_followed_with(now, seat, now.deal.hands[seat], now.deal.tricks)


def _not_followed_with(
    table: RefereedTable, seat: Seat, held: tuple[Card, ...], tricks: tuple[Trick, ...]
) -> Iterator[Finding]:
    """Yield the revokes of a seat in some tricks that cards it has held since show, and that are not known
    yet."""
    mine = (case for case in table.ledger.cases if case.offender == seat)
    known = {case.trick for case in mine if case.irregularity == "revoke"} | led_falsely(table, seat)
    for number, trick in enumerate(tricks, 1):
        played = [play.card for play in trick.plays[1:] if play.actor == seat]
        if number in known or not played or played[0].suit_under(trick.trump) is trick.led:
            continue
        if any(card is not UNKNOWN and card.suit_under(trick.trump) is trick.led for card in held):
            yield Finding("revoke", seat, cards=tuple(played), trick=number)


@watches_table(
    "takes back {card}", finds="revoke revoke-mended played-on-a-revoke exposed-card-taken-up", by_player=True
)
def revoke_mended(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card taken back: the mending of a revoke, or a change that nobody may make."""
    seat, (card,) = seat_of(act), act.cards
    cases, number = before.ledger.cases, trick_to_mend(before, seat, card)
    if has_gone_back(before, seat, card) or (number is not None and is_led_in_haste(before.deal)):
        return
    if number is None and (false_lead_followed(before, seat, card) or own_false_lead(before, seat, card)):
        return
    if number is None and not before.lies_exposed(seat, card) and has_shown(before.deal, seat, card):
        return  # it was only seen, and goes back into the hand
    if number is None and is_early_lead(before, seat, card):
        return
    if number is None and before.lies_exposed(seat, card) and before.deal.hand_may_hold(seat, card):
        yield Finding("exposed-card-taken-up", seat, cards=act.cards)
        return
    if number is None:
        yield Finding("card-changed", seat, cards=act.cards)
        yield from _owned_to(before, seat, card)
        return
    if any(one.irregularity in MISLED and seat in one.seats for one in cases):
        return
    mine = [case for case in cases if (case.offender, case.trick) == (seat, number)]
    revoked = any(case.irregularity == "revoke" and case.status is CaseStatus.HIDDEN for case in mine)
    if not revoked and any(may_still_obey(before, case) for case in mine):
        yield Finding("obeys-after-all", seat, cards=act.cards, trick=number)
        return
    yield Finding("revoke-mended", seat, cards=act.cards, trick=number)
    order, seating = before.deal.tricks[number - 1].seats, now.code.seating
    later = order[order.index(seat) + 1 :]
    adverse = tuple(one for one in later if seating.side_of(one) is not seating.side_of(seat))
    if adverse:
        yield Finding("played-on-a-revoke", seat, trick=number, seats=adverse)


def _owned_to(table: RefereedTable, seat: Seat, card: Card) -> Iterator[Finding]:
    """Yield the revoke to which a player owns who wants a card back that did not follow suit, where the
    record does not know the hand."""
    known = {
        case.trick for case in table.ledger.cases if (case.irregularity, case.offender) == ("revoke", seat)
    }
    for case in may_have_revoked(table, seat):
        denied = has_denied(table, case) and not is_established(table, case)
        if case.cards == (card,) and case.trick not in known and not denied:
            yield Finding("revoke", seat, cards=(card,), trick=case.trick)
