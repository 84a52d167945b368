"""Questions told as they were spoken, without quotation marks: `B asks D: have you no club, partner?`."""

from __future__ import annotations

import re

_SPOKEN = re.compile(
    r"(?P<before>\b(?:asks?|asked|says?|said|tells?|told)(?: to)?(?: (?!that\b)[A-Za-z]+(?: partner)?)?) ?: ?"
    r"(?P<words>[^\".:;?!]+\?)",
    re.IGNORECASE,
)


def with_questions_quoted(text: str) -> str:
    """A line in which every question that is told as it was spoken stands in quotation marks."""
    return text if '"' in text else _SPOKEN.sub(r'\g<before> "\g<words>"', text)
