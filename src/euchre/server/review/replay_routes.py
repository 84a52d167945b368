"""Routes for replays: deals of a table, of a shared game, and of an uploaded record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...notation import coups
from ..answers import answer, attachment, json_answer, json_endpoint
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..wire.replay_replies import Replay
from . import history_tasks
from .history import History
from .playback import played
from .replays import replay_reply
from .shared_games import FORMS


class ReplayRoutes:
    """The handlers of the replay routes."""

    def __init__(self, history: History, guest_of: Callable[[Request], Awaitable[Guest]], rate: Rate) -> None:
        self._history = history
        self._guest_of = guest_of
        self._asked = Limit(rate, "too many replays from your address; try again in a moment")

    def routes(self) -> list[Route]:
        """The routes."""
        game = "/api/replays/{table}/{game}/{key}"
        return [
            Route("/api/tables/{table}/deals", json_endpoint(self.at_table), methods=["GET"]),
            Route(game, json_endpoint(self.shared), methods=["GET"]),
            Route(game + "/record", json_endpoint(self.record), methods=["GET"]),
            Route("/api/viewer", json_endpoint(self.upload), methods=["POST"]),
            Route("/api/coups/{number}", json_endpoint(self.coup), methods=["GET"]),
        ]

    async def at_table(self, request: Request) -> Response:
        """Finished deals of a table, for people who may look on; of the current game, what they may know."""
        guest = await self._guest_of(request)
        self._take(request)
        table, wanted = request.path_params["table"], _wanted(request)
        task = history_tasks.deals_reply
        return json_answer(await self._history.of_log(guest.id, table, task, guest.id, wanted))

    async def shared(self, request: Request) -> Response:
        """A finished game, for everybody who has its address."""
        client = self._take(request)
        table, game, key = _address(request)
        task, wanted = history_tasks.game_reply, _wanted(request)
        return json_answer(await self._history.of_log(client, table, task, game, key, wanted))

    async def record(self, request: Request) -> Response:
        """The record of a finished game as a file."""
        client = self._take(request)
        table, game, key = _address(request)
        form = request.query_params.get("form", FORMS[0])
        text = await self._history.of_log(client, table, history_tasks.game_text, game, key, form)
        return attachment(text, f"{table}-{game}.{form}")

    async def upload(self, request: Request) -> Response:
        """Replay the record in the body of the request; nothing of it is stored."""
        client = self._take(request)
        return json_answer(await self._history.upload(client, await request.body(), _wanted(request)))

    async def coup(self, request: Request) -> Response:
        """One of the nine coups of 1888, by its number."""
        self._take(request)
        number = _number(request.path_params["number"]) or 0
        if not 1 <= number <= len(coups()):
            raise Refusal("replay/none", f"there are coups 1 to {len(coups())}")
        return answer(_coup(number))

    def _take(self, request: Request) -> str:
        """Count a replay for the address of the client. Raises Refusal beyond the limit."""
        client = client_of(request)
        self._asked.check(client)
        return client


@cache
def _coup(number: int) -> Replay:
    """Return the replay of a coup."""
    record = list(coups().values())[number - 1]
    return replay_reply(played([record]), 0, title=record.header("title") or "")


def _address(request: Request) -> tuple[str, int, str]:
    """Table, game and key of a shared game; game 0 does not exist."""
    asked = request.path_params
    return asked["table"], _number(asked["game"]) or 0, asked["key"]


def _wanted(request: Request) -> int | None:
    return _number(request.query_params.get("deal", ""))


def _number(text: str) -> int | None:
    """The number in a part of an address; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
