"""A search for laws by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate

from .model import Entry, Law, Register

_WORD = re.compile(r"\w+")
_OWNERS = re.compile(r"['\u2019](?=s\b)")


def search(words: str, registers: Iterable[Register]) -> tuple[tuple[Register, Entry], ...]:
    """Return the laws and silences that contain all the words, or words that start with them, best first.

    Case and accents do not matter. Laws with all words in the heading come first, then those with the words
    in the text, then those with the words only in remedies and situations. Without a word nothing is found.
    """
    wanted = tuple(dict.fromkeys(_words(words)))
    if not wanted:
        return ()
    found = [
        (rank, register, entry)
        for register in registers
        for entry in register.entries.values()
        if (rank := _rank(entry, wanted)) is not None
    ]
    return tuple((register, entry) for _, register, entry in sorted(found, key=lambda hit: hit[0]))


def _rank(entry: Entry, wanted: tuple[str, ...]) -> int | None:
    """0 if all words stand in the heading, 1 down to the text, 2 in the whole law; None if they do not."""
    for rank, seen in enumerate(_words_down_to(entry)):
        if all(f" {begun}" in seen for begun in wanted):
            return rank
    return None


@lru_cache(maxsize=1024)
def _words_down_to(entry: Entry) -> tuple[str, ...]:
    """Return the words of a law's heading, of heading and text, and of all, each word with a blank before
    it."""
    texts = (entry.heading, entry.says, " ".join(_rest(entry)))
    words = ["".join(f" {word}" for word in _words(text)) for text in texts]
    return tuple(accumulate(words))


def _rest(entry: Entry) -> Iterator[str]:
    if isinstance(entry, Law):
        yield from (entry.enforced, entry.club, entry.actors)
        if entry.ambiguity is not None:
            yield from (entry.ambiguity.open, entry.ambiguity.decision, entry.ambiguity.reason)
    else:
        yield entry.reason
    for situation in entry.situations:
        yield from (situation.given, situation.when, situation.then)


def _words(text: str) -> list[str]:
    """Return the words of a text without case, accents, ligatures and the mark of an owner: `ecarte` for
    *Écarté*, `coeur` for *cœur*, `farmers` for *farmer's*."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = _OWNERS.sub("", plain)
    return _WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))
