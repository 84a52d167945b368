"""Acts as somebody types them who watches a table: short, in any tense, cards in small letters.

The words of the record always do. Beyond them a card may be `as` or `10h`, a verb may stand as one
would tell it (`D led as`, `b passed`), the phrases of play do (`c order up alone`), and who is to act may
be left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...acts import Act, read_act
from ...errors import NotationError
from ...game import due_now
from ...seats import Seat
from ...table import RefereedTable
from ..play.reading import phrases

_CARD = re.compile(r"(10|[2-9tjqka])([shdc])", re.IGNORECASE)
_QUOTED = re.compile(r'("(?:[^"\\]|\\.)*")')
_VERBS = {
    "led": "plays",
    "lead": "plays",
    "leads": "plays",
    "play": "plays",
    "played": "plays",
    "pass": "passes",
    "passed": "passes",
    "deal": "deals",
    "dealt": "deals",
    "discard": "discards",
    "discarded": "discards",
    "expose": "exposes",
    "exposed": "exposes",
    "shows": "exposes",
    "showed": "exposes",
    "drop": "drops",
    "dropped": "drops",
    "name": "names",
    "named": "names",
    "claim": "claims",
    "claimed": "claims",
    "choose": "chooses",
    "chose": "chooses",
    "call": "calls",
    "called": "calls",
    "order": "orders",
    "ordered": "orders",
    "waive": "waives",
    "waived": "waives",
    "refuse": "refuses",
    "refused": "refuses",
    "ask": "asks",
    "asked": "asks",
    "answer": "answers",
    "answered": "answers",
    "say": "says",
    "said": "says",
    "take": "takes",
    "took": "takes",
    "turn": "turns",
    "turned": "turns",
    "make": "makes",
    "made": "makes",
    "assist": "assists",
    "assisted": "assists",
    "quit": "quits",
    "gather": "gathers",
    "gathered": "gathers",
    "mix": "mixes",
    "mixed": "mixes",
    "shuffle": "shuffles",
    "shuffled": "shuffles",
    "cut": "cuts",
    "mark": "marks",
    "marked": "marks",
    "face": "faces",
    "faced": "faces",
    "touch": "touches",
    "touched": "touches",
    "count": "counts",
    "counted": "counts",
    "throw": "throws",
    "threw": "throws",
    "look": "looks",
    "looked": "looks",
    "find": "finds",
    "found": "finds",
}


def read_short(text: str, table: RefereedTable) -> Act:
    """The act that a short text means at a table. Raises NotationError as `read_act` does."""
    tidied = tidy(text)
    fault: NotationError | None = None
    for attempt in _attempts(tidied, table):
        try:
            return read_act(attempt)
        except NotationError as wrong:
            fault = fault or wrong
    act = _phrase(text.strip().lower(), table)
    if act is not None:
        return act
    assert fault is not None
    raise fault


def tidy(text: str) -> str:
    """A text with its cards and seats in capitals and its verb as records have it; quotations stay."""
    pieces = _QUOTED.split(text.strip())
    words = [[piece] if piece.startswith('"') else _tidied(piece.split()) for piece in pieces]
    return " ".join(word for piece in words for word in piece if word)


def _tidied(words: list[str]) -> list[str]:
    return [_word(word, place) for place, word in enumerate(words)]


def _word(word: str, place: int) -> str:
    card = _CARD.fullmatch(word)
    if card is not None:
        return f"{'T' if card[1] == '10' else card[1].upper()}{card[2].upper()}"
    if len(word) == 1 and word in "abcd" and (place == 0 or word != "a"):
        return word.upper()
    return _VERBS.get(word.lower(), word)


def _attempts(text: str, table: RefereedTable) -> Iterator[str]:
    """What the text may be in full: as it stands, with who is to act before it, with a claim filled out."""
    claim = re.fullmatch(r"(.*claims [a-z-]+) (?:against )?([A-D])(?: (?:in trick )?([0-9]+))?", text)
    if claim is not None:
        trick = f" in trick {claim[3]}" if claim[3] else ""
        text = f"{claim[1]} against {claim[2]}{trick}"
    yield text
    for seat in _who_acts(table):
        yield f"{seat} {text}"


def _who_acts(table: RefereedTable) -> Iterator[Seat]:
    deal = table.sitting.deal
    if deal is not None and deal.turn is not None:
        yield deal.turn
    yield from (due.actor for due in due_now(table.sitting))


def _phrase(text: str, table: RefereedTable) -> Act | None:
    """An act said as players say it, `c pick it up`, if it is one of those due."""
    for act in (act for due in due_now(table.sitting) for act in due.acts):
        told = [said for phrase in phrases(act) for said in (phrase, f"{str(act.actor).lower()} {phrase}")]
        if text in told:
            return act
    return None
