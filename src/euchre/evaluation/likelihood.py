"""Likelihood of the other players' calls, discards and plays in each of some worlds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, Discard, Manner
from ..bots.linear import Weights
from ..cards import card_mask
from ..deal.state import seat_of
from ..seats import Seat
from ..view import View
from ..worlds import Worlds
from ..worlds.hidden import turn_up_was_taken
from .calling import best_kept, gains, must_make, offered
from .playing import likelihood_of_plays
from .sums import Hands

SCATTER = 200.0
"""How much the others' judgement of a call may differ from the model, in thousandths of a point."""
ANYTHING = 0.03
"""Share of calls made at random, so that a single act never rules out a world."""
OTHER_DISCARD = 0.2
"""Likelihood of another discard than that of `simple`, relative to it."""
_MOST = 30
"""Log odds are clipped to plus or minus this value."""


def likelihood(worlds: Worlds, weights: Weights) -> NDArray[np.float64]:
    """(N,) float64: likelihood of all acts of the other seats in each world, up to a common factor."""
    view, total = worlds.view, np.ones(len(worlds))
    making = False
    for act in view.acts:
        if not isinstance(act, Call) or not isinstance(act.actor, Seat):
            continue
        hands = hands_dealt(worlds, act.actor)
        if act.actor != view.seat and hands is not None:
            total *= ANYTHING + (1 - ANYTHING) * _of_call(view, act.actor, act, hands, weights, making)
        making = making or act.word is CallKind.TURN_DOWN
    if _dealer_put_out(view):
        total *= _of_discard(worlds)
    return total * likelihood_of_plays(worlds)


def hands_dealt(worlds: Worlds, seat: Seat) -> Hands | None:
    """(N,) uint64: the cards a seat was dealt, in each world; None if these were exchanged since.

    They are after taking the dummy, and after giving or taking a partner's best card.
    """
    view = worlds.view
    if view.dummy_taken and seat == view.calling.maker:
        return None
    return _held_since_deal(worlds, seat)


def _held_since_deal(worlds: Worlds, seat: Seat) -> Hands:
    """(N,) uint64: the cards that a seat holds, has discarded or has played, without a turn-up it took."""
    view = worlds.view
    played = card_mask(play.card for trick in view.tricks for play in trick.plays if seat_of(play) == seat)
    held: Hands = worlds.hands[:, seat] | worlds.discards[:, seat] | np.uint64(played)
    if seat == view.dealer and turn_up_was_taken(view) and view.turn_up is not None:
        held = held & ~np.uint64(card_mask((view.turn_up,)))
    return held


def _of_call(
    view: View, seat: Seat, call: Call, hands: Hands, weights: Weights, making: bool
) -> NDArray[np.float64]:
    """(N,) float64: likelihood of one call with each hand; calls that gain more are more likely."""
    said = view.turned_suit if call.suit is None else call.suit
    manner = Manner.ALONE if call.manner is Manner.JAMBOREE else call.manner
    passing = (
        np.zeros(len(hands))
        if must_make(view.code, view.dealer, seat, making=making)
        else np.ones(len(hands))
    )
    seen, total = passing, passing
    for choice in offered(view, seat, making=making):
        gain = gains(view, seat, hands, *choice, weights, making=making)
        odds = np.exp(np.clip(gain / SCATTER, -_MOST, _MOST))
        total = total + odds
        if call.word.makes_trump and choice == (said, manner):
            seen = odds
    found: NDArray[np.float64] = seen / total
    return found


def _dealer_put_out(view: View) -> bool:
    """Whether the dealer, another seat, has discarded one card for the turn-up."""
    dealers = [act for act in view.acts if isinstance(act, Discard) and act.actor == view.dealer]
    taken = view.dummy_taken and view.calling.maker == view.dealer
    return view.seat != view.dealer and turn_up_was_taken(view) and len(dealers) == 1 and not taken


def _of_discard(worlds: Worlds) -> NDArray[np.float64]:
    """(N,) float64: likelihood of the dealer's discard; the discard of `simple` is the most likely."""
    view, dealer = worlds.view, worlds.view.dealer
    six = _held_since_deal(worlds, dealer) | np.uint64(card_mask((view.turned_card,)))
    kept = six & ~worlds.discards[:, dealer]
    return np.where(kept == best_kept(six, view.settled_trump), 1.0, OTHER_DISCARD)
