"""Likelihood of the other players' calls, discards and plays in each of some worlds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, Discard, Manner
from ..bots.linear_player import Weights
from ..cards import Suit, card_mask
from ..deal.state import seat_of
from ..seats import Seat
from ..view import View
from ..worlds import Unseen, Worlds
from ..worlds.hidden import turn_up_was_taken
from .calling import Hands, best_kept, gains, must_make, offered
from .tendencies import Tendencies, Tendency, likelihood_of_plays, likelihoods_by_card, tendency_of

SCATTER = 200.0
"""How much the others' judgement of a call may differ from the model, in thousandths of a point."""
ANYTHING = 0.03
"""Share of calls made at random, so that a single act never rules out a world."""
OTHER_DISCARD = 0.2
"""Likelihood of another discard than that of `simple`, relative to it."""
DISCARD_AT_RANDOM = (1 + 5 * OTHER_DISCARD) / 6
"""Likelihood of a discard made at random, on the same scale."""
_MOST = 30
"""Log odds are clipped to plus or minus this value."""


def likelihood(worlds: Worlds, weights: Weights, others: Tendencies = ()) -> NDArray[np.float64]:
    """Return (N,) float64: likelihood of all acts of the other seats in each world, up to a common factor.

    `others` says how the players in the seats differ from the models.
    """
    view, total = worlds.view, np.ones(len(worlds))
    for seat, call, making in calls_of_others(view):
        habit = tendency_of(others, seat)
        found = likelihood_of_call(worlds, seat, call, weights, making=making, looser=habit.looser)
        if found is not None:
            total *= _mixed(found, call_at_random(view, seat, making=making), habit.calls)
    if _dealer_put_out(view):
        random = tendency_of(others, view.dealer).plays
        total *= _mixed(_of_discard(worlds), DISCARD_AT_RANDOM, random)
    return total * likelihood_of_plays(worlds, others)


def _mixed(by_model: NDArray[np.float64], at_random: float, share: float) -> NDArray[np.float64]:
    """Return (N,) float64: likelihood of an act that is made at random with probability `share`."""
    return (1 - share) * by_model + share * at_random


def calls_of_others(view: View) -> Iterator[tuple[Seat, Call, bool]]:
    """Yield each other seat that called, its call, and whether that was in the making round."""
    making = False
    for act in view.acts:
        if not isinstance(act, Call) or not isinstance(act.actor, Seat):
            continue
        if act.actor != view.seat:
            yield act.actor, act, making
        making = making or act.word is CallKind.TURN_DOWN


def likelihood_of_call(
    worlds: Worlds, seat: Seat, call: Call, weights: Weights, *, making: bool, looser: int = 0
) -> NDArray[np.float64] | None:
    """Return (N,) float64: likelihood of a call in each world; None if it cannot be told any more.

    The caller overrates making trump by `looser` thousandths of a point.
    """
    hands = hands_dealt(worlds, seat)
    if hands is None:
        return None
    view = worlds.view
    gain = {
        choice: gains(view, seat, hands, *choice, weights, making=making) + looser
        for choice in offered(view, seat, making=making)
    }
    must = must_make(view.code, view.dealer, seat, making=making)
    return ANYTHING + (1 - ANYTHING) * _of_call(view, call, gain, np.full(len(hands), float(not must)))


def call_at_random(view: View, seat: Seat, *, making: bool) -> float:
    """Return likelihood of a call that is made at random."""
    return 1 / (1 + len(offered(view, seat, making=making)))


def hands_dealt(worlds: Worlds, seat: Seat) -> Hands | None:
    """Return (N,) uint64: the cards a seat was dealt, in each world; None if these were exchanged since.

    They are after taking the dummy, and after giving or taking a partner's best card.
    """
    view = worlds.view
    if view.dummy_taken and seat == view.calling.maker:
        return None
    return _held_since_deal(worlds, seat)


def _held_since_deal(worlds: Worlds, seat: Seat) -> Hands:
    """Return (N,) uint64: the cards that a seat holds, has discarded or has played, without a turn-up it
    took."""
    view = worlds.view
    played = card_mask(play.card for trick in view.tricks for play in trick.plays if seat_of(play) == seat)
    held: Hands = worlds.hands[:, seat] | worlds.discards[:, seat] | np.uint64(played)
    if seat == view.dealer and turn_up_was_taken(view) and view.turn_up is not None:
        held = held & ~np.uint64(card_mask((view.turn_up,)))
    return held


