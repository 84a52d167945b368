"""The server goes on accepting connections, whatever happened to the ones before."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from typing import Any

import pytest
import uvicorn

from euchre.server.bucket import Rate
from euchre.server.transport import accepting
from euchre.server.transport.accepting import AcceptingServer
from euchre.server.transport.admission import Admission, ConnectionLimits
from euchre.server.transport.protocols import protocols

FAULTS = (
    OSError(errno.EMFILE, "Too many open files"),
    ConnectionAbortedError(),
    RuntimeError("a fault of its own"),
)


async def _hello(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


async def _status(port: int) -> bytes:
    """Return the first line of an answer to a request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    first = await reader.readline()
    writer.close()
    return first


@pytest.mark.parametrize("places", [1, 100])
def test_connections_are_accepted_after_faults_and_while_places_are_taken(
    places: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(accepting, "AFTER_FAULT", 0.001)
    monkeypatch.setattr(accepting, "LOG", logging.getLogger("of this test alone"))
    admission = Admission(places, 100)

    async def work() -> list[bytes]:
        loop, faults = asyncio.get_running_loop(), list(FAULTS)
        accept = loop.sock_accept

        async def at_first_failing(port: socket.socket) -> Any:
            if faults:
                raise faults.pop(0)
            return await accept(port)

        monkeypatch.setattr(loop, "sock_accept", at_first_failing)
        limits = ConnectionLimits()
        http, sockets = protocols(limits, Rate(100, 100), admission)
        server = AcceptingServer(
            uvicorn.Config(_hello, http=http, ws=sockets, lifespan="off", log_config=None), admission
        )
        with socket.create_server(("127.0.0.1", 0)) as port:
            serving = asyncio.create_task(server.serve(sockets=[port]))
            silent = await asyncio.open_connection("127.0.0.1", port.getsockname()[1])
            found = [await _status(port.getsockname()[1]) for _ in range(3)]
            silent[1].close()
            server.should_exit = True
            await serving
        return found

    assert asyncio.run(work()) == [b"HTTP/1.1 204 No Content\r\n"] * 3
    assert "no connection can be accepted: Too many open files" in caplog.text
    assert "fault RuntimeError" in caplog.text
