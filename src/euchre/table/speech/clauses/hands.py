"""A hand told card by card: `D was dealt the eight of hearts, the nine of clubs and the king of spades`."""

from __future__ import annotations

import re

from ...state import RefereedTable
from ..everyday import trump_known, with_cards
from ..plain import with_players

_CARD = r"(?:[0-9TJQKA][SHDC]|joker)"
_CARDS = rf"(?:the )?{_CARD}(?:(?:,| and|, and| with|,? also)? (?:the )?{_CARD})*"
_HOLDS = (
    r" (?P<holds>(?:holds?|held|has|had)(?: got)?(?: in hand)?|(?:was|is|has been|had been|gets?|got) dealt"
    r"|received?s?|gets?|got|picks? up|picked up)"
)
_HAND = re.compile(
    rf"(?P<who>[A-D]|[b-d])(?:{_HOLDS}|'s (?:hand (?:is|was|contains|has)|cards (?:are|were)))"
    rf"(?: (?:these|five)(?: cards)?| the cards)?:? (?P<cards>{_CARDS})"
    r"(?: in (?:his|her|their|the) hand)?\.?",
    re.IGNORECASE,
)
_FEWEST = {"holds": 2, "hold": 2, "held": 2}
"""How many cards make a hand; with other verbs a card or two may be a remark."""


def hand_told(text: str, table: RefereedTable) -> str | None:
    """The hand that a line tells, as the record has it; None for other lines."""
    if '"' in text:
        return None
    told = _HAND.fullmatch(with_cards(with_players(text.strip(), table), trump_known(table)))
    if told is None:
        return None
    cards = re.findall(_CARD, told["cards"])
    is_hand = len(cards) >= _FEWEST.get((told["holds"] or "").lower(), 3) and len({*cards}) == len(cards)
    return f"{told['who'].upper()} holds {' '.join(cards)}" if is_hand else None
