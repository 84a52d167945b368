"""How long the event loop is held while a long log is worked on: `python -m benchmarks.server.history`.

A table in club mode is played to a number of events and stored. Then its replay is made and the table is
loaded, while another task on the same event loop sleeps for a millisecond again and again; how much later it
wakes is how long every other table would have had to wait.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

from euchre.chance import Stream
from euchre.game import due_now
from euchre.players import bot_by_name
from euchre.server.review import history_tasks
from euchre.server.review.history import History
from euchre.server.store import LogBatch
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events
from euchre.server.tables.log_book import Draft, Seeds, listing_of
from euchre.server.tables.routine import TimedStep, follows, in_time
from euchre.server.tables.table import replayed
from euchre.view import view_of

HOST = "host"


def played(length: int) -> Draft:
    """A table in club mode with computer players in all seats but one, played for `length` events."""
    opening = events.TableOpened(
        code="modern", changes={}, name="Long", host=HOST, public=False, pace=0, clock=1, club="friendly"
    )
    draft, seeds = Draft.new("long", opening, 1_000), Seeds({})
    draft.put(events.Sat("A", HOST, "Host"))
    for letter in "BCD":
        draft.put(events.Placed(letter, "simple"))
    draft.follow(seeds)
    while len(draft.entries) < length:
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


async def lateness(work: Awaitable[object]) -> tuple[float, float, float]:
    """How long some work took, and how late a sleep of a millisecond ended: p99 and maximum; in ms."""
    late: list[float] = []

    async def sleep() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(1000 * (time.perf_counter() - began) - 1)

    sleeper = asyncio.create_task(sleep())
    await asyncio.sleep(0.2)
    late.clear()
    began = time.perf_counter()
    await work
    took = 1000 * (time.perf_counter() - began)
    await asyncio.sleep(0.05)
    sleeper.cancel()
    late.sort()
    return took, late[len(late) * 99 // 100], late[-1]


async def measured(length: int) -> None:
    """Print the figures for a table of some length."""
    draft = played(length)
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        await store.create(LogBatch(entries=tuple(draft.entries), listing=listing_of(draft.table)))
        history = History(store)
        await history._in_process("", abs, 1)  # the process has started
        log = await store.log("long")
        task = history_tasks.deals_reply
        print(f"{len(draft.entries)} events | took, ms | late p99, ms | late at most, ms")
        for name, work in {
            "nothing": asyncio.sleep(2),
            "load, on the loop": _here(log),
            "load, in a worker process": history.table("long", None, length),
            "replay, in a thread": asyncio.to_thread(task, log, HOST, None),
            "replay, in a worker process": history.of_log(HOST, "long", task, HOST, None),
        }.items():
            took, p99, most = await lateness(work)
            print(f"{name} | {took:.0f} | {p99:.1f} | {most:.1f}")
        print(f"reply: {len(json.dumps(json.loads(task(log, HOST, None)))) // 1024} KiB")
        await history.close()
        await store.close()


async def _here(log: tuple[events.Entry, ...]) -> None:
    replayed(log)


def main() -> None:
    """Measure tables of the lengths given."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, nargs="+", default=[1_000, 10_000, 40_000])
    for length in parser.parse_args().events:
        asyncio.run(measured(length))


if __name__ == "__main__":
    main()
