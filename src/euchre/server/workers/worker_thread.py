"""A thread that runs jobs one after another with a resource of its own, such as a database connection.

All jobs that wait when it becomes free are run as one group, and answered by one call into the event loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeAlias, TypeVar

Resource = TypeVar("Resource")
Result = TypeVar("Result")
Waiting: TypeAlias = tuple[Callable[[Resource], Any], "asyncio.Future[Any]"]

LARGEST_GROUP = 256
"""Most jobs in one group."""


class WorkerThread(Generic[Resource]):
    """A thread with a resource that no other thread uses."""

    def __init__(self, name: str, resource: Callable[[], AbstractContextManager[Resource]]) -> None:
        self._jobs: SimpleQueue[Waiting[Resource] | None] = SimpleQueue()
        self._resource = resource
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Resource], Result]) -> Result:
        """Run a job in the thread; its result. Raises what the job raises."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, answer))
        return await answer

    async def close(self) -> None:
        """End the thread once all jobs are done."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def do_group(self, resource: Resource, jobs: Sequence[Callable[[Resource], Any]]) -> list[object]:
        """Return the result or the exception of each job."""
        return [outcome(resource, job) for job in jobs]

    def _run(self) -> None:
        with self._resource() as resource:
            ended = False
            while not ended:
                group, ended = self._next_group()
                # A job that was cancelled by now is not run; one that is cancelled later is not answered.
                group = [(job, answer) for job, answer in group if not answer.cancelled()]
                if group:
                    _answer(group, self.do_group(resource, [job for job, _ in group]))

    def _next_group(self) -> tuple[list[Waiting[Resource]], bool]:
        """Return the jobs that wait now, at least one; and whether the thread is to end after them."""
        group: list[Waiting[Resource]] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, False
        return group, True


def outcome(resource: Resource, job: Callable[[Resource], Any]) -> object:
    """Return the result of a job, or the exception it raises."""
    try:
        result: object = job(resource)
    except Exception as fault:
        return fault
    return result


def _answer(group: Sequence[Waiting[Resource]], outcomes: Sequence[object]) -> None:
    answers = [answer for _, answer in group]
    with suppress(RuntimeError):  # the loop is closed and nobody waits
        answers[0].get_loop().call_soon_threadsafe(_settle, answers, outcomes)


def _settle(answers: Sequence[asyncio.Future[Any]], outcomes: Sequence[object]) -> None:
    for answer, found in zip(answers, outcomes, strict=True):
        if answer.done():
            continue
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)
