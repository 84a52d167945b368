"""The themes of a puzzle: what kind of choice it is, and what decides it."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Act, Call, DeclineTurnUp, Discard, JamboneCall, Manner, Play
from ..bots.simple.reading import Reading
from ..cards import Card, Suit
from ..deal import Stage
from ..view import SeatView
from .puzzle import Puzzle

THEMES = {
    "call-or-pass": "Call or pass",
    "ordering": "The turn-up: order up, assist, take up or pass",
    "making": "The second round: which suit to make",
    "alone-or-not": "Alone or with the partner",
    "discard": "The dealer's discard",
    "first-lead": "The lead to the first trick",
    "lead": "A later lead",
    "draw-trumps": "Leading trumps",
    "ruff": "Ruffing",
    "keep-trump": "Keeping a trump",
    "throw-off": "Which card to throw off",
    "over-partner": "Taking or leaving the partner's trick",
    "left-bower": "The left bower",
    "defence": "Defence",
    "against-alone": "Defence against a lone hand",
    "lone-hand": "Playing a lone hand",
    "euchre": "Saving or making a euchre",
    "march": "All five tricks",
    "score": "The score decides",
    "ending": "The last tricks",
    "coup": "The nine coups of 1888",
}
"""Every theme, with its title."""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of `THEMES`."""
    found = set(_themes(puzzle))
    return tuple(name for name in THEMES if name in found)


def _themes(puzzle: Puzzle) -> Iterator[str]:
    view, best, second = puzzle.view, puzzle.best.act, puzzle.options[1].act
    if isinstance(best, Call):
        yield from _of_call(view, best, second)
    elif isinstance(best, Discard | DeclineTurnUp):
        yield "discard"
    elif isinstance(best, Play) and isinstance(second, Play):
        yield from _of_card(view, best.card, second.card)
    elif isinstance(best, JamboneCall):
        yield "against-alone"
    else:
        yield "alone-or-not"
    richest = max(puzzle.options, key=lambda one: one.points or 0.0)
    if richest.act != best:
        yield "score"
    yield from _results(puzzle)


def _of_call(view: SeatView, best: Call, second: Act) -> Iterator[str]:
    yield "ordering" if view.stage is Stage.ORDERING else "making"
    if not isinstance(second, Call) or best.word.makes_trump != second.word.makes_trump:
        yield "call-or-pass"
    elif best.manner is not second.manner:
        yield "alone-or-not"
    if best.manner is not Manner.PARTNERSHIP:
        yield "alone-or-not"


def _of_card(view: SeatView, best: Card, second: Card) -> Iterator[str]:
    reading = Reading(view)
    yield from _of_side(view, reading)
    if len(view.hand) <= 3:
        yield "ending"
    if _is_left(best, view.trump) or _is_left(second, view.trump):
        yield "left-bower"
    if view.trick is None:
        yield "lead" if view.finished_tricks else "first-lead"
        if reading.is_trump(best):
            yield "draw-trumps"
        return
    led = view.trick.led
    if led is view.trump or any(card.suit_under(reading.trump) is led for card in view.hand):
        pass
    elif reading.is_trump(best):
        yield "ruff"
    elif reading.is_trump(second):
        yield "keep-trump"
    else:
        yield "throw-off"
    if reading.is_friend(reading.best_in(view.trick)[1]):
        yield "over-partner"


def _of_side(view: SeatView, reading: Reading) -> Iterator[str]:
    if reading.is_maker:
        if view.calling.lone is not None:
            yield "lone-hand"
    else:
        yield "defence" if view.calling.lone is None else "against-alone"


def _results(puzzle: Puzzle) -> Iterator[str]:
    """Yield which result the choice makes more or less likely."""
    one, other = puzzle.best.chances, puzzle.options[1].chances
    if one is None or other is None or isinstance(puzzle.best.act, Call):
        return
    if abs(one.euchre - other.euchre) > abs(one.march - other.march):
        yield "euchre"
    elif abs(one.march - other.march) > 0:
        yield "march"


def _is_left(card: Card, trump: Suit | None) -> bool:
    return trump is not None and card.text == f"J{trump.next_suit.letter}"
