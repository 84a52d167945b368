"""The threads of the SQLite store answer every job in order, and report an error only to its caller."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Sequence
from functools import partial

import pytest

from euchre.server.store import StoreFailed
from euchre.server.store.sqlite import Job, ReadingThread, WritingThread
from euchre.server.workers.worker_thread import LARGEST_GROUP
from tests.server.helpers.serving import run

CONNECT = partial(sqlite3.connect, ":memory:", isolation_level=None)


class Counting(ReadingThread):
    """A thread that remembers the sizes of its groups."""

    groups: tuple[int, ...] = ()

    def do_group(self, tool: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        self.groups = (*self.groups, len(jobs))
        return super().do_group(tool, jobs)


def test_more_jobs_than_a_group_holds_are_done_in_order_in_several_groups() -> None:
    done: list[int] = []
    thread = Counting("test", CONNECT)
    begun, jobs_are_given = threading.Event(), threading.Event()

    def hold_up(database: sqlite3.Connection) -> None:
        begun.set()
        jobs_are_given.wait()

    def job(number: int, database: sqlite3.Connection) -> int:
        done.append(number)
        return number

    async def work() -> None:
        blocked = asyncio.ensure_future(thread.do(hold_up))
        await asyncio.to_thread(begun.wait)
        numbers = range(2 * LARGEST_GROUP + 10)
        given = [asyncio.ensure_future(thread.do(partial(job, number))) for number in numbers]
        await asyncio.sleep(0)
        jobs_are_given.set()
        assert await asyncio.gather(*given) == done == list(numbers)
        await blocked
        await thread.close()

    run(work())
    assert thread.groups == (1, LARGEST_GROUP, LARGEST_GROUP, 10)


def test_failed_read_is_reported_to_its_caller_only() -> None:
    thread = ReadingThread("test", CONNECT)

    async def work() -> None:
        asked: list[asyncio.Future[object]] = [
            asyncio.ensure_future(thread.do(job))
            for job in (
                lambda database: database.execute("SELECT none FROM nowhere"),
                lambda database: 1 // 0,
                lambda database: database.execute("SELECT 7").fetchone(),
            )
        ]
        with pytest.raises(StoreFailed, match="nowhere"):
            await asked[0]
        with pytest.raises(ZeroDivisionError):
            await asked[1]
        assert await asked[2] == (7,)
        await thread.close()

    run(work())


def test_job_given_before_the_thread_is_closed_is_done() -> None:
    thread = ReadingThread("test", CONNECT)

    async def work() -> None:
        answer = asyncio.ensure_future(thread.do(lambda database: "done"))
        await asyncio.sleep(0)
        await thread.close()
        assert await answer == "done"
        late = asyncio.ensure_future(thread.do(lambda database: "too late"))
        await asyncio.sleep(0)
        assert not late.done()
        late.cancel()

    run(work())


def test_write_that_fails_undoes_its_whole_group() -> None:
    thread = WritingThread("test", CONNECT)
    begun, group_is_given = threading.Event(), threading.Event()

    def hold_up(database: sqlite3.Connection) -> None:
        begun.set()
        group_is_given.wait()

    def saying(words: str) -> Awaitable[list[object]]:
        return asyncio.ensure_future(thread.do(lambda database: database.execute(words).fetchall()))

    async def work() -> None:
        await saying("CREATE TABLE one (x INTEGER)")
        held_up = asyncio.ensure_future(thread.do(hold_up))
        await asyncio.to_thread(begun.wait)
        asked = [saying(f"INSERT INTO {table} VALUES (1)") for table in ("one", "nowhere")]
        await asyncio.sleep(0)
        group_is_given.set()
        await held_up
        for answer in asked:
            with pytest.raises(StoreFailed, match="nowhere"):
                await answer
        assert await saying("SELECT * FROM one") == []
        await thread.close()

    run(work())


def test_thread_continues_if_a_caller_or_its_loop_is_gone() -> None:
    thread = ReadingThread("test", CONNECT)
    begun, goes_on, done_for_nobody = threading.Event(), threading.Event(), threading.Event()

    def held_up(database: sqlite3.Connection) -> None:
        begun.set()
        goes_on.wait()

    async def ask_and_go() -> None:
        asked = asyncio.ensure_future(thread.do(held_up))
        await asyncio.to_thread(begun.wait)
        never_done = asyncio.ensure_future(thread.do(lambda database: done_for_nobody.set()))
        await asyncio.sleep(0)
        for question in (asked, never_done):
            question.cancel()
        await asyncio.gather(asked, never_done, return_exceptions=True)

    async def ask_again() -> None:
        asked = asyncio.ensure_future(thread.do(held_up))
        await asyncio.to_thread(begun.wait)
        asked.cancel()
        goes_on.set()
        assert await thread.do(lambda database: "here") == "here"
        await thread.close()

    run(ask_and_go())
    goes_on.set()
    begun.clear()
    goes_on.clear()
    run(ask_again())
    assert not done_for_nobody.is_set()
