"""Tables full of players over real sockets, against a server that writes every act to disk.

`python -m benchmarks.server_load --tables 100 --seconds 180` starts the server as a process of its own, opens
the tables, lets one person at each do the first act asked for, again and again, and prints how long
acknowledgements took.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.__main__ import commit, processor

SERVER = """
import asyncio, sys
from pathlib import Path
from euchre.server.app import Limits
from euchre.server.bucket import Rate
from euchre.server.serving import Service, listening, serve

service = Service(folder=Path(sys.argv[1]), port=0, limits=Limits(changes=Rate(1e6, 1e6)))
port, service = listening(service)
asyncio.run(serve(service, port, lambda server: print(service.port, flush=True)))
"""


@dataclass(frozen=True, slots=True)
class Load:
    """How much to play."""

    tables: int
    seconds: float
    pace: int
    """Milliseconds before each act of a computer player."""
    think: float
    """Seconds a person takes for an act."""


@dataclass
class Tally:
    """What happened."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each act to its acknowledgement."""
    refused: int = 0
    told: int = 0
    """Updates received."""

    def percentile(self, part: float) -> float:
        """Milliseconds within which that part of the acts were acknowledged."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


@contextmanager
def server_process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of its own, and its port."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(folder)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process, int(process.stdout.readline())
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def memory_of(pid: int) -> int:
    """KiB that a process holds in memory; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def opened_tables(port: int, load: Load) -> list[tuple[str, str]]:
    """A guest's cookie and a table for each, the guest at seat A, computer players at the others."""
    found = []
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    base = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    for number in range(load.tables):
        line.request("POST", "/api/session", json.dumps({"name": f"Guest {number}"}), base)
        answer = line.getresponse()
        cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        answer.read()
        wish = json.dumps({"code": "modern", "pace": load.pace})
        line.request("POST", "/api/tables", wish, {**base, "Cookie": cookie})
        found.append((cookie, str(json.loads(line.getresponse().read())["table"])))
    line.close()
    return found


async def entered(port: int, cookie: str, table: str) -> ClientConnection:
    """A socket to a table that has said hello."""
    socket = await connect(
        f"ws://localhost:{port}/ws/table/{table}",
        host="127.0.0.1",
        origin=Origin(f"http://localhost:{port}"),
        additional_headers={"Cookie": cookie},
        compression=None,
    )
    await socket.send('{"type": "hello", "since": 0}')
    return socket


async def all_seen(port: int, tables: list[tuple[str, str]]) -> None:
    """Each guest comes back to his table and is told how it stands."""

    async def one(cookie: str, table: str) -> None:
        socket = await entered(port, cookie, table)
        await _update(socket, Tally())
        await socket.close()

    await asyncio.gather(*(one(*table) for table in tables))


async def play(port: int, cookie: str, table: str, load: Load, until: float, tally: Tally) -> None:
    """One person at one table: the first act that is asked for, after a while, again and again."""
    socket = await entered(port, cookie, table)
    numbers = itertools.count(1)
    wanted: dict[str, Any] | None = None
    while time.monotonic() < until:
        if wanted is None:
            wanted = _wanted(await _update(socket, tally))
            continue
        await asyncio.sleep(load.think)
        wanted = await _asked(socket, {**wanted, "id": f"m{next(numbers)}"}, tally)
    await socket.close()


async def _update(socket: ClientConnection, tally: Tally) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "update":
            tally.told += 1
            return message


async def _asked(socket: ClientConnection, command: dict[str, Any], tally: Tally) -> dict[str, Any] | None:
    """Send a command and wait for its answer; what the last update on the way asks for."""
    began = time.perf_counter()
    await socket.send(json.dumps(command))
    last: dict[str, Any] | None = None
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "update":
            tally.told += 1
            last = message
        elif message.get("id") == command["id"]:
            if message["type"] == "done":
                tally.waits.append(time.perf_counter() - began)
            else:
                tally.refused += 1
            return None if last is None else _wanted(last)


def _wanted(update: dict[str, Any]) -> dict[str, Any] | None:
    if update["table"]["phase"] == "gathering":
        return {"type": "next"} if update["table"]["game"] else None
    legal = update["deal"]["legal"] if update["deal"] is not None else []
    act = next((group["acts"][0] for group in legal if group["awaited"]), None)
    return None if act is None else {"type": "act", "act": act}


def measured(load: Load, folder: Path) -> str:
    """The table of what was measured."""
    tally = Tally()
    with server_process(folder) as (process, port):
        bare = memory_of(process.pid)
        tables = opened_tables(port, load)

        async def main() -> None:
            until = time.monotonic() + load.seconds
            await asyncio.gather(*(play(port, *one, load, until, tally) for one in tables))

        asyncio.run(main())
        full = memory_of(process.pid)
    began = time.perf_counter()
    with server_process(folder) as (_, port):
        up = time.perf_counter() - began
        asyncio.run(all_seen(port, tables))
        seen = time.perf_counter() - began
    acts = len(tally.waits)
    return "\n".join(
        (
            f"tables                  {load.tables:>10}",
            f"seconds                 {load.seconds:>10.0f}",
            f"acts acknowledged       {acts:>10}",
            f"acts refused            {tally.refused:>10}",
            f"updates received        {tally.told:>10}",
            f"acknowledged in, p50    {tally.percentile(0.5):>7.1f} ms",
            f"acknowledged in, p99    {tally.percentile(0.99):>7.1f} ms",
            f"acknowledged in, most   {tally.percentile(1.0):>7.1f} ms",
            f"memory, no table        {bare / 1024:>7.1f} MiB",
            f"memory, all tables      {full / 1024:>7.1f} MiB",
            f"started again in        {up:>8.2f} s",
            f"all tables seen after   {seen:>8.2f} s",
        )
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=int, default=700)
    parser.add_argument("--think", type=float, default=1.0)
    given = parser.parse_args()
    load = Load(given.tables, given.seconds, given.pace, given.think)
    print(f"processor  {processor()}\npython     {platform.python_version()}\ncommit     {commit()}\n")
    with tempfile.TemporaryDirectory() as folder:
        print(measured(load, Path(folder)))


if __name__ == "__main__":
    main()
