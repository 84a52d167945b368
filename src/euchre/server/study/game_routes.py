"""Finished games, wherever they come from: replay, record and review of each at an address of one form.

A game is at a table, at an address that is shared with anybody, among those that a guest keeps, or in a
record that a guest has uploaded. An uploaded record stays in memory with its review, for its guest alone,
until other reviews need the place or the server stops.
"""

from __future__ import annotations

import hashlib
import zlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...notation import coups
from ...review import ReviewEffort
from ..answers import Handlers, attachment, number_in, on
from ..bucket import Limit
from ..limits import Limits
from ..people.guests import client_of
from ..review import history_tasks
from ..review.history import History
from ..review.playback import played
from ..review.replays import replay_reply
from ..review.shared_games import FORMS
from ..store import KeptReview
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..wire.replay_replies import Replay
from ..wire.study_replies import ReviewOpened, ReviewState
from . import kept_tasks
from .keeping import Keeping
from .reviews import ReviewJob, Reviews

_MINE, _UPLOAD = "/api/replays/mine/{table}/{game}", "/api/replays/upload/1/{key}"
_SHARED = "/api/replays/{table}/{game}/{key}"


class _Game(ABC):
    """A finished game, as one request asks for it."""

    keeps: Callable[[ReviewJob], Awaitable[None]] | None = None
    """What is done with its review once that is done."""
    seat: str | None = None
    """The only seat whose review is shown; None for every seat."""

    def __init__(self, of: GameRoutes, request: Request, asker: str) -> None:
        self.of, self.asker, self.asked = of, asker, request.path_params
        self.name = self._name()
        """The name of its review."""

    @abstractmethod
    def _name(self) -> str:
        """Return a name that no other game has."""

    @abstractmethod
    async def replay(self, wanted: int | None) -> bytes:
        """Return the replay of a deal. Raises Refusal."""

    @abstractmethod
    async def text(self, form: str = FORMS[0]) -> str:
        """Return the record. Raises Refusal."""

    async def review(self) -> bytes | None:
        """Return the review that is kept, for the seat of its guest; None where there is none."""
        return None

    @property
    def may_begin(self) -> bool:
        """Whether a review can be begun, or begun again."""
        return True

    @property
    def address(self) -> tuple[str, int]:
        """Table and number of the game; game 0 does not exist."""
        return self.asked["table"], number_in(self.asked["game"]) or 0


class _Shared(_Game):
    """A game at an address that anybody may have."""

    def __init__(self, of: GameRoutes, request: Request, asker: str) -> None:
        super().__init__(of, request, asker)
        self.keeps = lambda job: of.keeping.keep_review(job, *self.address)

    def _name(self) -> str:
        table, game = self.address
        return f"{table}/{game}/{self.asked['key']}"

    async def replay(self, wanted: int | None) -> bytes:
        """Return the replay, for everybody who has the address."""
        table, game = self.address
        task, key = history_tasks.game_reply, self.asked["key"]
        return await self.of.history.of_log(self.asker, table, task, game, key, wanted)

    async def text(self, form: str = FORMS[0]) -> str:
        """Return the record in one of the forms."""
        table, game = self.address
        task, key = history_tasks.game_text, self.asked["key"]
        return await self.of.history.of_log(self.asker, table, task, game, key, form)


class _Kept(_Game):
    """A game that a guest keeps."""

    found: KeptReview

    def _name(self) -> str:
        return f"mine/{self.asker}/{'/'.join(map(str, self.address))}"

    async def loaded(self) -> _Kept:
        """Return the game once the store has given it. Raises Refusal where the guest keeps no such game."""
        self.found = await self.of.keeping.game_of(self.asker, *self.address)
        self.seat = self.found.seat
        self.keeps = lambda job: self.of.keeping.keep_review(job, *self.address)
        return self

    async def replay(self, wanted: int | None) -> bytes:
        """Return the replay, without the names of others."""
        table, game = self.address
        link, text = f"/replay/mine/{table}/{game}", await self.text()
        task = kept_tasks.kept_replay
        return await self.of.history.of_record(self.asker, task, text.encode(), wanted, link)

    async def text(self, form: str = FORMS[0]) -> str:
        """Return the record, without the names of others."""
        return kept_tasks.record_in(self.found.record or b"")

    async def review(self) -> bytes | None:
        """Return the review that the guest keeps."""
        return None if self.found.review is None else zlib.decompress(self.found.review)


class _Upload(_Game):
    """A record that a guest has uploaded."""

    def _name(self) -> str:
        return f"upload/{self.asker}/{self.asked['key']}"

    async def replay(self, wanted: int | None) -> bytes:
        """Return the replay."""
        body = (await self.text()).encode()
        return await self.of.history.of_record(self.asker, history_tasks.upload_reply, body, wanted)

    async def text(self, form: str = FORMS[0]) -> str:
        """Return the record as it was uploaded."""
        return self.of.reviews.text_of(self.name)

    @property
    def may_begin(self) -> bool:
        """Whether the review was stopped. Raises Refusal if there is none."""
        return bool(self.of.reviews.state(self.name).trouble)


