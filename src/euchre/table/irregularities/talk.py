"""Words to a partner, and consultation between partners (professor-1862 L31, L34, jerome-1877 15.4,
leeds-dwight-1888 85, 109, modern m.6).

What was said is in the record; that it was advice is for the other side to claim, or to take up.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import game
from ...acts import Act, Manner, TableAct
from ...deal import Stage
from ...deciding import decides
from ...seats import Seat
from ..state import CaseStatus, Finding, RefereedTable
from ..terms.holders import holders_of
from .watching import Watcher


@decides(irregularities="advice")
def advice(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Words of a player after the card is turned up and before the hand is over."""
    speaker = _speaker(before, act)
    if speaker is None or _at_a_bridge(before, speaker) or _at_the_jambone_call(before):
        return
    if before.provision("partner-speaks") is not None and speaker in before.deal.calling.out:
        return  # another law forbids the partner's remarks (jerome-1877 14.1)
    yield Finding(irregularity="advice", offender=speaker)


@decides(irregularities="bridge-talk")
def bridge_talk(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Words of one of the dealer's adversaries at a Bridge, while the turn-up may be ordered up."""
    speaker = _speaker(before, act)
    if speaker is not None and _at_a_bridge(before, speaker):
        yield Finding(irregularity="bridge-talk", offender=speaker)


@decides(irregularities="consultation")
def consultation(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Partners who discuss which penalty to take while they have the choice."""
    if (
        not isinstance(act, TableAct)
        or act.form != "consults about {matter}"
        or not isinstance(act.actor, Seat)
    ):
        return
    open_cases = (case for case in before.ledger.cases if case.status is CaseStatus.OPEN)
    if any(act.actor in holders_of(before, case) for case in open_cases):
        yield Finding(irregularity="consultation", offender=act.actor)


def _speaker(table: RefereedTable, act: Act) -> Seat | None:
    """Who has spoken in the hand, from the turn-up to the last card."""
    if not isinstance(act, TableAct) or act.form != "says {words}" or not isinstance(act.actor, Seat):
        return None
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None or deal.is_over:
        return None
    return act.actor


def _at_a_bridge(table: RefereedTable, speaker: Seat) -> bool:
    deal = table.deal
    if deal.stage is not Stage.ORDERING or table.provision("bridge-talk") is None:
        return False
    side = table.code.seating.side_of(deal.dealer)
    return speaker not in side.seats and game.is_bridge(table.sitting.score, side)


def _at_the_jambone_call(table: RefereedTable) -> bool:
    deal = table.deal
    return deal.calling.manner is Manner.JAMBONE and not deal.finished_tricks


WATCHERS: tuple[Watcher, ...] = (advice, bridge_talk, consultation)
