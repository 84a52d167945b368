"""Lines in which the person who tells takes back what they have told: `C plays the ten, no wait, ...`."""

from __future__ import annotations

import re

_TAKEN_BACK = re.compile(
    r"(?:\.\.\.?|,|;|\.| -+|\u2026)\s*(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|strike that"
    r"|correction|(?:sorry,? )?i (?:mean|meant)|my mistake)\b[,:]?\s+(?=\S)",
    re.IGNORECASE,
)
_SPEAKS = re.compile(
    r"\b(?:says?|said|saying|cries|cried|calls|called|shouts?|shouted|goes|adds?|added|blurts?)\b[^;.]*$",
    re.IGNORECASE,
)


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
