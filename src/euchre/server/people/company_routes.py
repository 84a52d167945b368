"""Routes for playing together again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request

from ..answers import Body, Handlers, on, read
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.table import Table
from ..wire import replies, requests
from .company import Company
from .guests import at_address, client_of


class CompanyRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(
        self, company: Company, rooms: Rooms, guest_of: Callable[[Request], Awaitable[Guest]]
    ) -> None:
        self._company = company
        self._rooms = rooms
        self._guest_of = guest_of

    @on("GET", "/api/session/company")
    async def company(self, request: Request) -> Body:
        """Who plays with the person."""
        return await self._company.of(await self._guest_of(request))

    @on("POST", "/api/tables/{table}/ask")
    async def ask(self, request: Request) -> Body:
        """Ask a person met before to a table."""
        guest, wish = await self._guest_of(request), await read(request, requests.AskPerson)
        table = await self._table(request)
        await self._company.ask(table, guest, wish.person)
        return replies.Opened(table=table.id)

    @on("POST", "/api/tables/{table}/come")
    async def come(self, request: Request) -> Body:
        """Join a table to which the person is asked, or decline."""
        guest, wish = await self._guest_of(request), await read(request, requests.AnswerAsked)
        table = str(request.path_params["table"])
        await self._company.come(table, guest, wish.coming)
        return replies.Opened(table=table)

    @on("POST", "/api/tables/{table}/again")
    async def again(self, request: Request) -> Body:
        """Open a table like another one, and ask the people who sat there."""
        guest, wish = await self._guest_of(request), await read(request, requests.PlayAgain)
        old = await self._table(request)
        if not old.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        guest = at_address(guest, request)
        table = await self._company.again(old, guest, wish.pledge, client_of(request))
        return replies.Opened(table=table)

    @on("POST", "/api/tables/{table}/standing")
    async def keep(self, request: Request) -> Body:
        """Give a table an address that stays."""
        guest, table = await self._guest_of(request), await self._table(request)
        return replies.StandingLink(path=await self._company.keep(table, guest))

    @on("POST", "/api/standing/about")
    async def about(self, request: Request) -> Body:
        """To what a link invites; a link needs no session for that."""
        return await self._company.about((await read(request, requests.Join)).link)

    @on("POST", "/api/standing/enter")
    async def enter(self, request: Request) -> Body:
        """Enter a standing table."""
        guest, wish = await self._guest_of(request), await read(request, requests.Join)
        table = await self._company.enter(wish.link, at_address(guest, request), client_of(request))
        return replies.Opened(table=table)

    @on("DELETE", "/api/standing/{standing}")
    async def forget(self, request: Request) -> Body:
        """Take a standing table off the person's list."""
        await self._company.forget(request.path_params["standing"], await self._guest_of(request))
        return None

    async def _table(self, request: Request) -> Table:
        return (await self._rooms.room(request.path_params["table"])).book.table
