"""The simulator in Python: the engine, the croupier and the players themselves."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..bots import play_deal
from ..deal import Deal, count_endings
from ..game import Sitting, begin_deal, new_sitting
from ..seats import BySide
from .run import Player, Run, bot_of

NAME = "python"
__all__ = ["NAME", "acts_to_the_end", "count_endings", "deal_acts", "played", "played_on"]


def played(run: Run, number: int) -> Deal:
    """One deal played to its end."""
    sitting = begin_deal(new_sitting(run.code, dealer=run.dealer_of(number), points=run.standing))
    return _played(replace(sitting, deals=number), run.seated, run.seed)


def played_on(deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int) -> Deal:
    """A deal that stands somewhere after its turn-up, as deal of a number played to its end."""
    sitting = begin_deal(new_sitting(deal.code, dealer=deal.dealer, points=points))
    return _played(replace(sitting, deal=deal, deals=number), players, seed)


def _played(sitting: Sitting, players: tuple[Player, ...], seed: int) -> Deal:
    bots = dict(zip(sitting.code.seating.seats, map(bot_of, players), strict=True))
    deal = play_deal(sitting, bots, seed).deal
    assert deal is not None
    return deal


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """What was done in one deal."""
    return played(run, number).acts


def acts_to_the_end(
    deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int
) -> tuple[Act, ...]:
    """What is done in the rest of a deal whose faces are all known."""
    return played_on(deal, points, players, seed, number).acts[len(deal.acts) :]
