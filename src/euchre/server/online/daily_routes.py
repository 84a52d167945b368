"""Routes for the eight deals of a day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..answers import answer, json_endpoint, read
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.decisions import Guest
from ..wire import replies, requests
from .daily import Daily


class DailyRoutes:
    """The handlers of the routes."""

    def __init__(
        self,
        daily: Daily,
        guest_of: Callable[[Request], Awaitable[Guest]],
        known_guest: Callable[[Request], Awaitable[Guest | None]],
        rate: Rate,
    ) -> None:
        self._daily = daily
        self._guest_of = guest_of
        self._known_guest = known_guest
        self._asked = Limit(rate, "too many requests; try again in a moment")

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/api/daily", json_endpoint(self.today), methods=["GET"]),
            Route("/api/daily", json_endpoint(self.play), methods=["POST"]),
            Route("/api/daily/{day}", json_endpoint(self.results), methods=["GET"]),
        ]

    async def today(self, request: Request) -> Response:
        """Today's deals; with a session, how far the guest is."""
        self._take(request)
        return answer(await self._daily.today(await self._known_guest(request)))

    async def play(self, request: Request) -> Response:
        """The guest's table of today, opened if they have none yet."""
        guest = await self._guest_of(request)
        wish = await read(request, requests.PlayDaily)
        self._take(request)
        return answer(replies.Opened(table=await self._daily.table_of(guest, wish.pace, client_of(request))))

    async def results(self, request: Request) -> Response:
        """The results of a day that is over."""
        self._take(request)
        guest = await self._known_guest(request)
        return answer(await self._daily.results(request.path_params["day"], guest))

    def _take(self, request: Request) -> None:
        """Count a request for the address of the client. Raises Refusal beyond the limit."""
        client = client_of(request)
        self._asked.check(client)
