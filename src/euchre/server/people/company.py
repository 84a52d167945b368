"""A person's tables and the people they play with: met before, asked, blocked, and standing tables."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request

from ...laws import load_code
from ...seats import Seat
from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..store import PersonsTable, Store
from ..store.company import MetPerson, StandingTable
from ..tables.decisions import Guest
from ..tables.long_logs.snapshot import score_in
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.routine import is_long
from ..tables.table import Phase, Table, plain_changes
from ..wire import replies, requests
from ..wire.requests import NewTable
from .guests import at_address, client_of
from .invitations import Invitations, new_id, new_link
from .opening import Opening

MET_LISTED = 24
"""People met before that are listed at most."""
ASKED_FOR = 7 * 24 * 3600 * 1000
"""Milliseconds for which a person stays asked to a table."""
EVENING = 8 * 3600 * 1000
"""Milliseconds without an event after which a standing table begins a new evening."""
MOST_STANDING = 8
"""Standing tables of one owner."""
QUESTIONS = Rate(20, 1 / 30)
"""People whom one person asks to a table."""


class Company:
    """Brings people together who know each other."""

    def __init__(self, store: Store, rooms: Rooms, opening: Opening, clock: Callable[[], int]) -> None:
        self._store = store
        self._rooms = rooms
        self._opening = opening
        self._clock = clock
        self._questions = Limit(QUESTIONS, "you have asked many people; try again in a moment")

    async def of(self, guest: Guest) -> replies.MyCompany:
        """Return who plays with a person, who asks them, and their standing tables."""
        met = await self._store.met_people(guest.id, MET_LISTED)
        asked = await self._store.asked_tables(guest.id, self._clock() - ASKED_FOR)
        standing = await self._store.standing_of(guest.id)
        return replies.MyCompany(
            met=[replies.Met(id=handle_of(guest, one), name=one.name, at=one.at) for one in met],
            asked=[
                replies.AskedTo(table=one.table, name=one.name, code=one.code, by=one.by, at=one.at)
                for one in asked
            ],
            standing=[_listed(guest, one) for one in standing],
        )

    async def ask(self, table: Table, guest: Guest, handle: str) -> None:
        """Ask a person met before to a table. Raises Refusal."""
        if guest.id != table.host:
            raise Refusal("table/not-host", "only the host of the table can ask people to it")
        met = await self._store.met_people(guest.id, MET_LISTED)
        person = next((one.id for one in met if handle_of(guest, one) == handle), None)
        if person is None:
            raise Refusal("person/none", "you have not sat at a table with this person lately")
        await self._ask(table.id, guest, person)

    async def come(self, table: str, guest: Guest, is_coming: bool) -> None:
        """Admit a person to a table to which they are asked, or decline. Raises Refusal."""
        was_asked = await self._store.answer_asked(guest.id, table, self._clock() - ASKED_FOR)
        if is_coming:
            if not was_asked:
                raise Refusal("link/void", "nobody asks you to this table now")
            await (await self._rooms.room(table)).admit(guest)

    async def again(self, old: Table, guest: Guest, pledge: str | None, client: str) -> str:
        """Open a table like another one, and ask the people who sat there; its id. Raises Refusal."""
        people = dict(await self._store.people_at(old.id))
        if people.pop(guest.id, None) is None:
            raise Refusal("seat/not-seated", "you have not sat at this table")
        place = old.seat_of(guest.id) or 0
        wish = msgspec.structs.replace(_wish_of(old, place), public=old.public, pledge=pledge)
        table = await self._opening.open(guest, wish, client)
        still_there = [chair.person for chair in old.chairs if chair.person in people]
        for person in still_there or set(people) - old.removed:
            if not await self._store.is_blocked(person, {guest.id}):
                await self._store.ask_person(person, table, guest.id, self._clock())
        return table

    async def keep(self, table: Table, guest: Guest) -> str:
        """Return the address of a new standing table that begins with this table. Raises Refusal."""
        if guest.id != table.host:
            raise Refusal("table/not-host", "only the host of the table can give it an address that stays")
        for one in await self._store.standing_of(guest.id):
            if one.table == table.id and one.owner == guest.id:
                return _path(one)
        standing = StandingTable(
            id=new_id(),
            owner=guest.id,
            link=new_link(),
            name=table.name,
            wish=msgspec.json.encode(_wish_of(table, 0)),
            table=table.id,
        )
        if not await self._store.add_standing(standing, MOST_STANDING, self._clock()):
            raise Refusal("table/too-many", f"you have {MOST_STANDING} standing tables; delete one first")
        return _path(standing)

    async def about(self, link: str) -> replies.Invited:
        """Return to what the link of a standing table invites. Raises Refusal."""
        standing = await self._standing(link)
        owner = await self._store.person_named(standing.owner)
        code = msgspec.json.decode(standing.wish, type=NewTable).code
        return replies.Invited(
            name=standing.name, host=None if owner is None else owner.name, code=code, free=0
        )

    async def enter(self, link: str, guest: Guest, client: str) -> str:
        """Return the table of the evening, to which the person is admitted. Raises Refusal."""
        standing = await self._standing(link)
        if await self._store.is_blocked(guest.id, {standing.owner} - {guest.id}):
            raise Refusal("seat/blocked", "you cannot sit at this table; open one of your own")
        table = standing.table
        if await self._is_over(table):
            wish = msgspec.json.decode(standing.wish, type=NewTable)
            opened = await self._opening.open(guest, wish, client)
            table = await self._store.move_standing(standing.id, table, opened, self._clock())
        await self._store.join_standing(standing.id, guest.id)
        await (await self._rooms.room(table)).admit(guest)
        return table

    async def forget(self, standing: str, guest: Guest) -> None:
        """Take a standing table off a person's list; its owner deletes it."""
        await self._store.leave_standing(standing, guest.id)

    async def _ask(self, table: str, guest: Guest, person: str) -> None:
        self._questions.check(guest.id)
        if not await self._store.ask_person(person, table, guest.id, self._clock()):
            raise Refusal("person/busy", "this person is asked to many tables already")

    async def _standing(self, link: str) -> StandingTable:
        standing = await self._store.find_standing(link)
        if standing is None:
            raise Refusal("link/void", "this address is void; ask the person who gave it to you")
        return standing

    async def _is_over(self, table: str) -> bool:
        """Return whether the last evening at a table is over."""
        changed = await self._store.changed_at(table)
        if changed is None or self._clock() - changed > EVENING:
            return True
        now = (await self._rooms.room(table)).book.table
        return now.phase is Phase.GATHERING and is_long(now)


