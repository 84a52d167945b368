"""Whom a question means: the player named before it, and not what it says of a player beside the matter."""

from __future__ import annotations

import re

from ....seats import Seat
from ....table import RefereedTable
from ....table.speech.lines.asked import AUXILIARY
from ....table.speech.plain import with_players

_ASIDE = re.compile(
    rf"^(?P<asks>(?:(?:and|but|so) )?{AUXILIARY} \w+), (?:who|whose|the|his|her|their)\b[^,\"]*,(?= \w)",
    re.IGNORECASE,
)
_SEAT = re.compile(r"\b[B-D]\b|\bA\b(?! [a-z]+ (?:of|is|was|has|fell))")
BEGINS_WITH_PRONOUN = re.compile(
    r"(?:(?:and|so|but|then|now)[, ]+)*(?P<who>he|she|they)\b(?P<rest>.*)", re.IGNORECASE
)
"""A line that begins with a pronoun."""
SOMEBODY_ELSE = re.compile(r"\b(?:he|she|him|her)\b", re.IGNORECASE)
"""A pronoun that may mean somebody besides the players named."""
_PRONOUN = re.compile(r"\b(?:he|she)\b", re.IGNORECASE)


def without_aside(line: str) -> str:
    """A question without what it says of its player beside the matter: `can A, who made it, ...`."""
    return _ASIDE.sub(r"\g<asks>", line)


def of_player_named(question: str, before: str, table: RefereedTable) -> str:
    """A question about `he` or `she` with the player whom the words before it name, if they name one."""
    named = players_named(before, table)
    if len(named) != 1 or players_named(question, table):
        return question
    return _PRONOUN.sub(str(named.pop()), question, count=1)


def players_named(text: str, table: RefereedTable) -> set[Seat]:
    """The players whom a text names."""
    return {Seat.from_text(letter) for letter in _SEAT.findall(with_players(text, table))}
