"""Tables full of players over real sockets, against a server that writes every act to disk.

`python -m benchmarks.server.load --tables 100 --seconds 180` starts the server as a process of its own, opens
the tables, lets one person at each do the first act asked for, again and again, and prints how long
acknowledgements took. Then it kills the server and starts another on what was written.

With `--most MS` it fails if the hundredth part of the acts took longer.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from statistics import linear_regression, mean
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.__main__ import commit, processor

SERVER = """
import sys
from pathlib import Path
from threading import Thread
from time import sleep
from euchre.server.app import Limits
from euchre.server.bucket import Rate
from euchre.server.serving import Service, listening, serve
from euchre.server.transport.accepting import run_in_loop

def tell(file):
    while True:
        file.write_text(str(sys.getallocatedblocks()))
        sleep(1)

Thread(target=tell, args=(Path(sys.argv[1] + ".blocks"),), daemon=True).start()
database = sys.argv[2] if len(sys.argv) > 2 else None
any_number = dict.fromkeys(("requests", "changes", "public", "tables_there", "people"), Rate(1e6, 1e6))
limits = Limits(**any_number)
service = Service(folder=Path(sys.argv[1]), database=database, port=0, limits=limits)
port, service = listening(service)
run_in_loop(serve(service, port, lambda server: print(service.port, flush=True)))
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
    people: int = 1
    """People at each table; computer players sit in the other seats."""


@dataclass
class Tally:
    """What happened."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each act to its acknowledgement."""
    late: list[float] = field(default_factory=list)
    """Seconds by which this process, which only plays, was woken too late: how busy the machine is."""
    memory: list[tuple[float, int]] = field(default_factory=list)
    """KiB of the server at some times, in seconds."""
    blocks: list[tuple[float, int]] = field(default_factory=list)
    """Memory blocks that Python holds in the server, at the same times."""
    refused: int = 0
    told: int = 0
    """Updates received."""
    processor: float = 0.0
    """Seconds of processor time that the server used for each update while all played."""

    def percentile(self, part: float) -> float:
        """Return milliseconds within which that part of the acts were acknowledged."""
        return percentile(self.waits, part)

    def growth(self) -> float:
        """Return percent an hour by which the server's memory grew after the first third."""
        return _growth(self.memory)

    def growth_of_blocks(self) -> float:
        """Return percent an hour by which the blocks that Python holds grew after the first third: more than
        memory that is waiting to be used again."""
        return _growth(self.blocks)


def _growth(samples: list[tuple[float, int]]) -> float:
    """Return percent an hour by which sizes grew after the first third of the time, by least squares."""
    sampled = samples[len(samples) // 3 :]
    if len(sampled) < 2 or not any(size for _, size in sampled):
        return 0.0
    times, sizes = [at for at, _ in sampled], [size for _, size in sampled]
    return 360_000 * linear_regression(times, sizes).slope / mean(sizes)


def percentile(seconds: list[float], part: float) -> float:
    """Return milliseconds within which that part lies."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


@contextmanager
def server_process(folder: Path, database: str | None = None) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Provide a server of its own, and its port; like an installed one, it finds its modules compiled.

    With the URL of a PostgreSQL it keeps its tables there. Each second it writes how many memory blocks
    Python holds (`blocks_of`).
    """
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", SERVER, str(folder), *([] if database is None else [database])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings)
    try:
        assert process.stdout is not None
        yield process, int(process.stdout.readline())
    finally:
        process.kill()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()
        _blocks_file(folder).unlink(missing_ok=True)


def _blocks_file(folder: Path) -> Path:
    return Path(f"{folder}.blocks")


def blocks_of(folder: Path) -> int:
    """Return how many memory blocks Python held lately in the server of a folder; 0 if it has not said
    yet."""
    try:
        return int(_blocks_file(folder).read_text() or 0)
    except OSError:
        return 0


def memory_of(pid: int) -> int:
    """KiB that a process holds in memory; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def processor_time_of(pid: int) -> float:
    """Return seconds of processor time that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def opened_tables(port: int, load: Load) -> list[tuple[str, str]]:
    """Return the cookie and the table of each guest, those of a table one after another, from seat A on."""
    found: list[tuple[str, str]] = []
    players = [None] * (load.people - 1) + ["simple"] * (4 - load.people)
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    base = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    for _ in range(load.tables):
        cookies = [_new_guest(line, base, f"Guest {len(found) + place}") for place in range(load.people)]
        wish = json.dumps(
            {"code": "modern", "pace": load.pace, "players": players, "public": load.people > 1}
        )
        line.request("POST", "/api/tables", wish, {**base, "Cookie": cookies[0]})
        table = str(json.loads(line.getresponse().read())["table"])
        found += [(cookie, table) for cookie in cookies]
        if load.people > 1:
            asyncio.run(_seated(port, found[-load.people + 1 :]))
    line.close()
    return found


def _new_guest(line: HTTPConnection, base: dict[str, str], name: str) -> str:
    """Return the cookie of a new guest."""
    line.request("POST", "/api/session", json.dumps({"name": name}), base)
    answer = line.getresponse()
    answer.read()
    return str(answer.getheader("set-cookie")).partition(";")[0]


async def _seated(port: int, guests: list[tuple[str, str]]) -> None:
    """Let guests of one table sit down, the first at seat B."""
    for (cookie, table), seat in zip(guests, "BCD", strict=False):
        socket = await entered(port, cookie, table)
        await _asked(socket, {"type": "sit", "seat": seat, "id": f"sit-{seat}"}, Tally())
        await socket.close()


async def entered(port: int, cookie: str, table: str) -> ClientConnection:
    """Return a socket to a table that has said hello."""
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
    """Bring each guest back to their table."""

    async def one(cookie: str, table: str) -> None:
        socket = await entered(port, cookie, table)
        await _update(socket, Tally())
        await socket.close()

    await asyncio.gather(*(one(*table) for table in tables))


def handles_of(pid: int) -> int:
    """Files and sockets that a process holds open; 0 where the system does not tell."""
    try:
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))
    except OSError:
        return 0


