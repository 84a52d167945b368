"""Whether a line tells the very words of a player: a call joined with a lone hand, words to the partner."""

from __future__ import annotations

import re

from ...remarks import is_about_the_trick
from ...state import RefereedTable
from ..plain import base_of
from .line_words import words_of

_JOINED = re.compile(r"\band (?:\S+ ){0,3}(?:alone|solo)\b", re.IGNORECASE)
_NO_CALL = re.compile(r"\b(?:then|later|after|afterwards)\b", re.IGNORECASE)


def draws_notice(said: str, table: RefereedTable) -> bool:
    """Whether words are about the trick, where a law is about such words (leeds-dwight-1888 83)."""
    return table.provision("notice-of-the-trick") is not None and is_about_the_trick(said)


def is_joined_call(said: str, line: str) -> bool:
    """Whether words like `I order it up and play it alone` are told by a line that joins the call and the
    lone hand."""
    joined = _JOINED.search(line)
    return _JOINED.search(said) is not None and joined is not None and not _NO_CALL.search(joined[0])


def is_verbatim(said: str, line: str) -> bool:
    """Whether words that call on the partner stand in a line as they were said."""
    return re.search(r"\bpartner\b", said, re.IGNORECASE) is not None and said.lower() in line.lower()


_IMPERATIVES = frozenset(
    "lead play trump take discard pick order assist call pass win mind go make turn".split()
)


_OPENERS = re.compile(
    r"^(?:(?:now|well|oh|so|then|just|please|come on|go on|hey|partner|ok|okay|do|quick|quickly)\b,? ?)+",
    re.IGNORECASE,
)


def is_advice(said: str) -> bool:
    """Whether words are short advice, such as `lead trumps`."""
    words = [word.said for word in words_of(_OPENERS.sub("", said))]
    return 0 < len(words) <= 7 and base_of(words[0]) in _IMPERATIVES
