"""What allows an act after all, by the names that provisions use: then nothing is ruled."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..state import Finding, RefereedTable

Allowance = Callable[[RefereedTable, Finding], bool]


def _trick_lies_ungathered(table: RefereedTable, finding: Finding) -> bool:
    """The cards of the trick lie on the table and nobody has begun to gather them."""
    return finding.trick is not None and not _touched(table, finding.trick, "gathers", "turns", "quits")


def _trick_is_unturned(table: RefereedTable, finding: Finding) -> bool:
    """The trick is not turned."""
    return finding.trick is not None and not _touched(table, finding.trick, "turns", "quits")


def _asker_has_to_play(table: RefereedTable, finding: Finding) -> bool:
    """The asker has not yet played to the trick that is on."""
    trick = table.deal.trick
    return trick is not None and finding.offender not in trick.seats


def _turn_up_unplayed(table: RefereedTable, finding: Finding) -> bool:
    """The turn-up has not been played."""
    deal = table.deal
    return not any(play.card is deal.turn_up for trick in deal.tricks for play in trick.plays)


def _turn_up_in_sight(table: RefereedTable, finding: Finding) -> bool:
    """The turn-up lies on the talon: not accepted, or not taken in before the dealer's first card."""
    deal = table.deal
    return not any(deal.dealer in trick.seats for trick in deal.tricks)


def _turn_up_not_taken_up(table: RefereedTable, finding: Finding) -> bool:
    """The dealer has not taken the turn-up into his hand."""
    return not table.deal.exchanged


def _touched(table: RefereedTable, trick: int, *verbs: str) -> bool:
    return any(
        deed.numbers == (trick,) for deed in table.deeds(*(f"{verb} trick {{number}}" for verb in verbs))
    )


ALLOWANCES: Mapping[str, Allowance] = {
    "trick-lies-ungathered": _trick_lies_ungathered,
    "trick-is-unturned": _trick_is_unturned,
    "asker-has-to-play": _asker_has_to_play,
    "turn-up-unplayed": _turn_up_unplayed,
    "turn-up-in-sight": _turn_up_in_sight,
    "turn-up-not-taken-up": _turn_up_not_taken_up,
}
"""Each name with what it asks of the table."""
