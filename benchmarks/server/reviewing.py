"""Whether a review delays acts: `python -m benchmarks.server.reviewing --tables 30 --seconds 20`.

People play at tables of one server, in one run. In turn nothing else happens for some seconds, and then a
guest has a record reviewed, until the review is done. Prints how long acts took in both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import tempfile
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import TypeAlias

from benchmarks.__main__ import commit, processor
from benchmarks.server.load import (
    Load,
    Tally,
    begun_apart,
    entered,
    opened_tables,
    percentile,
    play,
    server_process,
    until_asked,
    wait_for_turns,
)
from euchre.notation import write_record
from euchre.shortcuts import play_game

_LONGEST = 90.0
"""Seconds after which a review is no longer waited for."""


Work: TypeAlias = Callable[[int], Awaitable[None]]
"""What is done beside play, given the number of the turn, from 0 on."""


def main() -> None:
    """Print the figures."""
    parser = parser_of(__doc__)
    asked = parser.parse_args()
    load = Load(asked.tables, asked.seconds, asked.pace, asked.think)
    with tempfile.TemporaryDirectory() as folder, server_process(Path(folder)) as (_, port):

        async def review(number: int) -> None:
            path, headers = await asyncio.to_thread(_begin_review, port, number)
            ends = time.monotonic() + _LONGEST
            while time.monotonic() < ends:
                await asyncio.sleep(0.5)
                if json.loads((await asyncio.to_thread(answered, port, "GET", path, None, headers))[0])[
                    "is_over"
                ]:
                    break

        compare(port, load, asked.rounds, "a review", review)


def parser_of(description: str | None) -> argparse.ArgumentParser:
    """Return the options of a comparison."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=int, default=400)
    parser.add_argument("--think", type=float, default=0.5)
    return parser


def compare(port: int, load: Load, rounds: int, name: str, work: Work) -> None:
    """Let people play without some work and beside it, in turns, and print how long their acts took."""
    tables = opened_tables(port, load)
    without, beside, late = asyncio.run(_compared(port, tables, load, rounds, work))
    print(f"{processor()}, Python {platform.python_version()}, commit {commit()}")
    for turn, waits in ((f"without {name}", without), (f"with {name}", beside)):
        parts = "  ".join(f"p{100 * part:g} {percentile(waits, part):.1f} ms" for part in (0.5, 0.95, 0.99))
        print(f"{turn:<17} {len(waits):6d} acts  {parts}")
    print(f"p99 with / without: {percentile(beside, 0.99) / percentile(without, 0.99):.2f}")
    print(f"this process was woken late: p99 {percentile(late, 0.99):.1f} ms")


async def _compared(
    port: int, tables: list[tuple[str, str]], load: Load, rounds: int, work: Work
) -> tuple[list[float], list[float], list[float]]:
    """Return seconds of acts without and beside the work, and by which this process was woken late."""
    tally = Tally()
    sockets = [await entered(port, *table) for table in tables]
    wanted = await asyncio.gather(*(until_asked(socket, tally) for socket in sockets))
    until = time.monotonic() + rounds * (load.seconds + _LONGEST) + 60
    playing = [
        asyncio.create_task(begun_apart(place, play(socket, first, load, until, tally), load))
        for place, (socket, first) in enumerate(zip(sockets, wanted, strict=True))
    ]
    turns = asyncio.create_task(wait_for_turns(until, tally))
    without: list[float] = []
    beside: list[float] = []
    await asyncio.sleep(5)  # until all have begun
    for number in range(rounds):
        tally.waits = []
        await asyncio.sleep(load.seconds)
        without += tally.waits
        tally.waits = []
        await work(number)
        beside += tally.waits
    for task in (*playing, turns):
        task.cancel()
    await asyncio.gather(*playing, turns, return_exceptions=True)
    return without, beside, tally.late


def _begin_review(port: int, number: int) -> tuple[str, dict[str, str]]:
    """Upload a game as a new guest; the path of its review, and the guest's headers."""
    headers = new_guest(port, f"Reader {number}")
    text = write_record(play_game("novice", code="modern", seed=number))
    opened = json.loads(answered(port, "POST", "/api/viewer/review", text, headers)[0])
    return f"{opened['path'].replace('/review/', '/api/replays/')}/review", headers


def new_guest(port: int, name: str) -> dict[str, str]:
    """Return the headers of a new guest."""
    _, cookie = answered(port, "POST", "/api/session", json.dumps({"name": name}), {})
    return {"Cookie": cookie}


def answered(
    port: int, method: str, path: str, body: str | None, headers: dict[str, str]
) -> tuple[bytes, str]:
    """Return an answer, and its cookie."""
    line = HTTPConnection("127.0.0.1", port, timeout=120)
    base = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    line.request(method, path, body, {**base, **headers})
    answer = line.getresponse()
    found = answer.read()
    line.close()
    return found, str(answer.getheader("set-cookie")).partition(";")[0]


if __name__ == "__main__":
    main()
