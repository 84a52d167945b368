"""A web server that goes on serving while thousands of connections are opened.

The event loop would accept as many connections in each turn as wait. An act takes several turns until it is
acknowledged, so everybody would wait for those who only connect.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

import uvicorn

from ..failures import log_fault
from .admission import Admission

LOG = logging.getLogger("euchre.server.connections")

CROWDED = 0.002
"""Seconds between two connections accepted while all places are taken."""
AFTER_FAULT = 1.0
"""Seconds until a connection is accepted again after one could not be, as without a free file descriptor."""
WAITING = 1024
"""Most connections that wait to be accepted."""


class AcceptingServer(uvicorn.Server):
    """Accepts connections one by one, and slowly while all places are taken, so that others are served."""

    def __init__(self, config: uvicorn.Config, admission: Admission) -> None:
        super().__init__(config)
        self._admission = admission
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections here instead of in the event loop, while the system lets many more wait."""
        await super().startup([])
        for port in sockets or ():
            if port.fileno() >= 0:
                port.setblocking(False)
                port.listen(WAITING)
                self._accepting.append(asyncio.create_task(self._accept(port)))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, and end."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        await super().shutdown(sockets)

    async def _accept(self, port: socket.socket) -> None:
        while port.fileno() >= 0:
            try:
                await self._accept_one(port)
            except Exception as fault:
                log_fault(fault)  # one connection failed; others are accepted
                await asyncio.sleep(AFTER_FAULT)
            if self._admission.is_full:
                await asyncio.sleep(CROWDED)

    async def _accept_one(self, port: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            line, _ = await loop.sock_accept(port)
        except ConnectionAbortedError:
            return
        except OSError as fault:
            LOG.warning("no connection can be accepted: %s", fault.strerror)
            await asyncio.sleep(AFTER_FAULT)
            return
        await loop.connect_accepted_socket(self._protocol, line)

    def _protocol(self) -> asyncio.Protocol:
        kind = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


Result = TypeVar("Result")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the loop for `asyncio.Runner`; None for asyncio's own, as on Windows."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def run_in_loop(main: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end in a loop of its own; its result. Raises what it raises."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(main)
