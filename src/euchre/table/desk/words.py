"""The words that a person types to find an act: what each may mean, and what it is like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ...cards import FACES, JOKER, UNKNOWN
from ...laws import Code, load_irregularities
from ..remedies import REMEDIES
from .forms import forms, shape_of
from .scene import Scene
from .texts import catalogue, label, search_words, value_label

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|\?\?|[\w+.\'-]+')
_CARDS = {str(card).lower(): str(card) for card in (*FACES, JOKER, UNKNOWN)}


@dataclass(frozen=True, slots=True)
class Token:
    """A word, or words that belong together."""

    text: str
    """In small letters; a text in quotation marks as it was typed."""
    readings: tuple[tuple[str, str], ...]
    """What it may be as a value: a kind and the value."""
    may_be_left: bool
    """Whether it says nothing by itself."""


def tokens_of(words: str, scene: Scene) -> tuple[Token, ...]:
    """Return the words of a line with what each may mean."""
    texts = catalogue(scene.language)["search"]
    stop = frozenset(texts["stop"].split())
    return tuple(
        Token(text, tuple(_readings(text, scene)), text in stop)
        for text in map(_small, _TOKEN.findall(_joined(words, scene.language)))
    )


def _small(text: str) -> str:
    return text if text.startswith('"') else text.strip(".'").lower()


def _joined(words: str, language: str) -> str:
    """Return a line with cards in words written in letters: `ace of spades` as `AS`, `no trump` as one
    word."""
    texts = catalogue(language)["search"]
    ranks, suits = texts["ranks"], texts["suits"]
    card = rf"(?i)\b({'|'.join(ranks)}) {texts['of']}({'|'.join(suits)})\b"
    found = re.sub(card, lambda m: ranks[m[1].lower()] + suits[m[2].lower()][0].upper(), words)
    return re.sub(rf"(?i)\b{texts['no-trump']}s?\b", "no-trump", found)


def _readings(text: str, scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield the values that a word may stand for."""
    texts = catalogue(scene.language)["search"]
    if text.startswith('"'):
        yield "quoted", text if text.endswith('"') and len(text) > 1 else f'{text}"'
        return
    if text in _CARDS:
        yield "card", _CARDS[text]
    yield from _players(text, scene)
    number = next((str(at) for at, words in enumerate(texts["numbers"]) if text in words.split()), text)
    if number.isdigit():
        yield "number", number
    if text in texts["suits"]:
        yield "suit", texts["suits"][text]
    if text == "no-trump":
        yield "trump", "no trump"
    for place in ("packets", "manner"):
        if shape_of(place).fullmatch(text):
            yield place, text


def _players(text: str, scene: Scene) -> Iterator[tuple[str, str]]:
    seating, deal = scene.table.code.seating, scene.table.sitting.deal
    for seat in seating.seats:
        name = scene.names.get(seat, "").lower()
        if text == str(seat).lower() or (len(text) > 1 and any(one.startswith(text) for one in name.split())):
            yield "seat", str(seat)
    for side in seating.sides:
        if text == str(side).lower():
            yield "side", str(side)
    for person in scene.people:
        if len(text) > 1 and person.lower().startswith(text):
            yield "quoted", f'"{person}"'
    if deal is not None:
        roles = catalogue(scene.language)["search"]["roles"]
        if text in roles["dealer"].split():
            yield "seat", str(deal.dealer)
        if text in roles["maker"].split() and deal.calling.maker is not None:
            yield "seat", str(deal.calling.maker)


Key = tuple[str, str]
"""What a word is a word of: `form` and its id, or a place and a value of it."""
LISTED = (
    *("topic", "said", "asked", "answer", "notice", "fault", "refused", "admitted", "order", "back"),
    "withdrawn",
)
"""Places whose values the catalogue lists."""
NAMED = ("irregularity", "matter", "remedy")
"""Places whose values are names of the laws."""


def _words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]+(?:-[^\W_]+)*|[^\W_]+", re.sub(r"{[a-z-]+}", " ", text.lower())))


@cache
def _index(code: Code, language: str) -> Mapping[str, tuple[tuple[Key, float], ...]]:
    """Return each word with what it is a word of, and how much it says of that."""
    found: dict[str, dict[Key, float]] = {}
    for key, weight, words in (*_words_of_forms(language), *_words_of_values(code, language)):
        for word in words:
            keys = found.setdefault(word, {})
            keys[key] = max(weight, keys.get(key, 0))
    return {word: tuple(keys.items()) for word, keys in found.items()}


_Words = Iterator[tuple[Key, float, Iterable[str]]]


def _words_of_forms(language: str) -> _Words:
    """Return the words of each act: those of its text say most."""
    for form in forms():
        key = ("form", form.id)
        yield key, 2, search_words(form, language)
        yield key, SAID, _words_in(label(form, language))
        yield key, 3, _words_in(form.pattern)


SAID = 2.5
"""How much a word of a label says; one of the text of an act says more."""


def _words_of_values(code: Code, language: str) -> _Words:
    """Return the words of each value that is a name or stands in the catalogue."""
    for place in LISTED:
        for value in catalogue("en")["values"].get(place, ()):
            yield from _words_of(place, value, code, language, 1)
    known = load_irregularities()
    also = [other for name in known for other in (name, *known[name].claimed_as)]
    for name in dict.fromkeys((*code.provisions, "renege", "misdeal", *also)):
        is_of_code = name in code.provisions or name not in known
        for place in ("irregularity", "matter"):
            yield from _words_of(place, name, code, language, 1 if is_of_code else 0.5)
    yield from _words_of("matter", "penalty", code, language, 1)
    for name in REMEDIES:
        yield from _words_of("remedy", name, code, language, 1)
        for place in ("irregularity", "matter"):
            yield (place, name), 5, (name,)


def _words_of(place: str, value: str, code: Code, language: str, share: float) -> _Words:
    key = (place, value)
    yield key, 5, (value,)
    yield key, 2.5 * share, value.split("-")
    yield key, 2 * share, _words_in(value_label(place, value, code, {}, language))
    yield key, 1.5 * share, catalogue(language)["faults"].get(value, "").split()


def hits(token: str, code: Code, language: str) -> Mapping[Key, float]:
    """Return what a word is like: forms and values, each with how well it fits."""
    found: dict[Key, float] = {}
    stem = _stem(token, language)
    for word, keys in _index(code, language).items():
        likeness = max(_likeness(token, word), 0.8 * (len(stem) > 2 and word.startswith(stem)))
        if likeness:
            for key, weight in keys:
                found[key] = max(found.get(key, 0), likeness * weight)
    return found


def _stem(word: str, language: str) -> str:
    """Return a word without its ending, empty if it has none that is known."""
    ending = re.search(rf"(?:{catalogue(language)['search']['endings']})$", word)
    return "" if ending is None else word[: ending.start()]


def _likeness(typed: str, word: str) -> float:
    """Return how like a word typed is to a known one: the same, its beginning, or with one letter wrong."""
    if typed == word:
        return 1
    if word.startswith(typed):
        return 0.7 if len(typed) > 1 else 0
    if len(typed) < 5 or abs(len(typed) - len(word)) > 1 or typed[0] != word[0]:
        return 0
    return 0.5 if is_near(typed, word) else 0


def is_near(one: str, other: str) -> bool:
    """Return whether two words differ by one letter: one other, more or less, or two that are swapped."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    swapped = one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    rest = one[at:], other[at:]
    return swapped or rest[0][1:] == rest[1][1:] or rest[0][1:] == rest[1] or rest[0] == rest[1][1:]
