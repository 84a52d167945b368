"""Routes of an evening with real cards. A link in the `Authorization` header says what one may do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ...events import EventError
from ...events.evening_acts import EveningAct
from ...events.event_lines import TakenBack
from ...events.hall_after import read_evening_act
from ...events.score_acts import SideReported
from ..answers import NOT_KEPT, Body, Handlers, attachment, on, read
from ..bucket import Limit
from ..limits import Limits
from ..people.guests import client_of, known
from ..people.opening import Shares
from ..store import Store
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..wire import evening_replies, replies, requests
from ..workers.study import StudyWorkers
from .book import Evenings, OpenEvening
from .director import OnlineDirector
from .evening_view import at_time, evening_body
from .links import DIRECTOR, SCREEN, EveningLink, read_link
from .same_boards import ExpertBoards, boards_reply, check_open, commitment_of_boards
from .seating import CODE, check_may_watch, may_watch, name_of, place_of, table_id, watch


class EveningRoutes(Handlers):
    """The handlers of the routes."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        workers: StudyWorkers,
        clock: Callable[[], int],
        limits: Limits,
        known_guest: Callable[[Request], Awaitable[Guest | None]],
        shares: Shares,
    ) -> None:
        self._evenings = Evenings(store, clock)
        self._director = OnlineDirector(store, rooms, self._evenings, clock)
        self._experts = ExpertBoards(workers)
        self._known_guest = known_guest
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._shares = shares
        often = "too many requests with this link; wait a moment"
        self._reads, self._acts = Limit(limits.evening_reads, often), Limit(limits.evening_acts, often)
        crowd = "too many requests about evenings from your address; wait a moment"
        self._reads_there = Limit(limits.evening_reads_there, crowd)
        self._acts_there = Limit(limits.evening_acts_there, crowd)

    async def direct(self) -> None:
        """Let the evenings at the server's own tables go on."""
        await self._director.go_on()

    async def close(self) -> None:
        """Stop what is being computed."""
        await self._experts.close()
        await self._evenings.close()

    @on("POST", "/api/evenings")
    async def open(self, request: Request) -> Body:
        """Open an evening; the answer has the director's link."""
        client = client_of(request)
        wish = await read(request, requests.NewEvening)
        await self._shares.check("evening", client)
        link = await self._evenings.open(wish)
        await self._shares.note("evening", read_link(link).evening, client)
        return evening_replies.EveningOpened(link=link)

    @on("GET", "/api/evening")
    async def look(self, request: Request) -> Body:
        """Return the evening as the link shows it; 204 if nothing was entered after line `since`."""
        link = self._link(request)
        opened = await self._evenings.read(link)
        if request.query_params.get("since") == str(opened.stored.seq):
            return Response(status_code=204, headers=NOT_KEPT)
        return await self._shown(link, opened, request)

    @on("POST", "/api/evening/join")
    async def join(self, request: Request) -> Body:
        """Take part in an evening at the server's tables, by the link of its screen or its director's."""
        guest = known(await self._known_guest(request))
        link = self._link_of_event(request)
        wish = await read(request, requests.TakePart) if await request.body() else requests.TakePart()
        opened = await self._evenings.join(link, guest, wish.partner)
        return await self._shown(link, opened, request)

    @on("POST", "/api/evening/watch")
    async def watch(self, request: Request) -> Body:
        """Let a guest look on at a table of the event; its id."""
        guest = known(await self._known_guest(request))
        link = self._link_of_event(request)
        wish = await read(request, requests.WatchTable)
        evening = (await self._evenings.read(link)).evening
        check_may_watch(evening, await self._store.online_evening(link.evening), wish.round, guest)
        name = table_id(link.evening, wish.round, wish.table)
        await watch(await self._rooms.room(name), evening, guest)
        return replies.Opened(table=name)

    @on("GET", "/api/evening/boards")
    async def boards(self, request: Request) -> Body:
        """Return the deals that all tables have played, once the evening is over."""
        opened = await self._evenings.read(self._link(request))
        check_open(opened)
        guest = await self._known_guest(request)
        online = None if guest is None else await self._store.online_evening(opened.id)
        you = None if guest is None or online is None else name_of(online, guest)
        expert = self._experts.points(opened)
        return await asyncio.to_thread(boards_reply, opened, expert, you)

    @on("POST", "/api/evening")
    async def enter(self, request: Request) -> Body:
        """Enter an act; the evening after it, once the act is durable."""
        link = self._link(request, acts=True)
        wish = await read(request, requests.EveningEntry)
        try:
            act = read_evening_act(wish.act)
        except EventError as fault:
            raise Refusal("evening/refused", str(fault)) from None
        _check_may_enter(link, act, wish)
        if isinstance(act, TakenBack) and await self._store.online_evening(link.evening) is not None:
            raise Refusal("evening/refused", "the server enters the scores here; a score can be corrected")
        opened = await self._evenings.add(link, act, wish.id, wish.after)
        return await self._shown(link, opened, request)

    @on("GET", "/api/evening/file")
    async def file(self, request: Request) -> Body:
        """Return the evening as a file for `euchre event`, for its director."""
        link = self._link(request)
        if link.role != DIRECTOR:
            raise _not_yours(link)
        return attachment((await self._evenings.read(link)).text, "hall.evening")

    async def _shown(self, link: EveningLink, opened: OpenEvening, request: Request) -> Body:
        body = await self._evenings.shown(opened, link.role, partial(evening_body, link))
        return at_time(body, self._clock(), await self._online(link, opened, request))

    async def _online(
        self, link: EveningLink, opened: OpenEvening, request: Request
    ) -> evening_replies.HallOnline | None:
        """Return for the person who asks with the link of the screen, where they play; None with real
        cards."""
        online = await self._store.online_evening(link.evening) if link.role == SCREEN else None
        if online is None:
            return None
        guest = await self._known_guest(request)
        you, evening = None if guest is None else name_of(online, guest), opened.evening
        place = None if you is None else place_of(evening, you, evening.begun)
        player = None if you is None else evening.number_of(you)
        wished = None if player is None else evening.wishes.get(player)
        return evening_replies.HallOnline(
            you=you,
            table=None if place is None else table_id(link.evening, evening.begun, place),
            code=evening.code or CODE,
            pairs=evening.plan.pairs is not None,
            partner=None if wished is None else evening.players[wished].name,
            commitment=commitment_of_boards(opened),
            is_over=evening.is_over,
            out=None if player is None else evening.out_after(player),
            place=evening.place_of(player) if player is not None and evening.is_over else None,
            watch=may_watch(evening, online, evening.begun, guest),
        )

    def _link_of_event(self, request: Request) -> EveningLink:
        """Return the link of a request, if it is not that of a table. Raises Refusal."""
        link = self._link(request, acts=True)
        if link.table is not None:
            raise _not_yours(link)
        return link

    def _link(self, request: Request, *, acts: bool = False) -> EveningLink:
        """Return the link of a request, counted for its address and for itself. Raises Refusal."""
        (self._acts_there if acts else self._reads_there).check(client_of(request))
        link = read_link(request.headers.get("authorization", "").removeprefix("Bearer "))
        (self._acts if acts else self._reads).check(link.text)
        return link


def _check_may_enter(link: EveningLink, act: EveningAct, wish: requests.EveningEntry) -> None:
    """Raise Refusal unless the link may enter an act: a table its own score, the director everything."""
    if not act.text.isprintable():
        raise Refusal("evening/refused", "the act has characters that cannot be printed")
    if link.role == DIRECTOR:
        if isinstance(act, TakenBack) and wish.after is None:
            raise Refusal("evening/refused", "to take back the last entry, say after which line, in `after`")
    elif not isinstance(act, SideReported) or act.table != link.table:
        raise _not_yours(link)


def _not_yours(link: EveningLink) -> Refusal:
    """Return the refusal of what only the director may do, or another link."""
    own = "looking at the screen of the hall" if link.role == SCREEN else "the score of its own table"
    return Refusal("evening/not-yours", f"this link is only for {own}; the director can do more")
