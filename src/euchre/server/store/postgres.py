"""The store in PostgreSQL, shared by any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from .database import DatabaseStore
from .interface import StoreFailed, StoreFull
from .schema import Migration, known_migrations, migrated
from .script import Command, ForEach, Rows, Script

if TYPE_CHECKING:
    import asyncpg

Result = TypeVar("Result")

CONNECTIONS = 8
"""Connections of one server at most."""
PATIENCE = 10.0
"""Seconds for a connection, and for one command."""
DURABLE = {"application_name": "euchre", "synchronous_commit": "on"}
"""Settings of every connection."""
SERVING = {**DURABLE, "idle_in_transaction_session_timeout": "2000"}
"""Those of a server, which when it stops within a transaction is to hold nobody up; milliseconds."""
MIGRATING = 0x65756368
"""The number of the lock that the one who migrates holds."""


def driver() -> None:
    """Make sure that the driver is there. Raises StoreFailed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise StoreFailed("the PostgreSQL driver is not installed: pip install 'euchre[postgres]'") from None


@contextmanager
def _failures() -> Iterator[None]:
    """What an error of the driver or the line means for whoever asked."""
    import asyncpg

    try:
        yield
    except asyncpg.DiskFullError as fault:
        raise StoreFull("there is no room left to write on; nothing was done") from fault
    except asyncpg.UndefinedTableError as fault:
        raise StoreFailed("this database holds no tables of euchre; `euchre serve` makes them") from fault
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
        what = str(fault) or type(fault).__name__
        raise StoreFailed(f"the store failed ({what}); nothing was done that it can answer for") from fault


def check_address(url: str) -> None:
    """Make sure that an address is one of PostgreSQL. Raises StoreFailed."""
    if urlsplit(url).scheme not in ("postgresql", "postgres"):
        raise StoreFailed("this is no address of PostgreSQL; write postgresql://USER@HOST/DATABASE")


async def connected(url: str) -> asyncpg.Connection:
    """One connection, durable at each commit. Raises StoreFailed."""
    driver()
    import asyncpg

    with _failures():
        return await asyncpg.connect(url, timeout=PATIENCE, server_settings=DURABLE)


class PostgresStore(DatabaseStore):
    """A `Store` in a database of PostgreSQL; made by `opened`."""

    is_shared = True

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    @classmethod
    async def opened(cls, url: str, migrations: Sequence[Migration] | None = None) -> PostgresStore:
        """The store at an address, brought to the newest schema. Raises StoreFailed."""
        store = await cls.as_it_is(url, SERVING)
        try:
            await store._begin(known_migrations("postgres") if migrations is None else migrations)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def as_it_is(cls, url: str, settings: dict[str, str] = DURABLE) -> PostgresStore:
        """The store at an address, to look at. Raises StoreFailed."""
        check_address(url)
        driver()
        import asyncpg

        with _failures():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=settings,
            )
        return cls(pool)

    async def _begin(self, migrations: Sequence[Migration]) -> None:
        with _failures():
            if await self._pool.fetchval("SHOW fsync") != "on":
                raise StoreFailed("the database runs with fsync = off, and keeps nothing through a power cut")
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                await done_there(connection, migrated(migrations))

    async def read(self, script: Script[Result]) -> Result:
        """The result of a script that changes nothing, from one state of the database."""
        with _failures():
            async with (
                self._pool.acquire(timeout=PATIENCE) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await done_there(connection, script)

    async def write(self, script: Script[Result]) -> Result:
        """The result of a script, once all it did is durable; what it raises undoes it."""
        with _failures():
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                return await done_there(connection, script)

    async def write_alone(self, script: Script[Result]) -> Result:
        """The result of a script while no table is added to."""
        with _failures():
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                return await done_there(connection, script)

    async def vacuum(self) -> None:
        """Leave no page behind that holds what was deleted."""
        with _failures():
            await self._pool.execute("VACUUM FULL", timeout=None)

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


async def done_there(connection: asyncpg.Connection, script: Script[Result]) -> Result:
    """The result of a script, within a transaction of the caller's."""
    rows: Rows | None = None
    while True:
        try:
            command = next(script) if rows is None else script.send(rows)
        except StopIteration as end:
            result: Result = end.value
            return result
        rows = await _answered(connection, command)


async def _answered(connection: asyncpg.Connection, command: Command | ForEach) -> Rows:
    if isinstance(command, ForEach):
        await connection.executemany(command.sql, command.values)
        return ()
    rows: Rows = await connection.fetch(command.sql, *command.values)
    return rows
