"""Whether acts wait for work on the history of a long table.

`python -m benchmarks.server.beside_history --events 20000` lets people play at tables of one server, in one
run. In turn nothing else happens for some seconds, and then four guests ask for as long as that, again and
again, for all that may be asked of one table with so many events: its deals, its record, a replay and an
export of a game, and the record's upload to the viewer. Prints how long acts took in both, and then the same
beside a process that only counts, which shows how much of it is a processor that others use too.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from benchmarks.server.history import KNOWN, known, played
from benchmarks.server.load import Load, server_process
from benchmarks.server.reviewing import answered, compare, new_guest, parser_of
from euchre.server.review.history import PRIORITY
from euchre.server.review.playback import LARGEST
from euchre.server.review.shared_games import path_of, revealed_seeds
from euchre.server.store import LogBatch
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables.log_book import Draft, listing_of
from euchre.server.tables.long_logs.snapshot import snapshot_of

READERS = 4
"""Guests who ask at the same time."""


def main() -> None:
    """Print the figures."""
    parser = parser_of(__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--club", choices=("friendly", "strict", "sleepy"), help="the temper of a club table")
    asked = parser.parse_args()
    load = Load(asked.tables, asked.seconds, asked.pace, asked.think)
    long = played(asked.events, asked.club, public=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_kept(long, Path(folder)))
        with server_process(Path(folder)) as (_, port):
            paths = _paths(long)
            readers = [new_guest(port, f"Reader {number}") for number in range(READERS)]
            answers: Counter[str] = Counter()
            # in another process: readers in this one would make those who play here wait for them
            with ProcessPoolExecutor(1, get_context("spawn")) as process:
                process.submit(_reading, port, paths, [], 0.0).result()  # it has started

                async def read(number: int) -> None:
                    reading = process.submit(_reading, port, paths, readers, load.seconds)
                    answers.update(await asyncio.to_thread(reading.result))

                async def count(number: int) -> None:
                    counting = process.submit(_counting, load.seconds)
                    await asyncio.to_thread(counting.result)

                compare(port, load, asked.rounds, "history", read)
                print(
                    f"{len(long.entries):,} events; answers: "
                    + ", ".join(map("{0[0]} {0[1]}".format, answers.items()))
                )
                compare(port, load, asked.rounds, "counting", count)


async def _kept(long: Draft, folder: Path) -> None:
    """Write the long table into the store of the server."""
    table, store = long.table, SqliteStore(folder)
    batch = LogBatch(
        entries=tuple(long.entries),
        listing=listing_of(table),
        snapshot=snapshot_of(table),
        seeds=known(table),
    )
    await store.create(batch)
    await store.close()


def _paths(long: Draft) -> dict[str, str]:
    """Return where each thing may be asked of the table."""
    game = max(revealed_seeds(long.entries), default=1)
    shared = f"/api{path_of('long', game, KNOWN[game])}".replace("/api/replay/", "/api/replays/")
    return {
        "deals": "/api/tables/long/deals",
        "record": "/api/tables/long/record",
        "replay": shared,
        "export": f"{shared}/record",
    }


def _counting(seconds: float) -> None:
    """Use a processor for some seconds, at the priority of work on histories."""
    PRIORITY.apply()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass


def _reading(port: int, paths: dict[str, str], readers: list[dict[str, str]], seconds: float) -> Counter[str]:
    """Let readers ask at the same time, for some seconds; how many answers of each kind they had."""
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(max(1, len(readers))) as threads:
        answers = [threads.submit(_reading_alone, port, paths, reader, until) for reader in readers]
    return sum((answer.result() for answer in answers), Counter())


def _reading_alone(port: int, paths: dict[str, str], reader: dict[str, str], until: float) -> Counter[str]:
    """Ask for one thing after another; a server that is busy with other histories refuses some."""
    answers: Counter[str] = Counter()
    while time.monotonic() < until:
        record = ""
        for name, path in paths.items():
            answer, _ = answered(port, "GET", path, None, reader)
            answers[f"{name} of {len(answer) >> 10} KiB"] += 1
            record = answer.decode() if name == "record" else record
        part = record[:LARGEST].rpartition("\n")[0]
        answer, _ = answered(port, "POST", "/api/viewer", part, reader)
        answers[f"upload, answered by {len(answer) >> 10} KiB"] += 1
    return answers


if __name__ == "__main__":
    main()
