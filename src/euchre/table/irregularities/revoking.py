"""Revokes and how they are mended (professor-1862 L16, L23 to L27,
jerome-1877 10 and 11, leeds-dwight-1888 62 to 71, modern renege)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Holding, Play, TableAct
from ...cards import UNKNOWN, Card, of_suit
from ...deal import Trick, seat_of
from ...seats import Seat
from ..physical.handling import LETS_SEE, cards_seen, has_shown, is_led_in_haste
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
from ..state import CaseStatus, Finding, RefereedTable
from .calling import is_early_lead
from .watching import watches, watches_table


@watches(Play, finds="revoke", by_player=True)
def revoke(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """A card that does not follow suit from a hand that could. Only its player knows yet."""
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
    """A card of a suit that its player did not follow before, from a hand that the record does not know."""
    yield from _not_followed_with(now, seat_of(act), (act.card,), before.deal.tricks)


@watches_table(*LETS_SEE, finds="revoke", by_player=True)
def revoke_seen(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A card that everybody sees in a hand, of a suit that its player did not follow before."""
    yield from _not_followed_with(now, seat_of(act), act.cards, now.deal.tricks)


@watches(Holding, finds="revoke", by_player=True)
def revoke_told_later(before: RefereedTable, now: RefereedTable, act: Holding) -> Iterator[Finding]:
    """A hand that the record gives after a trick to which its player did not follow suit, and could have."""
    seat = seat_of(act)
    yield from _not_followed_with(now, seat, now.deal.hands[seat], now.deal.tricks)


def _not_followed_with(
    table: RefereedTable, seat: Seat, held: tuple[Card, ...], tricks: tuple[Trick, ...]
) -> Iterator[Finding]:
    """The revokes of a seat in some tricks that cards it has held since show, and that are not known yet."""
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
    """A card taken back: the mending of a revoke, or a change that nobody may make."""
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
    """The revoke to which a player owns who wants a card back that did not follow suit, where the record does
    not know the hand."""
    known = {
        case.trick for case in table.ledger.cases if (case.irregularity, case.offender) == ("revoke", seat)
    }
    for case in may_have_revoked(table, seat):
        denied = has_denied(table, case) and not is_established(table, case)
        if case.cards == (card,) and case.trick not in known and not denied:
            yield Finding("revoke", seat, cards=(card,), trick=case.trick)
