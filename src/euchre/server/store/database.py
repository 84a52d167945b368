"""The store by its scripts; a subclass says on which database they run."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

from ..tables.events import Entry
from . import logs, people, servers
from .interface import Batch, Beat, Erased, Line, Listing, News, Opened, Person
from .script import Script

Result = TypeVar("Result")


class DatabaseStore(ABC):
    """A `Store` in a database."""

    is_shared = False
    """Whether other servers may use the same tables."""

    @abstractmethod
    async def read(self, script: Script[Result]) -> Result:
        """The result of a script that changes nothing, from one state of the database."""

    @abstractmethod
    async def write(self, script: Script[Result]) -> Result:
        """The result of a script, once all it did is durable; what it raises undoes it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""

    async def create(self, batch: Batch) -> None:
        """Keep a new table, whose log begins with the batch, at epoch 1."""
        await self.write(logs.created(batch))

    async def open(self, table: str) -> Opened | None:
        """What is needed to have a table at hand; None if there is no such table."""
        return await self.read(logs.opened(table))

    async def claim(self, table: str, server: str) -> int | None:
        """Have a server keep a table; the new epoch, or None where another that is alive keeps it."""
        return await self.write(logs.claimed(table, server))

    async def release(self, table: str, server: str) -> None:
        """Let another server keep a table."""
        await self.write(logs.released(table, server))

    async def append(self, batch: Batch) -> None:
        """Write a batch behind the log. Raises Fenced, AlreadyDone, StoreFull and StoreFailed."""
        await self.write(logs.appended(batch))

    async def log(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table after a number; none for a table that is not there."""
        return await self.read(logs.log_of(table, since))

    async def news(self, table: str, since: int) -> News | None:
        """What happened at a table after a number, and who keeps it; None if there is no such table."""
        return await self.read(logs.news(table, since))

    async def done_before(self, table: str, person: str, message: str) -> int | None:
        """The number of the event that granted a message; None if it was not granted."""
        return await self.read(logs.granted(table, person, message))

    async def public_tables(self, most: int) -> tuple[Listing, ...]:
        """Public tables that are not closed, the one with the newest event first."""
        return await self.read(logs.public_tables(most))

    async def beat(self, server: str, lease: int, lines: frozenset[Line]) -> Beat:
        """Tell that a server is alive for so many milliseconds, and its lines; hear of the others."""
        return await self.write(servers.beaten(server, lease, lines))

    async def leave(self, server: str) -> None:
        """Tell that a server is gone."""
        await self.write(servers.left(server))

    async def add_person(self, person: Person, token: bytes, now: int) -> None:
        """Keep a new guest by the hash of his token."""
        await self.write(people.person_added(person, token, now))

    async def person_of(self, token: bytes) -> Person | None:
        """Whose token has the hash."""
        return await self.read(people.person_of(token))

    async def seen(self, person: str, now: int) -> None:
        """Keep that a guest was here."""
        await self.write(people.seen(person, now))

    async def rename_person(self, person: str, name: str) -> None:
        """Another name for a guest."""
        await self.write(people.renamed(person, name))

    async def change_token(self, person: str, token: bytes | None) -> None:
        """Give a guest another token by its hash, or none: he is signed out everywhere."""
        await self.write(people.token_changed(person, token))

    async def add_link(self, kind: str, link: bytes, target: str, until: int) -> None:
        """Keep a link by its hash; older ones of the same kind and target are void."""
        await self.write(people.link_added(kind, link, target, until))

    async def drop_links(self, kind: str, target: str) -> None:
        """Make links void."""
        await self.write(people.links_dropped(kind, target))

    async def target_of(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads; None if it is void or out of time."""
        return await self.read(people.target_of(kind, link, now))

    async def use_link(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads, and make it void; of two who use it at once, one gets None."""
        return await self.write(people.link_used(kind, link, now))

    async def erase(self, tables_before: int, people_before: int, now: int) -> Erased:
        """Delete what was last touched before some times (milliseconds), and links out of time."""
        return await self.write(people.erased(tables_before, people_before, now))
