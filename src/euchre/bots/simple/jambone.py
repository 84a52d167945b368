"""Play against an exposed lone hand (jambone): what to lead, and which card to call."""

from __future__ import annotations

from collections.abc import Sequence

from ...acts import Act, JamboneCall
from ...cards import Card, card_mask, cards_to_follow
from ...view import SeatView
from .reading import IN_SUIT, Reading


def call_a_card(view: SeatView, acts: Sequence[Act]) -> Act:
    """The call most likely to make the exposed hand lose the trick; the right to call is never waived."""
    calls = [act for act in acts if isinstance(act, JamboneCall)]
    if not calls:
        return acts[-1]
    reading = Reading(view)
    trick = view.trick
    if trick is None:
        return max(calls, key=lambda call: (_chance_to_beat(reading, call.card), -call.card.index))
    led = trick.plays[0].card
    return max(calls, key=lambda call: (hope(reading, led, call.card), -call.card.index))


def lead_against_open(reading: Reading, lone_hand: tuple[Card, ...]) -> Card:
    """The lead that, with the best call after it, is most likely to win (professor-1862 S5, S7, S11)."""
    options = [
        (hope(reading, card, called), -reading.height[card.index], -card.index, card)
        for card in reading.hand
        for called in _callable(reading, card, lone_hand)
    ]
    return max(options, key=lambda option: option[:3])[3]


def _callable(reading: Reading, led: Card, lone_hand: tuple[Card, ...]) -> list[Card]:
    """The cards that could be called after a lead: of its suit, else the lowest trump or any lay card."""
    following = [card for card in lone_hand if reading.suits[card.index] is reading.suits[led.index]]
    if following:
        return following
    trumps = sorted([card for card in lone_hand if reading.is_trump(card)], key=reading.highness)
    return trumps[:1] + [card for card in lone_hand if not reading.is_trump(card)]


def hope(reading: Reading, led: Card, called: Card) -> int:
    """A number to compare leads by: how likely one beats the called card, alone or with a partner's help."""
    if not reading.beats(called, led):
        return 1000
    elsewhere = reading.out & ~_open_cards(reading)
    beating = (reading.above[called.index] & elsewhere).bit_count()
    score = 100 * beating
    suit = reading.suits[led.index]
    if suit is not reading.trump:
        ruffs = (reading.trumps_out & elsewhere).bit_count()
        if reading.is_trump(called):
            ruffs = 0
        score += ruffs * (10 + 10 * reading.length(suit))
        if reading.is_trump(called):
            score += 5 * beating * reading.length(suit) - 60 * beating
    return score


def _chance_to_beat(reading: Reading, called: Card) -> int:
    """A number to compare calls by: how likely the caller's side beats a card led by the open hand."""
    suit = reading.suits[called.index]
    if any(reading.beats(card, called) for card in cards_to_follow(reading.hand, suit, reading.trump)):
        return 1000
    elsewhere = reading.out & ~_open_cards(reading)
    ruffs = 0 if suit is reading.trump else (elsewhere & IN_SUIT[reading.trump][reading.trump]).bit_count()
    return 100 * (reading.above[called.index] & elsewhere).bit_count() + ruffs * (
        10 + 10 * reading.length(suit)
    )


def _open_cards(reading: Reading) -> int:
    found = 0
    for _, hand in reading.view.open_hands:
        found |= card_mask(hand)
    return found
