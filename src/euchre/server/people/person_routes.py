"""Routes for a person: their tables, who invites them, and people with whom they do not want to play."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request

from ...laws import load_code
from ...seats import Seat
from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..store import PersonsTable, Store
from ..tables.decisions import Guest
from ..tables.long_logs.snapshot import score_in
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.table import Table
from ..wire import replies, requests
from .guests import client_of
from .invitations import Invitations

LOG = logging.getLogger("euchre.server")

LISTED = 12
"""Tables of a person that are listed at most."""
REPORTS = Rate(5, 1 / 60)
"""Reports from one network, since a person can have many names."""


class PersonRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        invitations: Invitations,
        guest_of: Callable[[Request], Awaitable[Guest]],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._invitations = invitations
        self._guest_of = guest_of
        self._reports = Limit(REPORTS, "too many reports; try again in a moment")

    @on("GET", "/api/session/tables")
    async def tables(self, request: Request) -> Body:
        """The tables at which the person has sat."""
        guest = await self._guest_of(request)
        found = await self._store.tables_of(guest.id, LISTED)
        return replies.MyTables(tables=[_persons_table(one) for one in found])

    @on("POST", "/api/invited")
    async def invited(self, request: Request) -> Body:
        """Who invites with a link, and to what; a link needs no session for that."""
        link = (await read(request, requests.Join)).link
        table = (await self._rooms.room(await self._invitations.table_of(link))).book.table
        host = table.seat_of(table.host)
        return replies.Invited(
            name=table.name,
            host=None if host is None else table.chairs[host].name,
            code=table.code.base or table.code.name,
            free=sum(chair.is_empty for chair in table.chairs),
        )

    @on("POST", "/api/tables/{table}/block")
    async def block(self, request: Request) -> Body:
        """Note that the person does not want to play with the person in a seat."""
        guest, table, _, other = await self._about(request, requests.Block)
        await self._store.block(guest.id, other)
        return replies.Opened(table=table.id)

    @on("POST", "/api/tables/{table}/report")
    async def report(self, request: Request) -> Body:
        """Write a report about the person in a seat to the log, for the operator."""
        guest, table, wish, other = await self._about(request, requests.Report)
        self._reports.check(client_of(request))
        name = table.chairs[Seat.from_text(wish.seat)].name
        said = f"report: {wish.about} of {name!r} ({other}) at table {table.id}, by {guest.id}"
        LOG.warning(said)  # without values: none is left out for another
        return replies.Opened(table=table.id)

    async def _about(
        self, request: Request, kind: type[requests.Block | requests.Report]
    ) -> tuple[Guest, Table, Any, str]:
        """Who asks, the table, what they ask, and the id of the person in the seat. Raises Refusal."""
        guest, wish = await self._guest_of(request), await read(request, kind)
        table = (await self._rooms.room(request.path_params["table"])).book.table
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        seat = Seat.from_text(wish.seat)
        person = table.chairs[seat].person if seat in table.code.seating.seats else None
        if person is None or person == guest.id:
            raise Refusal("seat/not-seated", f"no other person sits at {seat}")
        return guest, table, wish, person


def _persons_table(found: PersonsTable) -> replies.MyTable:
    listing = found.listing
    sides = [str(side) for side in load_code(listing.code).seating.sides]
    score = None if found.snapshot is None else score_in(found.snapshot)
    points, games = ((), ()) if score is None else score
    return replies.MyTable(
        table=listing.table,
        name=listing.name,
        code=listing.code,
        phase=listing.phase,
        seat=found.seat,
        at=found.changed_at,
        points=dict(zip(sides, points, strict=False)),
        games=dict(zip(sides, games, strict=False)),
    )
