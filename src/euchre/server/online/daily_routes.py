"""Routes for the eight deals of a day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request

from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.decisions import Guest
from ..wire import replies, requests
from .daily import Daily


class DailyRoutes(Handlers):
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

    @on("GET", "/api/daily")
    async def today(self, request: Request) -> Body:
        """Today's deals; with a session, how far the guest is."""
        self._take(request)
        return await self._daily.today(await self._known_guest(request))

    @on("POST", "/api/daily")
    async def play(self, request: Request) -> Body:
        """The guest's table of today, opened if they have none yet."""
        guest = await self._guest_of(request)
        wish = await read(request, requests.PlayDaily)
        self._take(request)
        return replies.Opened(table=await self._daily.table_of(guest, wish.pace, client_of(request)))

    @on("GET", "/api/daily/{day}")
    async def results(self, request: Request) -> Body:
        """The results of a day that is over."""
        self._take(request)
        guest = await self._known_guest(request)
        return await self._daily.results(request.path_params["day"], guest)

    def _take(self, request: Request) -> None:
        """Count a request for the address of the client. Raises Refusal beyond the limit."""
        client = client_of(request)
        self._asked.check(client)
