"""A puzzle: a position in which one choice is better than all others by a clear margin."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..acts import Act, read_act
from ..bots import Candidate, Chances, Reasoned
from ..deal import Deal, Due, after, awaited, new_deal
from ..errors import EuchreError
from ..game import Score, new_score
from ..laws import Code, load_code
from ..seats import BySide, Seat
from ..view import SeatView, view_of

_ID_DIGITS = 8
_DIGITS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleOption:
    """A legal act of a puzzle and what it is worth, from what the seat can know."""

    act: Act
    points: float | None
    """Expected points of the seat's side minus those of an adverse side; None if it was not estimated."""
    game: float | None = None
    """Chance to win the game, where the code is played for a game."""
    error: float = 0.0
    """Standard error of `game` if that is given, else of `points`."""
    chances: Chances | None = None
    """Probability of each result for the makers, where there are makers."""

    def candidate(self) -> Candidate:
        """Return the option as a player's estimate."""
        return Candidate(
            act=self.act,
            chances=self.chances,
            points=self.points,
            standard_error=self.error,
            game=self.game,
        )


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position with one best choice. The cards nobody could see lie as they did in the game it is from."""

    code: str
    """The code that is played."""
    dealer: Seat
    points: tuple[int, ...]
    """The score before the deal, by side."""
    acts: tuple[Act, ...]
    """Every act of the deal before the choice."""
    options: tuple[PuzzleOption, ...]
    """All legal acts, the best first."""
    margin: float
    """Points that the best choice is ahead of the second best, at this score."""
    error: float
    """Standard error of `margin`."""
    themes: tuple[str, ...] = ()
    rating: int = 1500
    """Difficulty as a Glicko rating."""
    is_proved: bool = False
    """Whether the best choice is at least as good as the second best in every layout of the hidden cards."""
    title: str = ""
    """The title of a published position; empty for a mined one."""
    source: str = ""
    """Where a published position is printed."""

    @cached_property
    def id(self) -> str:
        """Name of the position, computed from it."""
        text = "\n".join((self.code, str(self.dealer), str(self.points), *(act.text for act in self.acts)))
        return hashlib.sha256(text.encode()).hexdigest()[:_ID_DIGITS]

    @cached_property
    def rules(self) -> Code:
        """The code as an object."""
        return load_code(self.code)

    @cached_property
    def deal(self) -> Deal:
        """The deal up to the choice."""
        deal = new_deal(self.rules, self.dealer)
        for act in self.acts:
            deal = after(deal, act)
        return deal

    @cached_property
    def score(self) -> Score:
        """The score before the deal."""
        return new_score(self.rules, BySide(self.rules.seating.sides, self.points))

    @property
    def seat(self) -> Seat:
        """The seat that has to choose."""
        return self.best.act.actor if isinstance(self.best.act.actor, Seat) else self.due.actor

    @cached_property
    def due(self) -> Due:
        """What is due from the seat."""
        return next(due for due in awaited(self.deal) if self.best.act in due.acts)

    @cached_property
    def view(self) -> SeatView:
        """What the seat can know."""
        return view_of(self.deal, self.due.actor, self.score)

    @property
    def best(self) -> PuzzleOption:
        """The option that solves the puzzle."""
        return self.options[0]

    def option(self, act: str) -> PuzzleOption:
        """Return the option with an act, by the text of the act. Raises EuchreError for one that is not
        legal."""
        found = next((one for one in self.options if one.act.text == act), None)
        if found is None:
            legal = ", ".join(one.act.text for one in self.options)
            raise EuchreError(f"'{act}' is not legal here; legal are: {legal}")
        return found

    def cost(self, option: PuzzleOption) -> float:
        """Return points lost with an option against the best choice, at no particular score."""
        if self.best.points is None or option.points is None:
            return 0.0
        return max(0.0, self.best.points - option.points)

    @property
    def reasons(self) -> Reasoned:
        """The best choice with the estimates of all options, as data that `explain` reads."""
        candidates = tuple(one.candidate() for one in self.options)
        return Reasoned(player="review", act=self.best.act, candidates=candidates)


def document_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as plain values, as the data file holds them."""
    return {
        "code": puzzle.code,
        "dealer": str(puzzle.dealer),
        "points": list(puzzle.points),
        "acts": [act.text for act in puzzle.acts],
        "options": [_option_document(one) for one in puzzle.options],
        "margin": round(puzzle.margin, _DIGITS),
        "error": round(puzzle.error, _DIGITS),
        "themes": list(puzzle.themes),
        "rating": puzzle.rating,
        "proved": puzzle.is_proved,
        **({"title": puzzle.title, "source": puzzle.source} if puzzle.title else {}),
    }


def _option_document(one: PuzzleOption) -> list[Any]:
    chances = one.chances
    numbers: list[float | None] = [one.points, one.game, one.error]
    if chances is not None:
        numbers += [chances.euchre, chances.march]
    return [one.act.text, *(None if each is None else round(each, _DIGITS) for each in numbers)]


def puzzle_from(document: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle of a document."""
    return Puzzle(
        code=document["code"],
        dealer=Seat.from_text(document["dealer"]),
        points=tuple(document["points"]),
        acts=tuple(read_act(text) for text in document["acts"]),
        options=tuple(_option(*one) for one in document["options"]),
        margin=document["margin"],
        error=document["error"],
        themes=tuple(document["themes"]),
        rating=document["rating"],
        is_proved=document["proved"],
        title=document.get("title", ""),
        source=document.get("source", ""),
    )


def _option(
    act: str,
    points: float | None,
    game: float | None,
    error: float,
    euchre: float | None = None,
    march: float = 0.0,
) -> PuzzleOption:
    chances = None if euchre is None else Chances(euchre=euchre, march=march, point=1 - euchre - march)
    return PuzzleOption(act=read_act(act), points=points, game=game, error=error, chances=chances)
