"""A turn-up that lies on the talon while its dealer discards: it is not refused, and stays there until it is
played (leeds-dwight-1888 91, professor-1862 L15)."""

from __future__ import annotations

import re

from ....state import RefereedTable
from ...everyday import RANK_LETTERS, trump_known, with_cards

_LIES = re.compile(
    r"\b(?:leaves?|left|leaving|lets?) "
    r"(?P<what>it|(?:the )?(?:turn-?up|trump card|trump|card)|(?:the )?(?:\w+ of )?\w+)"
    r"(?: (?:lie|lying|stay|be|there|where it (?:is|was)|face up|for now))*"
    r"(?: (?:on|with) (?:the )?(?:pack|talon|deck))?(?P<on>,? (?:and|but)(?: then)?)? "
    r"(?=(?:discard|bur[iy]|throw|threw|put|lay|laid|get|got|toss|chuck)\w*\b)",
    re.IGNORECASE,
)
_LIES_AFTER = re.compile(
    r",? (?:and|but|while|then) (?:leaves?|left|leaving|lets?) "
    r"(?P<what>it|(?:the )?(?:turn-?up|trump card|trump|card)|(?:the )?(?:\w+ of )?\w+)"
    r"(?: (?:lie|lying|stay|be|there|where it (?:is|was)|face up|for now))*"
    r"(?: (?:on|with) (?:the )?(?:pack|talon|deck))?(?=$|[,;.])",
    re.IGNORECASE,
)


def without_turn_up_lying(sentence: str, table: RefereedTable) -> str:
    """A sentence about a discard without the turn-up that lies on the talon."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None or '"' in sentence:
        return sentence
    said = _LIES.sub(lambda told: "" if _is_turn_up(told, table) else told[0], sentence)
    if not re.search(r"\b(?:discard|bur[iy]|throw|threw|put|lay|laid)", said):
        return said
    return _LIES_AFTER.sub(lambda told: "" if _is_turn_up(told, table) else told[0], said)


def with_turn_up_lying_blank(said: str, table: RefereedTable) -> str:
    """A line with blanks for the turn-up that lies on the talon while its dealer discards."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None:
        return said

    def blank(told: re.Match[str]) -> str:
        return " " * len(told[0]) if _is_turn_up(told, table) else told[0]

    return _LIES_AFTER.sub(blank, _LIES.sub(blank, said))


def _is_turn_up(told: re.Match[str], table: RefereedTable) -> bool:
    """Whether the turn-up is named, or nothing but a card."""
    what = told["what"].lower().removeprefix("the ")
    if what in ("it", "turn-up", "turnup", "trump card", "trump", "card"):
        return True
    turn_up = str(table.deal.turn_up)
    return (
        with_cards(told["what"], trump_known(table)) == turn_up or RANK_LETTERS.get(what, what) == turn_up[0]
    )
