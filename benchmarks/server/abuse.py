"""How long acts take at tables while some browsers read nothing, flood or rave, and how long without them.

`python -m benchmarks.server.abuse --tables 500` lets people play in turns with and without bad company, which
comes from a process of its own: of all sockets a tenth never reads, a twentieth floods and a twentieth sends
nonsense, and whoever is dropped comes back.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import platform
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.__main__ import commit, processor
from benchmarks.server.load import (
    Load,
    Tally,
    entered,
    left,
    memory_of,
    opened_tables,
    play,
    server_process,
)

Seat = tuple[str, str]
"""A guest's cookie, and a table."""
SETTLED = 2.0
"""Seconds until the company is there."""


async def deaf(socket: ClientConnection) -> None:
    """Read nothing, until the line is dropped."""
    socket.transport.pause_reading()
    await asyncio.sleep(20)
    socket.transport.abort()


async def flood(socket: ClientConnection) -> None:
    """Ask again and again without a pause, until the line is dropped."""
    while True:
        await socket.send('{"type": "ping", "n": 1}')
        await asyncio.sleep(0.001)


async def rave(socket: ClientConnection) -> None:
    """Send nonsense, until the line is dropped."""
    for number in range(10**9):
        await socket.send("{" * (number % 50))
        await asyncio.sleep(0.005)


KINDS = {"deaf": deaf, "flood": flood, "rave": rave}


async def _misbehave(port: int, company: list[tuple[str, Seat]]) -> None:
    async def one(kind: str, seat: Seat) -> None:
        while True:
            with suppress(ConnectionClosed, InvalidStatus, OSError, TimeoutError):
                await KINDS[kind](await entered(port, *seat))
            await asyncio.sleep(1.0)

    await asyncio.gather(*(one(kind, seat) for kind, seat in company))


def misbehave(port: int, company: list[tuple[str, Seat]]) -> None:
    """Be bad company until this process is ended."""
    asyncio.run(_misbehave(port, company))


def company_for(tables: list[Seat]) -> list[tuple[str, Seat]]:
    """Return a tenth who read nothing, a twentieth who flood and a twentieth who rave, of all with them."""
    every = round(len(tables) / 0.8)
    kinds = ["deaf"] * (every // 10) + ["flood"] * (every // 20) + ["rave"] * (every // 20)
    return [(kind, tables[place % len(tables)]) for place, kind in enumerate(kinds)]


@dataclass
class Abuse:
    """What was measured in turns."""

    clean: list[Tally] = field(default_factory=list)
    abused: list[Tally] = field(default_factory=list)
    memory: list[tuple[int, int]] = field(default_factory=list)
    """KiB of the server after each turn without bad company, and after the one with it."""

    @property
    def ratio(self) -> float:
        """The p99 in bad company to that without it, in the turn where others disturbed least; without end
        where no act was acknowledged."""
        return min(
            after.percentile(0.99) / before.percentile(0.99) if after.waits and before.waits else math.inf
            for before, after in zip(self.clean, self.abused, strict=True)
        )


async def _turn(port: int, tables: list[Seat], load: Load) -> Tally:
    tally, until = Tally(), time.monotonic() + load.seconds
    sockets = [await entered(port, *table) for table in tables]
    await asyncio.gather(*(play(socket, None, load, until, tally) for socket in sockets))
    await left(sockets)
    return tally


def turn(port: int, tables: list[Seat], load: Load, company: list[tuple[str, Seat]]) -> Tally:
    """Return what people found who played for a while in some company."""
    process = multiprocessing.get_context("spawn").Process(
        target=misbehave, args=(port, company), daemon=True
    )
    process.start()
    try:
        time.sleep(SETTLED)
        return asyncio.run(_turn(port, tables, load))
    finally:
        process.kill()
        process.join()


def measured(load: Load, folder: Path, turns: int, enough: float = 0.0) -> Abuse:
    """Turn without bad company and with it, until the ratio is small enough, but no more than so many."""
    found = Abuse()
    with server_process(folder) as (process, port):
        tables = opened_tables(port, load)
        company = company_for(tables)
        turn(port, tables, load, [])  # what is needed once is there from here on
        while len(found.clean) < turns and not (found.clean and found.ratio <= enough):
            found.clean.append(turn(port, tables, load, []))
            before = memory_of(process.pid)
            found.abused.append(turn(port, tables, load, company))
            found.memory.append((before, memory_of(process.pid)))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    load = Load(given.tables, given.seconds, pace=700, think=1.0)
    print(f"processor  {processor()}\npython     {platform.python_version()}\ncommit     {commit()}\n")
    with tempfile.TemporaryDirectory() as folder:
        found = measured(load, Path(folder), given.turns)
    bad = len(company_for([("", "")] * given.tables))
    print(f"{given.tables} tables, {bad} sockets in bad company; p99 without it, with it, memory for each")
    for clean, abused, (before, after) in zip(found.clean, found.abused, found.memory, strict=True):
        growth = max(0, after - before) / bad
        print(f"{clean.percentile(0.99):>8.1f} ms{abused.percentile(0.99):>8.1f} ms{growth:>8.1f} KiB")
    print(f"ratio in the quietest turn {found.ratio:.2f}")


if __name__ == "__main__":
    main()
