"""Choose among mined puzzles: no two alike, and no theme that drowns the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ..cards import SUITS, Card, Suit
from ..view import SeatView
from .puzzle import Puzzle


def picked(found: Iterable[Puzzle], most: int, share: float = 0.22) -> list[Puzzle]:
    """At most `most` puzzles, no two alike.

    A kind of choice, such as a call in the first round, fills at most a `share` of the puzzles of its code as
    long as there are others. Equal arguments give equal puzzles.
    """
    unlike: dict[object, Puzzle] = {}
    for puzzle in sorted(found, key=lambda one: (-one.margin, one.id)):
        unlike.setdefault(likeness(puzzle), puzzle)
    ordered = sorted(unlike.values(), key=lambda one: one.id)
    codes = Counter(puzzle.code for puzzle in ordered)
    count: Counter[tuple[str, str]] = Counter()
    chosen, spare = list[Puzzle](), list[Puzzle]()
    for puzzle in ordered:
        kind = (puzzle.code, puzzle.themes[0] if puzzle.themes else "")
        has_room = count[kind] < share * most * codes[puzzle.code] / len(ordered)
        (chosen if has_room else spare).append(puzzle)
        count[kind] += has_room
    spare.sort(key=lambda one: -one.rating)
    return sorted((*chosen, *spare[: max(0, most - len(chosen))])[:most], key=lambda one: one.id)


def likeness(puzzle: Puzzle) -> object:
    """What two puzzles have in common that ask the same: equal for positions that differ in suits only."""
    view = puzzle.view
    suits = _suits(view)
    trick = () if view.trick is None else tuple(_face(play.card, suits) for play in view.trick.plays)
    return (
        puzzle.code,
        (view.seat - view.dealer) % view.code.players,
        view.stage,
        frozenset(_face(card, suits) for card in view.hand),
        None if view.turn_up is None else _face(view.turn_up, suits),
        trick,
        puzzle.points if "score" in puzzle.themes else (),
    )


def _suits(view: SeatView) -> dict[str, int]:
    """Suits numbered by letter: trump or turned suit, its next suit, then the others by cards held."""
    first = view.trump or view.turned_suit or Suit.CLUBS
    others = [suit for suit in SUITS if suit not in (first, first.next_suit)]
    others.sort(key=lambda suit: sorted(card.text[0] for card in view.hand if card.text[-1] == suit.letter))
    return {suit.letter: place for place, suit in enumerate((first, first.next_suit, *others))}


def _face(card: Card, suits: Mapping[str, int]) -> tuple[str, int]:
    return card.text[0], suits.get(card.text[-1], -1)
