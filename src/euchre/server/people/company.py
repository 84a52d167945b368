"""People who play together again: the same four, people met before, and standing tables."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from ..bucket import Limit, Rate
from ..store import Store
from ..store.company import MetPerson, StandingTable
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.routine import is_long
from ..tables.table import Phase, Table, plain_changes
from ..wire import replies
from ..wire.requests import NewTable
from .opening import Opening
from .tokens import new_id, new_link

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
        """Who plays with a person, who asks them, and their standing tables."""
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
        """The address of a new standing table that begins with this table. Raises Refusal."""
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
        """To what the link of a standing table invites. Raises Refusal."""
        standing = await self._standing(link)
        owner = await self._store.person_named(standing.owner)
        code = msgspec.json.decode(standing.wish, type=NewTable).code
        return replies.Invited(
            name=standing.name, host=None if owner is None else owner.name, code=code, free=0
        )

    async def enter(self, link: str, guest: Guest, client: str) -> str:
        """The table of the evening, to which the person is admitted. Raises Refusal."""
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
        """Whether the last evening at a table is over."""
        changed = await self._store.changed_at(table)
        if changed is None or self._clock() - changed > EVENING:
            return True
        now = (await self._rooms.room(table)).book.table
        return now.phase is Phase.GATHERING and is_long(now)


def handle_of(guest: Guest, met: MetPerson) -> str:
    """What a person's browser calls another person; it means nothing to anybody else."""
    return hashlib.sha256(f"{guest.id} met {met.id}".encode()).hexdigest()[:24]


def _path(standing: StandingTable) -> str:
    return f"/standing#{standing.link}"


def _listed(guest: Guest, one: StandingTable) -> replies.StandingInfo:
    return replies.StandingInfo(
        id=one.id, name=one.name, path=_path(one), table=one.table, own=one.owner == guest.id
    )


def _wish_of(table: Table, place: int) -> NewTable:
    """A private table like this one, as a person at a place would open it."""
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
