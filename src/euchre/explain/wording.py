"""Wording helpers: acts and verbs in the third person or addressed to the reader, and lists of words."""

from __future__ import annotations

from collections.abc import Sequence

from ..acts import Act, Play
from ..cards import Card, Suit
from ..seats import Seat
from ..view import SeatView

_IRREGULAR = {"has": "have", "is": "are", "does": "do", "goes": "go"}


def act_in_third_person(act: Act, view: SeatView) -> str:
    """Return what a seat did, as it follows the name of the seat: `assists`, `leads AS`, `plays 9H`."""
    if isinstance(act, Play):
        return f"leads {act.card}" if view.trick is None else f"plays {act.card}"
    return act.words


def act_to_do(act: Act, view: SeatView) -> str:
    """Return an act as an instruction: `assist`, `lead AS`, `play 9H`."""
    return imperative(act_in_third_person(act, view))


def doing_act(act: Act, view: SeatView) -> str:
    """Return an act as a subject: `assisting`, `leading AS`, `playing 9H`."""
    return gerund(act_in_third_person(act, view))


def doing(seat: Seat, words: str, listener: Seat | None) -> str:
    """Return a seat doing something, with the verb first and in the third person: `B passes`, or `you
    pass`."""
    return f"you {imperative(words)}" if seat == listener else f"{seat} {words}"


def possessive(seat: Seat, listener: Seat | None) -> str:
    """Return `your`, or `B's`."""
    return "your" if seat == listener else f"{seat}'s"


def as_side(view: SeatView, words: str, listener: Seat | None) -> str:
    """Return the side of the chooser doing something, verb first and in the third person: `your side scores`.

    A player without a partner is named instead: `you score`, or `B scores`.
    """
    if view.code.seating.partner(view.seat) is None:
        return doing(view.seat, words, listener)
    return f"{possessive(view.seat, listener)} side {words}"


def singular(card: Card, trump: Suit) -> str:
    """Return the suit of a card as a noun for one card: `heart`."""
    return card.suit_under(trump).word.removesuffix("s")


def gerund(words: str) -> str:
    """Return words that begin with a verb in the third person, as a subject: `passes` becomes `passing`."""
    verb, _, rest = imperative(words).partition(" ")
    stem = verb[:-1] if verb.endswith("e") and not verb.endswith(("ee", "oe")) else verb
    return f"{stem}ing {rest}".rstrip()


def imperative(words: str) -> str:
    """Return words that begin with a verb in the third person, as an instruction: `passes` becomes `pass`."""
    verb, _, rest = words.partition(" ")
    return f"{_second_person(verb)} {rest}".rstrip()


def _second_person(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    return verb[:-2] if verb.endswith(("sses", "xes")) else verb.removesuffix("s")


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words as a list, `a, b and c`; empty for none."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
