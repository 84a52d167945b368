"""How the cards of one finished game came about: its seed, its shares, and every act of it.

The page compares this with what it saw during the game. Only the part of the log that holds the game is read,
and nothing is replayed, so that every page at a table can ask after every game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from starlette.requests import Request

from ..answers import Body, Handlers, number_in, on
from ..bucket import Limit, Rate
from ..store import Store
from ..tables import events
from ..tables.decisions import Guest
from ..tables.events import Entry
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..wire.replay_replies import DealActs, Dealing
from ..wire.replies import REPLIES

MOST_READ = 4000
"""Most events that are read for one answer; a longer game can be verified from its record."""


class DealingRoutes(Handlers):
    """The route that answers how a game was dealt."""

    def __init__(
        self, rooms: Rooms, store: Store, guest_of: Callable[[Request], Awaitable[Guest]], rate: Rate
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._guest_of = guest_of
        self._asked = Limit(rate, "too many games; try again in a moment")

    @on("GET", "/api/tables/{table}/games/{game:int}/dealing")
    async def answer(self, request: Request) -> Body:
        """Return the seed, the shares and the acts of a finished game, for people who may look on."""
        guest = await self._guest_of(request)
        self._asked.check(guest.id)
        room = await self._rooms.room(request.path_params["table"])
        table = room.book.table
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        since = max(number_in(request.query_params.get("since", "")) or 0, table.seq - MOST_READ)
        log = await self._store.log(table.id, since)
        return await asyncio.to_thread(dealing_reply, log, request.path_params["game"])


def dealing_reply(log: Iterable[Entry], game: int) -> bytes:
    """Return the answer from a part of a log. Raises Refusal unless the part holds the whole finished
    game."""
    dealing = _dealing(log, game)
    if dealing is None:
        raise Refusal("replay/none", f"game {game} is not over, or too far back; download the record")
    return REPLIES.encode(dealing)


def _dealing(log: Iterable[Entry], game: int) -> Dealing | None:
    commitment, shares, dealt = "", dict[str, str](), list[DealActs]()
    has_begun = False
    for entry in log:
        match entry.event:
            case events.Committed(number, text) if number == game:
                commitment = text
            case events.Shared(letter, share) if not has_begun:
                shares[letter] = share
            case events.SharesLate() if not has_begun:
                shares = {}
            case events.GameBegan(number) if number == game:
                has_begun, dealt = True, [DealActs(dealer=None, acts=[])]
            case events.DealBegan(dealer) if has_begun:
                dealt.append(DealActs(dealer=dealer, acts=[]))
            case events.Acted(text) if has_begun:
                dealt[-1].acts.append(text)
            case events.Revealed(number, seed) if number == game and has_begun and commitment:
                return Dealing(
                    table=entry.table,
                    game=game,
                    commitment=commitment,
                    seed=seed,
                    shares=shares,
                    deals=dealt,
                )
            case events.Revealed():
                shares = {}
    return None
