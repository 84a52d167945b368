"""The answer to a puzzle: whether the act is the best, what it costs, why, and the deal laid open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots import Candidate
from ..chance import Stream
from ..explain import Explanation, Sentence, act_to_do, act_value, explain_reasons, with_maxims
from .puzzle import Puzzle, PuzzleOption

_NEGLIGIBLE = 0.005


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer:
    """What is said about one answer to a puzzle."""

    puzzle: Puzzle
    option: PuzzleOption
    """The option that was chosen."""
    judged: tuple[Sentence, ...]
    """Whether it is right, in one to three sentences."""
    explanation: Explanation
    """Why the best choice is best."""

    @property
    def verdict(self) -> str:
        """Whether it is right, as one text."""
        return " ".join(self.judged)

    @property
    def is_right(self) -> bool:
        """Whether the option solves the puzzle."""
        return self.option.act == self.puzzle.best.act


def answered(puzzle: Puzzle, act: str) -> PuzzleAnswer:
    """Return the answer to an act, given by its text. Raises EuchreError for an act that is not legal
    here."""
    option = puzzle.option(act)
    reasons = with_maxims(puzzle.view, puzzle.due, Stream(0), puzzle.reasons)
    if any(_by_the_book(puzzle)):
        reasons = replace(reasons, candidates=tuple(Candidate(act=one.act) for one in puzzle.options))
    return PuzzleAnswer(
        puzzle=puzzle,
        option=option,
        judged=tuple(_verdict(puzzle, option)),
        explanation=explain_reasons(puzzle.view, reasons, puzzle.due.actor, has_table=True),
    )


def question(puzzle: Puzzle) -> Sentence:
    """Return what the puzzle asks: the game, the score and who is to act."""
    view, points = puzzle.view, puzzle.points
    own = view.code.seating.side_of(view.seat)
    mine = view.points[own]
    theirs = max(each for side, each in view.points.items() if side is not own)
    title = view.code.title.partition(":")[0]
    of = view.code.game_points
    score = f"you have {mine} of {of} points, the other side {theirs}" if any(points) else ""
    dealer = "You deal" if view.seat == view.dealer else f"{view.dealer} deals"
    words = f"{title}. {dealer}; {score or 'nobody has a point yet'}. You are {view.seat}: what do you do?"
    values = {"code": puzzle.code, "dealer": view.dealer, "scored": any(points)}
    return Sentence("question", words, mine=mine, theirs=theirs, of=of, **values)


def _verdict(puzzle: Puzzle, option: PuzzleOption) -> Iterator[Sentence]:
    if option.act == puzzle.best.act:
        yield Sentence("right", "Right.")
        yield from _by_the_book(puzzle)
        return
    cost = puzzle.cost(option)
    best, value = act_to_do(puzzle.best.act, puzzle.view), act_value(puzzle.best.act, puzzle.view)
    if cost < _NEGLIGIBLE and puzzle.title:
        yield Sentence("book-would", f"The book would {best}.", act=value)
        yield from _by_the_book(puzzle)
        return
    if cost >= _NEGLIGIBLE:
        yield Sentence("not-best", "Not the best.")
        loses = f"It loses {cost:.2f} {'point' if cost == 1 else 'points'} on average."
        yield Sentence("loses", loses, lost=cost)
    yield Sentence("better", f"Better: {best}.", act=value)


def _by_the_book(puzzle: Puzzle) -> Iterator[Sentence]:
    """Return for a published position whose solution our estimate does not share: what it prefers."""
    estimated = [one for one in puzzle.options if one.points is not None]
    if not puzzle.title:
        return
    if not estimated:
        words = "The record does not show enough cards for an estimate of our own."
        yield Sentence("no-estimate", words)
        return
    richest = max(estimated, key=lambda one: one.points or 0.0)
    ahead = (richest.points or 0.0) - (puzzle.best.points or 0.0)
    if ahead >= _NEGLIGIBLE:
        other = act_to_do(richest.act, puzzle.view)
        words = f"Our own estimate prefers to {other}, by {ahead:.2f} points: the book plays for what it saw."
        yield Sentence("estimate-prefers", words, act=act_value(richest.act, puzzle.view), more=ahead)


def how_hard(puzzle: Puzzle) -> str:
    """Return the difficulty in a word or two."""
    for limit, words in ((1000, "easy"), (1250, "moderate"), (1500, "hard")):
        if puzzle.rating < limit:
            return words
    return "very hard"


def layouts(puzzle: Puzzle) -> Sentence:
    """Return what the other cards were in the deal that the puzzle is from; one of many layouts."""
    view, deal = puzzle.view, puzzle.deal
    shown = [
        f"{seat} {' '.join(card.text for card in deal.hands[seat])}"
        for seat in view.code.seating.seats
        if seat != view.seat and seat not in view.calling.out
    ]
    words = f"In the deal it is from: {'; '.join(shown)}. This is one layout of many, so it decides nothing."
    return Sentence("layout", words, hands=shown)
