"""Writes a dump of a database as this version leaves it: `python -m tools.past_database FOLDER`.

Run it with `tests/server/store/past` when a migration was added: `tests/server/store/test_past.py` opens
every dump with every later version. Seeds, choices and times of events are fixed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from euchre.chance import Stream
from euchre.game import due_now
from euchre.notation import write_record
from euchre.players import bot_by_name
from euchre.server.review.record import record_of
from euchre.server.store import GuestRow, LogBatch
from euchre.server.store.schema import known_migrations
from euchre.server.store.sqlite import FILE, SqliteStore
from euchre.server.tables import events
from euchre.server.tables.log_book import Draft, Seeds, listing_of
from euchre.server.tables.long_logs.snapshot import has_snapshot, snapshot_of
from euchre.server.tables.routine import follows, in_time
from euchre.view import view_of

HOST = "ann"
BEGAN = 1_790_000_000_000
MINUTE = 60_000


def begun(name: str, seeds: Seeds) -> Draft:
    """Return a public table with one guest and three computer players, at which the first game begins."""
    opening = events.TableOpened(
        code="modern", changes={"game_points": 2}, name=name, host=HOST, public=True, pace=0, clock=0
    )
    draft = Draft.new(name, opening, BEGAN)
    draft.put(events.Sat("A", HOST, "Ann"), HOST)
    for letter in "BCD":
        draft.put(events.Placed(letter, "simple"), HOST)
    draft.follow(seeds)
    return draft


def step(draft: Draft, seeds: Seeds) -> bool:
    """Let the next act be done; False at the end of the game."""
    table = draft.table
    if not table.is_game_on:
        return False
    deal, wait = table.sitting.deal, in_time(table)
    due = () if deal is None else due_now(table.sitting)
    if deal is not None and due:
        view = view_of(deal, due[0].actor, table.sitting.score)
        draft.put(events.Acted(bot_by_name("simple").choose(view, due[0], Stream(1)).text))
    elif wait is not None:
        draft.put(follows(table, wait))
    draft.follow(seeds)
    return True


async def written(folder: Path) -> str:
    """Write the database into a folder; the record of the finished table."""
    store = SqliteStore(folder)
    await store.add_person(GuestRow(id=HOST, name="Ann"), bytes(32), BEGAN)
    record = ""
    for number, (name, steps) in enumerate((("finished", 10_000), ("under-way", 12))):
        seeds = Seeds({game: bytes([number + 1, game]) * 16 for game in range(1, 4)})
        draft = begun(name, seeds)
        for _ in range(steps):
            if not step(draft, seeds):
                break
        table = draft.table
        first, rest = tuple(draft.entries[:1]), tuple(draft.entries[1:])
        last = table.game if table.chance is None else table.chance.game
        known = {game: seeds.of(game) for game in range(1, last + 1)}
        await store.create(LogBatch(entries=first, listing=listing_of(table), seeds=known))
        shot = snapshot_of(table) if has_snapshot(table) else None
        await store.append(LogBatch(entries=rest, listing=listing_of(table), snapshot=shot, ends=draft.ends))
        record = record or write_record(record_of(table, draft.entries))
    await store.close()
    return record


def main() -> None:
    """Write dump and record of this version into the folder named on the command line."""
    version = f"{max(migration.number for migration in known_migrations()):04}"
    with tempfile.TemporaryDirectory() as scratch:
        record = asyncio.run(written(Path(scratch)))
        with closing(sqlite3.connect(Path(scratch) / FILE)) as database:
            lines = list(database.iterdump())
    folder = Path(sys.argv[1])
    (folder / f"{version}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / f"{version}.euchre").write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
