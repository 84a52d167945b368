"""Passkeys and recovery links. For a passkey a device signs a challenge; the server keeps the public key.

Each challenge counts once, within five minutes. What was signed has to name an origin that the operator has
configured, and the passkey has to be one for the host of that origin.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ..answers import Body, Handlers, on, read
from ..bucket import Limit, Rate
from ..guard import Address
from ..store import Store
from ..store.people import StoredPasskey
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..wire import replies, requests
from .guests import Guests, at_address
from .invitations import new_id
from .retention import PEOPLE_KEPT

CHALLENGE_HOLDS = 5 * 60 * 1000
"""Milliseconds for which a challenge counts."""
MOST_PASSKEYS = 10
"""Passkeys of one person."""
_ADDING, _SIGNING_IN = "passkey-add", "passkey-use"


class Passkeys:
    """Adds and checks passkeys."""

    def __init__(self, store: Store, clock: Callable[[], int], address: Address) -> None:
        self._store = store
        self._clock = clock
        self._sites = {origin: site for origin in address.origins if (site := site_of(origin)) is not None}
        self._is_installed = find_spec("webauthn") is not None

    def are_offered_on(self, host: str) -> bool:
        """Return whether passkeys can be used by pages of a host, as a request names it."""
        return self._is_installed and any(origin.endswith(f"://{host}") for origin in self._sites)

    async def count(self, guest: Guest) -> int:
        """Return the number of a person's passkeys."""
        return len(await self._store.passkeys_of(guest.id))

    async def challenge(self, origin: str, guest: Guest | None) -> replies.PasskeyChallenge:
        """Return a challenge for a new passkey of a guest, or, without a guest, for signing in. Raises
        Refusal."""
        site, challenge = self._site(origin), secrets.token_bytes(32)
        kind, target = (_SIGNING_IN, new_id()) if guest is None else (_ADDING, guest.id)
        until = self._clock() + CHALLENGE_HOLDS
        await self._store.renew_links(kind, _hash(challenge), target, until, self._clock())
        known = () if guest is None else await self._store.passkeys_of(guest.id)
        return replies.PasskeyChallenge(
            challenge=_text(challenge),
            site=site,
            user="" if guest is None else _text(_hash(f"passkeys of {guest.id}".encode())),
            name="" if guest is None else guest.name,
            known=[_text(one) for one in known],
        )

    async def add(self, origin: str, guest: Guest, new: requests.NewPasskey) -> None:
        """Add a passkey for a guest. Raises Refusal for one that does not answer a challenge of theirs."""
        site, challenge = self._site(origin), _challenge_in(new.client_data)
        if await self._store.use_link(_ADDING, _hash(challenge), self._clock()) != guest.id:
            raise _refused()
        response = {"clientDataJSON": new.client_data, "attestationObject": new.attestation}
        checked = await _checked(
            "verify_registration_response",
            credential=_credential(new.id, response),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
        )
        passkey = StoredPasskey(
            id=checked.credential_id,
            person=guest.id,
            public_key=checked.credential_public_key,
            uses=checked.sign_count,
        )
        if not await self._store.add_passkey(passkey, MOST_PASSKEYS, self._clock()):
            raise Refusal("passkey/too-many", f"a person has {MOST_PASSKEYS} different passkeys at most")

    async def person_of(self, origin: str, signed: requests.PasskeySignIn) -> str:
        """Return the id of the person whose passkey has signed a challenge. Raises Refusal."""
        site, challenge = self._site(origin), _challenge_in(signed.client_data)
        if await self._store.use_link(_SIGNING_IN, _hash(challenge), self._clock()) is None:
            raise _refused()
        passkey = await self._store.find_passkey(_bytes(signed.id))
        if passkey is None:
            raise Refusal("passkey/refused", "this server does not know the passkey")
        response = {
            "clientDataJSON": signed.client_data,
            "authenticatorData": signed.authenticator_data,
            "signature": signed.signature,
        }
        checked = await _checked(
            "verify_authentication_response",
            credential=_credential(signed.id, response),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
        if not await self._store.use_passkey(passkey.id, passkey.uses, checked.new_sign_count):
            raise _refused()
        return passkey.person

    async def drop(self, guest: Guest) -> None:
        """Delete all passkeys of a guest."""
        await self._store.drop_passkeys(guest.id)

    def _site(self, origin: str) -> str:
        if not self._is_installed or origin not in self._sites:
            raise Refusal("passkey/none", "passkeys cannot be used at this address of the server")
        return self._sites[origin]


def site_of(origin: str) -> str | None:
    """Return the name for which a passkey of an origin is valid; None where browsers allow none.

    They need TLS, except on the machine itself, and a host with a name.

    >>> site_of("https://euchre.example:8443"), site_of("http://localhost:8000")
    ('euchre.example', 'localhost')
    >>> site_of("https://192.0.2.7"), site_of("http://euchre.example")
    (None, None)
    """
    parts = urlsplit(origin)
    host = parts.hostname
    if host is None or (parts.scheme != "https" and host != "localhost"):
        return None
    try:
        ip_address(host)
    except ValueError:
        return host
    return None


async def _checked(function: str, **given: Any) -> Any:
    """Return the result of a check by the library, in a thread: loading it takes a while. Raises Refusal."""

    def check() -> Any:
        return getattr(import_module("webauthn"), function)(**given)

    try:
        return await asyncio.to_thread(check)
    except Exception:  # made-up bytes make its parsers fail in many ways; none of them is a fault here
        raise _refused() from None


def _refused() -> Refusal:
    return Refusal("passkey/refused", "this passkey does not answer a challenge of this server; try again")


def _challenge_in(client_data: str) -> bytes:
    """Return the challenge that a device has signed. Raises Refusal."""
    try:
        return _bytes(json.loads(_bytes(client_data))["challenge"])
    except (ValueError, LookupError, TypeError, RecursionError):
        raise _refused() from None


def _credential(passkey: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": passkey, "rawId": passkey, "type": "public-key", "response": response}


def _hash(secret: bytes) -> bytes:
    return hashlib.sha256(secret).digest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Return the bytes of a text. Raises Refusal for a text that cannot be."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise _refused() from None


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
        """Return how the person keeps their name and games."""
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
        """Return a challenge for a new passkey."""
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
        """Return a challenge for signing in with a passkey; it needs no session."""
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
        """Raise Refusal where a network tries too often."""
        self._tries.check(at_address(_NOBODY, request).network)


def _origin(request: Request) -> str:
    """Return the origin of a request that changes something; the guard has checked that it is the server's
    own."""
    return request.headers["origin"]
