"""The dealer's discard after the turn-up is accepted, and what each card given up would bring."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, Manner
from ..cards import card_mask
from ..deal import Deal, after, first_leader
from ..deal.dues import accepting_word
from ..evaluation.situations import CallingSituation
from ..game import new_score
from ..players.learned.features import CARDS, OUTPUTS, reference_of
from ..solver.batch import PositionBatch, batch_classes
from ..view import view_of
from ..worlds import Worlds
from .inputs import FACE_AT, inputs_with_hands
from .table import POINTS, Examples

_ONE = np.uint64(1)


def exchange_examples(situation: CallingSituation, worlds: Worlds) -> Iterator[Examples]:
    """The dealer's choice in some worlds in which the seat accepts the turn-up, in partnership and alone.

    Each card is valued with all hands seen.
    """
    if not len(worlds):
        return
    for row, manner in enumerate((Manner.PARTNERSHIP, Manner.ALONE)):
        half = worlds.of_rows(np.arange(len(worlds)) % 3 // 2 == row)
        call = Call(situation.seat, accepting_word(situation.deal, situation.seat), None, manner)
        deal = after(situation.deal, call)
        if len(half) and deal.dealer not in deal.calling.out:
            yield _valued(deal, half, POINTS[row])


def _valued(deal: Deal, worlds: Worlds, points: NDArray[np.float32]) -> Examples:
    """The discards valued by the makers' points for each result, (3,) float32."""
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
    """The positions before the first lead, for (N, 4) uint64 hands."""
    rows = len(hands)
    return PositionBatch(
        hands=hands,
        trump=np.full(rows, deal.trump, np.uint8),
        leader=np.full(rows, first_leader(deal), np.uint8),
        makers=np.full(rows, sum(1 << seat for seat in deal.makers), np.uint8),
        out=np.full(rows, sum(1 << seat for seat in deal.calling.out), np.uint8),
    )
