"""Deals played on by players that the simulator does not know, one deal after another."""

from __future__ import annotations

from dataclasses import replace

from ..bots import play_deal
from ..game import begin_deal, new_score, new_sitting
from ..players import bot_by_name
from ..sim.columns import Outcomes, no_outcomes, write_row
from ..worlds import Worlds


def played_by(name: str, worlds: Worlds, seed: int) -> Outcomes:
    """The results when the named player plays on in every seat, at the points of the view.

    Row i is world i.
    """
    view, bot = worlds.view, bot_by_name(name)
    found, bots = no_outcomes(view.code, len(worlds)), dict.fromkeys(view.code.seating.seats, bot)
    begun = begin_deal(new_sitting(view.code, dealer=view.dealer))
    score = new_score(view.code, view.points)
    for row in range(len(worlds)):
        sitting = replace(begun, deal=worlds.deal_at(row), deals=row + 1, score=score, before_deal=score)
        write_row(found, row, play_deal(sitting, bots, seed).current_deal)
    return found
