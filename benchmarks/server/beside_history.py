"""Whether acts wait for work on the history of a long table.

`python -m benchmarks.server.beside_history --events 20000` lets people play at tables of one server, in one
run. In turn nothing else happens for some seconds, and then four guests ask for as long as that, again and
again, for all that may be asked of one table with so many events: its deals, its record, a replay and an
export of a game, and the record's upload to the viewer. Prints how long acts took in both.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from benchmarks.server.history import KNOWN, known, played
from benchmarks.server.load import Load, server_process
from benchmarks.server.reviewing import answered, compare, new_guest, parser_of
from euchre.server.review.record_upload import LARGEST
from euchre.server.review.shared_games import path_of, revealed_seeds
from euchre.server.store import LogBatch
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables.log_book import Draft, listing_of
from euchre.server.tables.snapshot import snapshot_of

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

            async def read(number: int) -> None:
                until = time.monotonic() + load.seconds
                await asyncio.gather(*(_reading(port, paths, reader, until, answers) for reader in readers))

            compare(port, load, asked.rounds, "history", read)
            print(
                f"{len(long.entries):,} events; answers: "
                + ", ".join(map("{0[0]} {0[1]}".format, answers.items()))
            )


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
    """Where each thing may be asked of the table."""
    game = max(revealed_seeds(long.entries), default=1)
    shared = f"/api{path_of('long', game, KNOWN[game])}".replace("/api/replay/", "/api/replays/")
    return {
        "deals": "/api/tables/long/deals",
        "record": "/api/tables/long/record",
        "replay": shared,
        "export": f"{shared}/record",
    }


async def _reading(
    port: int, paths: dict[str, str], reader: dict[str, str], until: float, answers: Counter[str]
) -> None:
    """Ask for one thing after another; a server that is busy with other histories refuses some."""
    while time.monotonic() < until:
        record = ""
        for name, path in paths.items():
            answer, _ = await asyncio.to_thread(answered, port, "GET", path, None, reader)
            answers[f"{name} of {len(answer) >> 10} KiB"] += 1
            record = answer.decode() if name == "record" else record
        part = record[:LARGEST].rpartition("\n")[0]
        answer, _ = await asyncio.to_thread(answered, port, "POST", "/api/viewer", part, reader)
        answers[f"upload, answered by {len(answer) >> 10} KiB"] += 1


if __name__ == "__main__":
    main()
