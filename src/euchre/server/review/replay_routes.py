"""Routes for replays: deals of a table, of a shared game, and of an uploaded record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import LawDataError, NotationError
from ...notation import coups
from ..answers import NOT_KEPT, answer, told
from ..bucket import Buckets, Rate
from ..store import Store
from ..tables.decisions import Guest
from ..tables.events import Entry
from ..tables.refusal import Refusal
from ..tables.table import Table, replayed
from ..wire.replay_replies import Replay
from .playback import LARGEST_RECORD, Playback, played
from .record import records_of
from .record_upload import records_in
from .replays import replay_reply
from .shared_games import FORMS, forms_of, game_record, opens, path_of, revealed_seeds, written_as

Made = TypeVar("Made")

AT_ONCE = 1
"""Most replays computed at the same time."""


class ReplayRoutes:
    """The handlers of the replay routes."""

    def __init__(self, store: Store, guest_of: Callable[[Request], Awaitable[Guest]], rate: Rate) -> None:
        self._store = store
        self._guest_of = guest_of
        self._asked = Buckets(rate)
        self._slots = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[Route]:
        """The routes."""
        game = "/api/replays/{table}/{game}/{key}"
        return [
            Route("/api/tables/{table}/deals", told(self.at_table), methods=["GET"]),
            Route(game, told(self.shared), methods=["GET"]),
            Route(game + "/record", told(self.record), methods=["GET"]),
            Route("/api/viewer", told(self.upload), methods=["POST"]),
            Route("/api/coups/{number}", told(self.coup), methods=["GET"]),
        ]

    async def at_table(self, request: Request) -> Response:
        """Finished deals of a table, for people who may look on; of the current game, what they may know."""
        guest = await self._guest_of(request)
        self._take(request)
        table, log = await self._table(request.path_params["table"])
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        wanted = _number(request.query_params.get("deal", ""))

        def make() -> Replay:
            playback = played([records_of(table, log)[1]], checked=False)
            playback.deals = [deal for deal in playback.deals if deal.end.deal.is_over]
            shown = _chosen(playback, wanted)
            seeds, game = revealed_seeds(log), playback.deals[shown].game
            link = path_of(table.id, game, seeds[game]) if game in seeds else None
            seat = table.seat_of(guest.id)
            return replay_reply(
                playback, shown, title=table.name, seat=seat, open_games=max(seeds, default=0), link=link
            )

        return answer(await self._in_thread(make))

    async def shared(self, request: Request) -> Response:
        """A finished game, for everybody who has its address."""
        self._take(request)
        table, log, game = await self._shared_game(request)
        wanted = _number(request.query_params.get("deal", ""))

        def make() -> Replay:
            record = game_record(table, log, game)
            playback = played([record], checked=False)
            link, forms = path_of(table.id, game, revealed_seeds(log)[game]), forms_of(record)
            return replay_reply(
                playback, _chosen(playback, wanted, first=True), title=table.name, link=link, forms=forms
            )

        return answer(await self._in_thread(make))

    async def record(self, request: Request) -> Response:
        """The record of a finished game as a file."""
        self._take(request)
        table, log, game = await self._shared_game(request)
        form = request.query_params.get("form", FORMS[0])
        if form not in FORMS:
            raise Refusal("replay/no-form", f"a game can be written as {' or '.join(FORMS)}, not as '{form}'")
        try:
            text = await self._in_thread(lambda: written_as(game_record(table, log, game), form))
        except NotationError as fault:
            raise Refusal("replay/no-form", str(fault)) from None
        name = f'attachment; filename="{table.id}-{game}.{form}"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name, **NOT_KEPT})

    async def upload(self, request: Request) -> Response:
        """Replay the record in the body of the request; nothing of it is stored."""
        self._take(request)
        body = await request.body()
        wanted = _number(request.query_params.get("deal", ""))

        def make() -> Replay:
            records = records_in(body)
            playback = played(records, most=LARGEST_RECORD)
            title = next((title for one in records if (title := one.header("title")) is not None), "")
            return replay_reply(playback, _chosen(playback, wanted, first=True), title=title)

        return answer(await self._in_thread(make))

    async def coup(self, request: Request) -> Response:
        """One of the nine coups of 1888, by its number."""
        self._take(request)
        known = list(coups().values())
        number = _number(request.path_params["number"]) or 0
        if not 1 <= number <= len(known):
            raise Refusal("replay/none", f"there are coups 1 to {len(known)}")
        record = known[number - 1]
        return answer(replay_reply(played([record]), 0, title=record.header("title") or ""))

    def _take(self, request: Request) -> None:
        client = request.client.host if request.client is not None else ""
        if not self._asked.take(client, time.monotonic()):
            raise Refusal(
                "request/too-many", "too many replays from your address; try again in a few seconds"
            )

    async def _in_thread(self, make: Callable[[], Made]) -> Made:
        async with self._slots:
            return await asyncio.to_thread(make)

    async def _table(self, table: str) -> tuple[Table, tuple[Entry, ...]]:
        log = await self._store.log(table)
        if not log:
            raise Refusal("table/none", "there is no such table")
        return await self._replayed(log), log

    async def _replayed(self, log: tuple[Entry, ...]) -> Table:
        try:
            return await self._in_thread(lambda: replayed(log))
        except LawDataError as fault:
            raise Refusal("table/cannot-be", f"this table cannot be replayed: {fault}") from None

    async def _shared_game(self, request: Request) -> tuple[Table, tuple[Entry, ...], int]:
        """The table, log and game of an address. Raises Refusal for an address that does not exist."""
        asked = request.path_params
        log = await self._store.log(asked["table"])
        game = _number(asked["game"]) or 0
        seed = revealed_seeds(log).get(game)
        if seed is None or not opens(asked["table"], game, asked["key"], seed):
            raise Refusal(
                "replay/none",
                "no game is shared at this address; copy the whole link, or ask for it again",
            )
        return await self._replayed(log), log, game


def _number(text: str) -> int | None:
    """The number in a part of an address; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _chosen(playback: Playback, wanted: int | None, *, first: bool = False) -> int:
    """The index of the deal asked for, or else of the first or last. Raises Refusal if there is none."""
    if not playback.deals:
        faults = [str(fault) for fault in playback.faults]
        raise Refusal(
            "replay/no-deal", faults[0] if faults else "no deal is finished yet; come back after the first"
        )
    if wanted is None:
        return 0 if first else len(playback.deals) - 1
    if wanted >= len(playback.deals):
        raise Refusal("replay/no-deal", f"the deals are numbered 0 to {len(playback.deals) - 1}")
    return wanted
