"""Routes for hints at a table, and for what the expert would have done in a finished deal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..answers import answer, json_answer, json_endpoint
from ..bucket import Limit, Rate
from ..review.history import History
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..workers.study import StudyWorkers
from .expert_tasks import choices_of_deal, expert_document
from .hints import check_hints, hint_for, hint_task


class HintRoutes:
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

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/api/tables/{table}/hint", json_endpoint(self.hint), methods=["GET"]),
            Route("/api/tables/{table}/expert", json_endpoint(self.expert), methods=["GET"]),
        ]

    async def hint(self, request: Request) -> Response:
        """What an expert would do in the place of the guest, and why, from what the guest may know."""
        guest = await self._guest_of(request)
        room = await self._rooms.room(request.path_params["table"])
        table = room.book.table
        task = hint_task(table, guest)
        self._asked.check(guest.id)
        try:
            found = await self._workers.run(guest.id, "hint", hint_for, task)
        except ValueError:
            raise Refusal("hint/none", "there is no hint for this choice") from None
        return answer(msgspec.structs.replace(found, seq=table.seq))

    async def expert(self, request: Request) -> Response:
        """What the expert would have done with the guest's choices in a finished deal."""
        guest = await self._guest_of(request)
        table = (await self._rooms.room(request.path_params["table"])).book.table
        check_hints(table, guest)
        self._asked.check(guest.id)
        deal = request.query_params.get("deal", "")
        wanted = int(deal) if deal.isascii() and deal.isdigit() and len(deal) < 10 else None
        task = await self._history.of_log(guest.id, table.id, choices_of_deal, guest.id, wanted)
        return json_answer(await self._workers.run(guest.id, "hint", expert_document, task))
