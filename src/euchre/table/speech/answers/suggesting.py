"""What a person may have meant by a text that is not understood: up to three sentences that would be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from itertools import islice, product

from ....acts import TABLE_ACTS
from ....laws import load_irregularities
from ....seats import Seat, Seating
from ...remedies import REMEDIES
from ..checking.idle_words import IDLE, NEUTRAL
from ..likeness import stems
from ..plain import COMPASS, vocabulary
from ..shorthand import VERBS, tidy
from .examples import EXAMPLES, act_of_form

_SUGGESTED = 3
_TRIED = 12
"""How many sentences of a kind are tried at most."""
_CALLS = ("passes", "orders up", "assists", "takes up", "turns down", "makes hearts", "plays alone")
_NAMING = ("claims", "points", "chooses", "waives", "demands")
"""Verbs before the name of an irregularity or a remedy."""


def nearest(text: str, actor: str, seating: Seating, is_understood: Callable[[str], bool]) -> str:
    """The three nearest sentences that would be understood, as the end of a sentence.

    `actor` does the acts of a text that names no player.
    """
    found: list[str] = []
    for tried in (_mended(text), _examples_like(text), _acts_like(tidy(text), actor)):
        near = dict.fromkeys(_among(seating, one) for one in islice(tried, _TRIED))
        wanted = (one for one in near if one not in found and is_understood(one))
        found += islice(wanted, _SUGGESTED - len(found))
        if found:
            break
    said = ", ".join(f"'{one}'" for one in found)
    return f"; near to it: {said}" if found else "; 'help' lists what you can type"


def _among(seating: Seating, sentence: str) -> str:
    """A sentence in which a seat that the game does not have is one that it has, of another player than the
    sentence begins with."""
    first, *others = map(str, seating.seats)
    other = first if others[-1] == sentence[:1].upper() else others[-1]
    without = "".join(str(seat) for seat in Seat if seat not in seating.seats)
    if not without or '"' in sentence:
        return sentence
    return re.sub(
        rf"\b[{without}{without.lower()}]\b",
        lambda match: other if match[0].isupper() else other.lower(),
        sentence,
    )


def _mended(text: str) -> Iterator[str]:
    """The text with the words that nobody knows replaced by words like them."""
    words = text.lower().split()
    mended = [_words_like(word) for word in words]
    if any(word not in near for word, near in zip(words, mended, strict=True)):
        yield from map(" ".join, product(*mended))
    for place, near in enumerate(mended):
        yield from (
            " ".join((*words[:place], one, *words[place + 1 :])) for one in near if one != words[place]
        )


def _words_like(word: str) -> tuple[str, ...]:
    """The known words that a word may be meant for: the word itself if it is known, or like none.

    A short word, one that begins otherwise, or a seat nobody spoke of, would make nonsense of a text, and
    `does` for `doesn't` would turn it round.
    """
    if len(word) < 3 or "'" in word or word in _vocabulary() or word in _ORDINARY:
        return (word,)
    near = get_close_matches(word, _vocabulary(), n=_SUGGESTED, cutoff=0.7)
    return tuple(one for one in near if len(one) > 2 and one[0] == word[0] and one not in COMPASS) or (word,)


_ORDINARY = (NEUTRAL | IDLE) | frozenset(
    "should could might must ought shall may can never always many much owed owes owe none because".split()
)
"""Words that people know how to type, which stand for no other."""


@cache
def _vocabulary() -> tuple[str, ...]:
    """The words of sentences and acts, sorted."""
    examples = (word for said, _ in EXAMPLES for word in said.split())
    forms = (word for form in (*TABLE_ACTS, *_CALLS) for word in form.split() if "{" not in word)
    return tuple(sorted({*vocabulary(), *VERBS, *examples, *forms}))


def _examples_like(text: str) -> list[str]:
    """The sentences of the examples that share most words with a longer text."""
    words = stems(text)
    if len(words) < 2:
        return []
    scored = [(len(words & stems(example)), example) for example, _ in EXAMPLES]
    best = sorted((pair for pair in scored if pair[0] >= 2), key=lambda pair: (-pair[0], len(pair[1])))
    return [example for _, example in best]


def _acts_like(text: str, actor: str) -> Iterator[str]:
    """Acts of a player whose words are like those of a text."""
    named = re.match(r"([A-D]) (.+)", text)
    who, words = (named[1], named[2]) if named else (actor, text)
    verb, _, matter = words.partition(" ")
    if verb in _NAMING:
        names = (*load_irregularities(), *REMEDIES)
        said = "points out" if verb == "points" else verb
        yield from (f"{who} {said} {name}" for name in close(matter.removeprefix("out "), names))
    known = {form.split(" ")[0] for form in (*_forms(), *VERBS)}
    misspelt = verb in known or verb not in _vocabulary()
    verbs = [VERBS.get(near, near) for near in close(verb, known, 0.65)] if misspelt else []
    wholes = [_forms()[near] for near in close(words, _forms())]
    of_verbs = [form for one in verbs for form in _forms().values() if form.split(" ")[0] == one]
    forms = (*wholes, *of_verbs) if matter else (*of_verbs, *wholes)
    yield from (act_of_form(form, who) for form in dict.fromkeys(forms))


@cache
def _forms() -> dict[str, str]:
    """The forms of acts, by their words without what stands for cards, players and numbers."""
    forms = (*_CALLS, "plays {card}", *TABLE_ACTS)
    return {re.sub(r" ?\{\w+\}", "", form): form for form in reversed(forms)}


def close(text: str, known: Iterable[str], least: float = 0.5) -> list[str]:
    """The three known texts that are most like a text, of those at least so like it (from 0 to 1)."""
    return get_close_matches(text, sorted(set(known)), n=_SUGGESTED, cutoff=least)
