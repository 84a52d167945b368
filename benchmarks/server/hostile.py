"""What hostile clients cost the others: `python -m benchmarks.server.hostile` prints the table of figures.

People play at tables of a server that has its usual limits and 1,024 file descriptors. They play in turns:
undisturbed, and while a process of its own attacks from another address. For each attack the table has the
p99 of the others' acknowledgements, by how much the server's memory grew, its most file descriptors, and by
how much its store grew beyond the undisturbed turn; each stands before its bound.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.__main__ import commit, processor
from benchmarks.server.attacks import ATTACKS, misbehave
from benchmarks.server.load import Load, Tally, handles_of, left, memory_of, play
from euchre.server.store.sqlite import FILE

SERVER = """
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
from euchre.server.serving import Service, listening, serve
from euchre.server.transport.accepting import run_in_loop

port, service = listening(Service(folder=Path(sys.argv[1]), port=0))
run_in_loop(serve(service, port, lambda server: print(service.port, flush=True)))
"""
SLOWER = 1.5
"""Bound on the others' p99, as a multiple of the undisturbed one."""
SLACK = 20.0
"""Milliseconds beyond that multiple that are not counted: at such sizes one wake-up decides."""
MEMORY = 64.0
"""Bound on the growth of the server's memory, in MiB."""
DESCRIPTORS = 1024
STORE = 4.0
"""Bound on the growth of the store beyond the undisturbed turn, in MiB."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays at a table, and the address from which they are connected."""

    cookie: str
    table: str
    address: str


@dataclass(frozen=True, slots=True)
class Figures:
    """What an attack cost the others and the server."""

    attack: str
    undisturbed: float
    """Milliseconds in which 99 of 100 acts were acknowledged in the turn before it."""
    attacked: float
    """The same during the attack."""
    acts: int
    """Acts acknowledged during the attack."""
    memory: float
    """MiB by which the server's memory grew."""
    descriptors: int
    """Most file descriptors of the server."""
    store: float
    """MiB by which the store grew beyond the turn before it."""

    @property
    def excess(self) -> list[str]:
        """The bounds that do not hold."""
        held = {"acts": self.acts > 0, "p99": self.attacked <= SLOWER * self.undisturbed + SLACK}
        return [*self.resources, *(name for name, is_held in held.items() if not is_held)]

    @property
    def resources(self) -> list[str]:
        """The bounds among them that do not depend on how busy the machine is."""
        held = {
            "memory": self.memory <= MEMORY,
            "descriptors": self.descriptors <= DESCRIPTORS,
            "store": self.store <= STORE,
        }
        return [name for name, is_held in held.items() if not is_held]

    @property
    def row(self) -> str:
        """The figures as a row of the table."""
        p99 = f"{self.attacked:.0f} ms, before it {self.undisturbed:.0f} ms"
        others = f"{max(0.0, self.memory):.1f} MiB | {self.descriptors} | {max(0.0, self.store):.1f} MiB"
        return f"| {self.attack} | {p99} | {others} |"


@contextmanager
def limited_server(folder: Path) -> Iterator[tuple[int, int]]:
    """Provide a server with its usual limits and few file descriptors; its process id and port."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(folder)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.pid, int(process.stdout.readline())
    finally:
        process.kill()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def player_at(port: int, number: int, pace: int) -> Player:
    """Return a guest with an address of their own and a table with computer players."""
    address = f"127.1.{number // 250}.{number % 250 + 1}"
    line = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
    base = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    with closing(line):
        line.request("POST", "/api/session", json.dumps({"name": f"Guest {number}"}), base)
        answer = line.getresponse()
        cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        answer.read()
        wish = json.dumps({"code": "modern", "pace": pace})
        line.request("POST", "/api/tables", wish, {**base, "Cookie": cookie})
        return Player(cookie, str(json.loads(line.getresponse().read())["table"]), address)


async def seated(port: int, player: Player) -> ClientConnection:
    """Return a socket of a player to their table."""
    socket = await connect(
        f"ws://localhost:{port}/ws/table/{player.table}",
        host="127.0.0.1",
        origin=Origin(f"http://localhost:{port}"),
        additional_headers={"Cookie": player.cookie},
        compression=None,
        local_addr=(player.address, 0),
    )
    await socket.send('{"type": "hello", "since": 0}')
    return socket


@dataclass
class Seen:
    """The most that a server used."""

    memory: int = 0
    descriptors: int = 0


async def turn(port: int, pid: int, players: list[Player], load: Load, seen: Seen) -> Tally:
    """Return people play for some time, and the server is watched."""
    tally = Tally()
    sockets = [await seated(port, player) for player in players]
    until = time.monotonic() + load.seconds

    async def watched() -> None:
        for _ in itertools.count():
            seen.memory = max(seen.memory, memory_of(pid))
            seen.descriptors = max(seen.descriptors, handles_of(pid))
            await asyncio.sleep(0.05)

    watching = asyncio.create_task(watched())
    await asyncio.gather(*(play(socket, None, load, until, tally) for socket in sockets))
    await left(sockets)
    watching.cancel()
    return tally


def stored(folder: Path) -> float:
    """MiB that a store holds."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as database:
        pages, size = (
            database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size")
        )
    return float(pages * size / 2**20)


