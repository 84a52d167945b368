"""Simulation of many deals as NumPy arrays; `euchre.sim` does not import it, because single deals need none.

Also the rest of one deal in many worlds, and whether `simple` would have played the cards that were played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..cards import card_mask, cards_of
from ..deal import Deal, Result, Stage
from ..deal.state import seat_of
from ..laws import Code
from ..worlds import Worlds
from ..worlds.hidden import hidden_in, turn_up_was_taken
from . import reference
from .backend import native_for
from .run import Player, Run, check_number, check_players, seated

RESULTS = (Result.POINT, Result.MARCH, Result.EUCHRE, Result.JAMBOREE, Result.ALL_PASSED, Result.VOID)
"""Meanings of the numbers in the column `result`."""
MANNERS = tuple(Manner)
"""Meanings of the numbers in the column `manner`."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Outcomes:
    """N deals, one row each; the S sides are in the order of `code.seating.sides`."""

    dealer: NDArray[np.uint8]
    """(N,) seat of the dealer."""
    trump: NDArray[np.int8]
    """(N,) trump suit, -1 if all passed."""
    maker: NDArray[np.int8]
    """(N,) seat of the maker, -1 if all passed."""
    manner: NDArray[np.uint8]
    """(N,) how the makers played, as an index into `MANNERS`; 0 if all passed."""
    lone: NDArray[np.int8]
    """(N,) seat that played alone on the makers' side, -1 for none."""
    result: NDArray[np.uint8]
    """(N,) result, as an index into `RESULTS`."""
    tricks: NDArray[np.uint8]
    """(N, S) tricks by side; 0 in a jamboree, which is not played."""
    points: NDArray[np.int32]
    """(N, S) points by side."""

    def __len__(self) -> int:
        return len(self.dealer)


def no_outcomes(code: Code, deals: int) -> Outcomes:
    """Return empty columns for `count` deals."""
    sides = len(code.seating.sides)
    return Outcomes(
        dealer=np.zeros(deals, np.uint8),
        trump=np.zeros(deals, np.int8),
        maker=np.zeros(deals, np.int8),
        manner=np.zeros(deals, np.uint8),
        lone=np.zeros(deals, np.int8),
        result=np.zeros(deals, np.uint8),
        tricks=np.zeros((deals, sides), np.uint8),
        points=np.zeros((deals, sides), np.int32),
    )


def write_row(outcomes: Outcomes, row: int, deal: Deal) -> None:
    """Write the result of a finished deal into a row."""
    for name, value_of in COLUMNS.items():
        getattr(outcomes, name)[row] = value_of(deal)


def columns_of(outcomes: Outcomes) -> list[NDArray[np.generic]]:
    """Return the columns, (N, ...) of an int dtype each, in the order that the native simulator expects."""
    return [getattr(outcomes, name) for name in COLUMNS]


def _or_nobody(value: int | None) -> int:
    return -1 if value is None else int(value)


COLUMNS: dict[str, Callable[[Deal], int | list[int]]] = {
    "dealer": lambda deal: int(deal.dealer),
    "trump": lambda deal: _or_nobody(deal.trump),
    "maker": lambda deal: _or_nobody(deal.calling.maker),
    "manner": lambda deal: MANNERS.index(deal.calling.manner),
    "lone": lambda deal: _or_nobody(deal.calling.lone),
    "result": lambda deal: RESULTS.index(deal.final_outcome.result),
    "tricks": lambda deal: list(deal.final_outcome.tricks),
    "points": lambda deal: list(deal.final_outcome.points),
}
"""Each column, in the order of the native simulator: its dtype and how a finished deal fills it."""


def play_out(
    worlds: Worlds, players: tuple[Player, ...], seed: int, *, first: int = 0, threads: int = 0
) -> Outcomes:
    """Return the result of the deal in each of N worlds, when these players play on; one row per world.

    Give one player for each seat, or one for all. Row i uses the random numbers of deal `first` + i of a
    sitting with the seed, so that two acts are compared under the same random numbers. Apply the weights of
    the worlds with `worlds.average(outcomes.points)`. Raises EuchreError as `Run` does; ValueError if the
    deal is over, a claim waits for an answer, or a world does not hold the cards of the deal.
    """
    view, size = worlds.view, len(worlds)
    check_players(view.code, players)
    check_number(first)
    check_number(first + size)
    if threads < 0:
        raise ValueError("threads must be at least 0")
    hidden_in(view)
    if view.outcome is not None:
        raise ValueError("the deal is over")
    if view.claim is not None:
        raise ValueError(f"the claim of {view.claim.seat} waits for an answer")
    outcomes = no_outcomes(view.code, size)
    playing = seated(view.code, players)
    if (native := native_for(view.code, view.stage)) is not None:
        native.play_out(worlds, playing, seed, first, threads, columns_of(outcomes))
        return outcomes
    for row in range(size):
        if not _holds_its_cards(worlds, row):
            raise ValueError(f"world {row} does not hold the cards of the deal")
        deal = reference.played_on(worlds.deal_at(row), view.points, playing, seed, first + row)
        write_row(outcomes, row, deal)
    return outcomes


def _holds_its_cards(worlds: Worlds, row: int) -> bool:
    """Return whether every hand has the right size, and no card in play is repeated or outside the pack."""
    view = worlds.view
    seen = [play.card for trick in view.tricks for play in trick.plays]
    if view.turn_up is not None and not turn_up_was_taken(view):
        seen.append(view.turn_up)
    hands = [int(cards) for cards in worlds.hands[row]]
    dummy = int(worlds.dummy[row])
    masks = [*hands, *map(int, worlds.discards[row]), dummy, card_mask(seen)]
    union = reduce(or_, masks)
    sizes = [*view.hand_sizes, *(0,) * (len(hands) - len(view.hand_sizes))]
    return (
        [cards.bit_count() for cards in hands] == sizes
        and dummy.bit_count() == (0 if view.dummy_taken else view.code.dummy)
        and union.bit_count() == sum(cards.bit_count() for cards in masks)
        and not union & ~card_mask(view.code.pack)
    )


FORCED, BY_RULE = 0, -1
"""Codes for a card: it was the only playable card, or the one `simple` would have played."""


def retraced(worlds: Worlds) -> NDArray[np.int8]:
    """Return for each world and each card played so far, in order; int8 (N, cards).

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
    """Return the deal of a world as it was before the first lead, with the hands of the row."""
    hands = tuple(cards_of(int(cards)) for cards in worlds.hands[row, : worlds.view.code.players])
    deal = worlds.deal_at(row)
    return replace(deal, stage=Stage.PREPARING, turn=None, tricks=(), hands=hands, shown=(), claim=None)


def simulate(run: Run, first: int, deals: int, *, threads: int = 0) -> Outcomes:
    """Return results of `count` deals; row i is deal number `first` + i.

    The number of threads does not change the results; 0 uses every processor. Raises EuchreError for deal
    numbers outside 0 to 2**63, ValueError for a negative number of deals or threads.

    >>> from euchre.laws import load_code
    >>> run = Run(code=load_code("modern"), seed=7, players=("simple",))
    >>> simulate(run, 1, 1000).points.sum(axis=0).tolist()
    [714, 762]
    """
    check_number(first)
    if deals < 0 or threads < 0:
        raise ValueError("the numbers of deals and threads must be at least 0")
    check_number(first + deals)
    outcomes = no_outcomes(run.code, deals)
    if (native := native_for(run.code)) is not None:
        native.simulate(run, first, threads, columns_of(outcomes))
        return outcomes
    for row in range(deals):
        write_row(outcomes, row, reference.played(run, first + row))
    return outcomes
