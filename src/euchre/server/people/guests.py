"""Who somebody is: guests by name, a random token in the cookie, a one-time link to another device."""

from __future__ import annotations

from collections.abc import Callable

from ..store import GuestRow, Store
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from .tokens import hash_of, new_id, new_link, new_token

MOVE_HOLDS = 10 * 60 * 1000
"""Milliseconds a link to another device holds."""
SEEN_EVERY = 3600 * 1000
"""Milliseconds after which it is kept anew that a guest was here."""

MOST_SEEN = 10_000
"""Guests of whom it is remembered when that was kept last."""


class Guests:
    """Everybody who came in."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._seen: dict[str, int] = {}

    async def arrived(self, name: str) -> tuple[Guest, str]:
        """A new guest, and his token."""
        guest, token = Guest(new_id(), name), new_token()
        await self._store.add_person(GuestRow(id=guest.id, name=name), hash_of(token), self._clock())
        return guest, token

    async def of_token(self, token: str | None) -> Guest | None:
        """The guest with a token; None if nobody has it."""
        person = None if token is None else await self._store.person_of(hash_of(token))
        if person is None:
            return None
        await self._notice(person.id)
        return Guest(person.id, person.name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name; a seat takes it on when he is at its table, or comes to it."""
        await self._store.rename_person(guest.id, name)
        return Guest(guest.id, name)

    async def leave(self, guest: Guest) -> None:
        """Sign a guest out everywhere."""
        await self._store.change_token(guest.id, None)

    async def move_link(self, guest: Guest) -> str:
        """The path of a link by which he goes on, once, on another device."""
        link = new_link()
        await self._store.add_link("move", hash_of(link), guest.id, self._clock() + MOVE_HOLDS)
        return f"/move#{link}"

    async def moved(self, link: str) -> tuple[str, str]:
        """The guest's id and a new token, for the device that brings the link; the old token is void.

        Raises Refusal for a link that was used, is out of time or never was.
        """
        person = await self._store.use_link("move", hash_of(link), self._clock())
        if person is None:
            raise Refusal(
                "link/void", "this link was used or is out of time; make a new one on the old device"
            )
        token = new_token()
        await self._store.change_token(person, hash_of(token))
        return person, token

    async def _notice(self, person: str) -> None:
        """Keep that he was here, now and then."""
        now = self._clock()
        if now - self._seen.get(person, 0) > SEEN_EVERY:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen[person] = now
            await self._store.seen(person, now)
