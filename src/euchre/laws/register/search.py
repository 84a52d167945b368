"""Laws found by words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate

from .model import Entry, Law, Register

_WORD = re.compile(r"\w+")


def search(words: str, registers: Iterable[Register]) -> tuple[tuple[Register, Entry], ...]:
    """The laws and silences in which every word given begins some word, best first.

    A law with all words in its heading comes before one that has them in its text, and that before
    one that has them only in its remedies and situations. No word at all finds nothing.
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
    """How near to the top of a law all words stand together, 0 for its heading; None if they do not."""
    for rank, seen in enumerate(_words_down_to(entry)):
        if all(f" {begun}" in seen for begun in wanted):
            return rank
    return None


@lru_cache(maxsize=1024)
def _words_down_to(entry: Entry) -> tuple[str, ...]:
    """The words of a law's heading, those down to its text, and all of them, each with a blank before it."""
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
    return _WORD.findall(text.casefold())
