"""Irregularities looked up by plain words."""

from __future__ import annotations

import re

from ...laws import Irregularity, load_irregularities

_EMPTY = frozenset("a an and as at be before by does for from in is it not of on or the to who".split())


def irregularities_for(words: str) -> list[Irregularity]:
    """The irregularities that share most words with those given; the name of one finds that one only."""
    known = load_irregularities()
    if words in known:
        return [known[words]]
    wanted = stems(words)
    scores = {one.name: _likeness(wanted, one) for one in known.values()}
    best = max(scores.values(), default=0.0)
    return [known[name] for name, score in scores.items() if score == best] if best > 0 else []


def _likeness(wanted: frozenset[str], one: Irregularity) -> float:
    """How many words it shares; among equals, a short description counts more."""
    own = stems(f"{one.name} {one.words} {one.also}")
    shared = len(wanted & own)
    return shared + shared / (len(own) + 1) if shared else 0.0


def stems(text: str) -> frozenset[str]:
    """The words of a text without endings and without small words."""
    words = re.findall(r"[a-z]+", text.lower())
    return frozenset(_stem(word) for word in words if word not in _EMPTY)


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word
