"""Says acts in words that people without the notation read: `Ann plays the nine of hearts`."""

from __future__ import annotations

import re

from ...acts import Act, Play, TakeSeat
from ...notation import DealLine
from ...seats import Seat
from ...table import RefereedTable

_RANKS = dict(zip("789TJQKA", "seven eight nine ten jack queen king ace".split(), strict=True))
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_QUOTED = re.compile(r'("[^"]*")')


def said_back(told: DealLine | Act, table: RefereedTable) -> str:
    """What is entered, in words, with the names of the players who have told theirs."""
    if isinstance(told, DealLine):
        return _with_names(f"{told.dealer} deals" + (f" for {told.owner}" if told.owner else ""), table)
    if isinstance(told, TakeSeat):
        return told.text
    text = f"{told.actor} plays {told.card}" if isinstance(told, Play) else told.text
    said = "".join(
        piece if piece.startswith('"') else _with_cards(_with_names(piece, table))
        for piece in _QUOTED.split(text)
    )
    return said + next((more for begun, more in _SAID_MORE.items() if told.words.startswith(begun)), "")


_SAID_MORE = {
    "drops": ", which falls below the table and is not played",
    "throws in": ", and plays no more cards",
}
"""What the words of a record leave out for people who do not know them, by how the act begins."""


def _with_names(text: str, table: RefereedTable) -> str:
    for seat, name in zip(Seat, table.sitting.people, strict=False):
        if name:
            text = re.sub(rf"(?<![\w-]){seat}(?![\w-])", name, text)
    return re.sub(r"(?<=\w)\+(?=\w)", " and ", text)


def _with_cards(text: str) -> str:
    text = re.sub(
        r"\b([789TJQKA])([SHDC])\b", lambda card: f"the {_RANKS[card[1]]} of {_SUITS[card[2]]}", text
    )
    return text.replace("??", "a card that nobody knows").replace("-", " ") if "??" in text else text
