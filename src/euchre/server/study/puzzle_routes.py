"""Routes for puzzles, which anybody can solve without a session. With one, first answers are kept."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache

from starlette.requests import Request

from ...errors import EuchreError
from ...puzzles import (
    THEMES,
    Puzzle,
    SolverRating,
    after_result,
    answered,
    how_hard,
    layouts,
    next_puzzle,
    puzzle_by_id,
    puzzle_of,
    puzzles,
    puzzles_with,
    question,
    themes_in,
)
from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.seat_view import deal_reply
from ..wire import requests, study_replies
from ..wire.replies import LegalActs
from .hints import paragraphs_said, said
from .progress_routes import Solvers, strength_of

DEVIATION = 60.0
"""Standard error of a puzzle's rating."""
_MOST_DONE = 400
"""Most ids of solved puzzles in one request."""


class PuzzleRoutes(Handlers):
    """The handlers of the routes for puzzles."""

    def __init__(
        self,
        rate: Rate,
        solvers: Solvers,
        known_guest: Callable[[Request], Awaitable[Guest | None]],
        clock: Callable[[], int],
    ) -> None:
        self._asked = Limit(rate, "too many requests from your address; wait a moment")
        self._solvers = solvers
        self._known_guest = known_guest
        self._clock = clock

    @on("GET", "/api/puzzles")
    async def themes(self, request: Request) -> Body:
        """Return the themes."""
        self._take(request)
        return _themes()

    @on("GET", "/api/puzzles/daily")
    async def daily(self, request: Request) -> Body:
        """Return the puzzle of the day, the same for everybody; a day begins at midnight UTC."""
        self._take(request)
        return position(puzzle_of(datetime.now(UTC).date().toordinal()))

    @on("GET", "/api/puzzles/next")
    async def next(self, request: Request) -> Body:
        """Return a puzzle near a rating that is not among those done."""
        self._take(request)
        asked = request.query_params
        done = asked.get("done", "").split(",")[-_MOST_DONE:]
        try:
            among = puzzles_with(asked.get("theme") or None, asked.get("code") or None)
            rating = float(asked.get("rating", "1300"))
        except (EuchreError, ValueError) as fault:
            raise Refusal("puzzle/none", str(fault)) from None
        found = next_puzzle(rating, done, secrets.randbits(32), among)
        return position(found or among[secrets.randbelow(len(among))])

    @on("GET", "/api/puzzles/{id}")
    async def puzzle(self, request: Request) -> Body:
        """Return a puzzle by its id."""
        self._take(request)
        return position(_by_id(request))

    @on("POST", "/api/puzzles/{id}")
    async def solve(self, request: Request) -> Body:
        """Return the answer to a choice, with the solver's rating after it."""
        self._take(request)
        puzzle, wish = _by_id(request), await read(request, requests.PuzzleTry)
        try:
            found = answered(puzzle, wish.act)
        except EuchreError as fault:
            raise Refusal("act/not-legal", str(fault)) from None
        guest = await self._known_guest(request)
        own = None if guest is None else await self._solvers.rating(guest.id)
        own = own or SolverRating(wish.rating, wish.deviation, wish.volatility)
        after = after_result(own, SolverRating(puzzle.rating, DEVIATION), float(found.is_right))
        solver = None
        if guest is not None:
            solver = await self._solvers.keep(
                guest.id, puzzle.id, after, is_right=found.is_right, now=self._clock()
            )
        return study_replies.PuzzleSolution(
            is_right=found.is_right,
            verdict=found.verdict,
            best=puzzle.best.act.text,
            options=[
                study_replies.PuzzleChoice(act=one.act.text, points=one.points, game=one.game)
                for one in puzzle.options
            ],
            details=[paragraph.text for paragraph in found.explanation.details],
            layout=str(layouts(puzzle)),
            source=puzzle.source,
            strength=strength_of(after) if solver is None else solver.strength or strength_of(after),
            solver=solver,
            details_said=paragraphs_said(found.explanation),
            verdict_said=said(found.judged),
            layout_said=said([layouts(puzzle)]),
        )

    def _take(self, request: Request) -> None:
        client = client_of(request)
        self._asked.check(client)


@cache
def _themes() -> study_replies.PuzzleThemes:
    themes = [
        study_replies.PuzzleTheme(name=name, title=THEMES[name], count=count)
        for name, count in themes_in(puzzles())
    ]
    return study_replies.PuzzleThemes(themes=themes, puzzles=len(puzzles()))


def position(puzzle: Puzzle) -> study_replies.PuzzlePosition:
    """Return a puzzle as the seat that has to choose sees it."""
    due = puzzle.due
    legal = [LegalActs(acts=[act.text for act in due.acts], until=due.until, awaited=True)]
    return study_replies.PuzzlePosition(
        id=puzzle.id,
        code=puzzle.code,
        seats=[str(seat) for seat in puzzle.rules.seating.seats],
        you=str(due.actor),
        question=str(question(puzzle)),
        question_said=said([question(puzzle)]),
        difficulty=how_hard(puzzle),
        rating=puzzle.rating,
        themes=[THEMES[theme] for theme in puzzle.themes],
        title=puzzle.title,
        deal=deal_reply(puzzle.view, 1, [due.actor], legal),
    )


def _by_id(request: Request) -> Puzzle:
    try:
        return puzzle_by_id(request.path_params["id"])
    except EuchreError as fault:
        raise Refusal("puzzle/none", str(fault)) from None
