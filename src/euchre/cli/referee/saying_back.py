"""Says acts in words that people without the notation read: `Ann plays the nine of hearts`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from ...acts import Act, LeaveSeat, Manner, Play, ReportResult, TakeSeat
from ...notation import DealLine
from ...seats import Seat, Side
from ...table import RefereedTable
from ...table.speech.beginnings.openings import Read
from ...table.speech.lines.told_together import taken_as_one
from ...table.speech.plain import base_of

_RANKS = dict(zip("789TJQKA", "seven eight nine ten jack queen king ace".split(), strict=True))
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_QUOTED = re.compile(r'("[^"]*")')


def said_back(told: DealLine | Act, table: RefereedTable) -> str:
    """What is entered, in words, with the names of the players who have told theirs."""
    if isinstance(told, DealLine):
        pack = f" with the {told.pack} pack" if told.pack else ""
        return (
            _with_names(f"{told.dealer} deals" + (f" for {told.owner}" if told.owner else ""), table) + pack
        )
    if isinstance(told, LeaveSeat):
        return f"{_with_names(str(told.seat), table)} leaves the table"
    if isinstance(told, TakeSeat):
        return told.text
    text = f"{told.actor} plays {told.card}" if isinstance(told, Play) else told.text
    if isinstance(told, ReportResult):
        has_side = told.manner is Manner.PARTNERSHIP and table.code.seating.partner(told.seat) is not None
        who = f"{told.seat}'s side" if has_side else str(told.seat)
        text = f"{who} took {told.tricks} {'trick' if told.tricks == 1 else 'tricks'}"
    if isinstance(told.actor, Side):
        text = re.sub(r"^(\S+ \w+?)s\b", r"\1", text)
    said = _in_words(text, table)
    if told.words.startswith("drops"):
        is_below = table.provision("dropped-card") is not None
        return said + (_BELOW if is_below else ", which is not played")
    return said + next((more for begun, more in _SAID_MORE.items() if told.words.startswith(begun)), "")


_BELOW = ", which falls below the table and is not played"
"""What a card dropped means where the laws tell one that falls below the table from one on it."""


def entered_back(known: int, told: Iterable[tuple[DealLine | Act, RefereedTable]]) -> str:
    """What is entered after some known entries, each with its number."""
    entries = (f"{number} {said_back(what, table)}" for number, (what, table) in enumerate(told, known + 1))
    return "; ".join(entries) + "."


def said_as_one(line: str, known: int, told: Read) -> Iterator[str]:
    """That a call and `alone` count as said together, and what to type after some known entries if not."""
    found = taken_as_one(line, told)
    if found is not None:
        place, call = found
        apart = replace(call, manner=Manner.PARTNERSHIP)
        yield (
            f"'Alone' counts as said together with the call. If it was said apart, type "
            f"'{known + place + 1} {apart}', then '{call.actor} plays alone'."
        )


def in_names(text: str, table: RefereedTable, line: str = "") -> str:
    """What the desk says, with names and cards in words where the players have told their names; the line
    that was typed stays as it is."""
    if not any(table.sitting.people):
        return text
    before, typed, after = text.partition(f"'{line}'") if line else ("", "", text)
    return (_in_words(before, table) if before else "") + typed + _in_words(after, table)


def _in_words(text: str, table: RefereedTable) -> str:
    return "".join(
        _with_letters_named(piece, table) if piece.startswith('"') else _with_cards(_with_names(piece, table))
        for piece in _QUOTED.split(text)
    )


def _with_letters_named(words: str, table: RefereedTable) -> str:
    """Words in quotation marks with names for letters of seats, which stand there for the names typed."""
    people = {str(seat): name for seat, name in zip(Seat, table.sitting.people, strict=False) if name}
    return re.sub(r"(?<=[\w,\"] )[A-D](?=[\s,.!?'\"])", lambda seat: people.get(seat[0], seat[0]), words)


def _with_names(text: str, table: RefereedTable) -> str:
    for seat, name in zip(Seat, table.sitting.people, strict=False):
        if name:
            text = re.sub(rf"(?<![\w-]){seat}(?![\w-])", partial(_named, name), text)
    return re.sub(r"(?<=\w)\+(?=\w)", " and ", text)


def _named(name: str, seat: re.Match[str]) -> str:
    """A name for the letter of a seat, but `A revoke` begins with an article."""
    before, following = seat.string[: seat.start()], _NEXT.match(seat.string, seat.end())
    may_begin = seat[0] == "A" and (before == "" or before.endswith((". ", "(", ": ")))
    return seat[0] if may_begin and following is not None and _is_noun(following[1]) else name


def _is_noun(word: str) -> bool:
    """Whether a word after `A` is a noun and no verb of what a player does, did or may do."""
    return base_of(word) == word and not word.endswith("s") and word not in _AFTER_A_SEAT


_NEXT = re.compile(r" ([a-z]+)\b")
_AFTER_A_SEAT = frozenset("or and may can must will should let put cut set alone to from of".split())
_CARD = "[789TJQKA][SHDC]"
_CARDS = re.compile(rf"\b{_CARD}(?: {_CARD})*\b")


def _with_cards(text: str) -> str:
    text = _CARDS.sub(_cards_in_words, text)
    return _UNKNOWN.sub(_unknown_in_words, text)


def _unknown_in_words(cards: re.Match[str]) -> str:
    number = len(cards[0].split())
    return "a card that nobody knows" if number == 1 else f"{number} cards that nobody knows"


_UNKNOWN = re.compile(r"\?\?(?: \?\?)*")


def _cards_in_words(cards: re.Match[str]) -> str:
    *others, last = (f"the {_RANKS[card[0]]} of {_SUITS[card[1]]}" for card in cards[0].split())
    return f"{', '.join(others)} and {last}" if others else last


_SAID_MORE = {
    "throws in": ", and plays no more cards",
}
"""What the words of a record leave out for people who do not know them, by how the act begins."""
