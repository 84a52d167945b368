"""A real PostgreSQL and a real Redis for tests, with users and folders of their own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from tests.server.helpers.ports import free_port

Result = TypeVar("Result")
_PATIENCE = 60.0


def program(name: str) -> Path | None:
    """Return the path of a program of PostgreSQL: on PATH, or in Debian's folders, the newest version
    first."""
    found = shutil.which(name)
    if found is not None:
        return Path(found)
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return installed[0] if installed else None


def ordinary(*wished: str) -> pwd.struct_passwd | None:
    """Return the first existing user of some, for programs that root may not run; None if this is not
    root."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in (*wished, "nobody") if name in known)


@contextmanager
def folder_for(user: pwd.struct_passwd | None) -> Iterator[Path]:
    """Provide an empty folder that belongs to a user; its path is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="euchre-", ignore_cleanup_errors=True) as name:
        if user is not None:
            os.chown(name, user.pw_uid, user.pw_gid)
        yield Path(name)


def as_user(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """Return the arguments of a process that runs as a user."""
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < _PATIENCE
        time.sleep(0.02)


@dataclass
class Postgres:
    """A PostgreSQL that runs on a socket."""

    server: Path
    folder: Path
    """Its own, with the data and the socket in it."""
    user: pwd.struct_passwd | None
    databases: int = 0
    process: subprocess.Popen[bytes] = field(init=False)

    def start(self) -> None:
        """Start, and wait until it accepts connections."""
        options = ["-c", "listen_addresses=", "-k", str(self.folder), "-c", "max_connections=100"]
        self.process = subprocess.Popen(
            [self.server, "-D", self.folder / "data", *options],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **as_user(self.user),
        )
        until(self.is_up)

    def crash(self) -> None:
        """Kill it, so that it finds only its write-ahead log again."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(_PATIENCE)

    def url(self, name: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def database(self) -> str:
        """Return the address of a new and empty database."""
        self.databases += 1
        name = f"euchre{self.databases}"
        self.execute(self.url(), f"CREATE DATABASE {name}")
        return self.url(name)

    @staticmethod
    def execute(url: str, command: str) -> str:
        """Return the status that a command returns."""
        return run_apart(_executed(url, command))

    def is_up(self) -> bool:
        """Return whether it accepts connections."""
        assert self.process.poll() is None, "PostgreSQL did not start"
        try:
            self.execute(self.url(), "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True


async def _executed(url: str, command: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.execute(command))
    finally:
        await connection.close()


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of a coroutine in an event loop of its own, also where one runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """Provide a PostgreSQL on a socket in a temporary folder."""
    initdb, server = program("initdb"), program("postgres")
    if initdb is None or server is None:
        pytest.skip("needs PostgreSQL: apt-get install postgresql")
    user = ordinary("postgres")
    with folder_for(user) as folder:
        data = folder / "data"
        made_so = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [str(initdb), "-D", str(data), *made_so]
        subprocess.run(command, cwd=folder, check=True, capture_output=True, **as_user(user))
        made = Postgres(server, folder, user)
        try:
            made.start()
            yield made
        finally:
            made.crash()


@dataclass
class Redis:
    """A Redis that runs, and keeps nothing."""

    server: str
    folder: Path
    user: pwd.struct_passwd | None
    port: int
    process: subprocess.Popen[bytes] = field(init=False)

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it accepts connections."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            [self.server, *options],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **as_user(self.user),
        )
        until(self.is_up)

    def is_up(self) -> bool:
        """Return whether it accepts connections."""
        assert self.process.poll() is None, "Redis did not start"
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(_PATIENCE)


@contextmanager
def redis_running() -> Iterator[Redis]:
    """Provide a Redis on a port of this machine."""
    server = shutil.which("redis-server")
    if server is None:
        pytest.skip("needs Redis: apt-get install redis-server")
    user = ordinary("redis")
    with folder_for(user) as folder:
        made = Redis(server, folder, user, free_port())
        try:
            made.start()
            yield made
        finally:
            made.stop()
