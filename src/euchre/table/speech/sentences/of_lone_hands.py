"""Sentences of players who would rather not play alone after they have said that they do."""

from __future__ import annotations

import re

from ...state import RefereedTable
from .meaning import Row, in_deal

ALONE = r"(?:alone|solo|lone hand|loner|lone)"
"""Plain words for a lone hand."""
_NOT = (
    r"(?:would rather not|do not (?:want|like|wish)(?: to)?|no longer (?:want|wish|like)(?: to)?"
    r"|decides? not to|(?:change mind|have second thought)(?: and)? (?:do|will) not|be no longer|no longer)"
)
_TAKES_BACK = r"(?:take back|take it back|withdraw|give up|drop|cancel|undo)"
_WITHOUT = (
    rf"(?:{_NOT} (?:(?:play|go|be|do) )?(?:it )?{ALONE}"
    rf"|(?:(?:want|like|wish|would like|would rather)(?: to)? )?{_TAKES_BACK}"
    rf" (?:(?:he|she|they) (?:play|go) )?{ALONE}"
    r"|(?:(?:would rather|want to|like to|decides? to) )?play with (?:partner|[A-D])"
    r"(?= (?:after all|instead)))"
    r"(?: (?:after all|now|instead))*"
)
ASKED = (
    r"(?:(?:and|so|but) )*(?:may|can|could) (?:[A-D]|he|she|they|i|we) (?:still )?"
    rf"(?:(?:{_TAKES_BACK}|change) {ALONE}|play with (?:partner|[A-D])(?: after all| instead)?)"
)
"""Plain words that ask whether a lone hand may be taken back."""


def lone_hand_stays(match: re.Match[str], table: RefereedTable) -> str | None:
    """That the player who plays alone is held to it; None where nobody does."""
    lone = table.deal.calling.lone if in_deal(table) else None
    if lone is None:
        return None
    partner = table.code.seating.partner(lone)
    out = "" if partner is None else f", and {partner} stays out of the hand"
    return f"What is said is binding: {lone} plays alone{out}"


def _would_rather_not(match: re.Match[str], table: RefereedTable) -> str | None:
    lone = table.deal.calling.lone if in_deal(table) else None
    if lone is None or str(lone) != match["who"]:
        return None
    return f"?{lone_hand_stays(match, table)}. Type what is done next; 'what now?' says who is to act"


ROWS: tuple[Row, ...] = ((rf"<who> (?:say (?:that )?(?:he|she|they|i) )?{_WITHOUT}", _would_rather_not),)
"""The sentences, each with its meaning."""
