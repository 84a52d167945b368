"""Notices between servers that share a store: they say that something changed, never what it is.

Notices may be lost, repeated or late without harm: the log holds the truth, and each server polls it every
second. Only greetings, which are stored nowhere, are lost with their notice.

A server that keeps a table sends no notice of changes there while nobody is known to be connected to it
elsewhere. As soon as it learns that somebody is, it sends one: they may have come before the last change.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ...errors import EuchreError
from ..wire.replies import Greeted

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "euchre"
RETRY = 1.0
"""Seconds before a broken connection is opened again."""
MOST_QUEUED = 10_000
"""Most messages that wait to be sent; more are dropped."""


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """A table's log has grown."""

    table: str


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """Somebody has connected to a table, or left it."""

    table: str


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """Some tokens have become void."""


class GreetedThere(msgspec.Struct, frozen=True, tag="greeted"):
    """Somebody greeted the people at a table."""

    table: str
    greeting: Greeted


Notice: TypeAlias = Grown | Looked | SignedOut | GreetedThere


class Envelope(msgspec.Struct, frozen=True):
    """A notice with the name of the server that sends it."""

    sender: str
    notice: Notice = msgspec.field(name="word")

    @property
    def text(self) -> str:
        """The envelope as JSON."""
        return msgspec.json.encode(self).decode()


ENVELOPES = msgspec.json.Decoder(Envelope)

OnMessage: TypeAlias = Callable[[str], None]
"""Called with the text of each message received."""


class Notifier:
    """Sends messages to the other servers and receives theirs, without any guarantee.

    This one sends and receives nothing: each server only polls the store.
    """

    def send(self, message: str) -> None:
        """Queue a message, without waiting."""

    async def run(self, on_message: OnMessage) -> None:
        """Send and receive messages until cancelled; open the connection again whenever it breaks."""


class _QueuedNotifier(Notifier, ABC):
    """A queue of messages, each at most once in it, and a connection that is opened again when it breaks."""

    def __init__(self) -> None:
        self._queue: dict[str, None] = {}
        self._is_filled = asyncio.Event()

    @property
    def queued(self) -> int:
        """Number of messages that wait to be sent."""
        return len(self._queue)

    def send(self, message: str) -> None:
        """Queue a message, without waiting."""
        if len(self._queue) < MOST_QUEUED:
            self._queue[message] = None
            self._is_filled.set()

    async def run(self, on_message: OnMessage) -> None:
        """Send and receive messages until cancelled; open the connection again whenever it breaks."""
        while True:
            with suppress(Exception):  # whatever broke, the only remedy is a new connection
                await self._connected(on_message)
            await asyncio.sleep(RETRY)

    @abstractmethod
    async def _connected(self, on_message: OnMessage) -> None:
        """Send and receive until the connection breaks."""

    async def _next(self) -> list[str]:
        """Wait for messages to send; at least one."""
        await self._is_filled.wait()
        self._is_filled.clear()
        messages = list(self._queue)
        self._queue.clear()
        return messages


class PostgresNotifier(_QueuedNotifier):
    """NOTIFY on a connection of its own, after the commit; inside a transaction it would block all others."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def _connected(self, on_message: OnMessage) -> None:
        from ..store.postgres import connected

        connection: asyncpg.Connection = await connected(self._url)
        try:
            await connection.execute("SET synchronous_commit = off")  # a notice need not be durable
            await connection.add_listener(CHANNEL, lambda _from, _pid, _channel, text: on_message(text))
            while True:
                messages = await self._next()
                await connection.execute(
                    "SELECT pg_notify($1, message) FROM unnest($2::text[]) message", CHANNEL, messages
                )
        finally:
            connection.terminate()


class RedisNotifier(_QueuedNotifier):
    """Publish and subscribe on Redis, or on a server with the same protocol."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def _connected(self, on_message: OnMessage) -> None:
        from redis.asyncio import Redis

        async with (
            Redis.from_url(self._url, socket_connect_timeout=RETRY, socket_keepalive=True) as client,
            client.pubsub() as subscriber,
        ):
            await subscriber.subscribe(CHANNEL)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._receive(subscriber, on_message))
                both.create_task(self._publish(client))

    async def _receive(self, subscriber: Any, on_message: OnMessage) -> None:
        async for message in subscriber.listen():
            if message["type"] == "message":
                on_message(message["data"].decode())

    async def _publish(self, client: Any) -> None:
        while True:
            for message in await self._next():
                await client.publish(CHANNEL, message)


def check_redis_url(url: str) -> None:
    """Check that an address names a Redis and that its client is installed. Raises EuchreError."""
    if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
        raise EuchreError("this is not an address of Redis; write redis://HOST:PORT")
    try:
        import redis  # noqa: F401
    except ImportError:
        raise EuchreError("the Redis client is not installed: pip install 'euchre[redis]'") from None
