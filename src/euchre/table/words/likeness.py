"""Irregularities looked up by plain words."""

from __future__ import annotations

import re

from ...laws import Irregularity, load_irregularities

_EMPTY = frozenset(
    "a an and as at be before by does for from in if is it not of on or player the to what who".split()
)

_THROWN_IN = re.compile(
    r"\b(?:throw(?:s|n|ing)?|threw|toss(?:es|ed)?|chuck(?:s|ed)?|fling(?:s)?|flung) "
    r"(?:in (?:(?:his|her|their|the)\b )?(?:whole |entire )?(?:hand|cards)"
    r"|(?:(?:his|her|their|the)\b )?(?:whole |entire )?(?:hand|cards) in(?:to the (?:pack|talon|middle))?)",
    re.IGNORECASE,
)
"""Cards thrown among those that are out of play, in other words than those of the irregularity."""
_OF_ALL = re.compile(r"\b(?:all|everybody|everyone|every|each|both|they|we|four|players)\b", re.IGNORECASE)


def _is_of_all(one: Irregularity) -> bool:
    """Return whether an irregularity is one of all players, which words about one player do not mean."""
    return one.words.startswith("all ")


def irregularities_for(words: str) -> list[Irregularity]:
    """Return the irregularities that share most words with those given; the name of one finds that one
    only."""
    known = load_irregularities()
    if words in known:
        return [known[words]]
    is_of_all = _OF_ALL.search(words) is not None
    wanted = _stems(words if is_of_all else _THROWN_IN.sub("throws in cards on the pack", words))
    scores = {one.name: _likeness(wanted, one) for one in known.values() if is_of_all or not _is_of_all(one)}
    best = max(scores.values(), default=0.0)
    return [known[name] for name, score in scores.items() if score == best] if best > 0 else []


def _likeness(wanted: frozenset[str], one: Irregularity) -> float:
    """Return how many words it shares; among equals, a short description counts more."""
    own = _stems(f"{one.name} {one.words} {one.also}")
    shared = len(wanted & own)
    return shared + shared / (len(own) + 1) if shared else 0.0


def _stems(text: str) -> frozenset[str]:
    """Return the words of a text without endings and without small words."""
    words = re.findall(r"[a-z]+", text.lower())
    return frozenset(_stem(word) for word in words if word not in _EMPTY)


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word.removesuffix("e") if len(word) > 4 else word
