"""Whether the opening lead is still to come: a card led out of turn is none while it may go back, nor once it
has gone back."""

from __future__ import annotations

from ...acts import Play
from ...deal import Stage
from ...deal.rights import first_leader
from ...deciding import decides
from ..state import RefereedTable

_LED_FALSELY = ("lead-out-of-turn", "partner-plays")
"""Irregularities of a card that may go back and that opens the first trick."""


def opens_out_of_turn(table: RefereedTable) -> Play | None:
    """The card that lies alone in the first trick, led by a player who has not the lead, and that may still
    go back; None if there is no such card."""
    deal = table.sitting.deal
    if deal is None or len(deal.tricks) != 1 or len(deal.tricks[0].plays) != 1:
        return None
    (play,) = deal.tricks[0].plays
    if play.actor == first_leader(deal) or table.provision("lead-out-of-turn") is None:
        return None
    is_settled = any(
        case.irregularity in _LED_FALSELY
        and (case.offender, case.cards) == (play.actor, (play.card,))
        and not case.is_waiting
        for case in table.ledger.cases
    )
    return None if is_settled else play


@decides("modern alone lead", "jerome-1877 6.5 6.11 6.14 9.1 9.8", "leeds-dwight-1888 97")
def is_opening_lead_to_come(table: RefereedTable) -> bool:
    """Whether the player who has the opening lead has not played, and nobody has led, or only out of turn."""
    deal = table.sitting.deal
    if deal is None:
        return True
    if deal.is_over:
        return False
    if not deal.tricks and deal.stage is not Stage.PLAYING:
        return True
    leader = first_leader(deal)
    if any(isinstance(act, Play) and act.actor == leader for act in deal.acts):
        return False
    return not deal.tricks or opens_out_of_turn(table) is not None
