"""How far a deal has come, as the times until which something counts, by the names that provisions use.

A name serves both for how late an irregularity may be found (`within`) and for how long a remedy may be
chosen (`until`): `turn-up` is open until the turn-up is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...deal import Deal, Stage
from ...deal.transition import BEFORE_HANDS
from ..physical.false_leads import is_opening_lead_to_come
from ..physical.touching import has_looked
from ..state import RefereedTable, tricks_turned


@dataclass(frozen=True, slots=True)
class Window:
    """A time, with what closes it in words."""

    is_open: Callable[[RefereedTable], bool]
    closed_by: str
    """Why it is too late afterwards: a clause."""


def _while_deal(holds: Callable[[Deal], bool]) -> Callable[[RefereedTable], bool]:
    """A time within one deal: open before the first deal of all, shut once the deal is over."""

    def is_open(table: RefereedTable) -> bool:
        deal = table.sitting.deal
        return deal is None or (not deal.is_over and holds(deal))

    return is_open


def _is_pack_uncut(table: RefereedTable) -> bool:
    """Whether the pack for this deal, or between deals for the next, is still to be cut."""
    return table.sitting.is_between_deals or table.deal.stage in (Stage.SHUFFLING, Stage.CUTTING)


def _is_unmixed(table: RefereedTable) -> bool:
    """Whether the cards of the deal that is on, or was last, are not mixed yet."""
    return table.sitting.deal is None or not table.deeds("mixes the cards")


def _is_third_trick_up(table: RefereedTable) -> bool:
    """Whether fewer than three tricks are turned, and the hand is not over."""
    return table.sitting.deal is None or (not table.deal.is_over and tricks_turned(table) < 3)


WINDOWS: Mapping[str, Window] = {
    "any-time": Window(lambda table: True, ""),
    "pack-cut": Window(_is_pack_uncut, "the pack is cut"),
    "first-packet": Window(_while_deal(lambda deal: deal.stage in BEFORE_HANDS), "cards have been dealt"),
    "turn-up": Window(_while_deal(lambda deal: deal.turn_up is None), "the turn-up is shown"),
    "dealer-looks": Window(
        _while_deal(lambda deal: not has_looked(deal, deal.dealer)), "the dealer has looked at their hand"
    ),
    "first-call": Window(_while_deal(lambda deal: not deal.calling.calls), "the first player has called"),
    "first-lead": Window(_while_deal(lambda deal: not deal.tricks), "a card has been led"),
    "opening-lead": Window(is_opening_lead_to_come, "the opening lead is made"),
    "third-trick": Window(_is_third_trick_up, "three tricks are turned"),
    "deal-over": Window(_while_deal(lambda deal: True), "the deal is over"),
    "not-mixed": Window(_is_unmixed, "the cards are mixed"),
    "game-begun": Window(lambda table: not any(table.sitting.score.points), "a game is on"),
}
"""Each name with the time it means."""