def _of_call(
    view: View,
    call: Call,
    gain: Mapping[tuple[Suit, Manner], NDArray[np.float64]],
    passing: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return (N,) float64: likelihood of one call with each hand; calls that gain more are more likely.

    `passing` has the odds of a pass, (N,) float64: 0 for a seat that must make trump.
    """
    said = view.turned_suit if call.suit is None else call.suit
    manner = Manner.ALONE if call.manner is Manner.JAMBOREE else call.manner
    seen, total = passing, passing
    for choice, more in gain.items():
        odds = np.exp(np.clip(more / SCATTER, -_MOST, _MOST))
        total = total + odds
        if call.word.makes_trump and choice == (said, manner):
            seen = odds
    found: NDArray[np.float64] = seen / total
    return found


def _dealer_put_out(view: View) -> bool:
    """Return whether the dealer, another seat, has discarded one card for the turn-up."""
    dealers = [act for act in view.acts if isinstance(act, Discard) and act.actor == view.dealer]
    taken = view.dummy_taken and view.calling.maker == view.dealer
    return view.seat != view.dealer and turn_up_was_taken(view) and len(dealers) == 1 and not taken


def _of_discard(worlds: Worlds) -> NDArray[np.float64]:
    """Return (N,) float64: likelihood of the dealer's discard; the discard of `simple` is the most likely."""
    view, dealer = worlds.view, worlds.view.dealer
    six = _held_since_deal(worlds, dealer) | np.uint64(card_mask((view.turned_card,)))
    kept = six & ~worlds.discards[:, dealer]
    return np.where(kept == best_kept(six, view.settled_trump), 1.0, OTHER_DISCARD)


_Column = NDArray[np.float64]

SHARES = tuple(eighth / 8 for eighth in range(9))
"""Shares of acts at random that are compared."""
LOOSER = (-400, -200, 0, 200, 400)
"""Thousandths of a point that a caller may overrate making trump by; these are compared."""
USUAL_BEFOREHAND = 0.9
"""Probability, before anything is seen, that a player is as the models describe them."""
_WORLDS = 64
"""Most arrangements of the cards never shown over which the likelihood of an act is averaged."""
_LEAST_SHARE = 0.2
"""Smaller shares of acts at random count as none, so that an equal is taken for one."""
_HUNDRED = 100
"""Looseness is rounded to so many thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Impression:
    """What is known of one player: the logarithms of how likely their acts were under each assumption."""

    calls: tuple[tuple[float, ...], ...]
    """By looseness as in `LOOSER`, then by share of random calls as in `SHARES`."""
    plays: tuple[float, ...]
    """By share of random cards, as in `SHARES`."""

    @property
    def tendency(self) -> Tendency:
        """The mean of the assumptions, each weighed by its probability; small differences count as none."""
        calls = _probabilities(np.array(self.calls), _prior_of_calls())
        plays = _probabilities(np.array(self.plays), _prior_of_shares())
        return Tendency(
            calls=_share(float(calls.sum(axis=0) @ SHARES)),
            plays=_share(float(plays @ SHARES)),
            looser=_HUNDRED * round(float(calls.sum(axis=1) @ LOOSER) / _HUNDRED),
        )


NO_IMPRESSION = Impression(tuple((0.0,) * len(SHARES) for _ in LOOSER), (0.0,) * len(SHARES))
"""A player of whom nothing is known."""


def _share(mean: float) -> float:
    return mean if mean >= _LEAST_SHARE else 0.0


def _prior_of_shares() -> _Column:
    """Return (shares,) float64: probability of each share of acts at random before anything is seen."""
    others = (1 - USUAL_BEFOREHAND) / (len(SHARES) - 1)
    return np.array([USUAL_BEFOREHAND, *(others,) * (len(SHARES) - 1)])


def _prior_of_calls() -> _Column:
    """Return (loosenesses, shares) float64: probability of each assumption about calls before anything is
    seen."""
    others = (1 - USUAL_BEFOREHAND) / (len(LOOSER) - 1)
    looseness = [USUAL_BEFOREHAND if each == 0 else others for each in LOOSER]
    found: _Column = np.outer(looseness, _prior_of_shares())
    return found


def _probabilities(logs: _Column, prior: _Column) -> _Column:
    """Return the probability of each assumption; float64, the shape of the prior."""
    found: _Column = prior * np.exp(logs - logs.max())
    shares: _Column = found / found.sum()
    return shares


def impressions_after(known: tuple[Impression, ...], view: View, weights: Weights) -> tuple[Impression, ...]:
    """Return the impressions of all seats after a deal that is over, as a spectator saw it.

    `known` is empty before the first deal. The view has the score at which the deal began. Raises ValueError
    for a view that regular play cannot produce.
    """
    seats = known or (NO_IMPRESSION,) * view.code.players
    worlds = Unseen(view).some(_WORLDS, seed=0)
    calls = [np.array(seat.calls) for seat in seats]
    plays = [np.array(seat.plays) for seat in seats]
    for seat, call, making in calls_of_others(view):
        for row, looser in enumerate(LOOSER):
            found = likelihood_of_call(worlds, seat, call, weights, making=making, looser=looser)
            if found is not None:
                at_random = call_at_random(view, seat, making=making)
                calls[seat][row] += _logs_by_share(float(found.mean()), at_random)
    by_card, by_rule, at_random_cards = likelihoods_by_card(worlds)
    means = zip(by_card, by_rule.mean(axis=0), at_random_cards.mean(axis=0), strict=True)
    for seat, rule, random in means:
        plays[seat] += _logs_by_share(float(rule), float(random))
    return tuple(
        Impression(tuple(map(tuple, call.tolist())), tuple(play.tolist()))
        for call, play in zip(calls, plays, strict=True)
    )


def _logs_by_share(by_model: float, at_random: float) -> _Column:
    """Return (shares,) float64: logarithm of the likelihood of an act for each share of acts at random."""
    shares = np.array(SHARES)
    found: _Column = np.log((1 - shares) * by_model + shares * at_random)
    return found
