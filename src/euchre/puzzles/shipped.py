"""The puzzles bundled with the package: mined ones, and the nine coups of 1888."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ..bundled import read_bundled_lines
from ..chance import Stream
from ..errors import EuchreError
from .puzzle import Puzzle, puzzle_from
from .themes import THEMES

_COMMAND = "python -m tools.puzzle_file"
_PUZZLES = "puzzles"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All bundled puzzles, the nine coups first. Raises EuchreError if the file cannot be read."""
    documents = read_bundled_lines("euchre.puzzles", _PUZZLES, _PUZZLES, _COMMAND)
    return tuple(puzzle_from(document) for document in documents)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_by_id(name: str) -> Puzzle:
    """The puzzle with an id. Raises EuchreError for an unknown one."""
    found = _by_id().get(name)
    if found is None:
        raise EuchreError(f"there is no puzzle '{name}'")
    return found


def puzzles_with(theme: str | None = None, code: str | None = None) -> list[Puzzle]:
    """The puzzles of a theme and a code. Raises EuchreError for an unknown theme, and if there are none."""
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
    """The puzzle of a day, the same for everybody: all of them in a random order, then again in another.

    `day` is the number of the day as `date.toordinal` gives it.
    """
    known = [puzzle for puzzle in puzzles() if not puzzle.title]
    lap, place = divmod(day, len(known))
    return Stream(lap).shuffled(known)[place]


def next_puzzle(rating: float, done: Sequence[str], seed: int, among: Sequence[Puzzle]) -> Puzzle | None:
    """A puzzle not yet done, near a rating; None if all are done."""
    seen = set(done)
    open_ones = [puzzle for puzzle in among if puzzle.id not in seen]
    if not open_ones:
        return None
    near = sorted(open_ones, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))
    return Stream(seed).choice(near[: max(12, len(near) // 10)])


def themes_in(found: Sequence[Puzzle]) -> Iterator[tuple[str, int]]:
    """The themes of some puzzles, each with the number of puzzles that have it."""
    for theme in THEMES:
        count = sum(theme in puzzle.themes for puzzle in found)
        if count:
            yield theme, count
