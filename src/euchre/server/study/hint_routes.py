"""Routes for hints at a table, and for what the expert would have done in a finished deal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request

from ..answers import Body, Handlers, number_in, on
from ..bucket import Limit, Rate
from ..review.history import History
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..wire.study_replies import Hint
from ..workers.study import StudyWorkers
from .hints import check_hints, choices_of_deal, expert_document, hint_for, hint_task


class HintRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(
        self,
        rooms: Rooms,
        workers: StudyWorkers,
        guest_of: Callable[[Request], Awaitable[Guest]],
        rate: Rate,
        history: History,
    ) -> None:
        self._rooms = rooms
        self._history = history
        self._workers = workers
        self._guest_of = guest_of
        self._asked = Limit(rate, "too many hints; try again in a moment")

    @on("GET", "/api/tables/{table}/hint")
    async def hint(self, request: Request) -> Body:
        """Return what an expert would do in the place of the guest, and why, from what the guest may know."""
        guest = await self._guest_of(request)
        room = await self._rooms.room(request.path_params["table"])
        table = room.book.table
        task = hint_task(table, guest)
        self._asked.check(guest.id)
        try:
            found: Hint = await self._workers.run(guest.id, "hint", hint_for, task)
        except ValueError:
            raise Refusal("hint/none", "there is no hint for this choice") from None
        return msgspec.structs.replace(found, seq=table.seq)

    @on("GET", "/api/tables/{table}/expert")
    async def expert(self, request: Request) -> Body:
        """Return what the expert would have done with the guest's choices in a finished deal."""
        guest = await self._guest_of(request)
        table = (await self._rooms.room(request.path_params["table"])).book.table
        check_hints(table, guest)
        self._asked.check(guest.id)
        wanted = number_in(request.query_params.get("deal", ""))
        task = await self._history.of_log(guest.id, table.id, choices_of_deal, guest.id, wanted)
        document: bytes = await self._workers.run(guest.id, "hint", expert_document, task)
        return document
