"""Routes for one game that a guest keeps: its replay, its record and its review."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...review import ReviewEffort
from ..answers import answer, attachment, json_answer, json_endpoint
from ..bucket import Limit
from ..limits import Limits
from ..review.history import History
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..wire.study_replies import ReviewState
from . import kept_tasks
from .keeping import Keeping
from .progress_routes import kept_address
from .reviews import Reviews


class KeptRoutes:
    """The handlers of these routes, which have the form of those for shared games."""

    def __init__(
        self,
        keeping: Keeping,
        reviews: Reviews,
        history: History,
        guest_of: Callable[[Request], Awaitable[Guest]],
        limits: Limits,
    ) -> None:
        self._keeping = keeping
        self._reviews = reviews
        self._history = history
        self._guest_of = guest_of
        self._looked = Limit(limits.replays, "too many replays; try again in a moment")
        self._begun = Limit(limits.reviews, "too many reviews; try again in a few minutes")

    def routes(self) -> list[Route]:
        """The routes; they come before those of shared games."""
        game = "/api/replays/mine/{table}/{game}"
        return [
            Route(game, json_endpoint(self.replay), methods=["GET"]),
            Route(game + "/record", json_endpoint(self.record), methods=["GET"]),
            Route(game + "/review", json_endpoint(self.begin), methods=["POST"]),
            Route(game + "/review", json_endpoint(self.state), methods=["GET"]),
            Route(game + "/review/{seat}", json_endpoint(self.document), methods=["GET"]),
        ]

    async def replay(self, request: Request) -> Response:
        """The replay of the game."""
        guest, (table, game) = await self._looking(request)
        text = await self._keeping.text_of(guest.id, table, game)
        deal = request.query_params.get("deal", "")
        wanted = int(deal) if deal.isascii() and deal.isdigit() and len(deal) < 10 else None
        link, task = f"/replay/mine/{table}/{game}", kept_tasks.kept_replay
        return json_answer(await self._history.of_record(guest.id, task, text.encode(), wanted, link))

    async def record(self, request: Request) -> Response:
        """The record of the game as a file."""
        guest, (table, game) = await self._looking(request)
        return attachment(await self._keeping.text_of(guest.id, table, game), f"{table}-{game}.euchre")

    async def begin(self, request: Request) -> Response:
        """Begin a review of the game, unless there is one."""
        guest, (table, game) = await self._guest_of(request), kept_address(request)
        found = await self._keeping.game_of(guest.id, table, game)
        if found.review is not None:
            return answer(_is_done(found.seat))
        self._begun.check(guest.id)
        name, text = _name(guest, table, game), kept_tasks.record_in(found.record or b"")
        self._reviews.start(
            name,
            guest.id,
            text,
            ReviewEffort.NORMAL,
            lambda job: self._keeping.keep_review(job, table, game),
        )
        return answer(msgspec.structs.replace(self._reviews.state(name), seat=found.seat))

    async def state(self, request: Request) -> Response:
        """How far the review is."""
        guest, (table, game) = await self._guest_of(request), kept_address(request)
        found = await self._keeping.game_of(guest.id, table, game)
        if found.review is not None:
            return answer(_is_done(found.seat))
        state = self._reviews.state(_name(guest, table, game))
        return answer(msgspec.structs.replace(state, seat=found.seat))

    async def document(self, request: Request) -> Response:
        """The review for the guest's seat, as far as it is done."""
        guest, (table, game) = await self._guest_of(request), kept_address(request)
        found = await self._keeping.game_of(guest.id, table, game)
        if request.path_params["seat"] != found.seat:
            raise Refusal("seat/none", f"you keep the review for seat {found.seat}")
        if found.review is not None:
            return json_answer(zlib.decompress(found.review))
        name = _name(guest, table, game)
        return json_answer(await self._reviews.document(name, guest.id, found.seat))

    async def _looking(self, request: Request) -> tuple[Guest, tuple[str, int]]:
        guest = await self._guest_of(request)
        self._looked.check(guest.id)
        return guest, kept_address(request)


def _is_done(seat: str) -> ReviewState:
    return ReviewState(place=0, done=1, total=1, is_over=True, trouble="", seat=seat)


def _name(guest: Guest, table: str, game: int) -> str:
    """Name of the review; no address of a shared game has it."""
    return f"mine/{guest.id}/{table}/{game}"
