"""What words mean: acts of the list, answers to questions, acts found by all words or by most."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import combinations

from ...table.desk import Answer, Draft, Item, Question, Scene, answered, find, places

LISTED = 9
"""Most lines of a menu."""
NEAREST = 3
"""How many acts a refusal names."""
_MOST_WORDS = 6
"""How many words of a line are looked at for acts that are near."""


def fits(word: str, answer: Answer) -> bool:
    """Return whether what is typed begins an answer, or a word of it."""
    begun = word.casefold()
    words = (answer.value, answer.label, *answer.label.split())
    return any(each.strip('"').casefold().startswith(begun) for each in words)


def fits_all(words: Iterable[str], item: Item) -> bool:
    """Return whether each word typed begins a word of an act, in its label or as the record has it."""
    known = f"{item.label} {item.draft.act_text or ''}".casefold().split()
    return all(any(each.startswith(word.casefold()) for each in known) for word in words)


def value_meant(line: str, question: Question) -> str | None:
    """Return the value that answers a question: by value, label or beginning, of several by number too."""
    if question.takes_several:
        values = [_one_meant(piece, question.answers, True) for piece in re.split(r"[,\s]+", line)]
        return None if None in values else " ".join(value for value in values if value)
    return _one_meant(line, question.answers, False)


def exactly(text: str, answers: Iterable[Answer]) -> str | None:
    """Return the value of the answer that a text is, by value or label."""
    typed = text.casefold()
    return next((one.value for one in answers if typed in (one.value.casefold(), one.label.casefold())), None)


def _one_meant(text: str, answers: Sequence[Answer], by_number: bool) -> str | None:
    if (exact := exactly(text, answers)) is not None:
        return exact
    if by_number and text.isdigit() and 1 <= int(text) <= len(answers):
        return answers[int(text) - 1].value
    begun = [one.value for one in answers if fits(text, one)]
    return begun[0] if len(begun) == 1 and not text.isdigit() else None


def completed(line: str, items: Sequence[Item], scene: Scene) -> Draft | None:
    """Return the first act in a list that a line completes: `9h` or `turns up 9h` where it is due."""
    words = line.split()
    for item in items:
        if line.casefold() == (item.draft.act_text or "").casefold().partition(" ")[2]:
            return item.draft
    for item in items:
        question = places(item.draft, scene)
        for number in range(len(words)) if question is not None else ():
            value = exactly(" ".join(words[number:]), question.answers) if question is not None else None
            if value is not None and fits_all(words[:number], item):
                return answered(item.draft, value, scene)
    return None


def found(line: str, items: Sequence[Item], scene: Scene) -> tuple[Item, ...]:
    """Return the acts that fit all words of a line, those in a list first."""
    first = (item for item in items if fits_all(line.split(), item))
    return tuple({item.draft: item for item in (*first, *find(scene, line))}.values())[:LISTED]


def nearest(line: str, scene: Scene) -> tuple[Item, ...]:
    """Return what fits most words of a line of which not all fit."""
    words = line.split()[:_MOST_WORDS]
    for number in range(len(words) - 1, 0, -1):
        for kept in combinations(words, number):
            if near := find(scene, " ".join(kept)):
                return near[:NEAREST]
    return ()
