"""The store: each operation is a script; a subclass runs the scripts on its database."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TypeVar

from ..operating.observer import NullObserver, Observer
from ..tables.events import Entry
from . import logs, people, servers
from .model import Erased, GuestRow, HeartbeatReply, Listing, LogBatch, News, StoredTable, TableVisit
from .script import Script

Result = TypeVar("Result")


class Store(ABC):
    """Tables, guests and links, kept durably.

    What a method has written when it returns survives a crash of the process and a power cut. Every method
    may raise StoreFailed. Times are milliseconds of Unix time; tokens and links are given by their hashes.
    """

    is_shared = False
    """Whether other servers may use the same tables."""
    address: Path | str | None = None
    """Where another process can read this store: a folder or a URL; None where none can."""
    observer: Observer = NullObserver()
    """Receives the time that each append takes."""

    @abstractmethod
    async def read(self, script: Script[Result]) -> Result:
        """Run a script that changes nothing, on one consistent state of the database."""

    @abstractmethod
    async def write(self, script: Script[Result]) -> Result:
        """Run a script in a transaction, and return its result once it is durable."""

    @abstractmethod
    async def close(self) -> None:
        """Finish running scripts and close all connections."""

    async def create(self, batch: LogBatch) -> None:
        """Add a new table, whose log begins with the batch, at epoch 1."""
        await self.write(logs.create_table(batch))

    async def open(self, table: str) -> StoredTable | None:
        """What the store holds of a table besides its log; None if there is no such table."""
        return await self.read(logs.read_table(table))

    async def claim(self, table: str, server: str) -> int | None:
        """Make a server the keeper of a table; the new epoch, or None where another live server is."""
        return await self.write(logs.claim_table(table, server))

    async def release(self, table: str, server: str) -> None:
        """End a server's claim on a table."""
        await self.write(logs.release_table(table, server))

    async def append(self, batch: LogBatch) -> None:
        """Append a batch to its log. Raises Fenced, AlreadyDone, StoreFull and StoreFailed."""
        began = time.monotonic()
        await self.write(logs.append_batch(batch))
        self.observer.committed(time.monotonic() - began)

    async def log(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table after a sequence number; empty if there is no such table."""
        return await self.read(logs.read_log(table, since))

    async def length(self, table: str) -> int:
        """Number of entries in a table's log; 0 if there is no such table."""
        return await self.read(logs.count_entries(table))

    async def news(self, table: str, since: int) -> News | None:
        """What happened at a table after a sequence number; None if there is no such table."""
        return await self.read(logs.read_news(table, since))

    async def done_before(self, table: str, person: str, message: str) -> int | None:
        """The sequence number of the event that granted a message; None if it was not granted."""
        return await self.read(logs.find_granted(table, person, message))

    async def public_tables(self, most: int) -> tuple[Listing, ...]:
        """Public tables that are not closed, the most recently changed first."""
        return await self.read(logs.public_tables(most))

    async def heartbeat(self, server: str, lease: int, visits: frozenset[TableVisit]) -> HeartbeatReply:
        """Keep a server alive for `lease` milliseconds, record who is connected, and report on the others."""
        return await self.write(servers.record_heartbeat(server, lease, visits))

    async def leave(self, server: str) -> None:
        """Remove a server; its tables can be claimed."""
        await self.write(servers.remove_server(server))

    async def add_person(self, person: GuestRow, token: bytes, now: int) -> None:
        """Add a guest with their token."""
        await self.write(people.add_guest(person, token, now))

    async def person_of(self, token: bytes) -> GuestRow | None:
        """The guest with a token; None if nobody has it."""
        return await self.read(people.find_guest(token))

    async def seen(self, person: str, now: int) -> None:
        """Record that a guest was here."""
        await self.write(people.touch_guest(person, now))

    async def rename_person(self, person: str, name: str) -> None:
        """Change a guest's name."""
        await self.write(people.rename_guest(person, name))

    async def change_token(self, person: str, token: bytes | None) -> None:
        """Give a guest another token; None signs them out everywhere."""
        await self.write(people.change_token(person, token))

    async def add_link(self, kind: str, link: bytes, target: str, until: int) -> None:
        """Add a link; earlier links of the same kind and target become void."""
        await self.write(people.add_link(kind, link, target, until))

    async def drop_links(self, kind: str, target: str) -> None:
        """Delete all links of one kind to a target."""
        await self.write(people.drop_links(kind, target))

    async def target_of(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads; None if it is void or expired."""
        return await self.read(people.find_target(kind, link, now))

    async def use_link(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads, and delete it; of two simultaneous users, one gets None."""
        return await self.write(people.use_link(kind, link, now))

    async def last_touched(self) -> int | None:
        """When a table or a guest was last touched; None where there is neither."""
        return await self.read(people.last_touched())

    async def erase(self, tables_before: int, people_before: int, now: int, gently: bool = False) -> Erased:
        """Delete tables and guests last touched before the given times, and expired links; gently, a tenth
        at most."""
        return await self.write(people.erase_old(tables_before, people_before, now, gently))
