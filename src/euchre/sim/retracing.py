"""Whether `simple` would have played the cards that were played, in many worlds. Needs NumPy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ..cards import card_mask, cards_of
from ..deal import Deal, Stage
from ..deal.state import seat_of
from ..worlds import Worlds
from . import reference
from .backend import native_for

FORCED, BY_RULE = 0, -1
"""Codes for a card: it was the only playable card, or the one `simple` would have played."""


def retraced(worlds: Worlds) -> NDArray[np.int8]:
    """For each world and each card played so far, in order; int8 (N, cards).

    `FORCED`, `BY_RULE`, or the number of other playable cards if `simple` would have played one of them.
    """
    plays = [play for trick in worlds.view.tricks for play in trick.plays]
    told: NDArray[np.int8] = np.zeros((len(worlds), len(plays)), np.int8)
    if not plays or not len(worlds):
        return told
    hands = worlds.hands.copy()
    for play in plays:
        hands[:, seat_of(play)] |= np.uint64(card_mask((play.card,)))
    then = replace(worlds, hands=hands)
    if (native := native_for(then.view.code, Stage.PREPARING)) is not None:
        native.retrace(then, _at_lead(then, 0), [play.card.index for play in plays], told)
        return told
    for row in range(len(worlds)):
        told[row] = tuple(reference.retraced(_at_lead(then, row), worlds.view.points, plays))
    return told


def _at_lead(worlds: Worlds, row: int) -> Deal:
    """The deal of a world as it was before the first lead, with the hands of the row."""
    hands = tuple(cards_of(int(cards)) for cards in worlds.hands[row, : worlds.view.code.players])
    deal = worlds.deal_at(row)
    return replace(deal, stage=Stage.PREPARING, turn=None, tricks=(), hands=hands, shown=(), claim=None)
