"""Acts that a text says were not done: `B does not pass` tells no pass."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ....acts import Act, Play
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..plain import base_of, plain

_SAME = {
    "object": "object|doubt|mind|complain",
    "pass": "pass|fold|knock",
    "claim": "claim|accuse|report",
}
"""Words for an act beside its own."""
_PLAYS = "play|lead|put|lay|throw|drop|follow"


def denies(text: str, told: Iterable[Told], table: RefereedTable) -> bool:
    """Whether a text says of one of the acts read from it that it was not done."""
    if '"' in text:
        return False
    said = plain(text, table)
    if not re.search(r"\b(?:not|never)\b", said):
        return False
    return any(_denial(_words_for(act)).search(said) for act in told if isinstance(act, Act))


def _words_for(act: Act) -> str:
    """The words in plain speech that tell an act, as a pattern; for a card played with the card."""
    if isinstance(act, Play):
        return rf"(?:{_PLAYS})(?: with)? {act.card}"
    base = base_of(act.words.split()[0])
    return _SAME.get(base, re.escape(base))


@cache
def _denial(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:not|never) (?:(?:ever|really|actually|just|want to|wish to) )*(?:{words})\b")
