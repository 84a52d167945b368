"""Run a table: seeded chance deals the cards, and the players in the seats make the choices.

The croupier keeps no state. The random stream of each act depends only on the seed and the sitting, so a
game that is stopped and resumed from its record continues exactly as it would have without the stop:

- routine of a deal (shuffle, cut, packets, turn-up): `Stream(seed, deal, DEAL)`, from number
  256 x (acts so far in the deal) on;
- a card drawn for the deal: `Stream(seed, deal, DRAW)`, from number 256 x (cards drawn so far) on;
- a player's choice: `Stream(seed, deal, SEAT + seat, acts so far in the deal)`.

`deal` is the number of deals begun, `Sitting.deals`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ..acts import Act, Shuffle
from ..chance import DEAL, DRAW, SEAT, Stream
from ..deal import Deal, Due, Stage
from ..errors import EuchreError
from ..game import Sitting, after, begin_deal, due_now
from ..seats import Seat
from ..view import view_of
from .protocol import Bot

Bots: TypeAlias = Mapping[Seat, Bot]
"""The bot in each seat that has one; the croupier waits for the other seats."""


class Chance(Protocol):
    """Source of the random numbers for dealing: a separate stream for each act."""

    def of_deal(self, deal: int, acts: int) -> Stream:
        """Return the stream for the next act of a deal, given its number in the sitting and its acts so
        far."""

    def of_draw(self, deals: int, draws: int) -> Stream:
        """Return the stream for the next card drawn for the deal, given the deals and the draws so far."""


@dataclass(frozen=True, slots=True)
class SeededChance:
    """Random streams derived from a seed, as the docstring of this module specifies."""

    seed: int

    def of_deal(self, deal: int, acts: int) -> Stream:
        """Return the deal's stream, advanced by 256 numbers for each act so far."""
        return _place(Stream(self.seed, deal, DEAL), acts)

    def of_draw(self, deals: int, draws: int) -> Stream:
        """Return the draw's stream, advanced by 256 numbers for each card so far."""
        return _place(Stream(self.seed, deals, DRAW), draws)


_ROUTINE = frozenset({Stage.SHUFFLING, Stage.CUTTING, Stage.DEALING, Stage.TURNING})
_STEP = 256


def next_act(
    sitting: Sitting, bots: Bots, seed: int, bound: Callable[[Due], Due] | None = None
) -> Act | None:
    """Return the next act at the table, made by chance or chosen by a bot.

    Chance shuffles, cuts and deals for every seat. `bound` narrows what is due from a bot to what the
    referee still allows it. None if a seat without a bot has to choose, or if nothing is due because the
    next deal has not begun. Raises EuchreError, naming the bot, if it answers with an act that is not due.
    """
    routine = routine_act(sitting, SeededChance(seed))
    dues = due_now(sitting)
    if routine is not None or not dues:
        return routine
    bot = bots.get(dues[0].actor)
    if bot is None:
        return None
    return _chosen(sitting, sitting.current_deal, bot, dues[0] if bound is None else bound(dues[0]), seed)


def routine_act(sitting: Sitting, chance: Chance) -> Act | None:
    """Return the next act that chance makes: a draw for the deal, the shuffle, cut, packets or turn-up.

    None if a player has to choose, or nothing is due.
    """
    deal = sitting.deal
    if deal is None or sitting.is_between_deals:
        dues = due_now(sitting)
        return chance.of_draw(sitting.deals, len(sitting.draws)).choice(dues[0].acts) if dues else None
    if deal.stage not in _ROUTINE:
        return None
    (due, *_), stream = due_now(sitting), chance.of_deal(sitting.deals, len(deal.acts))
    if deal.stage is Stage.SHUFFLING:
        return Shuffle(due.actor, stream.shuffled(deal.code.pack))
    return stream.choice(due.acts)


def _place(stream: Stream, step: int) -> Stream:
    stream.counter = _STEP * step
    return stream


def _chosen(sitting: Sitting, deal: Deal, bot: Bot, due: Due, seed: int) -> Act:
    stream = Stream(seed, sitting.deals, SEAT + due.actor, len(deal.acts))
    act = bot.choose(view_of(deal, due.actor, sitting.score), due, stream)
    if act not in due.acts:
        raise EuchreError(f"the player '{bot.name}' answered '{act}' for {due.actor}, which is not due")
    return act


def play_on(sitting: Sitting, bots: Bots, seed: int) -> Sitting:
    """Play until a seat without a bot has to choose or the deal is over; return the sitting then."""
    while (act := next_act(sitting, bots, seed)) is not None:
        sitting = after(sitting, act)
        if sitting.deal is not None and sitting.deal.is_over:
            break
    return sitting


def play_deal(sitting: Sitting, bots: Bots, seed: int) -> Sitting:
    """Play one more deal, or the rest of the current one, and return the sitting after it.

    A bot gets the stream of its seat, which leads back to the cards: give a player that is not of this
    package as `euchre.players.seated_player`. A dealer is drawn first if none is known. Raises EuchreError if
    a seat without a bot has to choose.
    """
    while sitting.is_between_deals and due_now(sitting):
        sitting = _done(sitting, bots, seed)
    if sitting.is_between_deals:
        sitting = begin_deal(sitting)
    while not sitting.is_between_deals:
        sitting = _done(sitting, bots, seed)
    return sitting


def _done(sitting: Sitting, bots: Bots, seed: int) -> Sitting:
    act = next_act(sitting, bots, seed)
    if act is None:
        raise EuchreError(f"{due_now(sitting)[0].actor} has no bot to choose for it")
    return after(sitting, act)


def play_until(sitting: Sitting, bots: Bots, seed: int, done: Callable[[Sitting], bool]) -> Sitting:
    """Play whole deals until `done` returns true for the sitting after one; return that sitting."""
    while True:
        sitting = play_deal(sitting, bots, seed)
        if done(sitting):
            return sitting
