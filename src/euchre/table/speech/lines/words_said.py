"""What a player says that is told without quotation marks, and means nothing else than words: talk, a
question, or a call at their turn in words of their own."""

from __future__ import annotations

import re
from functools import partial

from ....acts import Act
from ....seats import Seat
from ...state import RefereedTable
from ..plain import base_of, with_players
from ..shorthand import act_in_short
from .phrasing import ASKED, GOES_ON, SAID, SILENT
from .spoken_calls import call_spoken


def as_call_spoken(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """A call in the words of the player whose turn it is: `b says not for me`."""
    match = _said(text, table)
    if match is None or not _TO_ALL.fullmatch(match.string[: match.start("words")]):
        return ()
    who = Seat.from_text(match["who"].upper())
    call = call_spoken(match["words"], who, table)
    act = None if call is None else act_in_short(f"{who} {call}", table)
    return () if act is None else (act,)


def as_words_said(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """Words of a player that mean nothing else: `b says lead trumps partner`."""
    match = _said(text, table)
    if match is None or re.fullmatch("that|[A-D]", match["words"]):
        return ()
    if GOES_ON.search(match["words"]) or SILENT.fullmatch(match["words"]):
        return ()
    act = act_in_short(f'{match["who"].upper()} says "{in_names(match["words"], table)}"', table)
    return () if act is None else (act,)


def in_names(words: str, table: RefereedTable) -> str:
    """Words with the names of the players, where they have told them, for the letters of their seats."""
    for seat, name in zip(Seat, table.sitting.people, strict=False):
        if name:
            words = re.sub(rf"(?<![\w'-]){seat}(?![\w-])", partial(_named, name), words)
    return words


def _named(name: str, seat: re.Match[str]) -> str:
    """A name for the letter of a seat, but `A march` begins with an article."""
    following = re.match(" ([a-z]+)", seat.string[seat.end() :])
    is_article = seat[0] == "A" and following is not None and not _does(following[1])
    return seat[0] if is_article else name


def _does(word: str) -> bool:
    """Whether a word may follow the name of a player."""
    return base_of(word) != word or word in ("or", "and", "may", "can", "must", "will", "should", "to")


def as_question_asked(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """A question of a player that has no word of its own."""
    match = None if '"' in text else ASKED.fullmatch(with_players(text, table))
    act = match and act_in_short(f'{match["who"].upper()} asks "{match["words"]}"', table)
    return (act,) if act else ()


_TO_ALL = re.compile(r"\w (?:says?|said)[,:]?(?: that)? ", re.IGNORECASE)
"""How words begin that are said to everybody."""


def _said(text: str, table: RefereedTable) -> re.Match[str] | None:
    return None if '"' in text else SAID.fullmatch(with_players(text, table))
