"""Texts that the pictures of a deal share: cards in order, scores, how trump was made."""

from __future__ import annotations

from collections.abc import Iterable

from ..acts import Call, CallKind, Manner
from ..cards import Card, Suit
from ..deal import Calling, Stage
from ..laws import Code
from ..seats import BySide
from ..view import View


def in_order(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Return cards sorted as in a hand: trumps first, then suit by suit, each from the highest down.

    Unknown cards come last.
    """
    return tuple(sorted(cards, key=lambda card: _place(card, trump)))


def _place(card: Card, trump: Suit | None) -> tuple[int, int, int]:
    if card.rank is None:
        return 9, 0, 0
    if trump is None:
        return (0, 0, 0) if card.suit is None else (1, card.suit, -int(card.rank))
    suit = card.suit_under(trump)
    return (0, 0, -card.strength(trump, trump)) if suit is trump else (1, suit, -int(card.rank))


def tally(values: BySide[int], between: str = ", ") -> str:
    """Return the value of each side: `A+C 3, B+D 2`."""
    return between.join(f"{side} {value}" for side, value in values.items())


def deal_of_game(code: Code, deals: int) -> str:
    """Return which deal of the game is on, after a number of deals: `3 of 8`; empty if only points end a
    game."""
    return f"{deals + 1} of {max(code.deals_in_game, deals + 1)}" if code.deals_in_game else ""


def calls_of_round(view: View) -> str:
    """Return the calls of the current round; empty once trump is settled."""
    if view.stage not in (Stage.ORDERING, Stage.MAKING):
        return ""
    return ", ".join(call.text for call in view.calling.this_round)


_DONE = {
    CallKind.ORDER_UP: "ordered up",
    CallKind.ASSIST: "assisted",
    CallKind.TAKE_UP: "taken up",
    CallKind.MAKE: "made",
}


def how_trump_was_made(calling: Calling) -> str:
    """Return how and by whom trump was settled: `ordered up by B, C alone`."""
    settling = next(call for call in reversed(calling.calls) if call.word.makes_trump)
    text = f"{_DONE[settling.word]} by {calling.maker}"
    if calling.lone is None:
        return text
    manner = "alone" if calling.manner is Manner.ALONE else calling.manner.value
    return f"{text}, {manner}" if calling.lone == calling.maker else f"{text}, {calling.lone} {manner}"


def calls_in_rounds(calls: tuple[Call, ...]) -> list[str]:
    """Return the calls of a deal, one text for each round."""
    rounds: list[list[str]] = [[]]
    for call in calls:
        rounds[-1].append(call.text)
        if call.word is CallKind.TURN_DOWN:
            rounds.append([])
    return [", ".join(said) for said in rounds if said]


def wrapped(text: str, width: int) -> list[str]:
    """Return a text broken at blanks into pieces of at most `width` columns; an empty text is one piece."""
    pieces = [""]
    for word in text.split(" "):
        longer = f"{pieces[-1]} {word}".strip()
        if len(longer) > width and pieces[-1]:
            pieces.append(word)
        else:
            pieces[-1] = longer
    return pieces
