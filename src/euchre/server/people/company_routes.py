"""Routes for playing together again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..answers import answer, json_endpoint, read
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.table import Table
from ..wire import replies, requests
from .company import Company
from .guests import at_address, client_of


class CompanyRoutes:
    """The handlers of these routes."""

    def __init__(
        self, company: Company, rooms: Rooms, guest_of: Callable[[Request], Awaitable[Guest]]
    ) -> None:
        self._company = company
        self._rooms = rooms
        self._guest_of = guest_of

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/api/session/company", json_endpoint(self.company), methods=["GET"]),
            Route("/api/tables/{table}/ask", json_endpoint(self.ask), methods=["POST"]),
            Route("/api/tables/{table}/come", json_endpoint(self.come), methods=["POST"]),
            Route("/api/tables/{table}/again", json_endpoint(self.again), methods=["POST"]),
            Route("/api/tables/{table}/standing", json_endpoint(self.keep), methods=["POST"]),
            Route("/api/standing/about", json_endpoint(self.about), methods=["POST"]),
            Route("/api/standing/enter", json_endpoint(self.enter), methods=["POST"]),
            Route("/api/standing/{standing}", json_endpoint(self.forget), methods=["DELETE"]),
        ]

    async def company(self, request: Request) -> Response:
        """Who plays with the person."""
        return answer(await self._company.of(await self._guest_of(request)))

    async def ask(self, request: Request) -> Response:
        """Ask a person met before to a table."""
        guest, wish = await self._guest_of(request), await read(request, requests.AskPerson)
        table = await self._table(request)
        await self._company.ask(table, guest, wish.person)
        return answer(replies.Opened(table=table.id))

    async def come(self, request: Request) -> Response:
        """Join a table to which the person is asked, or decline."""
        guest, wish = await self._guest_of(request), await read(request, requests.AnswerAsked)
        table = str(request.path_params["table"])
        await self._company.come(table, guest, wish.coming)
        return answer(replies.Opened(table=table))

    async def again(self, request: Request) -> Response:
        """Open a table like another one, and ask the people who sat there."""
        guest, wish = await self._guest_of(request), await read(request, requests.PlayAgain)
        old = await self._table(request)
        if not old.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        guest = at_address(guest, request)
        table = await self._company.again(old, guest, wish.pledge, client_of(request))
        return answer(replies.Opened(table=table))

    async def keep(self, request: Request) -> Response:
        """Give a table an address that stays."""
        guest, table = await self._guest_of(request), await self._table(request)
        return answer(replies.StandingLink(path=await self._company.keep(table, guest)))

    async def about(self, request: Request) -> Response:
        """To what a link invites; a link needs no session for that."""
        return answer(await self._company.about((await read(request, requests.Join)).link))

    async def enter(self, request: Request) -> Response:
        """Enter a standing table."""
        guest, wish = await self._guest_of(request), await read(request, requests.Join)
        table = await self._company.enter(wish.link, at_address(guest, request), client_of(request))
        return answer(replies.Opened(table=table))

    async def forget(self, request: Request) -> Response:
        """Take a standing table off the person's list."""
        await self._company.forget(request.path_params["standing"], await self._guest_of(request))
        return Response(status_code=204)

    async def _table(self, request: Request) -> Table:
        return (await self._rooms.room(request.path_params["table"])).book.table
