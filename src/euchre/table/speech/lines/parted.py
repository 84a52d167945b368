"""Texts that are read as other texts: what two players do, sentences joined by `and`, a sentence without its
circumstances, words told as they were said.

Each function gives the texts for one reading after another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...state import RefereedTable
from ..plain import plain
from ..sentences.reading import question
from .phrasing import (
    ALONE,
    ANOTHER,
    EACH,
    GOES_ON,
    LEADS_ON,
    LONGEST,
    OF_A_SIDE,
    REPORTED,
    TAIL,
    WISHES,
)


def of_two(text: str, table: RefereedTable, as_words: bool) -> Iterator[tuple[str, ...]]:
    """What two players do together: `a and c throw down their cards`."""
    match = EACH.fullmatch(text)
    if match is None:
        return
    if table.open_cases and WISHES.match(match["rest"]):
        yield (f"{match['first']} {match['rest']}",)
    elif not (OF_A_SIDE.search(match["rest"]) or _HAVE_SO_MANY.fullmatch(match["rest"])):
        theirs, *others = ANOTHER.split(match["rest"], maxsplit=1)
        yield (f"{match['first']} {theirs}", f"{match['second']} {theirs}", *others)


def is_of_each(text: str) -> bool:
    """Whether two players do something with cards of their own: `b and d looked at their cards`."""
    match = EACH.fullmatch(text)
    return match is not None and _THEIR_OWN.search(match["rest"]) is not None


_THEIR_OWN = re.compile(r"\b(?:at|up|down) their (?:own )?(?:cards|hands)\b", re.IGNORECASE)
_HAVE_SO_MANY = re.compile(r"(?:have|has|had) \w+", re.IGNORECASE)
"""What two have, of which the words do not say whether it is cards, tricks or points."""


def words_reported(text: str, table: RefereedTable, as_words: bool) -> Iterator[tuple[str, ...]]:
    """What a player does by words that are told as they were said: `d says: i take it from you`."""
    match = REPORTED.fullmatch(text)
    if match is not None:
        yield (f"{match['who']} {match['words']}",)


def of_several(text: str, table: RefereedTable, as_words: bool) -> Iterator[tuple[str, ...]]:
    """Sentences joined by `and`, or one after the other without a word between.

    `alone` after `and` belongs to the call before it, unless another player says it or `as_words` allows that
    somebody only talks.
    """
    if len(text) > LONGEST:
        return
    for joined in re.finditer(r" and | but | (?=[a-d] [a-z])", text, re.IGNORECASE):
        first, second = text[: joined.start()], text[joined.end() :]
        if _is_card(second, table):
            continue
        if ALONE.search(second) and not as_words and not _is_of_another(first, second, table):
            continue
        if any(led.end() == joined.end() for led in LEADS_ON.finditer(text)):
            continue
        subject = re.match(r"[A-D] ", plain(first, table))
        if subject is not None and not re.match(r"[a-d]\b", second, re.IGNORECASE):
            yield first, f"{subject[0]}{second}"
        yield first, second


def _is_of_another(first: str, second: str, table: RefereedTable) -> bool:
    """Whether the second of two sentences tells of another player than the first."""
    subjects = [re.match(r"[A-D](?= )", plain(text, table)) for text in (first, second)]
    return all(subjects) and len({one[0] for one in subjects if one is not None}) == 2


def _is_card(text: str, table: RefereedTable) -> bool:
    """Whether a text only names a card, which belongs to what is said before it."""
    return re.fullmatch(r"[0-9TJQKA][SHDC]|joker", plain(text, table)) is not None


def of_its_beginning(text: str, table: RefereedTable, as_words: bool) -> Iterator[tuple[str, ...]]:
    """A sentence without its circumstances: `out of turn`, `before the dealer discarded`."""
    if question(plain(text, table), table) is not None:
        return
    tail = TAIL.search(text)
    if tail is not None and GOES_ON.search(tail[0]):
        return
    beginning = TAIL.sub("", text)
    if beginning not in ("", text):
        yield (beginning,)


_CALL_THEN_RESULT = re.compile(
    r"(?P<call>[^\"]+?)(?:,| and| but)+ (?:(?P<side>they|we)|he|she) (?P<result>.+)", re.IGNORECASE
)


def call_then_result(line: str) -> tuple[str, bool, str] | None:
    """A call and what came of it, and between them whether that is told of the caller's side or of the caller
    alone: `Bob orders it up and they took three`. None for another line."""
    found = _CALL_THEN_RESULT.fullmatch(line)
    return None if found is None else (found["call"], found["side"] is not None, found["result"])