async def until_asked(socket: ClientConnection, tally: Tally) -> dict[str, Any]:
    """Wait until the table waits for this person; what it wants of him."""
    while (wanted := _wanted(await _update(socket, tally))) is None:
        pass
    return wanted


async def _first_wanted(socket: ClientConnection, tally: Tally) -> dict[str, Any] | None:
    """Return what the table wants of this person when they come; None where it waits for another."""
    return _wanted(await _update(socket, tally))


async def play(
    socket: ClientConnection, wanted: dict[str, Any] | None, load: Load, until: float, tally: Tally
) -> None:
    """One person at one table: the first act that is asked for, after a while, again and again.

    He stays at the table: closed now, thousands of sockets would leave at a stroke while the last acts wait
    for their answers.
    """
    numbers = itertools.count(time.monotonic_ns())  # none is used again, in another run either
    while time.monotonic() < until:
        if wanted is None:
            wanted = _wanted(await _update(socket, tally))
            continue
        await asyncio.sleep(load.think)
        wanted = await _asked(socket, {**wanted, "id": f"m{next(numbers)}"}, tally)


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


async def watch(pid: int, folder: Path | None, until: float, tally: Tally) -> None:
    """Look at the server's memory each second."""
    while time.monotonic() < until:
        now = time.monotonic()
        tally.memory.append((now, memory_of(pid)))
        if folder is not None:
            tally.blocks.append((now, blocks_of(folder)))
        await asyncio.sleep(1.0)


async def wait_for_turns(until: float, tally: Tally) -> None:
    """Ask to be woken in a fiftieth of a second, again and again."""
    while time.monotonic() < until:
        began = time.monotonic()
        await asyncio.sleep(0.02)
        tally.late.append(time.monotonic() - began - 0.02)


async def left(sockets: list[ClientConnection]) -> None:
    """Everybody leaves."""
    await asyncio.gather(*(socket.close() for socket in sockets))


async def begun_apart(place: int, playing: Awaitable[None], load: Load) -> None:
    """Let people begin one after another, and not all at a stroke, as nobody does."""
    await asyncio.sleep(load.think * place / (load.tables * load.people))
    await playing


