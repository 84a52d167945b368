"""The puzzles bundled with the package: mined ones, and the nine coups of 1888."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from ..bundled import read_bundled_lines
from ..cards import SUITS, Card, Suit
from ..chance import Stream
from ..errors import EuchreError
from ..view import SeatView
from .puzzle import Puzzle, puzzle_from
from .themes import THEMES


def picked(found: Iterable[Puzzle], most: int, share: float = 0.22) -> list[Puzzle]:
    """Return at most `most` puzzles, no two alike.

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
    """Return what two puzzles have in common that ask the same: equal for positions that differ in suits
    only."""
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
    """Return suits numbered by letter: trump or turned suit, its next suit, then the others by cards held."""
    first = view.trump or view.turned_suit or Suit.CLUBS
    others = [suit for suit in SUITS if suit not in (first, first.next_suit)]
    others.sort(key=lambda suit: sorted(card.text[0] for card in view.hand if card.text[-1] == suit.letter))
    return {suit.letter: place for place, suit in enumerate((first, first.next_suit, *others))}


def _face(card: Card, suits: Mapping[str, int]) -> tuple[str, int]:
    return card.text[0], suits.get(card.text[-1], -1)


_COMMAND = "python -m tools.puzzle_file"
_PUZZLES = "puzzles"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all bundled puzzles, the nine coups first. Raises EuchreError if the file cannot be read."""
    documents = read_bundled_lines("euchre.puzzles", _PUZZLES, _PUZZLES, _COMMAND)
    return tuple(puzzle_from(document) for document in documents)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_by_id(name: str) -> Puzzle:
    """Return the puzzle with an id. Raises EuchreError for an unknown one."""
    found = _by_id().get(name)
    if found is None:
        raise EuchreError(f"there is no puzzle '{name}'")
    return found


def puzzles_with(theme: str | None = None, code: str | None = None) -> list[Puzzle]:
    """Return the puzzles of a theme and a code. Raises EuchreError for an unknown theme, and if there are
    none."""
    if theme is not None and theme not in THEMES:
        raise EuchreError(f"there is no theme '{theme}'; the themes are {', '.join(THEMES)}")
    found = [
        puzzle
        for puzzle in puzzles()
        if (theme is None or theme in puzzle.themes) and (code is None or puzzle.code == code)
    ]
    if not found:
        raise EuchreError("there is no puzzle of this theme and code")
    return found


def puzzle_of(day: int) -> Puzzle:
    """Return the puzzle of a day, the same for everybody: all of them in a random order, then again in
    another.

    `day` is the number of the day as `date.toordinal` gives it.
    """
    known = [puzzle for puzzle in puzzles() if not puzzle.title]
    lap, place = divmod(day, len(known))
    return Stream(lap).shuffled(known)[place]


def next_puzzle(rating: float, done: Sequence[str], seed: int, among: Sequence[Puzzle]) -> Puzzle | None:
    """Return a puzzle not yet done, near a rating; None if all are done."""
    seen = set(done)
    open_ones = [puzzle for puzzle in among if puzzle.id not in seen]
    if not open_ones:
        return None
    near = sorted(open_ones, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))
    return Stream(seed).choice(near[: max(12, len(near) // 10)])


def themes_in(found: Sequence[Puzzle]) -> Iterator[tuple[str, int]]:
    """Yield the themes of some puzzles, each with the number of puzzles that have it."""
    for theme in THEMES:
        count = sum(theme in puzzle.themes for puzzle in found)
        if count:
            yield theme, count
