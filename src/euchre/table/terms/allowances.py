"""Conditions under which an irregular act is allowed and nothing is ruled, by name."""

from __future__ import annotations

from collections.abc import Callable

from ...acts import TableActForm
from ...deal import Stage
from ..names import Names
from ..physical.discarding import plays_turn_up_first
from ..state import TOUCHING, TURNING, Finding, RefereedTable, tricks_turned

Allowance = Callable[[RefereedTable, Finding], bool]

ALLOWANCES: Names[Allowance] = Names()
"""The allowances by name: whether each holds for a finding."""


def is_allowed(table: RefereedTable, finding: Finding) -> bool:
    """Whether what was found is no irregularity under the code of the table, or is allowed where it is."""
    provision = table.provision(finding.irregularity)
    if provision is None:
        return True
    return provision.unless is not None and ALLOWANCES[provision.unless](table, finding)


@ALLOWANCES.add("trick-lies-ungathered", "while the trick lies on the table and nobody has touched it")
def _trick_lies_ungathered(table: RefereedTable, finding: Finding) -> bool:
    """The cards of the trick lie on the table and nobody has begun to gather them."""
    return finding.trick is not None and not _is_touched(table, finding.trick, *TOUCHING)


@ALLOWANCES.add("trick-is-unturned", "while the trick is not turned")
def _trick_is_unturned(table: RefereedTable, finding: Finding) -> bool:
    """The trick is not turned."""
    return finding.trick is not None and not _is_touched(table, finding.trick, *TURNING)


@ALLOWANCES.add("trick-is-last-turned", "if no later trick is turned")
def _trick_is_last_turned(table: RefereedTable, finding: Finding) -> bool:
    """No later trick is turned; one that is complete may still lie on the table (jerome-1877 16.2)."""
    return finding.trick is not None and finding.trick >= tricks_turned(table)


@ALLOWANCES.add("asker-has-to-play", "while the asker has still to play to the trick")
def _asker_has_to_play(table: RefereedTable, finding: Finding) -> bool:
    """The asker has not yet played to the trick that is on."""
    trick = table.deal.trick
    return trick is not None and finding.offender not in trick.seats


@ALLOWANCES.add("turn-up-unplayed", "while the turn-up is not played")
def _turn_up_unplayed(table: RefereedTable, finding: Finding) -> bool:
    """The turn-up has not been played."""
    deal = table.deal
    return not any(play.card is deal.turn_up for trick in deal.tricks for play in trick.plays)


@ALLOWANCES.add("turn-up-in-sight", "while the turn-up lies in sight")
def _turn_up_in_sight(table: RefereedTable, finding: Finding) -> bool:
    """The turn-up lies on the talon: not accepted, or not taken in before the dealer's first card."""
    deal = table.deal
    return not any(deal.dealer in trick.seats for trick in deal.tricks)


@ALLOWANCES.add("dealer-may-take-in", "once it is the dealer's turn to play to the first trick")
def _dealer_may_take_in(table: RefereedTable, finding: Finding) -> bool:
    """The dealer is to play to the first trick, or has played to it."""
    deal = table.deal
    has_played = any(deal.dealer in trick.seats for trick in deal.tricks)
    return has_played or (deal.stage is Stage.PLAYING and deal.turn == deal.dealer)


@ALLOWANCES.add("turn-up-not-taken-up", "while the turn-up is not taken up")
def _turn_up_not_taken_up(table: RefereedTable, finding: Finding) -> bool:
    """The dealer has not taken the turn-up into the hand."""
    return not table.deal.exchanged


@ALLOWANCES.add("turn-up-played-first", "if the first card that the dealer has played is the turn-up")
def _turn_up_played_first(table: RefereedTable, finding: Finding) -> bool:
    """The dealer has played the turn-up to the first trick, and another card has to be put out."""
    return plays_turn_up_first(table.deal)


@ALLOWANCES.add("counts-as-pass", "in the second round of calls, where it is a pass")
def _counts_as_pass(table: RefereedTable, finding: Finding) -> bool:
    """The second round of calls is on (jerome-1877 9.7)."""
    return table.deal.stage is Stage.MAKING


def _is_touched(table: RefereedTable, trick: int, *forms: TableActForm) -> bool:
    return any(deed.numbers == (trick,) for deed in table.deeds(*forms))
