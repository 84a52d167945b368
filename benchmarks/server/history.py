"""How long the event loop is held while a long log is worked on: `python -m benchmarks.server.history`.

A table is played to a number of events and stored. Then everything is done that people may ask of it, while
another task on the same event loop sleeps for a millisecond again and again; how much later it
wakes is how long every other table would have had to wait. The processor time that the loop used in between
does not depend on other work on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from euchre.chance import Stream
from euchre.game import due_now
from euchre.players import bot_by_name
from euchre.server.review.dealing import MOST_READ, dealing_reply
from euchre.server.review.history import History
from euchre.server.review.history_tasks import deals_reply, game_reply, game_text, record_text, upload_reply
from euchre.server.review.playback import LARGEST
from euchre.server.review.shared_games import FORMS, path_of, revealed_seeds
from euchre.server.store import LogBatch
from euchre.server.store.script import rows_of
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events
from euchre.server.tables.log_book import Draft, Seeds, listing_of
from euchre.server.tables.long_logs.snapshot import has_snapshot, shot_of, snapshot_of
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import TimedStep, follows, in_time
from euchre.server.tables.table import Table
from euchre.view import view_of

HOST = "host"
KNOWN = {game: game.to_bytes(32, "big") for game in range(1, 20_000)}
"""Seeds that are the same in every run."""


def played(length: int, club: str | None, public: bool = False) -> Draft:
    """Return a table with one guest, played for `length` events and to the end of a deal."""
    opening = events.TableOpened(
        code="modern", changes={}, name="Long", host=HOST, public=public, pace=0, clock=1, club=club
    )
    draft, seeds = Draft.new("long", opening, 1_000), Seeds(KNOWN)
    draft.put(events.Sat("A", HOST, "Host"))
    for letter in "BCD":
        draft.put(events.Placed(letter, "simple"))
    draft.follow(seeds)
    while len(draft.entries) < length or not draft.table.sitting.is_between_deals:
        draft.put(_next(draft))
        draft.follow(seeds)
    return draft


def _next(draft: Draft) -> events.AnyEvent:
    table = draft.table
    if table.asked:
        return events.WentOn(str(table.asked[0]))
    if not table.is_game_on:
        return events.NextWanted("A")
    wait = in_time(table)
    if wait is not None and wait.what is TimedStep.BEGIN_DEAL:
        return follows(table, wait)
    deal = table.sitting.deal
    assert deal is not None
    due = due_now(table.sitting)[0]
    view = view_of(deal, due.actor, table.sitting.score)
    return events.Acted(bot_by_name("simple").choose(view, due, Stream(1)).text)


@dataclass(frozen=True, slots=True)
class Held:
    """How long some work took and how long the event loop was held meanwhile, in milliseconds."""

    took: float
    late: float
    """How late a sleep of a millisecond ended, at the 99th percentile; other work on the machine counts."""
    longest: float
    """Most processor time that the event loop used without letting others go on."""
    result: object


async def held_by(work: Awaitable[object]) -> Held:
    """Do some work, and watch the event loop."""
    late, used = [0.0], [0.0]

    async def sleep() -> None:
        while True:
            began, busy = time.perf_counter(), time.thread_time()
            await asyncio.sleep(0.001)
            late.append(1000 * (time.perf_counter() - began) - 1)
            used.append(1000 * (time.thread_time() - busy))

    sleeper = asyncio.create_task(sleep())
    await asyncio.sleep(0.2)
    late[1:], used[1:] = [], []
    began = time.perf_counter()
    try:
        result = await work
    except Refusal as no:
        result = str(no)
    took = 1000 * (time.perf_counter() - began)
    await asyncio.sleep(0.05)
    sleeper.cancel()
    return Held(took, sorted(late)[len(late) * 99 // 100], max(used), result)


async def measured(length: int, club: str | None) -> None:
    """Print how long each kind of work on a table of some length took, and how long others waited."""
    draft = played(length, club)
    gc.freeze()  # a server does not hold the log, so its garbage collector does not look through it
    table = draft.table
    shot = snapshot_of(table) if has_snapshot(table) else None
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        await store.create(
            LogBatch(
                entries=tuple(draft.entries), listing=listing_of(table), snapshot=shot, seeds=known(table)
            )
        )
        history = History(store)
        await history._in_process("", abs, 1)  # the process has started
        mode = "club" if club else "regular"
        print(f"{len(draft.entries):,} events, {mode} | took, ms | others late p99 | held at most | reply")
        for name, work in (await works(store, history, draft)).items():
            held = await held_by(work)
            print(
                f"{name} | {held.took:,.0f} | {held.late:.1f} | {held.longest:.1f} | {_said(held.result)}",
                flush=True,
            )
        await history.close()
        await store.close()


def _said(result: object) -> str:
    if isinstance(result, bytes) or (isinstance(result, str) and len(result) > 200):
        return f"{len(result) / 1024:,.0f} KiB"
    return result if isinstance(result, str) else ""


def known(table: Table) -> dict[int, bytes]:
    """Return the seeds of all games of a table."""
    seeds, last = Seeds(KNOWN), table.game if table.chance is None else table.chance.game
    return {game: seeds.of(game) for game in range(1, last + 1)}


async def works(store: SqliteStore, history: History, draft: Draft) -> dict[str, Awaitable[object]]:
    """Return what the server does for a request, by its name."""
    table, length = draft.table, len(draft.entries)
    game = max(revealed_seeds(draft.entries), default=1)
    key = path_of("long", game, KNOWN[game]).rpartition("/")[2]
    record = record_text(draft.entries).encode()[:LARGEST].rpartition(b"\n")[0]
    opened = await store.open("long")
    snapshot = None if opened is None or opened.snapshot is None else shot_of(opened.snapshot)

    def of_log(task: Any, *arguments: object) -> Awaitable[object]:
        return history.of_log(HOST, "long", task, *arguments)

    return {
        "nothing": asyncio.sleep(2),
        "open, from the latest snapshot": history.table("long", snapshot, length),
        "open, from the whole log": whole(store, history, length),
        "replay and list of deals": of_log(deals_reply, HOST, None),
        "replay of a shared game": of_log(game_reply, game, key, None),
        "record of all games": of_log(record_text),
        "record of a game, for a review": of_log(game_text, game, key, "euchre"),
        "export of a game as EGN": of_log(game_text, game, key, FORMS[-1]),
        "verify, part of the log": verified(store, table, game),
        "upload of the record": uploaded(history, record),
    }


async def whole(store: SqliteStore, history: History, length: int) -> object:
    """Return a table that has no snapshot, as after an upgrade or damage."""
    await store.write(rows_of("DELETE FROM snapshots"))
    return await history.table("long", None, length)


async def verified(store: SqliteStore, table: Table, game: int) -> object:
    """Return what the page asks to verify a game."""
    log = await store.log("long", max(0, table.seq - MOST_READ))
    return await asyncio.to_thread(dealing_reply, log, game)


async def uploaded(history: History, record: bytes) -> object:
    """Return the replay of a record that somebody brings."""
    return await history.of_record(HOST, upload_reply, record, None)


def main() -> None:
    """Measure tables of the lengths given."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, nargs="*", default=[10_000, 99_000])
    parser.add_argument(
        "--club", type=int, nargs="*", default=[40_000, 99_000], help="the same, in club mode"
    )
    options = parser.parse_args()
    for length in options.events:
        asyncio.run(measured(length, None))
    for length in options.club:
        asyncio.run(measured(length, "friendly"))


if __name__ == "__main__":
    main()
