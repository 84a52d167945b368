"""When to play jambone, and what the dealer throws for it."""

from __future__ import annotations

from functools import partial
from operator import is_

import numpy as np
from numpy.typing import NDArray

from ...acts import Manner
from ...cards import Card
from ...laws import load_code
from ...seats import Seat
from ...sim.run import Player
from ..cell import LabCell
from ..experiment import (
    SIMPLE,
    SIMPLE_AND_EXPERT,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    added,
    also_by_experts,
)
from ..hands import mask
from ..sample import DEALER, ELDEST, drawn, net
from .calls import PROFESSOR
from .discards import throwing
from .lone import without

_ALONE = Manner.ALONE


def _jambone(chunk: Chunk, text: str, seat: Seat, name: str, players: tuple[Player, ...]) -> Cells:
    """Jambone less playing alone, in points, with these cards in hand."""
    cards, parts = mask(text), []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=without(cards)):
        given = sample.with_cards(seat, cards)
        open_, alone = (
            net(given.accepted(seat, how).outcomes(players), seat) for how in (Manner.JAMBONE, _ALONE)
        )
        parts.append({f"{name}: jambone less alone": LabCell.of(open_ - alone)})
        parts.append({f"{name}: points of the jambone": LabCell.of(open_)})
        parts.append({f"{name}: points alone": LabCell.of(alone)})
    return added(parts)


def _three_aces(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """The dealer's jambone with both bowers, nine and three aces: which card to throw; and as eldest."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=partial(is_, Card("9S"))):
        given = sample.with_cards(DEALER, mask("JS JC AH AD AC"))
        called = given.accepted(DEALER, Manner.JAMBONE).at_exchange()
        alone = net(given.accepted(DEALER, _ALONE).outcomes(players), DEALER)
        worth: dict[str, NDArray[np.float64]] = {}
        for name, thrown in (("the nine", "9S"), ("an ace", "AC")):
            worth[name] = net(throwing(called, "9S", thrown).outcomes(players), DEALER)
            parts.append({f"dealer: points of a jambone after throwing {name}": LabCell.of(worth[name])})
        parts.append(
            {"dealer: throwing the nine less an ace": LabCell.of(worth["the nine"] - worth["an ace"])}
        )
        parts.append({"dealer: jambone less alone": LabCell.of(worth["the nine"] - alone)})
    return added([*parts, _jambone(chunk, "JS JC AH AD AC", ELDEST, "eldest", players)])


EXPERIMENTS = (
    Experiment(
        name="professor-q9",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(
            partial(_jambone, text="JC AS KS QS AH", seat=DEALER, name="dealer"), one_in=2000
        ),
        claims=(Hypothesis(cell="dealer: jambone less alone"),),
        size=16_000,
    ),
    Experiment(
        name="professor-q12",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_three_aces, one_in=2000),
        claims=(
            Hypothesis(cell="dealer: throwing the nine less an ace"),
            Hypothesis(cell="dealer: jambone less alone"),
            Hypothesis(cell="eldest: jambone less alone", sign=-1),
        ),
        size=16_000,
    ),
)
