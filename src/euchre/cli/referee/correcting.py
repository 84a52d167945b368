"""The last entry put right in words: `sorry, it was the ten of diamonds`."""

from __future__ import annotations

import re

from ...table import RefereedTable
from ...table.speech.guiding.places import cards_in

_MEANT = re.compile(
    r"(?:(?:sorry|no|oops|wait|actually|correction|i mean|rather)[,:]? )+"
    r"(?:(?:it|that) (?:was|is) |i meant? )?(?P<card>.+)"
    r"|(?:it|that) was (?P<other>.+?)(?:,? not .+)?",
    re.IGNORECASE,
)


def with_other_card(line: str, entry: str, table: RefereedTable) -> str | None:
    """The text of an entry with the card that a line names in place of its one card; None for other lines."""
    match = _MEANT.fullmatch(line.rstrip(" .!"))
    card = cards_in(match["card"] or match["other"], table, many=False) if match else None
    if card is None or card == "??" or '"' in entry:
        return None
    corrected, cards = re.subn(r"\b[789TJQKA][SHDC]\b", card, entry)
    return corrected if cards == 1 and corrected != entry else None
