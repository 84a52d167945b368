"""Routes for reviews of uploaded records: begun with the record, then like those of shared games.

A record stays in memory with its review, for the guest who uploaded it alone, until other reviews need the
place or the server stops.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...review import ReviewEffort
from ..answers import answer, json_answer, json_endpoint
from ..bucket import Limit
from ..limits import Limits
from ..review.history import History
from ..review.history_tasks import upload_reply
from ..tables.decisions import Guest
from ..wire.study_replies import ReviewOpened
from .reviews import Reviews


class UploadRoutes:
    """The handlers of these routes."""

    def __init__(
        self,
        reviews: Reviews,
        history: History,
        guest_of: Callable[[Request], Awaitable[Guest]],
        limits: Limits,
    ) -> None:
        self._reviews = reviews
        self._history = history
        self._guest_of = guest_of
        self._looked = Limit(limits.replays, "too many replays; try again in a moment")
        self._begun = Limit(limits.reviews, "too many reviews; try again in a few minutes")

    def routes(self) -> list[Route]:
        """The routes; they come before those of shared games."""
        record = "/api/replays/upload/1/{key}"
        return [
            Route("/api/viewer/review", json_endpoint(self.upload), methods=["POST"]),
            Route(record, json_endpoint(self.replay), methods=["GET"]),
            Route(record + "/review", json_endpoint(self.state), methods=["GET"]),
            Route(record + "/review", json_endpoint(self.go_on), methods=["POST"]),
            Route(record + "/review/{seat}", json_endpoint(self.document), methods=["GET"]),
        ]

    async def upload(self, request: Request) -> Response:
        """Begin the review of the record in the body of the request, or join the one that has begun."""
        guest, body = await self._guest_of(request), await request.body()
        await self._history.of_record(guest.id, upload_reply, body, None)  # refuses what is no record
        self._begun.check(guest.id)
        key = hashlib.sha256(body).hexdigest()[:22]
        text = body.decode("utf-8-sig")
        self._reviews.start(_name(guest, key), guest.id, text, ReviewEffort.NORMAL)
        return answer(ReviewOpened(path=f"/review/upload/1/{key}"))

    async def replay(self, request: Request) -> Response:
        """The replay of the record."""
        guest, key = await self._guest_of(request), request.path_params["key"]
        self._looked.check(guest.id)
        text = self._reviews.text_of(_name(guest, key))
        deal = request.query_params.get("deal", "")
        wanted = int(deal) if deal.isascii() and deal.isdigit() and len(deal) < 10 else None
        return json_answer(await self._history.of_record(guest.id, upload_reply, text.encode(), wanted))

    async def state(self, request: Request) -> Response:
        """How far the review is."""
        guest = await self._guest_of(request)
        return answer(self._reviews.state(_name(guest, request.path_params["key"])))

    async def go_on(self, request: Request) -> Response:
        """Go on with the review if it was stopped; how far it is."""
        guest = await self._guest_of(request)
        name = _name(guest, request.path_params["key"])
        if self._reviews.state(name).trouble:
            self._begun.check(guest.id)
            self._reviews.start(name, guest.id, self._reviews.text_of(name), ReviewEffort.NORMAL)
        return answer(self._reviews.state(name))

    async def document(self, request: Request) -> Response:
        """The review for a seat, as far as it is done."""
        guest, asked = await self._guest_of(request), request.path_params
        name = _name(guest, asked["key"])
        return json_answer(await self._reviews.document(name, guest.id, asked["seat"]))


def _name(guest: Guest, key: str) -> str:
    """Name of the review; no address of a shared game has it."""
    return f"upload/{guest.id}/{key}"
