"""Who may act in the deal that was asked about last.

After each act several parts of the server ask for the dues of the same deal: the update of each person at the
table, and its clock. They are worked out once.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...deal import Deal, Due, awaited, open_rights
from ...game import Sitting, due_now


@dataclass(frozen=True, slots=True)
class DealDues:
    """Who may act in a deal."""

    deal: Deal
    awaited: tuple[Due, ...]
    """What play waits for."""
    open: tuple[Due, ...]
    """Rights that are open while play goes on."""


class _Latest:
    """The dues of one deal."""

    def __init__(self) -> None:
        self._kept: DealDues | None = None

    def of(self, deal: Deal) -> DealDues:
        """The dues of a deal, worked out unless it is the same deal as before."""
        kept = self._kept  # read once: replays are also made in other threads
        if kept is None or kept.deal is not deal:
            kept = self._kept = DealDues(deal, awaited(deal), open_rights(deal))
        return kept


_LATEST = _Latest()


def dues_of(deal: Deal) -> DealDues:
    """Who may act in a deal, those for whom play waits first."""
    return _LATEST.of(deal)


def awaited_at(sitting: Sitting) -> tuple[Due, ...]:
    """What a sitting waits for: a card to draw, or what its deal waits for."""
    if sitting.deal is not None and not sitting.is_between_deals:
        return dues_of(sitting.deal).awaited
    return due_now(sitting)
