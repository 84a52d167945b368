"""Calls and what each of them brings when the deal is played out by rule."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, Manner
from ..bots.linear_player import Weights
from ..cards import card_mask
from ..deal import Deal, after, first_leader
from ..deal.dues import accepting_word
from ..evaluation.calling import offered, passes
from ..evaluation.training import CallingSituation, played_after, situations
from ..game import new_score
from ..laws import load_code
from ..players.learned_features import CARDS, OUTPUTS, PASS, output_of, reference_of
from ..players.learned_network import Network
from ..solver.batch import PositionBatch, batch_classes
from ..view import View, view_of
from ..worlds import Unseen, Worlds
from .inputs import FACE_AT, inputs_with_hands
from .table import POINTS, Examples

_ONE = np.uint64(1)


def exchange_examples(situation: CallingSituation, worlds: Worlds) -> Iterator[Examples]:
    """Yield the dealer's choice in some worlds in which the seat accepts the turn-up, in partnership and
    alone.

    Each card is valued with all hands seen.
    """
    if not len(worlds):
        return
    for row, manner in enumerate((Manner.PARTNERSHIP, Manner.ALONE)):
        half = worlds.of_rows(np.arange(len(worlds)) % 3 // 2 == row)
        call = Call(situation.seat, accepting_word(situation.deal, situation.seat), None, manner)
        deal = after(situation.deal, call)
        if len(half) and deal.dealer not in deal.calling.out:
            yield _discards_valued(deal, half, POINTS[row])


def _discards_valued(deal: Deal, worlds: Worlds, points: NDArray[np.float32]) -> Examples:
    """Return the discards valued by the makers' points for each result, (3,) float32."""
    rows, dealer = len(worlds), deal.dealer
    view = view_of(deal, dealer, new_score(deal.code))
    places = FACE_AT[reference_of(view)].astype(np.uint64)
    six = worlds.hands[:, dealer] | np.uint64(card_mask((deal.turned_card,)))
    lawful, values = np.zeros((rows, OUTPUTS), np.bool_), np.zeros((rows, OUTPUTS), np.float32)
    sign = 1 if dealer in deal.makers else -1
    for number, face in enumerate(places):
        may = (six >> face & _ONE) > 0
        if may.any():
            hands = worlds.hands[may]
            hands[:, dealer] = six[may] & ~(_ONE << face)
            hands[:, list(deal.calling.out)] = 0
            lawful[may, CARDS + number] = True
            values[may, CARDS + number] = sign * points[batch_classes(_positions(deal, hands), threads=1)]
    return Examples(inputs_with_hands(view, six), lawful, values)


def _positions(deal: Deal, hands: NDArray[np.uint64]) -> PositionBatch:
    """Return the positions before the first lead, for (N, 4) uint64 hands."""
    rows = len(hands)
    return PositionBatch(
        hands=hands,
        trump=np.full(rows, deal.trump, np.uint8),
        leader=np.full(rows, first_leader(deal), np.uint8),
        makers=np.full(rows, sum(1 << seat for seat in deal.makers), np.uint8),
        out=np.full(rows, sum(1 << seat for seat in deal.calling.out), np.uint8),
    )


_CODE = load_code("modern")
_SITUATIONS = tuple(situations(_CODE))
_ANYWAY = 0.1
"""Share of the deals in which a seat passes whatever it holds: others call less readily than we do."""


def call_examples(
    network: Network, weights: Weights, deals: int, seed: int, random: np.random.Generator
) -> Iterator[Examples]:
    """Yield deals in which a seat has to call, with the value of each call, for each rank turned up.

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
    """Yield the situations in which the earlier seats passed, with the same card turned up."""
    for other in _SITUATIONS:
        is_same = other.deal.turn_up is situation.deal.turn_up
        if is_same and (other.seat, other.making) in situation.before:
            yield other


def _view(situation: CallingSituation) -> View:
    """Return what the seat of a situation sees, with arbitrary cards in its hand."""
    return view_of(situation.deal, situation.seat, new_score(_CODE))


def calls_of(situation: CallingSituation) -> dict[int, Call]:
    """Return the calls open in a situation, by their outputs."""
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
    """Return (N,) bool: whether the network passes with each of (N,) uint64 hands."""
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