class GameRoutes(Handlers):
    """The handlers of these routes; those of kept and uploaded games come before those of shared games."""

    def __init__(
        self,
        history: History,
        keeping: Keeping,
        reviews: Reviews,
        guest_of: Callable[[Request], Awaitable[Guest]],
        limits: Limits,
    ) -> None:
        self.history, self.keeping, self.reviews = history, keeping, reviews
        self._guest_of = guest_of
        self._looked = Limit(limits.replays, "too many replays; try again in a moment")
        self._begun = Limit(limits.reviews, "too many reviews; try again in a few minutes")

    @on("GET", "/api/tables/{table}/deals")
    async def at_table(self, request: Request) -> bytes:
        """Return finished deals of a table to those who may look on; of the current game, what they know."""
        guest, table = await self._guest_of(request), request.path_params["table"]
        self._looked.check(client_of(request))
        task, wanted = history_tasks.deals_reply, _deal(request)
        return await self.history.of_log(guest.id, table, task, guest.id, wanted)

    @on("POST", "/api/viewer")
    async def view(self, request: Request) -> bytes:
        """Replay the record in the body of the request; nothing of it is stored."""
        client = client_of(request)
        self._looked.check(client)
        task, body = history_tasks.upload_reply, await request.body()
        return await self.history.of_record(client, task, body, _deal(request))

    @on("POST", "/api/viewer/review")
    async def upload(self, request: Request) -> ReviewOpened:
        """Begin the review of the record in the body of the request, or join the one that has begun."""
        guest, body = await self._guest_of(request), await request.body()
        await self.history.of_record(guest.id, history_tasks.upload_reply, body, None)  # refuses what is none
        self._begun.check(guest.id)
        key = hashlib.sha256(body).hexdigest()[:22]
        name, text = f"upload/{guest.id}/{key}", body.decode("utf-8-sig")
        self.reviews.start(name, guest.id, text, ReviewEffort.NORMAL)
        return ReviewOpened(path=f"/review/upload/1/{key}")

    @on("GET", "/api/coups/{number}")
    async def coup(self, request: Request) -> Replay:
        """Return one of the nine coups of 1888, by its number."""
        self._looked.check(client_of(request))
        number = number_in(request.path_params["number"]) or 0
        if not 1 <= number <= len(coups()):
            raise Refusal("replay/none", f"there are coups 1 to {len(coups())}")
        return _coup(number)

    @on("GET", _SHARED)
    @on("GET", _UPLOAD)
    @on("GET", _MINE)
    async def replay(self, request: Request) -> bytes:
        """Return the replay of a game."""
        return await (await self._looking(request)).replay(_deal(request))

    @on("GET", _SHARED + "/record")
    @on("GET", _MINE + "/record")
    async def record(self, request: Request) -> Response:
        """Return the record of a game as a file."""
        game, form = await self._looking(request), request.query_params.get("form", FORMS[0])
        form = form if game.seat is None else FORMS[0]
        table, number = game.address
        return attachment(await game.text(form), f"{table}-{number}.{form}")

    @on("POST", _SHARED + "/review")
    @on("POST", _UPLOAD + "/review")
    @on("POST", _MINE + "/review")
    async def begin(self, request: Request) -> ReviewState:
        """Begin the review of a game, join the one that has begun, or go on with one that was stopped."""
        guest = await self._guest_of(request)
        game = await self._game(request, guest)
        if await game.review() is None and game.may_begin:
            text = await game.text()
            self._begun.check(guest.id)
            self.reviews.start(game.name, guest.id, text, ReviewEffort.NORMAL, game.keeps)
        return await self._state(game)

    @on("GET", _SHARED + "/review")
    @on("GET", _UPLOAD + "/review")
    @on("GET", _MINE + "/review")
    async def state(self, request: Request) -> ReviewState:
        """Return how far the review of a game is."""
        return await self._state(await self._game(request))

    @on("GET", _SHARED + "/review/{seat}")
    @on("GET", _UPLOAD + "/review/{seat}")
    @on("GET", _MINE + "/review/{seat}")
    async def document(self, request: Request) -> bytes:
        """Return the review for a seat, as far as it is done."""
        guest, seat = await self._guest_of(request), request.path_params["seat"]
        game = await self._game(request, guest)
        if game.seat not in (None, seat):
            raise Refusal("seat/none", f"you keep the review for seat {game.seat}")
        return await game.review() or await self.reviews.document(game.name, guest.id, seat)

    async def _state(self, game: _Game) -> ReviewState:
        if await game.review() is not None:
            return ReviewState(place=0, done=1, total=1, is_over=True, trouble="", seat=game.seat)
        return msgspec.structs.replace(self.reviews.state(game.name), seat=game.seat)

    async def _looking(self, request: Request) -> _Game:
        """Return the game that a request asks for, counted for its guest or, if it is shared, its address."""
        is_shared = _source(request) is _Shared
        guest = None if is_shared else await self._guest_of(request)
        self._looked.check(client_of(request) if guest is None else guest.id)
        return await self._game(request, guest)

    async def _game(self, request: Request, guest: Guest | None = None) -> _Game:
        """Return the game that a request asks for. Raises Refusal."""
        source = _source(request)
        if guest is None and source is not _Shared:
            guest = await self._guest_of(request)
        game = source(self, request, client_of(request) if guest is None else guest.id)
        return await game.loaded() if isinstance(game, _Kept) else game


def _source(request: Request) -> type[_Shared | _Kept | _Upload]:
    """Return where the game of a request comes from."""
    asked = request.path_params
    if "key" not in asked:
        return _Kept
    return _Shared if "table" in asked else _Upload


def _deal(request: Request) -> int | None:
    return number_in(request.query_params.get("deal", ""))


@cache
def _coup(number: int) -> Replay:
    """Return the replay of a coup."""
    record = list(coups().values())[number - 1]
    return replay_reply(played([record]), 0, title=record.header("title") or "")
