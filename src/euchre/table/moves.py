"""What an act moves: cards from hand to hand, and what was said in the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from .. import game
from ..acts import Act, Deed
from ..errors import EuchreError
from ..seats import Seat
from .handling import card_taken_back
from .state import Table, with_deal


def moved(table: Table, act: Act) -> Table:
    """The table with the cards where an act has put them, and the act among those of its deal.

    Raises EuchreError for what no hand could do.
    """
    table = replace(table, sitting=game.after(table.sitting, act))
    if isinstance(act, Deed) and act.form in _MOVES:
        return _MOVES[act.form](table, act)
    return table


def _takes_back(table: Table, deed: Deed) -> Table:
    """A card played is in its player's hand again, and he is to play to that trick."""
    deal, seat = table.deal, deed.actor
    (card,) = deed.cards
    for number in range(len(deal.tricks), 0, -1):
        if any(play.actor == seat and play.card is card for play in deal.tricks[number - 1].plays):
            assert isinstance(seat, Seat)
            return with_deal(table, card_taken_back(deal, seat, number))
    raise EuchreError(f"'{deed}' cannot be: {seat} has played no {card}")


_MOVES: Mapping[str, Callable[[Table, Deed], Table]] = {
    "takes back {card}": _takes_back,
}
"""The deeds that move cards."""
