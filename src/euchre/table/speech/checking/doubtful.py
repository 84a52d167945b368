"""Acts whose words tell other things as well: a card dropped on a trick, a choice, a wish given up.

Without a word of their own they are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....acts import Act, TableAct
from ...state import RefereedTable
from .telling_words import COMMON, ideas_of_matter

WISH_GIVEN_UP = re.compile(
    r"\b(?:wants?|wanted|would like|wishes|wished|would rather) to\b[^.;\"]*\bbut\b", re.IGNORECASE
)
"""A wish after which something else is told: `wants to order it up, but passes`."""
_ALL_BACK = re.compile(
    r"\b(?:all|everything|them|both|whole)\b.* back\b|\bback (?:all|everything)\b", re.IGNORECASE
)
"""More than one card taken back."""
_THINKS = re.compile(
    r"\b(?:thinks?|thought|believes?|believed|suspects?|suspected|guess(?:es|ed)?|fears?|feared|supposes?"
    r"|wonders?|fanc(?:y|ies)|feels?|reckons?|imagines?|is (?:sure|certain|convinced)"
    r"|has (?:a|the) (?:feeling|suspicion))\b",
    re.IGNORECASE,
)
_SAYS = re.compile(
    r"\b(?:say|said|claim|call|object|protest|accus|complain|tell|told|point|announc|declar|insist|demand|challeng"
    r"|charg)\w*",
    re.IGNORECASE,
)
"""Whoever thinks that something was wrong has not claimed it yet."""
_WHERE_TO = re.compile(
    r"\b(?:floor|ground|carpet|rug|lap|chair|under|below|beneath|off|pack|talon|deck|hands?|all|both|remaining"
    r"|cards|rest|(?:up|down)wards?|accident\w*|mistake|clumsy|clumsily|lets?|fall|fell)\b",
    re.IGNORECASE,
)
"""Words that tell a card dropped or a hand thrown in from a card played, which people drop on a trick too."""


def lacks_its_words(
    act: TableAct, line: str, heard: frozenset[str], acts: Sequence[Act], before: RefereedTable
) -> bool:
    """Whether no word of a line tells an act from the other things that its words may mean."""
    if act.words.startswith("claims") and _THINKS.search(line):
        return _SAYS.search(line) is None
    if act.words.startswith("takes back") and len(act.cards) == 1 and _ALL_BACK.search(line):
        return True
    if act.words.startswith(("drops", "throws in")):
        return _WHERE_TO.search(line) is None
    if act.words.startswith("chooses") and act.matter is not None and not act.cards:
        return not (_ideas_of_choice(act.matter, acts, before) | {"choose"}) & heard
    return False


def _ideas_of_choice(remedy: str, acts: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    """The ideas of a remedy which those of the irregularity that it follows do not share."""
    claims = (act for act in acts if isinstance(act, TableAct) and act.words.startswith("claims"))
    faults = [*(str(case.irregularity) for case in before.open_cases), *(act.matter or "" for act in claims)]
    return ideas_of_matter(remedy) - COMMON - frozenset().union(*map(ideas_of_matter, faults))
