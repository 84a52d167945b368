"""Routes for reviews of finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...review import ReviewEffort
from ..answers import answer, json_answer, json_endpoint
from ..bucket import Limit, Rate
from ..review import history_tasks
from ..review.history import History
from ..tables.decisions import Guest
from .keeping import Keeping
from .reviews import Reviews


class ReviewRoutes:
    """The handlers of the routes for reviews."""

    def __init__(
        self,
        reviews: Reviews,
        history: History,
        keeping: Keeping,
        guest_of: Callable[[Request], Awaitable[Guest]],
        rate: Rate,
    ) -> None:
        self._reviews = reviews
        self._history = history
        self._keeping = keeping
        self._guest_of = guest_of
        self._begun = Limit(rate, "too many reviews; try again in a few minutes")

    def routes(self) -> list[Route]:
        """The routes."""
        game = "/api/replays/{table}/{game}/{key}/review"
        return [
            Route(game, json_endpoint(self.begin), methods=["POST"]),
            Route(game, json_endpoint(self.state), methods=["GET"]),
            Route(game + "/{seat}", json_endpoint(self.document), methods=["GET"]),
        ]

    async def begin(self, request: Request) -> Response:
        """Begin a review, or join the one that has begun."""
        guest = await self._guest_of(request)
        table, number, key = _address(request)
        text = await self._history.of_log(guest.id, table, history_tasks.game_text, number, key, "euchre")
        self._begun.check(guest.id)
        name = _name(request)
        self._reviews.start(
            name,
            guest.id,
            text,
            ReviewEffort.NORMAL,
            lambda job: self._keeping.keep_review(job, table, number),
        )
        return answer(self._reviews.state(name))

    async def state(self, request: Request) -> Response:
        """How far a review is."""
        return answer(self._reviews.state(_name(request)))

    async def document(self, request: Request) -> Response:
        """The review for a seat, as far as it is done."""
        guest = await self._guest_of(request)
        return json_answer(
            await self._reviews.document(_name(request), guest.id, request.path_params["seat"])
        )


def _address(request: Request) -> tuple[str, int, str]:
    """Table, game and key of a shared game; game 0 does not exist."""
    asked = request.path_params
    game = asked["game"]
    number = int(game) if game.isascii() and game.isdigit() and len(game) < 10 else 0
    return asked["table"], number, asked["key"]


def _name(request: Request) -> str:
    """Name of the review: the address of its game."""
    return "/".join(map(str, _address(request)))