def attacked(port: int, attack: str, size: int, work: partial[Tally]) -> Tally:
    """Return what people find while an attack is on."""
    ready = multiprocessing.get_context("spawn").Event()
    process = multiprocessing.get_context("spawn").Process(
        target=misbehave, args=(port, attack, size, ready), daemon=True
    )
    process.start()
    try:
        ready.wait(60)
        return work()
    finally:
        process.kill()
        process.join()


def _played(port: int, pid: int, players: list[Player], load: Load, seen: Seen) -> Tally:
    return asyncio.run(turn(port, pid, players, load, seen))


def figures_of(
    attack: str, folder: Path, server: tuple[int, int], players: list[Player], load: Load, size: int
) -> Figures:
    """Return what one attack costs, after an undisturbed turn."""
    pid, port = server
    at_first, before = stored(folder), Seen()
    calm = _played(port, pid, players, load, before)
    at_rest, during = stored(folder), Seen()
    tally = attacked(port, attack, size, partial(_played, port, pid, players, load, during))
    return Figures(
        attack=attack,
        undisturbed=calm.percentile(0.99),
        attacked=tally.percentile(0.99),
        acts=len(tally.waits),
        memory=(during.memory - before.memory) / 1024,
        descriptors=during.descriptors,
        store=(stored(folder) - at_rest) - (at_rest - at_first),
    )


def measured(folder: Path, attacks: list[str], load: Load, size: int, tries: int = 1) -> Iterator[Figures]:
    """Yield the figures of some attacks, each on the same server; an attack beyond a bound is tried again."""
    with limited_server(folder) as server:
        players = [player_at(server[1], number, load.pace) for number in range(load.tables)]
        _played(server[1], server[0], players, load, Seen())  # what is needed once is there from here on
        for attack in attacks:
            found = figures_of(attack, folder, server, players, load, size)
            for _ in range(tries - 1):
                if found.excess:
                    found = figures_of(attack, folder, server, players, load, size)
            yield found


def main() -> None:
    """Measure and print; fails if a bound does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all, if none is given")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--size", type=int, default=2000, help="connections of a storm")
    parser.add_argument("--tries", type=int, default=3, help="turns for an attack that is beyond a bound")
    given = parser.parse_args()
    load = Load(given.tables, given.seconds, pace=300, think=0.3)
    print(f"processor  {processor()}\npython     {platform.python_version()}\ncommit     {commit()}\n")
    print("| Attack | Others' p99 | Memory | Descriptors | Store |\n| --- | --- | --- | --- | --- |")
    bounds = f"{SLOWER} times + {SLACK:.0f} ms | {MEMORY:.0f} MiB | {DESCRIPTORS} | {STORE:.0f} MiB"
    print(f"| *bound* | {bounds} |")
    beyond = []
    with tempfile.TemporaryDirectory() as folder:
        for found in measured(Path(folder), given.attacks or list(ATTACKS), load, given.size, given.tries):
            print(found.row, flush=True)
            beyond += [f"{found.attack}: {name}" for name in found.excess]
    if beyond:
        sys.exit(f"beyond their bounds: {', '.join(beyond)}")


if __name__ == "__main__":
    main()
