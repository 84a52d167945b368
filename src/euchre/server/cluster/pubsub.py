"""Words between servers that share a store: that there is something to look up, never what it is.

A word can be lost, doubled or late and nothing is wrong: the log is the truth, and each server looks by
itself every second. Only greetings, which are kept nowhere, are gone with the word.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ...errors import EuchreError
from ..wire.replies import Greeted

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "euchre"
AGAIN = 1.0
"""Seconds until a line to the messenger that broke is tried again."""
WAITING = 10_000
"""Words that wait to be sent at most; more are dropped."""


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """A table's log has grown."""

    table: str


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """Somebody has begun or ceased to look at a table."""

    table: str


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """Some tokens are void."""


class GreetedThere(msgspec.Struct, frozen=True, tag="greeted"):
    """Somebody greeted those at a table."""

    table: str
    greeting: Greeted


Notice: TypeAlias = Grown | Looked | SignedOut | GreetedThere


class Letter(msgspec.Struct, frozen=True):
    """A word with the server that says it."""

    sender: str
    word: Notice


LETTERS = msgspec.json.Decoder(Letter)
_WRITE = msgspec.json.Encoder()


def written(letter: Letter) -> str:
    """A letter as it travels."""
    return _WRITE.encode(letter).decode()


Heard: TypeAlias = Callable[[str], None]


class Nudge(Protocol):
    """A messenger that does what it can."""

    def send(self, letter: str) -> None:
        """Put a letter on its way, without waiting."""

    async def carry(self, heard: Heard) -> None:
        """Send and hear letters until cancelled, whatever breaks on the way."""


class Silence:
    """No messenger: each server looks by itself."""

    def send(self, letter: str) -> None:
        """Forget it."""

    async def carry(self, heard: Heard) -> None:
        """Nothing to do."""


class _Carrier(ABC):
    """Letters that wait, each once, and a line that is made anew whenever it breaks."""

    def __init__(self) -> None:
        self._waiting: dict[str, None] = {}
        self._is_waiting = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many letters wait."""
        return len(self._waiting)

    def send(self, letter: str) -> None:
        """Put a letter on its way, without waiting."""
        if len(self._waiting) < WAITING:
            self._waiting[letter] = None
            self._is_waiting.set()

    async def carry(self, heard: Heard) -> None:
        """Send and hear letters until cancelled, whatever breaks on the way."""
        while True:
            with suppress(Exception):  # of whatever kind: there is nothing to be done but to come back
                await self._carried(heard)
            await asyncio.sleep(AGAIN)

    @abstractmethod
    async def _carried(self, heard: Heard) -> None:
        """Send and hear until the line breaks."""

    async def _next(self) -> list[str]:
        """The letters that wait, at least one."""
        await self._is_waiting.wait()
        self._is_waiting.clear()
        letters = list(self._waiting)
        self._waiting.clear()
        return letters


class PostgresNudge(_Carrier):
    """NOTIFY on a connection of its own, after the commit: within one it would hold up all others."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def _carried(self, heard: Heard) -> None:
        from ..store.postgres import connected

        connection: asyncpg.Connection = await connected(self._url)
        try:
            await connection.execute("SET synchronous_commit = off")  # a word need not be durable
            await connection.add_listener(CHANNEL, lambda _line, _pid, _channel, letter: heard(letter))
            while True:
                letters = await self._next()
                await connection.execute(
                    "SELECT pg_notify($1, letter) FROM unnest($2::text[]) letter", CHANNEL, letters
                )
        finally:
            connection.terminate()


class RedisNudge(_Carrier):
    """Redis, or a server that speaks as it does: publish and subscribe."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def _carried(self, heard: Heard) -> None:
        from redis.asyncio import Redis

        async with (
            Redis.from_url(self._url, socket_connect_timeout=AGAIN, socket_keepalive=True) as client,
            client.pubsub() as subscribed,
        ):
            await subscribed.subscribe(CHANNEL)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._hear(subscribed, heard))
                both.create_task(self._publish(client))

    async def _hear(self, subscribed: Any, heard: Heard) -> None:
        async for message in subscribed.listen():
            if message["type"] == "message":
                heard(message["data"].decode())

    async def _publish(self, client: Any) -> None:
        while True:
            for letter in await self._next():
                await client.publish(CHANNEL, letter)


def check_nudge(url: str) -> None:
    """Make sure that an address is one of Redis and the client is there. Raises EuchreError."""
    if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
        raise EuchreError("this is no address of Redis; write redis://HOST:PORT")
    try:
        import redis  # noqa: F401
    except ImportError:
        raise EuchreError("the client of Redis is not installed: pip install 'euchre[redis]'") from None
