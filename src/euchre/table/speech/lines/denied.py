"""Acts that a text says were not done: `B does not pass` tells no pass."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ....acts import Act
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..plain import base_of, plain

_SAME = {"object": "object|doubt|mind|complain", "pass": "pass|fold|knock"}
"""Words for an act beside its own."""


def denies(text: str, told: Iterable[Told], table: RefereedTable) -> bool:
    """Whether a text says of one of the acts read from it that it was not done."""
    if '"' in text:
        return False
    said = plain(text, table)
    if not re.search(r"\b(?:not|never)\b", said):
        return False
    return any(isinstance(act, Act) and _denial(act.words.split()[0]).search(said) for act in told)


@cache
def _denial(verb: str) -> re.Pattern[str]:
    base = base_of(verb)
    words = _SAME.get(base, re.escape(base))
    return re.compile(rf"\b(?:not|never) (?:(?:ever|really|actually|just|want to|wish to) )*(?:{words})\b")
