"""Lines in which the person who tells takes back what they have told: `C plays the ten, no wait, ...`."""

from __future__ import annotations

import re

from ....deal import Deal, Stage
from ...state import RefereedTable

_TAKEN_BACK = re.compile(
    r"(?:\.\.\.?|,|;|\.| -+|\u2026)\s*(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|strike that"
    r"|correction|(?:sorry,? )?i (?:mean|meant)|my mistake)\b[,:]?\s+(?=\S)",
    re.IGNORECASE,
)
_SPEAKS = re.compile(
    r"\b(?:says?|said|saying|cries|cried|calls|called|shouts?|shouted|goes|adds?|added|blurts?)\b[^;.]*$",
    re.IGNORECASE,
)


_SUIT = "spades|hearts|diamonds|clubs"
_TWO_CALLS = re.compile(
    r"\b(?P<who>[A-Za-z]+),? (?:(?:then|now) )?"
    r"(?P<says>says?|said|calls?|called|names?|named|makes? it|made it)[:,]? "
    rf"[\"']?(?:i (?:make|call|name) (?:it )?)?(?P<first>{_SUIT})\b[.!]?[\"']?"
    r"(?:\.\.\.?|,|;|\.| *-+|\u2013|\u2014|\u2026| and| but| then| or)+ *"
    r"(?:(?:no|wait|sorry|oh|then|rather|actually|correction|i (?:mean|meant|say)|corrects? (?:it )?to"
    r"|changes? (?:it )?to|at once|says?|he|she|they)[,:]? *)+"
    rf"[\"']?(?P<second>{_SUIT})[.!]?[\"']?[.!]?$",
    re.IGNORECASE,
)


def with_both_calls(text: str, table: RefereedTable) -> str:
    """A line in which a player names a suit and then another, told as two calls: the first counts, and the
    referee rules on the second (jerome-1877 6.20, 8.2)."""
    deal = table.sitting.deal
    found = _TWO_CALLS.search(text) if in_bidding(deal) else None
    if found is None:
        return text
    who = found["who"]
    return f"{text[: found.start()]}{who} calls {found['first']}; {who} calls {found['second']}"


def in_bidding(deal: Deal | None) -> bool:
    """Whether calls are being made."""
    return deal is not None and deal.stage in (Stage.ORDERING, Stage.MAKING)


def corrects_itself(text: str) -> bool:
    """Whether a line takes back what it has told; what a player says so is what happened."""
    found = None if '"' in text else _TAKEN_BACK.search(text)
    if found is None:
        return False
    speaks = _SPEAKS.search(text[: found.start()])
    return speaks is None or _CALLS.search(speaks[0]) is not None


_CALLS = re.compile(
    r"\b(?:pass|order|pick|assist|help|take it|turn it|alone|spades?|hearts?|diamonds?|clubs?)\b",
    re.IGNORECASE,
)
"""A call that a player has made before they say another."""