async def played(
    port: int,
    pid: int,
    tables: list[tuple[str, str]],
    load: Load,
    tally: Tally,
    folder: Path | None = None,
) -> tuple[int, int]:
    """Let everybody play; KiB of the server when all are asked and none has acted, and its handles after.

    With the server's folder the blocks that Python holds there are watched too.
    """
    sockets = [await entered(port, *table) for table in tables]
    first = until_asked if load.people == 1 else _first_wanted
    wanted = await asyncio.gather(*(first(socket, tally) for socket in sockets))
    idle, told, used = memory_of(pid), tally.told, processor_time_of(pid)
    until = time.monotonic() + load.seconds
    playing = [
        begun_apart(place, play(socket, now, load, until, tally), load)
        for place, (socket, now) in enumerate(zip(sockets, wanted, strict=True))
    ]
    await asyncio.gather(watch(pid, folder, until, tally), wait_for_turns(until, tally), *playing)
    tally.processor = (processor_time_of(pid) - used) / max(1, tally.told - told)
    await left(sockets)
    while handles_of(pid) and handles_of(pid) > len(tables) // 2 and time.monotonic() < until + 5:
        await asyncio.sleep(0.1)
    return idle, handles_of(pid)


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run has shown."""

    load: Load
    tally: Tally
    bare: int
    """KiB of a server without a table."""
    idle: int
    """KiB when a person looks on at each and is asked, and nothing else has happened yet."""
    handles: tuple[int, int]
    """Files and sockets held open before anybody came, and after all have gone."""
    up: float
    """Seconds until the next process listened."""
    seen: float
    """Seconds until everybody was back there."""

    @property
    def rows(self) -> dict[str, str]:
        """The table of the figures."""
        tally, tables = self.tally, self.load.tables
        return {
            "tables": f"{tables:>10}",
            "people at each": f"{self.load.people:>10}",
            "seconds": f"{self.load.seconds:>10.0f}",
            "acts acknowledged": f"{len(tally.waits):>10}",
            "acts refused": f"{tally.refused:>10}",
            "updates received": f"{tally.told:>10}",
            "processor, per update": f"{1000 * tally.processor:>8.2f} ms",
            "acknowledged in, p50": f"{tally.percentile(0.5):>7.1f} ms",
            "acknowledged in, p99": f"{tally.percentile(0.99):>7.1f} ms",
            "acknowledged in, most": f"{tally.percentile(1.0):>7.1f} ms",
            "woken late, p99": f"{percentile(tally.late, 0.99):>7.1f} ms",
            "memory, no table": f"{self.bare / 1024:>7.1f} MiB",
            "memory, idle table": f"{(self.idle - self.bare) / tables:>7.1f} KiB",
            "memory, at the end": f"{(tally.memory[-1][1] if tally.memory else 0) / 1024:>7.1f} MiB",
            "growth of memory": f"{tally.growth():>7.1f} % an hour",
            "growth of what is held": f"{tally.growth_of_blocks():>7.1f} % an hour",
            "handles before, after": f"{self.handles[0]:>5}{self.handles[1]:>5}",
            "started again in": f"{self.up:>8.2f} s",
            "all tables seen after": f"{self.seen:>8.2f} s",
        }


def measured(load: Load, folder: Path) -> Measured:
    """Let tables play, kill the server in the midst of it, and let everybody come back to another."""
    tally = Tally()
    with server_process(folder) as (process, port):
        bare, handles = memory_of(process.pid), handles_of(process.pid)
        tables = opened_tables(port, load)
        idle, left = asyncio.run(played(port, process.pid, tables, load, tally, folder))
    began = time.perf_counter()
    with server_process(folder) as (_, port):
        up = time.perf_counter() - began
        asyncio.run(all_seen(port, tables))
        seen = time.perf_counter() - began
    return Measured(load, tally, bare, idle, (handles, left), up, seen)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--pace", type=int, default=700)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--people", type=int, choices=(1, 2, 3, 4), default=1, help="people at each table")
    parser.add_argument("--most", type=float, help="milliseconds of the p99 above which it fails")
    given = parser.parse_args()
    load = Load(given.tables, given.seconds, given.pace, given.think, given.people)
    print(f"processor  {processor()}\npython     {platform.python_version()}\ncommit     {commit()}\n")
    with tempfile.TemporaryDirectory() as folder:
        found = measured(load, Path(folder))
    print("\n".join(f"{name:<24}{figure}" for name, figure in found.rows.items()))
    if given.most is not None and found.tally.percentile(0.99) > given.most:
        sys.exit(f"the p99 is above {given.most:g} ms")


if __name__ == "__main__":
    main()
