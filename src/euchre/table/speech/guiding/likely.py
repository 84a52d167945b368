"""The acts that the words of a sentence suggest, the likeliest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt

from ..checking.telling_words import ideas_of_words
from ..ideas.lexicon import ideas_of
from ..likeness import stems
from .forms import GuideForm, forms

_COMMON = frozenset("card hand not have small say".split())
"""Ideas that suggest no act by themselves."""
_PENALTIES = ("{irregularity}", "{remedy}", "{order}")
_PLAYING = frozenset(("play", "lead", "led", "follow", "trump", "ruff"))
"""Stems of words that tell of a card played, even if it is not named."""
_OF_CARDS = ("card", "cards", "face")


def suggested(said: str, cards: tuple[str, ...]) -> Iterator[str]:
    """The patterns of the acts to which a sentence in plain words is like, which names some cards."""
    heard = frozenset().union(*(ideas_of(word) | {word} for word in said.split())) - _COMMON
    words = stems(said)
    scores = {form.pattern: _likeness(form, heard, words, cards) for form in forms()}
    yield from sorted((one for one in scores if scores[one] > 0.15), key=lambda one: -scores[one])


def _likeness(form: GuideForm, heard: frozenset[str], words: frozenset[str], cards: tuple[str, ...]) -> float:
    """How well an act fits the ideas and the words of a sentence; ideas of many acts count little."""
    ideas = _ideas()[form.pattern]
    score = sum(1 / sqrt(_shared()[idea]) for idea in ideas & heard) / sqrt(len(ideas) or 1)
    score += len(words & _words()[form.pattern]) / 4
    if any(place in form.pattern for place in _PENALTIES) or not form.has_actor:
        score /= 3
    if "alone" not in heard and any(word in form.words for word in ("alone", "jambo")):
        score /= 3
    if form.pattern == "{who} {card}" and (cards or words & _PLAYING):
        score += 0.5
    takes_card = any(place in _OF_CARDS for place in form.places)
    return score * 2 if takes_card and cards else score if takes_card == bool(cards) else score / 2


@cache
def _ideas() -> dict[str, frozenset[str]]:
    """The ideas of each act."""
    return {form.pattern: ideas_of_words(_said(form)) - _COMMON for form in forms()}


@cache
def _words() -> dict[str, frozenset[str]]:
    """The words of each act and of what is said of it."""
    return {form.pattern: stems(f"{_said(form)} {form.words}") - {"card", "player"} for form in forms()}


def _said(form: GuideForm) -> str:
    """The words of an act without its places."""
    said = " ".join(word for word in form.pattern.split() if "{" not in word and "}" not in word)
    return said or "plays"


@cache
def _shared() -> dict[str, int]:
    """How many acts each idea belongs to."""
    return Counter(idea for ideas in _ideas().values() for idea in ideas)
