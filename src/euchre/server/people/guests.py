"""Guests: a name, a random token in a cookie, and one-time links to another device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from starlette.requests import HTTPConnection

from ..store import GuestRow, Store
from ..tables.decisions import Guest
from ..tables.names import RudeWords, person_name
from ..tables.refusal import Refusal
from ..transport.admission import counted_as, network_of
from .invitations import hash_of, new_id, new_link, new_token

MOVE_HOLDS = 10 * 60 * 1000
"""Milliseconds until a link to another device expires."""
RECOVERY_HOLDS = 10 * 365 * 24 * 3600 * 1000
"""Milliseconds until a recovery link expires; a guest who stays away is deleted long before that."""
SEEN_EVERY = 3600 * 1000
"""Milliseconds between two records in the store that a guest was here."""

MOST_SEEN = 10_000
"""Most guests for whom the time of the last such record is remembered."""


def known(guest: Guest | None) -> Guest:
    """Return the guest. Raises Refusal for a request without a session."""
    if guest is None:
        raise Refusal("session/none", "come in under a name first")
    return guest


class Guests:
    """All guests."""

    def __init__(self, store: Store, clock: Callable[[], int], rude: RudeWords | None = None) -> None:
        self._store = store
        self._rude = rude or RudeWords()
        self._clock = clock
        self._seen: dict[str, int] = {}

    async def arrived(self, name: str) -> tuple[Guest, str]:
        """Add a guest; the guest and their token. Raises Refusal for a name that nobody may have."""
        guest, token = self._guest(new_id(), person_name(name)), new_token()
        await self._store.add_person(GuestRow(id=guest.id, name=guest.name), hash_of(token), self._clock())
        return guest, token

    async def of_token(self, token: str | None) -> Guest | None:
        """Return the guest with a token; None if nobody has it."""
        person = None if token is None else await self._store.person_of(hash_of(token))
        if person is None:
            return None
        await self._notice(person.id)
        return self._guest(person.id, person.name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change a guest's name; a seat takes the name over when the guest is connected to its table.

        Raises Refusal for a name that nobody may have.
        """
        shown = person_name(name)
        await self._store.rename_person(guest.id, shown)
        return self._guest(guest.id, shown)

    async def leave(self, guest: Guest) -> None:
        """Sign a guest out everywhere."""
        await self._store.change_token(guest.id, None)

    async def move_link(self, guest: Guest) -> str:
        """Return the path of a one-time link for continuing on another device."""
        link = new_link()
        await self._store.add_link("move", hash_of(link), guest.id, self._clock() + MOVE_HOLDS)
        return f"/move#{link}"

    async def moved(self, link: str) -> tuple[str, str]:
        """Return the guest's id and a new token, for the device with the link; the old token becomes void.

        Raises Refusal for a link that was used, has expired or never existed.
        """
        person = await self._store.use_link("move", hash_of(link), self._clock())
        if person is None:
            raise Refusal("link/void", "this link was used or has expired; make a new one on the old device")
        return person, await self.token_for(person)

    async def recovery_link(self, guest: Guest) -> str:
        """Return the path of a new link for continuing anywhere; the earlier one becomes void."""
        link = new_link()
        await self._store.add_link("recover", hash_of(link), guest.id, self._clock() + RECOVERY_HOLDS)
        return f"/recover#{link}"

    async def has_recovery(self, guest: Guest) -> bool:
        """Return whether a guest has a recovery link."""
        return await self._store.has_link("recover", guest.id, self._clock())

    async def void_recovery(self, guest: Guest) -> None:
        """Make the recovery link of a guest void."""
        await self._store.drop_links("recover", guest.id)

    async def recovered(self, link: str) -> tuple[str, str]:
        """Return the guest's id and a new token, for the device with a recovery link, which stays as it is.

        Raises Refusal for a link that is void.
        """
        person = await self._store.target_of("recover", hash_of(link), self._clock())
        if person is None:
            raise Refusal("link/void", "this recovery link is void: there may be a newer one")
        return person, await self.token_for(person)

    async def token_for(self, person: str) -> str:
        """Return a new token for a person who has proved who they are; the old token becomes void."""
        token = new_token()
        await self._store.change_token(person, hash_of(token))
        return token

    def _guest(self, person: str, name: str) -> Guest:
        return Guest(person, name, self._rude.found_in(name))

    async def _notice(self, person: str) -> None:
        """Record from time to time that a guest was here."""
        now = self._clock()
        if now - self._seen.get(person, 0) > SEEN_EVERY:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen[person] = now
            await self._store.seen(person, now)


def client_of(connection: HTTPConnection) -> str:
    """Return the network from which a request or socket comes, for limits."""
    return counted_as(connection.client.host) if connection.client is not None else ""


def at_address(guest: Guest, connection: HTTPConnection) -> Guest:
    """Return a guest with the network from which they are connected."""
    return replace(guest, network=network_of(client_of(connection)) or "this machine")
