"""The simulator in Python: the engine, the croupier and the players themselves."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..bots import bot_by_name, play_deal
from ..deal import Deal
from ..game import begin_deal, new_sitting
from .run import Run

NAME = "python"


def played(run: Run, number: int) -> Deal:
    """One deal played to its end."""
    sitting = begin_deal(new_sitting(run.code, dealer=run.dealer_of(number), points=run.standing))
    bots = {seat: bot_by_name(name) for seat, name in zip(run.code.seating.seats, run.seated, strict=True)}
    deal = play_deal(replace(sitting, deals=number), bots, run.seed).deal
    assert deal is not None
    return deal


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """What was done in one deal."""
    return played(run, number).acts