def handle_of(guest: Guest, met: MetPerson) -> str:
    """Return what a person's browser calls another person; it means nothing to anybody else."""
    return hashlib.sha256(f"{guest.id} met {met.id}".encode()).hexdigest()[:24]


def _path(standing: StandingTable) -> str:
    return f"/standing#{standing.link}"


def _listed(guest: Guest, one: StandingTable) -> replies.StandingInfo:
    return replies.StandingInfo(
        id=one.id, name=one.name, path=_path(one), table=one.table, own=one.owner == guest.id
    )


def _wish_of(table: Table, place: int) -> NewTable:
    """Return a private table like this one, as a person at a place would open it."""
    others = [*table.chairs[place + 1 :], *table.chairs[:place]]
    return NewTable(
        code=table.code.base or table.code.name,
        changes=plain_changes(table.code),
        name=table.name,
        players=[chair.player if chair.person is None else None for chair in others],
        pace=table.pace,
        clock=table.clock,
        hints=table.hints,
        seat_per_address=table.seat_per_address,
        club=None if table.club is None else table.club.temper.value,
    )


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
        """Return who plays with the person."""
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
        """Return to what a link invites; a link needs no session for that."""
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
        """Return the tables at which the person has sat."""
        guest = await self._guest_of(request)
        found = await self._store.tables_of(guest.id, LISTED)
        return replies.MyTables(tables=[_persons_table(one) for one in found])

    @on("POST", "/api/invited")
    async def invited(self, request: Request) -> Body:
        """Return who invites with a link, and to what; a link needs no session for that."""
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
        """Return who asks, the table, what they ask, and the id of the person in the seat. Raises Refusal."""
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
