"""Texts in the words of a code: the modern game says up-card, kitty and renege."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .code import Code


def in_words_of(code: Code, text: str) -> str:
    """Return a text of this package with the words of a code's book, wherever the book has its own.

    >>> from euchre.laws import load_code
    >>> in_words_of(load_code("modern"), "The turn-up is on the talon.")
    'The up-card is on the kitty.'
    >>> in_words_of(load_code("jerome-1877"), "The turn-up is on the talon.")
    'The turn-up is on the talon.'
    """
    if not code.words:
        return text
    pattern = "|".join(re.escape(word) for word in sorted(code.words, key=len, reverse=True))
    return re.sub(rf"\b({pattern})(s?)\b", lambda found: _other(code.words, found), text, flags=re.IGNORECASE)


def _other(words: Mapping[str, str], found: re.Match[str]) -> str:
    word = words[found[1].lower()] + found[2]
    return word[0].upper() + word[1:] if found[1][0].isupper() else word
