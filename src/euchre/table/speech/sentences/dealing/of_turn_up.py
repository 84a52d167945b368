"""Sentences about the card that lies face up after the deal."""

from __future__ import annotations

import re

from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ..meaning import Row, in_deal


def _is_turn_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that lies face up or is flipped after the deal, before any packet is told by itself."""
    has_begun = table.sitting.deal is not None and table.deeds("deals {number} to {seat}")
    who = match.groupdict().get("who")
    if not in_deal(table, *BEFORE_HANDS, Stage.TURNING) or has_begun:
        return None
    return None if who not in (None, str(table.deal.dealer)) else "{dealer} turns up {card}"


ROWS: tuple[Row, ...] = (
    (
        r"(?:top card|card on top|face up|first card|card)(?: (?:lies?|be))?(?: turn)?(?: up)? <card>",
        _is_turn_up,
    ),
    (
        r"<card> (?:lies?|lying|be|lay)(?: there| now| on top)*(?: face up)?"
        r"(?: on (?:top|pack|deck|talon|table))?",
        _is_turn_up,
    ),
    (r"<card> (?:on top|show|visible)", _is_turn_up),
    (r"(?:(?:we|they|all) see|card turn up be) <card>", _is_turn_up),
    (r"<who> show <card> (?:as|AS|for) (?:turn-up|trumps?|trump card)", _is_turn_up),
)
"""The sentences, each with its meaning."""
