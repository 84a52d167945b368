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


_OPENS = r"(?:(?:sorry|oops|wait|hold on|actually|oh(?: dear)?|ah|well|hm+|but)[,.!:;]* )*"
_HEAD = re.compile(
    rf"{_OPENS}(?:no|correction|i mean|i meant(?: to say)?|my mistake)(?:,? (?:wait|sorry|no))*"
    r"(?:[,.!:;]+ | (?=(?:he|she|they|it|that)(?:'s)? ))"
    r"(?:(?:no|sorry|wait|actually|rather|in fact|correction)[,:]? )*(?P<rest>\S.*)",
    re.IGNORECASE,
)
_IS_SPEECH = re.compile(
    r"^(?:thanks?|thank|pass\w*|not|never|no|none|wait|let|don't|do not|please|partner|says?|said|turn|order"
    r"|pick|assist|play|leave|nothing|alone)\b|\b(?:i|i'm|i'll|i'd|i've|me|my|mine|we|we'll|us|our|you|your)\b"
    r"|\b(?:says?|said|cries|cried|answers?|answered|replies|replied)\W*$|[,!.]? says? \w+\b|\?\W*$|\"",
    re.IGNORECASE,
)
_HAS_NONE = re.compile(
    r"(?:he|she|they|[\w]+) (?:really )?(?:has|had|have|hasn't|hadn't|does|did|doesn't|didn't)\b.*"
    r"\b(?:no|none|not|any|out|void|one|it)\b|.*\bno (?:more )?(?:spade|heart|diamond|club|trump)s?\b",
    re.IGNORECASE,
)


def correction_in(line: str) -> str | None:
    """What happened instead, in a line that begins with a `no` to what was entered; None for other lines.

    What a player says (`no, I pass`), questions, and answers about a suit are none.
    """
    found = _HEAD.fullmatch(line.strip())
    if found is None or _IS_SPEECH.search(found["rest"]) or _HAS_NONE.fullmatch(found["rest"]):
        return None
    return found["rest"]


PRONOUN = re.compile(r"(?:he|she|they)\b", re.IGNORECASE)
"""A player of whom was told before."""
