"""The store in PostgreSQL, which any number of servers can share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from .database import Store
from .model import NOT_SURE, StoreFailed, StoreFull
from .schema import Migration, known_migrations, migrate_schema
from .script import Rows, Script, SqlCommand, SqlForEach

if TYPE_CHECKING:
    import asyncpg

Result = TypeVar("Result")

CONNECTIONS = 8
"""Most connections of one server."""
PATIENCE = 10.0
"""Seconds to connect, and for one command."""
DURABLE = {"application_name": "euchre", "synchronous_commit": "on"}
"""Settings of every connection."""
SERVING = {**DURABLE, "idle_in_transaction_session_timeout": "2000"}
"""Settings of a server's connections: one that stalls in a transaction is cut off after 2000 ms."""
MIGRATING = 0x65756368
"""Advisory lock held by the server that migrates."""


def driver() -> None:
    """Check that the driver is installed. Raises StoreFailed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise StoreFailed("the PostgreSQL driver is not installed: pip install 'euchre[postgres]'") from None


@contextmanager
def _failures(otherwise: str = NOT_SURE) -> Iterator[None]:
    """Turn errors of the driver or the connection into errors of the store, with the message `otherwise`."""
    import asyncpg

    try:
        yield
    except asyncpg.DiskFullError as fault:
        raise StoreFull("no disk space is left; nothing was done") from fault
    except asyncpg.UndefinedTableError as fault:
        raise StoreFailed("this database has no tables of euchre; `euchre serve` creates them") from fault
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
        what = str(fault) or type(fault).__name__
        raise StoreFailed(otherwise, what) from fault


_NO_CONNECTION = "the database cannot be reached"


def check_address(url: str) -> None:
    """Check that an address names a PostgreSQL database. Raises StoreFailed."""
    if urlsplit(url).scheme not in ("postgresql", "postgres"):
        raise StoreFailed("this is not an address of PostgreSQL; write postgresql://USER@HOST/DATABASE")


async def connected(url: str) -> asyncpg.Connection:
    """Return one connection, whose commits are durable. Raises StoreFailed."""
    driver()
    import asyncpg

    with _failures(_NO_CONNECTION):
        return await asyncpg.connect(url, timeout=PATIENCE, server_settings=DURABLE)


class PostgresStore(Store):
    """A store in a PostgreSQL database; use `opened` to make one."""

    is_shared = True
    size_query = "SELECT pg_database_size(current_database())"

    def __init__(self, pool: asyncpg.Pool, url: str) -> None:
        self._pool = pool
        self.address = url

    @classmethod
    async def opened(cls, url: str, migrations: Sequence[Migration] | None = None) -> PostgresStore:
        """Connect to the store at an address and bring it to the newest schema. Raises StoreFailed."""
        store = await cls.as_it_is(url, SERVING)
        try:
            await store._prepare(known_migrations("postgres") if migrations is None else migrations)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def as_it_is(cls, url: str, settings: dict[str, str] = DURABLE) -> PostgresStore:
        """Connect to the store at an address without changing its schema. Raises StoreFailed."""
        check_address(url)
        driver()
        import asyncpg

        with _failures(_NO_CONNECTION):
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=settings,
            )
        return cls(pool, url)

    async def _prepare(self, migrations: Sequence[Migration]) -> None:
        with _failures():
            if await self._pool.fetchval("SHOW fsync") != "on":
                raise StoreFailed("the database runs with fsync = off and would lose data in a power cut")
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                await run_script_on(connection, migrate_schema(migrations))

    async def read(self, script: Script[Result]) -> Result:
        """Run a script that changes nothing, on one consistent state of the database."""
        with _failures():
            async with (
                self._pool.acquire(timeout=PATIENCE) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await run_script_on(connection, script)

    async def write(self, script: Script[Result]) -> Result:
        """Run a script in a transaction, and return its result once it is durable."""
        with _failures():
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                return await run_script_on(connection, script)

    async def write_alone(self, script: Script[Result]) -> Result:
        """Run a script in a transaction while no table can change."""
        with _failures():
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                return await run_script_on(connection, script)

    async def vacuum(self) -> None:
        """Rewrite the tables so that no page still holds deleted rows."""
        with _failures():
            await self._pool.execute("VACUUM FULL", timeout=None)

    async def close(self) -> None:
        """Finish running scripts and close all connections."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


async def read_once(url: str, script: Script[Result]) -> Result:
    """Run a script that changes nothing, on a connection of its own. Raises StoreFailed."""
    connection = await connected(url)
    try:
        with _failures():
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await run_script_on(connection, script)
    finally:
        await connection.close()


async def run_script_on(connection: asyncpg.Connection, script: Script[Result]) -> Result:
    """Run a script within the caller's transaction."""
    rows: Rows | None = None
    while True:
        try:
            command = next(script) if rows is None else script.send(rows)
        except StopIteration as end:
            result: Result = end.value
            return result
        rows = await _execute(connection, command)


async def _execute(connection: asyncpg.Connection, command: SqlCommand | SqlForEach) -> Rows:
    if isinstance(command, SqlForEach):
        await connection.executemany(command.sql, command.values)
        return ()
    rows: Rows = await connection.fetch(command.sql, *command.values)
    return rows
