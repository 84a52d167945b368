"""How likely the cards that the others played would be in each of some worlds.

Only what nearly every player avoids is held against a world: not to take a trick from the adversaries,
to follow with more than the lowest card in vain, to trump a partner's trick without need.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..bots.simple.reading import ABOVE, IN_SUIT
from ..cards import Card, Suit, as_set
from ..deal import Trick
from ..deal.state import seat_of
from ..seats import Seat
from ..view import View
from ..worlds import Worlds
from .sums import Hands

STRANGE = 0.4
"""How likely a card is that goes against habit, beside one that does not."""

_TRUMPS = {trump: IN_SUIT[trump][trump] for trump in Suit}


def likelihood_of_plays(worlds: Worlds) -> NDArray[np.float64]:
    """How likely all cards that other seats played are in each world, up to a common factor."""
    view, total = worlds.view, np.ones(len(worlds))
    later: dict[Seat, int] = dict.fromkeys(view.code.seating.seats, 0)
    for trick in reversed(view.tricks):
        for place in range(len(trick.plays) - 1, -1, -1):
            play = trick.plays[place]
            seat = seat_of(play)
            later[seat] |= 1 << play.card.index
            is_free = seat != view.seat and play.card is not view.called
            if is_free and place:
                hands = worlds.hands[:, seat] | np.uint64(later[seat])
                total = np.where(_is_strange(view, trick, place, hands), total * STRANGE, total)
    return total


def _is_strange(view: View, trick: Trick, place: int, hands: Hands) -> NDArray[np.bool_]:
    """Whether a card played after the lead goes against habit with each hand it may have come from."""
    play, trump = trick.plays[place], trick.trump
    seat, card, led = seat_of(play), play.card, trick.led
    best, winner = _best_before(trick, place)
    beating = _beating(best, trump)
    follows = card.suit_under(trump) is led
    may_play = hands & np.uint64(IN_SUIT[trump][led]) if follows else hands
    takes = bool(beating >> card.index & 1)
    is_friend = (winner in view.makers) == (seat in view.makers)
    if takes and is_friend and not follows:
        return _any(hands & ~np.uint64(_TRUMPS[trump]))
    if takes:
        return np.zeros(len(hands), np.bool_)
    lower = IN_SUIT[trump][card.suit_under(trump) or led] & ~ABOVE[trump][card.index] & ~as_set((card,))
    strange = _any(may_play & np.uint64(lower)) if follows else np.zeros(len(hands), np.bool_)
    if not is_friend:
        strange |= _any(may_play & np.uint64(beating))
    return strange


def _best_before(trick: Trick, place: int) -> tuple[Card, Seat]:
    """The card that wins a trick before a place, and whose it is."""
    best = trick.plays[0]
    for play in trick.plays[1:place]:
        if _beating(best.card, trick.trump) >> play.card.index & 1:
            best = play
    return best.card, seat_of(best)


def _beating(card: Card, trump: Suit) -> int:
    """The cards that take a trick from one that was winning, played after it."""
    above = ABOVE[trump][card.index]
    return above if card.suit_under(trump) is trump else above | _TRUMPS[trump]


def _any(cards: Hands) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = cards != 0
    return found
