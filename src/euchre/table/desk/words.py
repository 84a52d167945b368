"""The words that a person types to find an act: what each may mean, and what it is like."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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
    """A line with cards in words written in letters: `ace of spades` as `AS`, `no trump` as one word."""
    texts = catalogue(language)["search"]
    ranks, suits = texts["ranks"], texts["suits"]
    card = rf"(?i)\b({'|'.join(ranks)}) {texts['of']}({'|'.join(suits)})\b"
    found = re.sub(card, lambda m: ranks[m[1].lower()] + suits[m[2].lower()][0].upper(), words)
    return re.sub(rf"(?i)\b{texts['no-trump']}s?\b", "no-trump", found)


def _readings(text: str, scene: Scene) -> Iterator[tuple[str, str]]:
    """The values that a word may stand for."""
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
def _index(code: Code, language: str) -> Mapping[str, tuple[tuple[Key, int], ...]]:
    """Each word with what it is a word of, and how much it says of that."""
    found: dict[str, dict[Key, int]] = {}
    for form in forms():
        key = ("form", form.id)
        for weight, words in (
            (1, set(search_words(form, language))),
            (2, _words_in(label(form, language))),
            (3, _words_in(form.pattern)),
        ):
            for word in words:
                found.setdefault(word, {})[key] = weight
    for (place, value), words in _value_words(code, language).items():
        for word in words:
            found.setdefault(word, {})[place, value] = 2
        found.setdefault(value, {})[place, value] = 5
    return {word: tuple(keys.items()) for word, keys in found.items()}


def _value_words(code: Code, language: str) -> Mapping[Key, set[str]]:
    """The words of each value that is a name or stands in the catalogue."""
    known = load_irregularities()
    also = [name for row in code.provisions for name in known[row].claimed_as]
    faults = dict.fromkeys((*code.provisions, "renege", "misdeal", *also))
    listed = {place: tuple(catalogue("en")["values"].get(place, ())) for place in LISTED}
    listed |= {"irregularity": (*faults,), "matter": ("penalty", *faults), "remedy": (*REMEDIES,)}
    words = {
        (place, value): _words_in(value_label(place, value, code, {}, language)) | set(value.split("-"))
        for place, values in listed.items()
        for value in values
    }
    also = [name for row in known for name in (row, *known[row].claimed_as)]
    bare = {(place, value): {value} for place in ("irregularity", "matter") for value in (*also, *REMEDIES)}
    return bare | words


def hits(token: str, code: Code, language: str) -> Mapping[Key, float]:
    """Return what a word is like: forms and values, each with how well it fits."""
    found: dict[Key, float] = {}
    for word, keys in _index(code, language).items():
        likeness = _likeness(token, word)
        if likeness:
            for key, weight in keys:
                found[key] = max(found.get(key, 0), likeness * weight)
    return found


def _likeness(typed: str, word: str) -> float:
    """How like a word typed is to a known one: the same, its beginning, or with one letter wrong."""
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
