"""A hand of too many or too few cards, with the words that this is a misdeal: `d has six cards, it's a
misdeal` says what was wrong, and the rest follows from it."""

from __future__ import annotations

import re

_NUMBER = r"(?:one|two|three|four|six|seven|eight|[1-46-8]|too (?:many|few)|a|an?other)"
_COUNTED = re.compile(
    r"\b(?:has|have|had|got|holds?|held|finds?|found|counts?|counted|was (?:dealt|given)|picks? up|picked up)"
    rf" (?:only |just |but |out )*{_NUMBER} (?:\w+ )?cards?\b(?! (?:of|face))",
    re.IGNORECASE,
)
_WHO = r"(?:the dealer|[A-Za-z]+)"
_MISDEAL = (
    r"(?:(?:(?:it|that|this)(?:'s| is| was| must be)|which (?:is|means|makes it))(?: clearly| surely| then)?"
    r"(?: an?)? misdeal"
    r"|(?-i:[A-D]|the dealer|he|she|they)(?: has| have| had|'s)? misdealt)"
)
_AFTER = re.compile(
    rf"(?:[,;.:]| -)?(?: (?:so|and so|and|which means|therefore|hence|then|meaning))?"
    rf" (?:{_MISDEAL}"
    r"|(?:so |therefore |then )?(?:claims|calls|cries|declares)(?: it| that)? an? misdeal)[.!]?$",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    rf"^(?:(?P<who>{_WHO}) (?:says?|said|calls?|cries|cried|claims?|declares?|protests?)"
    rf"(?: that)?[,:]? )?(?:{_MISDEAL}|an? misdeal|misdeal)"
    r"(?:[,;.:]| -| because| as| since| for)+ (?=\S)",
    re.IGNORECASE,
)
_HE = re.compile(r"^(?:he|she|they|i)\b", re.IGNORECASE)


def with_count_alone(text: str) -> str:
    """A line that counts a hand and calls that a misdeal, with the count alone; other lines as they are."""
    found = _count_in(text)
    if found is None:
        return text
    start, end, who = found
    return _HE.sub(who, text[start:end]) if who else text[start:end]


def with_misdeal_blank(said: str) -> str:
    """A line with blanks for the words that call a hand of a wrong number of cards a misdeal."""
    found = _count_in(said)
    if found is None:
        return said
    start, end, _ = found
    return " " * start + said[start:end] + " " * (len(said) - end)


def _count_in(text: str) -> tuple[int, int, str] | None:
    """Where a line tells the count, and who says so before it; None for other lines."""
    if '"' in text or not _COUNTED.search(text):
        return None
    after = _AFTER.search(text)
    if after is not None and _COUNTED.search(text[: after.start()]):
        return 0, after.start(), ""
    before = _BEFORE.match(text)
    if before is None or not _COUNTED.search(text, before.end()):
        return None
    return before.end(), len(text), before["who"] or ""
