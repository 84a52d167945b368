"""The guard before every request and socket: it checks host, origin and rate, and sets security headers.

It applies the same checks to requests and to sockets, so that neither is a way around them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .bucket import Buckets, Limit, Rate
from .failures import log_fault
from .operating.json_log import REQUEST, new_request
from .review.playback import LARGEST
from .transport.admission import counted_as, network_of
from .wire import replies
from .workers.fair_queue import NETWORK

MOST = 10_000
"""Most networks that are blocked; the one blocked first is forgotten."""


class BlockedNetworks:
    """Blocked networks, each with the guest for whom it was blocked. A restart of the server unblocks all."""

    def __init__(self) -> None:
        self._blocked: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._blocked)

    def has(self, host: str) -> bool:
        """Return whether an address is in a blocked network; this machine never is."""
        return bool(self._blocked) and network_of(host) in self._blocked

    def block(self, guest: str, networks: Iterable[str]) -> None:
        """Block the networks from which a guest was connected."""
        self._blocked |= dict.fromkeys(networks, guest)
        for network in list(self._blocked)[: max(0, len(self._blocked) - MOST)]:
            del self._blocked[network]

    def unblock(self, guest: str) -> int:
        """Let the networks of a guest in again; how many they were."""
        known = [network for network, blocked in self._blocked.items() if blocked == guest]
        for network in known:
            del self._blocked[network]
        return len(known)


PATIENCE = 6.0
"""Seconds for which a request waits for its turn among those of its address.

An address that asks on all of its 512 connections waits five seconds at most, so nobody who loads the page
behind a router that others use too is refused."""
_SAFE = frozenset({"GET", "HEAD"})
LARGEST_BODY = 16 * 1024
"""Most bytes of a request's body, and of a message on a socket."""
_LARGER = {"/api/viewer": LARGEST, "/api/viewer/review": LARGEST}
"""Most bytes of a body at paths that accept more."""

_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
_HEADERS: Mapping[str, str] = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_COOKIE_DAYS = 90
_UNDER_TLS: Mapping[str, str] = {"strict-transport-security": "max-age=31536000"}


@dataclass(frozen=True, slots=True)
class Address:
    """The addresses at which browsers reach the server."""

    origins: frozenset[str]
    """Origins such as `http://localhost:8000`, each exactly as a browser sends it."""

    @property
    def hosts(self) -> frozenset[str]:
        """The same addresses as in a Host header."""
        return frozenset(origin.partition("://")[2] for origin in self.origins)

    @property
    def is_tls(self) -> bool:
        """Whether all of them use TLS."""
        return all(origin.startswith("https://") for origin in self.origins)

    @property
    def cookie(self) -> str:
        """The cookie's name; without TLS browsers refuse the prefix `__Host-`."""
        return "__Host-euchre" if self.is_tls else "euchre-guest"

    def with_cookie(self, answer: Response, token: str) -> Response:
        """Return an answer that gives a guest their token."""
        answer.set_cookie(
            self.cookie,
            token,
            max_age=_COOKIE_DAYS * 86400,
            httponly=True,
            samesite="lax",
            secure=self.is_tls,
        )
        return answer


class Guard:
    """Passes on allowed requests only, and adds security headers to all answers."""

    def __init__(
        self,
        app: ASGIApp,
        address: Address,
        changes: Rate,
        blocked: BlockedNetworks | None = None,
        requests: Rate | None = None,
    ) -> None:
        """Count against `requests`, all requests of one address; None for no limit."""
        self._app = app
        self._address = address
        self._changes = Limit(changes, "")
        self._requests = None if requests is None else Buckets(requests)
        self._blocked = BlockedNetworks() if blocked is None else blocked
        self._headers = {**_HEADERS, **(_UNDER_TLS if address.is_tls else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or a socket before anything else handles it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        new_request()
        NETWORK.set(counted_as(_client(scope)))
        fault = self._fault(scope) if await self._has_turn(scope) else _CROWD
        if scope["type"] == "websocket":
            await self._socket(fault is None, scope, receive, send)
        else:
            await self._request(fault, scope, receive, send)

    async def _has_turn(self, scope: Scope) -> bool:
        """Wait for the turn of an address, so that its requests do not take the time of all others.

        False if there are too many before it; this too takes its time, or refusals would be a flood.
        """
        if self._requests is None:
            return True
        who = counted_as(_client(scope))
        wait = self._requests.reserve(who, time.monotonic(), PATIENCE)
        if wait != 0:
            await asyncio.sleep(PATIENCE if wait is None else wait)
        return wait is not None

    async def _socket(self, is_welcome: bool, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_welcome:
            await send({"type": "websocket.close", "code": 1008})  # before it opens, so the status is 403
            return
        try:
            await self._app(scope, receive, send)
        except Exception as failed:
            log_fault(failed)
            with suppress(RuntimeError):
                await send(
                    {"type": "websocket.close", "code": 1011, "reason": "an internal error of the server"}
                )

    async def _request(
        self, fault: tuple[int, replies.Trouble] | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                headers["x-request-id"] = REQUEST.get()
            await send(message)

        if fault is None:
            try:
                await self._app(scope, receive, send_safely)
            except Exception as failed:  # logged; the application has answered
                log_fault(failed)
            return
        status, trouble = fault
        body = replies.REPLIES.encode(trouble)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send_safely({"type": "http.response.start", "status": status, "headers": kind})
        await send_safely({"type": "http.response.body", "body": body})

    def _fault(self, scope: Scope) -> tuple[int, replies.Trouble] | None:
        """Return why a request is not allowed, with its status; None if it is."""
        headers = Headers(scope=scope)
        if headers.get("host", "") not in self._address.hosts:
            return 421, _trouble(
                "request/wrong-host",
                "this server is not known under this name; open the address that it printed",
            )
        client = _client(scope)
        if self._blocked.has(client):
            return 403, _trouble("request/blocked", "the operator of this server has blocked your address")
        is_socket = scope["type"] == "websocket"
        if not is_socket and scope["method"] in _SAFE:
            return None
        if headers.get("origin") not in self._address.origins:
            return 403, _trouble("request/foreign", "only pages of this server may send this request")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, _trouble("request/foreign", "only pages of this server may send this request")
        length = headers.get("content-length", "0")
        most = _LARGER.get(scope["path"], LARGEST_BODY)
        if not length.isdigit() or int(length) > most or "transfer-encoding" in headers:
            return 413, _trouble(
                "request/too-large", f"a request needs a content-length of at most {most} bytes"
            )
        if not self._changes.take(counted_as(client)):
            return _CROWD
        return None


def _client(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


def _trouble(reason: str, message: str) -> replies.Trouble:
    return replies.Trouble(reason=reason, message=message)


_CROWD = 429, _trouble("request/too-many", "too many requests from your address; wait a moment")
