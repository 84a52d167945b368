"""Routes with which a person keeps their name and their games: a recovery link, and passkeys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..tables.decisions import Guest
from ..wire import replies, requests
from .guests import Guests, at_address
from .passkeys import Passkeys
from .retention import PEOPLE_KEPT

TRIES = Rate(12, 1 / 10)
"""Challenges, and uses of a recovery link or a passkey, from one network."""
_NOBODY = Guest("", "")


class IdentityRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(
        self,
        guests: Guests,
        passkeys: Passkeys,
        guest_of: Callable[[Request], Awaitable[Guest]],
        welcome: Callable[[str, str], Awaitable[Response]],
    ) -> None:
        self._guests = guests
        self._passkeys = passkeys
        self._guest_of = guest_of
        self._welcome = welcome
        self._tries = Limit(TRIES, "too many tries from your address; wait a minute")

    @on("GET", "/api/session/keeping")
    async def keeping(self, request: Request) -> Body:
        """How the person keeps their name and games."""
        return await self._keeping(await self._guest_of(request), request)

    @on("POST", "/api/session/recovery")
    async def make_recovery(self, request: Request) -> Body:
        """Make a recovery link; the earlier one becomes void."""
        self._check_tries(request)
        path = await self._guests.recovery_link(await self._guest_of(request))
        return replies.RecoveryLink(path=path)

    @on("DELETE", "/api/session/recovery")
    async def void_recovery(self, request: Request) -> Body:
        """Make the recovery link void."""
        await self._guests.void_recovery(await self._guest_of(request))
        return None

    @on("POST", "/api/session/recover")
    async def recover(self, request: Request) -> Body:
        """Continue here as the person of a recovery link."""
        self._check_tries(request)
        wish = await read(request, requests.Arrive)
        return await self._welcome(*await self._guests.recovered(wish.link))

    @on("POST", "/api/session/passkeys/challenge")
    async def challenge_to_add(self, request: Request) -> Body:
        """A challenge for a new passkey."""
        self._check_tries(request)
        guest = await self._guest_of(request)
        return await self._passkeys.challenge(_origin(request), guest)

    @on("POST", "/api/session/passkeys")
    async def add(self, request: Request) -> Body:
        """Add a passkey."""
        guest, wish = await self._guest_of(request), await read(request, requests.NewPasskey)
        await self._passkeys.add(_origin(request), guest, wish)
        return await self._keeping(guest, request)

    @on("DELETE", "/api/session/passkeys")
    async def drop(self, request: Request) -> Body:
        """Delete all passkeys of the person."""
        await self._passkeys.drop(await self._guest_of(request))
        return None

    @on("POST", "/api/passkeys/challenge")
    async def challenge(self, request: Request) -> Body:
        """A challenge for signing in with a passkey; it needs no session."""
        self._check_tries(request)
        return await self._passkeys.challenge(_origin(request), None)

    @on("POST", "/api/passkeys/enter")
    async def enter(self, request: Request) -> Body:
        """Continue here as the person of a passkey."""
        wish = await read(request, requests.PasskeySignIn)
        person = await self._passkeys.person_of(_origin(request), wish)
        return await self._welcome(person, await self._guests.token_for(person))

    async def _keeping(self, guest: Guest, request: Request) -> replies.IdentityInfo:
        return replies.IdentityInfo(
            passkeys=await self._passkeys.count(guest),
            recovery=await self._guests.has_recovery(guest),
            offered=self._passkeys.are_offered_on(request.headers["host"]),
            days=PEOPLE_KEPT,
        )

    def _check_tries(self, request: Request) -> None:
        """Raises Refusal where a network tries too often."""
        self._tries.check(at_address(_NOBODY, request).network)


def _origin(request: Request) -> str:
    """The origin of a request that changes something; the guard has checked that it is the server's own."""
    return request.headers["origin"]
