"""The route for hints at a table."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..answers import answer, json_endpoint
from ..bucket import Buckets, Rate
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..workers.study import StudyWorkers
from .hints import hint_for, hint_task


class HintRoutes:
    """The handler of the route for hints."""

    def __init__(
        self,
        rooms: Rooms,
        workers: StudyWorkers,
        guest_of: Callable[[Request], Awaitable[Guest]],
        rate: Rate,
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._guest_of = guest_of
        self._asked = Buckets(rate)

    def routes(self) -> list[Route]:
        """The routes."""
        return [Route("/api/tables/{table}/hint", json_endpoint(self.hint), methods=["GET"])]

    async def hint(self, request: Request) -> Response:
        """What an expert would do in the place of the guest, and why, from what the guest may know."""
        guest = await self._guest_of(request)
        room = await self._rooms.room(request.path_params["table"])
        table = room.book.table
        task = hint_task(table, guest)
        if not self._asked.take(guest.id, time.monotonic()):
            raise Refusal("request/too-many", "too many hints; try again in a moment")
        try:
            found = await self._workers.run(guest.id, "hint", hint_for, task)
        except ValueError:
            raise Refusal("hint/none", "there is no hint for this choice") from None
        return answer(msgspec.structs.replace(found, seq=table.seq))
