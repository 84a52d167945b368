"""Choices are made in turn by guest and table, and wait for a limited time."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextvars import copy_context

import pytest

from euchre.acts import Act
from euchre.server.workers import thinking
from euchre.server.workers.fair_queue import ASKED_BY, NETWORK, FairQueue, FairTurn
from euchre.server.workers.thinking import Thinkers
from tests.server.helpers.serving import run
from tests.server.workers.test_thinking import DUE, SIMPLE, VIEW, deep


def taken(queue: FairQueue[str]) -> list[str]:
    jobs = []
    while (job := queue.take()) is not None:
        jobs.append(job)
    return jobs


def test_guest_with_many_tables_takes_turns_with_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(6):
        for job in range(2):
            queue.put("eve", f"e{table}", f"e{table}.{job}")
    queue.put("ann", "a", "a.0")
    queue.put("bob", "b", "b.0")
    assert len(queue) == 14
    order = taken(queue)
    assert order[:4] == ["e0.0", "a.0", "b.0", "e1.0"]
    assert order[4:] == [f"e{table}.0" for table in range(2, 6)] + [f"e{table}.1" for table in range(6)]
    assert len(queue) == 0
    assert queue.take() is None


def asked(
    thinkers: Thinkers, guest: str, table: str, order: list[str], name: str = "deep"
) -> asyncio.Task[Act]:
    """Return a choice at a guest's table, noted when it is made."""

    async def choose() -> Act:
        ASKED_BY.set((guest, table))
        act = await thinkers.choose(name, VIEW, DUE, 1)
        order.append(guest)
        return act

    return asyncio.get_running_loop().create_task(choose(), context=copy_context())


def test_one_table_waits_for_one_choice_of_a_guest_with_four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "FLOOR", 1e-6)  # choices are shown in the order in which they were made

    async def work() -> None:
        thinkers, order = Thinkers(1, 5.0, deep, patience=60.0), list[str]()
        await asyncio.gather(
            *(asked(thinkers, "eve", f"e{number}", order) for number in range(4)),
            asked(thinkers, "ann", "a", order),
        )
        assert order.index("ann") <= 2
        assert len(order) == 5
        await thinkers.close()

    run(work(), 60)


def test_choice_that_gets_no_worker_in_time_is_made_by_the_quick_player() -> None:
    async def work() -> None:
        thinkers, order = Thinkers(1, 1.0, deep, patience=0.05), list[str]()
        slow = asked(thinkers, "eve", "e", order, "slow")
        await asyncio.sleep(0)
        assert await asked(thinkers, "ann", "a", order) == SIMPLE
        assert thinkers.fallbacks == 1
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        assert len(thinkers._pool._queue) <= 1
        for worker in multiprocessing.active_children():
            worker.kill()
        await thinkers.close()

    run(work(), 60)


def test_turn_of_a_cancelled_choice_goes_to_the_next() -> None:
    async def work() -> None:
        thinkers, order = Thinkers(1, 5.0, deep, patience=60.0), list[str]()
        tasks = [asked(thinkers, "eve", f"e{number}", order) for number in range(4)]
        await asyncio.sleep(0)
        for task in tasks[:3]:
            task.cancel()
        assert await tasks[3] == DUE.acts[0]
        await asyncio.gather(*tasks, return_exceptions=True)
        assert thinkers._pool._idle == 1
        await thinkers.close()

    run(work(), 60)


def test_turns_go_round_by_network_and_none_is_lost_with_its_guest() -> None:
    order: list[str] = []

    async def one(turn: FairTurn, network: str, guest: str) -> None:
        NETWORK.set(network)
        async with turn.of(guest):
            order.append(guest)
            await asyncio.sleep(0)

    async def work() -> None:
        turn = FairTurn()
        asked = [("e", "e1"), ("e", "e2"), ("e", "e3"), ("e", "e4"), ("a", "ann")]
        tasks = [asyncio.create_task(one(turn, *each)) for each in asked]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["e1", "ann", "e3", "e4"]
        await one(turn, "a", "ann again")

    run(work())
    assert order[-1] == "ann again"
