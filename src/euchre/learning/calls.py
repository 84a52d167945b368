"""Calls and what each of them brings when the deal is played out by rule."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, Manner
from ..bots.linear import Weights
from ..deal.dues import accepting_word
from ..evaluation.calling import offered, passes
from ..evaluation.situations import CallingSituation, situations
from ..evaluation.training import played_after
from ..game import new_score
from ..laws import load_code
from ..players.learned.features import (
    OUTPUTS,
    PASS,
    output_of,
    reference_of,
)
from ..players.learned.network import Network
from ..view import View, view_of
from ..worlds import Unseen, Worlds
from .exchanges import exchange_examples
from .inputs import inputs_with_hands
from .table import Examples

_CODE = load_code("modern")
_SITUATIONS = tuple(situations(_CODE))
_ANYWAY = 0.1
"""Share of the deals in which a seat passes whatever it holds: others call less readily than we do."""


def call_examples(
    network: Network, weights: Weights, deals: int, seed: int, random: np.random.Generator
) -> Iterator[Examples]:
    """Deals in which a seat has to call, with the value of each call, for each rank turned up.

    Earlier seats pass as the network would, or as `weights` would, each in half of the situations. What
    follows a call is played out by players with the weights. Where the turn-up is accepted, the discard of
    the dealer is one more example.
    """
    for number, situation in enumerate(_SITUATIONS):
        view = view_of(situation.deal, None, new_score(_CODE))
        worlds = Unseen(view).drawn(deals, seed + number)
        kept = np.ones(len(worlds), np.bool_)
        by_network = random.random() < 0.5
        for earlier in _before(situation):
            hands = worlds.hands[:, earlier.seat]
            if by_network:
                refuses = _refuses(network, earlier, hands)
            else:
                refuses = passes(view, earlier.seat, hands, weights, making=earlier.making)
            kept &= refuses | (random.random(len(worlds)) < _ANYWAY)
        if not kept.any():
            continue
        worlds = worlds.of_rows(kept)
        yield _valued(situation, worlds, weights, seed + number)
        if not situation.making:
            hands = worlds.hands[:, situation.seat]
            if by_network:
                refuses = _refuses(network, situation, hands)
            else:
                refuses = passes(view, situation.seat, hands, weights, making=False)
            yield from exchange_examples(situation, worlds.of_rows(~refuses))


def _before(situation: CallingSituation) -> Iterator[CallingSituation]:
    """The situations in which the earlier seats passed, with the same card turned up."""
    for other in _SITUATIONS:
        is_same = other.deal.turn_up is situation.deal.turn_up
        if is_same and (other.seat, other.making) in situation.before:
            yield other


def _view(situation: CallingSituation) -> View:
    """What the seat of a situation sees, with arbitrary cards in its hand."""
    return view_of(situation.deal, situation.seat, new_score(_CODE))


def calls_of(situation: CallingSituation) -> dict[int, Call]:
    """The calls open in a situation, by their outputs."""
    deal, seat, making = situation.deal, situation.seat, situation.making
    view = _view(situation)
    word = CallKind.MAKE if making else accepting_word(deal, seat)
    calls = [
        Call(seat, word, suit if making else None, manner)
        for suit, manner in offered(view, seat, making=making)
        if manner in (Manner.PARTNERSHIP, Manner.ALONE)
    ]
    if situation.refusal is not None:
        calls.append(situation.refusal)
    reference = reference_of(view)
    return {place: call for call in calls if (place := output_of(call, reference)) is not None}


def _refuses(network: Network, situation: CallingSituation, hands: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """(N,) bool: whether the network passes with each of (N,) uint64 hands."""
    places = list(calls_of(situation))
    values = network.of_bits(inputs_with_hands(_view(situation), hands))[:, places]
    found: NDArray[np.bool_] = np.array(places)[values.argmax(axis=1)] == PASS
    return found


def _valued(situation: CallingSituation, worlds: Worlds, weights: Weights, seed: int) -> Examples:
    rows, seat = len(worlds), situation.seat
    lawful, values = np.zeros((rows, OUTPUTS), np.bool_), np.zeros((rows, OUTPUTS), np.float32)
    for place, call in calls_of(situation).items():
        lawful[:, place] = True
        values[:, place] = played_after(worlds, seat, call, weights, seed)
    return Examples(inputs_with_hands(_view(situation), worlds.hands[:, seat]), lawful, values)
