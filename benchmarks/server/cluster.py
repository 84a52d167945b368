"""How many more tables two servers on one PostgreSQL carry than one, as far as their processor time tells.

`python -m benchmarks.server.cluster --tables 200` lets people play at tables of one server, then at as many
tables of two servers on the same PostgreSQL, half of them at each. What a server carries is bounded by the
processor time that it spends for an update, so two servers with a processor each carry twice as many tables
times the time of one server over the time of two. With `--apart` people are connected to the server that does
not keep their table. It starts a PostgreSQL of its own, which has to be installed.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.__main__ import commit, processor
from benchmarks.server.load import Load, Tally, opened_tables, played, server_process
from tests.server.helpers.services import postgres_running


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=int, default=700)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--apart", action="store_true", help="connect people to the other server")
    asked = parser.parse_args()
    load = Load(asked.tables, asked.seconds, asked.pace, asked.think)
    print(f"{processor()}, Python {platform.python_version()}, commit {commit()}")
    with postgres_running() as postgres:
        one = _shown(postgres.database(), 1, load, False)
        two = _shown(postgres.database(), 2, load, asked.apart)
    print(f"tables of two servers over those of one, with a processor each: {2 * one / two:.2f}")


def _shown(database: str, servers: int, load: Load, apart: bool) -> float:
    """Let people play, print how it went, and give the seconds of processor time for each update."""
    share = Load(load.tables // servers, load.seconds, load.pace, load.think)
    with ExitStack() as stack:
        running = []
        for _ in range(servers):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            running.append(stack.enter_context(server_process(folder, database)))
        ports = [port for _, port in running]
        tables = [opened_tables(port, share) for port in ports]
        if apart:
            ports.reverse()
        tallies = [Tally() for _ in running]

        async def all_play() -> None:
            processes = [process for process, _ in running]
            await asyncio.gather(
                *(
                    played(port, process.pid, seats, share, tally)
                    for port, process, seats, tally in zip(ports, processes, tables, tallies, strict=True)
                )
            )

        asyncio.run(all_play())
    each = sum(tally.processor * tally.told for tally in tallies) / sum(tally.told for tally in tallies)
    waits = Tally(waits=[wait for tally in tallies for wait in tally.waits])
    parts = ", ".join(f"p{100 * part:g} {waits.percentile(part):.1f} ms" for part in (0.5, 0.99))
    name = f"{servers} server{'s' if servers > 1 else ''}"
    print(
        f"{name}: {1000 * each:.2f} ms of a processor for each update, acts acknowledged in {parts}",
        flush=True,
    )
    return each


if __name__ == "__main__":
    main()
