"""An event of computer players at the server's own tables, beside people who play at tables of their own.

`python -m benchmarks.server.events --players 400` starts the server as a process of its own, lets people act
for some time beside as many tables of computer players without an event and then beside those of an event.
It prints how long acknowledgements took, how long after the last deal its score was in the standings, and
how much memory the server used before the event, at its end, some time later, and as long after a second
event of the same size.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from benchmarks.__main__ import commit, processor
from benchmarks.server.load import (
    Load,
    Tally,
    entered,
    memory_of,
    opened_tables,
    played,
    server_process,
    until_asked,
)
from euchre.server.store.sqlite import FILE

KIB_IN_MIB = 1024
SETTLED = 5.0
"""Seconds until the tables without an event play."""
FEW = 10
"""Tables that still play when the standings are read without a pause, to see the last score at once."""


def ask(port: int, method: str, path: str, link: str = "", body: object = None) -> Any:
    """Return the JSON of an answer about the event."""
    line = HTTPConnection("127.0.0.1", port, timeout=120)
    headers = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    line.request(
        method, path, json.dumps(body) if body else None, {**headers, "Authorization": f"Bearer {link}"}
    )
    answer = line.getresponse()
    text = answer.read()
    line.close()
    assert answer.status == 200, text
    return json.loads(text)


def event_begun(port: int, players: int, rounds: int, deals: int) -> str:
    """Open an event of computer players and begin its first round; the link of its screen."""
    names = [f"Computer {number}" for number in range(1, players + 1)]
    wish = {"title": "Bench", "rounds": rounds, "deals": deals, "names": names, "online": True}
    link = ask(port, "POST", "/api/evenings", "", wish)["link"]
    ask(port, "POST", "/api/evening", link, {"id": "b1", "act": "begin round 1"})
    return str(ask(port, "GET", "/api/evening", link)["screen"])


async def until_over(port: int, screen: str, rounds: int) -> int:
    """Wait until the standings have the last score; when that was seen, in milliseconds of Unix time."""
    while True:
        hall = await asyncio.to_thread(ask, port, "GET", "/api/evening", screen)
        is_last = hall["clock"]["round"] == rounds
        left = len(hall["missing"]) if is_last else len(hall["seated"]["tables"])
        if is_last and not left:
            return time.time_ns() // 1_000_000
        await asyncio.sleep(0.02 if is_last and left <= FEW else 1.0)


def last_deal(folder: Path) -> int:
    """Return when the last deal of the event ended, in milliseconds of Unix time."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        (ended,) = database.execute("SELECT MAX(at) FROM board_results").fetchone()
    return int(ended)


@asynccontextmanager
async def tables_without_event(port: int, tables: int, load: Load) -> AsyncIterator[None]:
    """Provide tables of computer players that play while the block runs: a guest opens each and looks on."""
    opened = opened_tables(port, replace(load, tables=tables))
    looking_on = [asyncio.create_task(_look_on(port, *table)) for table in opened]
    await asyncio.sleep(SETTLED)
    yield
    for task in looking_on:
        task.cancel()
    await asyncio.gather(*looking_on, return_exceptions=True)


async def _look_on(port: int, cookie: str, table: str) -> None:
    """Leave the seat once the game is on, and receive what is sent."""
    socket = await entered(port, cookie, table)
    try:
        await until_asked(socket, Tally())
        await socket.send('{"type": "stand", "id": "s1"}')
        async for _ in socket:
            pass
    finally:
        await socket.close()


async def measure(
    folder: Path, load: Load, players: int, rounds: int, deals: int, settle: float
) -> dict[str, str]:
    """Return the figures of one run; `settle` are the seconds after the event before memory is read again."""
    without, with_event = Tally(), Tally()
    with server_process(folder) as (process, port):
        async with tables_without_event(port, players // 4, load):
            await played(port, process.pid, opened_tables(port, load), load, without)
        people = opened_tables(port, load)
        memory = [memory_of(process.pid)]
        screen = await asyncio.to_thread(event_begun, port, players, rounds, deals)
        await played(port, process.pid, people, load, with_event)
        seen = await until_over(port, screen, rounds)
        memory.append(memory_of(process.pid))
        spent = seen - last_deal(folder)
        await asyncio.sleep(settle)
        memory.append(memory_of(process.pid))
        second = await asyncio.to_thread(event_begun, port, players, rounds, deals)
        await until_over(port, second, rounds)
        await asyncio.sleep(settle)
        memory.append(memory_of(process.pid))
    return {
        "players, tables": f"{players:>6}, {players // 4}",
        "rounds, deals": f"{rounds:>6}, {deals}",
        "people beside them": f"{load.tables:>10}",
        "p99 without the event": f"{without.percentile(0.99):>7.1f} ms",
        "p99 with the event": f"{with_event.percentile(0.99):>7.1f} ms",
        "last deal to standings": f"{spent:>7} ms",
        "memory before, at the end": f"{memory[0] / KIB_IN_MIB:>6.0f}, {memory[1] / KIB_IN_MIB:.0f} MiB",
        f"memory {settle:.0f} s later": f"{memory[2] / KIB_IN_MIB:>6.0f} MiB",
        "after a second event": f"{memory[3] / KIB_IN_MIB:>6.0f} MiB",
    }


def main() -> None:
    """Run and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--players", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--deals", type=int, default=2)
    asked.add_argument("--people", type=int, default=20)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--settle", type=float, default=130.0, help="unused tables are unloaded in 120 s")
    given = asked.parse_args()
    load = Load(tables=given.people, seconds=given.seconds, pace=50, think=0.5)
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(
            measure(Path(folder), load, given.players, given.rounds, given.deals, given.settle)
        )
    print(f"{processor()}, {os.cpu_count()} cores, commit {commit()}")
    for name, value in rows.items():
        print(f"{name:<26} {value}")


if __name__ == "__main__":
    main()
