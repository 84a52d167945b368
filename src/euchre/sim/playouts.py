"""Playing out the rest of a deal in many worlds. Not imported by `euchre.sim`, because it needs NumPy."""

from __future__ import annotations

from functools import reduce
from operator import or_

from ..cards import card_mask
from ..worlds import Worlds
from ..worlds.hidden import hidden_in, turn_up_was_taken
from . import reference
from .backend import native_for
from .columns import Outcomes, columns_of, no_outcomes, write_row
from .run import Player, check_number, check_players, seated


def play_out(
    worlds: Worlds, players: tuple[Player, ...], seed: int, *, first: int = 0, threads: int = 0
) -> Outcomes:
    """The result of the deal in each of N worlds, when these players play on; one row per world.

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
    """Whether every hand has the right size, and no card in play is repeated or outside the pack."""
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
