"""Acts that a text says were not done: `B does not pass` tells no pass."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ....acts import Act, Play, TableAct
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..plain import base_of, plain

_SAME = {
    "object": "object|doubt|mind|complain",
    "pass": "pass|fold|knock",
    "claim": "claim|accuse|report",
    "expose": "expose|show|drop|face|flash",
    "name": "name|mention",
}
"""Words for an act beside its own."""
_FAULTS = (
    "revoke|renege|renig|misdeal|miscount|mismark|overmark|undermark|overcount|undercount|forget|fail|neglect"
    "|omit|miss|cheat|advise|hint|signal|prompt|coach|consult|discuss|peek|(?:do|make|commit) (?:a|any|the)"
    "|(?:mark|score|count|peg|deal|play|take|have|hold) too (?:many|much|few|little)"
)
"""Words that tell by themselves of what may be claimed: a claim is not made by who says it was not done.
What a fault is by not being done, as `not follow suit`, is told with `not`, and is none of these."""
_PLAYS = "play|lead|put|lay|throw|drop|follow"


NOT_SAID_WHOSE = re.compile(
    r"(?P<who>[A-D]) say (?:they (?:(?:be|have) )?)?[1-9](?: card)? (?:be )?"
    r"(?:short|missing|miss|lacking|lost|too (?:few|many))"
)
"""A card that a player says to be missing, or too many, and not in whose hand."""


def denies(text: str, told: Iterable[Told], table: RefereedTable) -> bool:
    """Whether a text says of one of the acts read from it that it was not done, or not by whom."""
    if '"' in text:
        return False
    said = plain(text, table)
    if NOT_SAID_WHOSE.fullmatch(said):
        return any(isinstance(act, TableAct) and act.form == "counts {number}" for act in told)
    if not re.search(r"\b(?:not|never)\b", said):
        return False
    return any(_denial(_words_for(act)).search(said) for act in told if isinstance(act, Act))


def _words_for(act: Act) -> str:
    """The words in plain speech that tell an act, as a pattern; for a card played with the card."""
    if isinstance(act, Play):
        return rf"(?:{_PLAYS})(?: with)? {act.card}"
    if isinstance(act, TableAct) and act.form.startswith("claims"):
        return f"{_SAME['claim']}|{_FAULTS}"
    base = base_of(act.words.split()[0])
    return _SAME.get(base, re.escape(base))


@cache
def _denial(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:not|never) (?:(?:ever|really|actually|just|want to|wish to) )*(?:{words})\b")
