"""Playing to a trick that another player has led."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card, Suit
from ...deal import Trick
from ...seats import Seat
from .reading import Reading

_TRUMP = 1000
_BEST = 400
_GUARD = 60
_LAST_OF_SUIT = 45


def least_card(reading: Reading, cards: Sequence[Card]) -> Card:
    """Return the least useful card of those given.

    Trumps and the best card of a suit are kept first, then high cards and the guard of a second-best card. A
    single low card goes first while the player has a trump to ruff with.
    """
    return min(cards, key=lambda card: (worth_keeping(reading, card), card.index))


def worth_keeping(reading: Reading, card: Card) -> int:
    """Return a number to compare cards by: the more useful the card, the higher."""
    height = reading.height[card.index]
    if reading.is_trump(card):
        return _TRUMP + height
    worth = 10 * height
    if reading.is_best(card):
        worth += _BEST
    suit = reading.suits[card.index]
    length = reading.length(suit)
    if length == 1:
        if reading.length(reading.trump) and not reading.is_best(card):
            worth -= _LAST_OF_SUIT
        return worth
    if length == 2 and _is_guarded(reading, suit):
        worth += _GUARD
    return worth


def _is_guarded(reading: Reading, suit: Suit) -> bool:
    """Return whether the higher card of a two-card suit can be beaten by exactly one card still out."""
    top = min((card for card in reading.hand if reading.suits[card.index] is suit), key=reading.lowness)
    return (reading.above[top.index] & reading.out).bit_count() == 1


def follow(reading: Reading, trick: Trick, cards: Sequence[Card]) -> Card:
    """Return the card to play to a trick, one of `cards`.

    A trick that a partner is sure to win is left alone. The last player wins as cheaply as possible; the
    second plays a high card only if it is the best one left; the third plays high. A ruff uses the lowest
    trump that wins: ruffing above the dealer's turn-up in advance was measured to lose points.
    """
    best, holder = reading.best_in(trick)
    winning = sorted([card for card in cards if reading.beats(card, best)], key=reading.highness)
    if not winning:
        return least_card(reading, cards)
    behind = [seat for seat in reading.still_to_play(trick) if not reading.is_friend(seat)]
    if reading.is_friend(holder):
        return _help_friend(reading, trick, cards, winning, best, behind)
    if not behind:
        return winning[0]
    return _against(reading, trick, cards, winning)


def _help_friend(
    reading: Reading, trick: Trick, cards: Sequence[Card], winning: list[Card], best: Card, behind: list[Seat]
) -> Card:
    """Play to a trick that the partner is winning: higher only if the partner may still be beaten and it
    is likely to help."""
    if not behind or _holds(reading, best, trick, behind):
        return least_card(reading, cards)
    follows = reading.suits[cards[0].index] is trick.led
    if follows:
        top = winning[-1]
        between = reading.above[best.index] & ~reading.above[top.index] & reading.out
        return cheapest_equal(reading, winning) if between else least_card(reading, cards)
    if reading.is_trump(best):
        return least_card(reading, cards)
    return winning[0]


def _holds(reading: Reading, best: Card, trick: Trick, behind: list[Seat]) -> bool:
    """Return whether a partner's card is likely to win: the best of its suit, or a trump that at most two
    beat."""
    higher = (reading.above[best.index] & reading.out).bit_count()
    if reading.suits[best.index] is trick.led:
        return higher == 0
    return higher <= 2


def _against(reading: Reading, trick: Trick, cards: Sequence[Card], winning: list[Card]) -> Card:
    """Play to a trick that an adversary is winning, with another to play after."""
    top = winning[-1]
    if reading.suits[cards[0].index] is not trick.led:
        return winning[0] if _worth_ruffing(reading, trick, winning) else least_card(reading, cards)
    if reading.is_best(top):
        return cheapest_equal(reading, winning)
    friend_behind = any(reading.is_friend(seat) for seat in reading.still_to_play(trick))
    if friend_behind and not reading.is_trump(top):
        return least_card(reading, cards)
    if friend_behind and (reading.above[top.index] & reading.out).bit_count() > 1:
        return least_card(reading, cards)
    return cheapest_equal(reading, winning)


def _worth_ruffing(reading: Reading, trick: Trick, winning: list[Card]) -> bool:
    """Return whether to ruff early: not with a single right bower on a low card that a partner may still
    win."""
    if len(winning) > 1 or not reading.is_best(winning[0]) or len(reading.hand) < 4:
        return True
    led = trick.plays[0].card
    friend_behind = any(reading.is_friend(seat) for seat in reading.still_to_play(trick))
    return not friend_behind or reading.is_best(led)


def cheapest_equal(reading: Reading, cards: Sequence[Card]) -> Card:
    """Return the lowest card that is equal to the highest: no card still out ranks between them."""
    highest_first = sorted(cards, key=reading.lowness)
    chosen = highest_first[0]
    over = reading.above[chosen.index] & reading.out
    for card in highest_first[1:]:
        if reading.suits[card.index] is not reading.suits[chosen.index]:
            break
        if reading.above[card.index] & reading.out != over:
            break
        chosen = card
    return chosen
