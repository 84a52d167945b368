"""Hints and reviews beside play: processes apart, and a priority that gives way."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path
from threading import Event

import pytest

from euchre.server.workers import worker_pool
from euchre.server.workers.study import REVIEW, StudyWorkers
from euchre.server.workers.worker_pool import Priority, WorkerDied, WorkerPool, WorkerProcess


def priority_here() -> tuple[int, int]:
    """Return scheduling policy and niceness of this process."""
    return os.sched_getscheduler(0), os.getpriority(os.PRIO_PROCESS, 0)


def wait_for(path: str) -> str:
    """Wait until a file exists."""
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def test_a_process_for_reviews_runs_only_while_nothing_else_wants_the_processor() -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for priority, policy in ((Priority.LOWER, os.SCHED_OTHER), (Priority.IDLE, os.SCHED_IDLE)):
        worker = WorkerProcess(priority)
        try:
            assert worker.call(priority_here, (), 120) == (policy, min(19, own + priority.value))
        finally:
            worker.end()


def test_no_hint_waits_for_a_review(tmp_path: Path) -> None:
    async def main() -> None:
        workers, gate = StudyWorkers(), tmp_path / "gate"
        try:
            review = asyncio.create_task(workers.run("ann", REVIEW, wait_for, str(gate)))
            assert await workers.run("ann", "hint", abs, -1) == 1
            assert not review.done()
            gate.touch()
            assert await review == str(gate)
        finally:
            await workers.close()

    asyncio.run(main())


def test_a_pool_that_closes_while_a_process_starts_does_not_wait_for_its_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_starting, may_start = Event(), Event()

    class SlowToStart(WorkerProcess):
        def __init__(self, priority: Priority) -> None:
            is_starting.set()
            may_start.wait()
            super().__init__(priority)

    async def main() -> None:
        pool = WorkerPool(1, "study")
        assert await pool.has_turn("ann", "")
        job = asyncio.create_task(pool.call(wait_for, (str(tmp_path / "never"),), 3600))
        await asyncio.to_thread(is_starting.wait)
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        may_start.set()
        async with asyncio.timeout(120):
            await closing
            with pytest.raises(WorkerDied):
                await job

    monkeypatch.setattr(worker_pool, "WorkerProcess", SlowToStart)
    asyncio.run(main())


def test_a_job_that_dies_after_its_caller_has_gone_writes_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        pool = WorkerPool(1, "test")
        await pool.has_turn("ann", "")
        task = asyncio.create_task(pool.call(wait_for, (str(tmp_path / "gate"),), 60))
        await asyncio.sleep(0.5)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await pool.close()
        await asyncio.sleep(0.1)
        del task
        gc.collect()

    asyncio.run(main())
    assert caplog.records == []
