"""A sentence of an explanation: English text, and what it says as a key with values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

from ..acts import Act, Play
from ..cards import Suit
from ..seats import Seat
from ..view import SeatView

Part: TypeAlias = str | int | float
Value: TypeAlias = Part | list[str]
"""A seat, card, suit or act as text, a number, or a list of texts."""

Key: TypeAlias = Literal[
    "a-little-better",
    "a-little-worse",
    "act-euchred",
    "against-cost",
    "against-hardly",
    "against-score",
    "agree",
    "alone-more",
    "alone-only",
    "beats-cheaply",
    "beats-harder",
    "beats-later",
    "beats-unless",
    "behind",
    "best-left",
    "best-suit",
    "best-trump",
    "better",
    "book-would",
    "both-worth",
    "call-euchred",
    "discard-lowest",
    "discard-only",
    "do",
    "do-not",
    "draws",
    "estimate-prefers",
    "euchre-march",
    "expects-alone",
    "expects-but",
    "expects-enough",
    "expects-less",
    "expects-needs",
    "expects-stuck",
    "firmly",
    "forced",
    "friend-beaten",
    "friend-wins",
    "game-chances",
    "held",
    "held-no-trump",
    "held-none",
    "highest-left",
    "highest-trump",
    "jamboree",
    "just-as-good",
    "keeps",
    "last-trump",
    "layout",
    "least",
    "led-and-wins",
    "led-other-wins",
    "loses",
    "lowest-of-suit",
    "made-by",
    "marches",
    "maxim",
    "maxim-of",
    "maxims-agree",
    "maxims-differ",
    "nearly-as-good",
    "no-book",
    "no-estimate",
    "no-maxim",
    "no-reason",
    "not-best",
    "nothing-beats",
    "object",
    "only-card",
    "only-of-suit",
    "only-then-ruff",
    "only-winner",
    "open",
    "other-book",
    "others-agree",
    "others-worth-more",
    "otherwise-cost",
    "otherwise-little",
    "otherwise-outweighed",
    "otherwise-reasons",
    "otherwise-score",
    "place",
    "question",
    "right",
    "ruff-later",
    "score",
    "score-decides",
    "score-matters",
    "score-no-more",
    "scores",
    "scores-marches",
    "see-maxim",
    "takes-from-friend",
    "trumps-out",
    "trumps-worth-more",
    "turn-against",
    "turn-for",
    "unbeatable",
    "void",
    "why",
    "wins",
    "wins-cheaply",
    "worse",
    "worth",
    "worth-beside",
]
"""What a sentence says. A language of the page has a message for each."""


class Sentence(str):
    """English text that also knows its key and its values, from which another language words it.

    >>> best = Sentence("best-left", "AS is the best spade left.", card="AS", suit=Suit.SPADES)
    >>> best, best.key, best.values
    ('AS is the best spade left.', 'best-left', {'card': 'AS', 'suit': 'spades'})
    """

    __slots__ = ("key", "values")

    key: Key
    values: Mapping[str, Value]

    def __new__(cls, key: Key, text: str, **values: object) -> Sentence:
        """Return a sentence; seats, cards, suits and acts among the values become text."""
        made = super().__new__(cls, text)
        made.key = key
        made.values = {name: _plain(value) for name, value in values.items()}
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[Key, str], Mapping[str, Value]]:
        """Return what makes an equal sentence in another process."""
        return (self.key, str(self)), self.values


def keyed(sentences: Iterable[str]) -> list[dict[str, Any]]:
    """Return sentences as keys with values, from which a page words them in its language."""
    return [{"key": one.key, "values": dict(one.values)} for one in sentences if isinstance(one, Sentence)]


def _plain(value: object) -> Value:
    if isinstance(value, Seat | Suit):
        return str(value)
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Iterable):
        return [str(one) for one in value]
    return str(value)


def act_value(act: Act, view: SeatView) -> str:
    """Return an act as a value: `leads AS` or `plays AS`, else its words."""
    if isinstance(act, Play):
        return f"{'leads' if view.trick is None else 'plays'} {act.card}"
    return act.words


def side_value(view: SeatView) -> list[str]:
    """Return the side of the seat that chooses: the seat, and its partner if it has one."""
    partner = view.code.seating.partner(view.seat)
    return [str(seat) for seat in (view.seat, partner) if seat is not None]


def relation_value(view: SeatView, seat: Seat) -> str:
    """Return `partner` for the partner of the seat that chooses, else empty."""
    return "partner" if seat == view.code.seating.partner(view.seat) else ""
