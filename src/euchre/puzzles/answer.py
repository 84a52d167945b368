"""The answer to a puzzle: whether the act is the best, what it costs, why, and the deal laid open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..bots import Candidate
from ..chance import Stream
from ..explain import Explanation, act_to_do, explain_reasons, with_maxims
from .puzzle import Puzzle, PuzzleOption

_NEGLIGIBLE = 0.005


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer:
    """What is said about one answer to a puzzle."""

    puzzle: Puzzle
    option: PuzzleOption
    """The option that was chosen."""
    verdict: str
    """Whether it is right, in a sentence or two."""
    explanation: Explanation
    """Why the best choice is best."""

    @property
    def is_right(self) -> bool:
        """Whether the option solves the puzzle."""
        return self.option.act == self.puzzle.best.act


def answered(puzzle: Puzzle, act: str) -> PuzzleAnswer:
    """The answer to an act, given by its text. Raises EuchreError for an act that is not legal here."""
    option = puzzle.option(act)
    reasons = with_maxims(puzzle.view, puzzle.due, Stream(0), puzzle.reasons)
    if _by_the_book(puzzle):
        reasons = replace(reasons, candidates=tuple(Candidate(act=one.act) for one in puzzle.options))
    return PuzzleAnswer(
        puzzle=puzzle,
        option=option,
        verdict=_verdict(puzzle, option),
        explanation=explain_reasons(puzzle.view, reasons, puzzle.due.actor, has_table=True),
    )


def question(puzzle: Puzzle) -> str:
    """What the puzzle asks: the game, the score and who is to act."""
    view, points = puzzle.view, puzzle.points
    own = view.code.seating.side_of(view.seat)
    mine = view.points[own]
    theirs = max(each for side, each in view.points.items() if side is not own)
    title = view.code.title.partition(":")[0]
    score = (
        f"you have {mine} of {view.code.game_points} points, the other side {theirs}" if any(points) else ""
    )
    dealer = "You deal" if view.seat == view.dealer else f"{view.dealer} deals"
    return f"{title}. {dealer}; {score or 'nobody has a point yet'}. You are {view.seat}: what do you do?"


def _verdict(puzzle: Puzzle, option: PuzzleOption) -> str:
    if option.act == puzzle.best.act:
        return f"Right.{_by_the_book(puzzle)}"
    cost = puzzle.cost(option)
    best = act_to_do(puzzle.best.act, puzzle.view)
    if cost < _NEGLIGIBLE:
        return f"The book would {best}.{_by_the_book(puzzle)}" if puzzle.title else f"Better: {best}."
    loses = f"It loses {cost:.2f} {'point' if cost == 1 else 'points'} on average."
    return f"Not the best. {loses} Better: {best}."


def _by_the_book(puzzle: Puzzle) -> str:
    """For a published position whose solution our estimate does not share: what it prefers."""
    estimated = [one for one in puzzle.options if one.points is not None]
    if not puzzle.title:
        return ""
    if not estimated:
        return " The record does not show enough cards for an estimate of our own."
    richest = max(estimated, key=lambda one: one.points or 0.0)
    ahead = (richest.points or 0.0) - (puzzle.best.points or 0.0)
    if ahead < _NEGLIGIBLE:
        return ""
    other = act_to_do(richest.act, puzzle.view)
    return f" Our own estimate prefers to {other}, by {ahead:.2f} points: the book plays for what it saw."


def how_hard(puzzle: Puzzle) -> str:
    """The difficulty in a word or two."""
    for limit, words in ((1000, "easy"), (1250, "moderate"), (1500, "hard")):
        if puzzle.rating < limit:
            return words
    return "very hard"


def layouts(puzzle: Puzzle) -> str:
    """What the other cards were in the deal that the puzzle is from; one of many layouts."""
    view, deal = puzzle.view, puzzle.deal
    shown = [
        f"{seat} {' '.join(card.text for card in deal.hands[seat])}"
        for seat in view.code.seating.seats
        if seat != view.seat and seat not in view.calling.out
    ]
    return f"In the deal it is from: {'; '.join(shown)}. This is one layout of many, so it decides nothing."
