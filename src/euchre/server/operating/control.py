"""The running server's control socket: what `euchre server admin` asks of it.

It is a Unix socket in the data folder, which only the user who runs the server can open. A request is one
line of JSON with a command and what it is about, and so is the answer.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ... import __version__
from ..failures import log_fault
from ..guard import BlockedNetworks
from ..store import Store, StoreFailed
from ..tables.names import RudeWords
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms

SOCKET = "control"
"""Name of the socket in the data folder."""
LONGEST = 1 << 20
"""Most bytes of a request."""
ERASED = 4404
"""WebSocket close code for the people at a table that is erased."""

Answer = Mapping[str, Any]


class Controlled(Protocol):
    """What the operator can see and change of a server."""

    rooms: Rooms
    rude: RudeWords
    blocked: BlockedNetworks
    is_draining: bool

    def people(self) -> Iterator[tuple[str, str, str]]:
        """Return id, name and table of each connection."""

    def networks_of(self, person: str) -> set[str]:
        """Return the networks from which a guest is connected."""

    def end_connections(self, person: str) -> None:
        """Close the connections of a guest who was signed out."""


class ControlRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator asks."""

    command: str
    about: str = ""
    """The id of a table or a guest; the lines of a list of words; `off` ends draining."""


class Control:
    """Answers the operator."""

    def __init__(self, server: Controlled, store: Store) -> None:
        self._server = server
        self._store = store
        self._began = time.monotonic()
        self._commands: dict[str, Callable[[str], Awaitable[Answer]]] = {
            "status": self.status,
            "tables": self.tables,
            "people": self.people,
            "close": self.close,
            "remove": self.remove,
            "block": self.block,
            "unblock": self.unblock,
            "erase": self.erase,
            "words": self.words,
            "drain": self.drain,
        }

    @asynccontextmanager
    async def listening(self, path: Path) -> AsyncIterator[None]:
        """Listen on a Unix socket until the block ends. Raises OSError for a path that cannot be used."""
        with suppress(FileNotFoundError):
            path.unlink()  # of a server that was killed: the lock of the folder says that no other runs
        before = os.umask(0o177)
        try:
            server = await asyncio.start_unix_server(self._serve, path, limit=LONGEST)
        finally:
            os.umask(before)
        async with server:
            yield
        with suppress(FileNotFoundError):
            path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await reader.readline()
            writer.write(msgspec.json.encode(await self.answer(line)) + b"\n")
            await writer.drain()
        except (OSError, ValueError):
            pass  # the command has gone
        finally:
            writer.close()

    async def answer(self, line: bytes) -> Answer:
        """Return the answer to one request: `error` holds the reason for a refusal."""
        try:
            request = msgspec.json.decode(line, type=ControlRequest)
            asked = self._commands.get(request.command)
            if asked is None:
                return {"error": f"there is no command '{request.command}'"}
            return await asked(request.about)
        except msgspec.DecodeError as fault:
            return {"error": f"this is not a request: {fault}"}
        except (Refusal, StoreFailed) as no:
            return {"error": str(no)}
        except Exception as fault:
            log_fault(fault)
            return {"error": "an internal error of the server, which has been logged"}

    async def status(self, about: str) -> Answer:
        """Return how the server is doing."""
        people = list(self._server.people())
        return {
            "version": __version__,
            "seconds": round(time.monotonic() - self._began),
            "tables": len(self._server.rooms),
            "people": len({person for person, _, _ in people}),
            "connections": len(people),
            "blocked": len(self._server.blocked),
            "draining": self._server.is_draining,
        }

    async def tables(self, about: str) -> Answer:
        """Return the loaded tables."""
        return {
            "tables": [
                {
                    "table": table.id,
                    "name": table.name,
                    "code": table.code.base or table.code.name,
                    "phase": table.phase.value,
                    "people": sum(chair.person is not None for chair in table.chairs),
                    "connected": len(room.onlookers),
                    "events": table.seq,
                }
                for room in self._server.rooms.loaded()
                for table in (room.book.table,)
            ]
        }

    async def people(self, about: str) -> Answer:
        """Return the connected guests."""
        return {
            "people": [
                {"guest": person, "name": name, "table": table}
                for person, name, table in sorted(self._server.people())
            ]
        }

    async def close(self, about: str) -> Answer:
        """Close a table for good; the people there see that it is closed."""
        room = await self._server.rooms.room(about)
        await room.close_for_good()
        return {"closed": about}

    async def remove(self, about: str) -> Answer:
        """Sign a guest out everywhere; their seats are kept for two minutes and then played for them."""
        await self._check_guest(about)
        await self._store.change_token(about, None)
        self._server.end_connections(about)
        return {"removed": about}

    async def block(self, about: str) -> Answer:
        """Sign a guest out, and let nobody in from the networks from which they are connected."""
        await self._check_guest(about)
        networks = self._server.networks_of(about)
        self._server.blocked.block(about, networks)
        await self.remove(about)
        return {"blocked": about, "networks": len(networks)}

    async def unblock(self, about: str) -> Answer:
        """Let people in again from the networks that were blocked for a guest."""
        return {"unblocked": about, "networks": self._server.blocked.unblock(about)}

    async def erase(self, about: str) -> Answer:
        """Delete a guest and every table where they sat, since logs hold their name."""
        await self._check_guest(about)
        self._server.end_connections(about)
        tables = await self._store.erase_guest(about)
        for table in tables:
            await self._server.rooms.forget(table, ERASED, "this table was deleted")
        return {"erased": about, "tables": len(tables)}

    async def words(self, about: str) -> Answer:
        """Refuse the words of another list in names at public tables, until the server ends."""
        found = RudeWords.of(about.splitlines())
        if not found.number:
            return {"error": "the list has no word; write one in each line"}
        self._server.rude.change_to(found)
        return {"words": found.number}

    async def _check_guest(self, person: str) -> None:
        """Raise Refusal for an id that no guest has."""
        if await self._store.person_named(person) is None:
            raise Refusal("person/none", "there is no such guest: `people` lists those who are connected")

    async def drain(self, about: str) -> Answer:
        """Open no more tables here; with `off`, open them again."""
        self._server.is_draining = about != "off"
        return {"draining": self._server.is_draining}
