"""The ways to take a line apart, and the first of them that is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ....errors import EuchreError, NotationError
from ....notation.record import RecordError
from ...state import RefereedTable
from ..everyday import QUOTED
from ..lines.pieces import in_one_saying, said_apart, without_asides
from ..plain import plain, with_players
from ..retelling.time_order import with_calls_in_order
from ..sentences.dealing.of_dummy import with_cards_listed
from ..sentences.reading import question
from ..shorthand import split_line
from ..unsettled.answers_given import answer_in
from .fillers import with_usual_words
from .hands import hand_told
from .owners import without_owners
from .splitting import clauses, lists_packets, tells_nothing


def ways_to_take_apart(text: str, table: RefereedTable) -> Iterator[list[str]]:
    """The ways to read a line, in turn: cut at its commas, as one sentence, at its semicolons alone, in usual
    words, by the clauses that tell acts.

    A line that tells no act has no pieces.
    """
    if answer_in(text, table):
        yield [text]
    text = with_calls_in_order(text, table)
    hand = hand_told(text, table)
    if hand is not None:
        yield [hand]
    text = with_cards_listed(_without_owners(text, table), table)
    pieces = spoken_pieces(text)
    if lists_packets(text, table):
        yield clauses(text, table)
    yield pieces
    if len(pieces) > 1:
        yield [text]
    if ";" in QUOTED.sub("", text):
        yield [part for part in re.split(r"\s*;\s*", text) if part]
    usual = spoken_pieces(with_usual_words(text))
    if usual != pieces:
        yield usual
    told = clauses(in_one_saying(text), table)
    if told and told != pieces:
        yield told
    elif not told and tells_nothing(text, table) and question(plain(text, table), table) is None:
        yield []


def _without_owners(text: str, table: RefereedTable) -> str:
    """A line that does not say whose a card is that is seen in dealing; other lines as they are."""
    named = with_players(text, table)
    said = without_owners(named, table)
    return text if '"' in text or said == named else said


_Read = TypeVar("_Read")


def is_any(told: object) -> bool:
    """That every reading will do."""
    return True


def best_understood(
    ways: Iterable[list[str]],
    read: Callable[[list[str]], _Read],
    is_whole: Callable[[_Read], bool] = is_any,
) -> _Read:
    """What a line tells in the first way that leaves nothing of it aside, else in the first understood.

    Raises the error of the first way if none is.
    """
    unclear: NotationError | None = None
    found: list[_Read] = []
    for pieces in ways:
        try:
            told = read(pieces)
        except NotationError as fault:
            if unclear is None and not found and isinstance(fault, RecordError):
                raise
            unclear = unclear or fault
        except EuchreError:
            if unclear is None and not found:
                raise
        else:
            if is_whole(told):
                return told
            found.append(told)
    if found:
        return found[0]
    raise unclear or NotationError("nothing is said")


def spoken_pieces(text: str) -> list[str]:
    """The parts of a line between commas and `then`, without words that only fill a pause."""
    return said_apart(split_line(without_asides(text))) or [text]
