"""A thread beside the event loop that does one job after another with a tool of its own.

Whatever waits when it is free is done as one group, and the group is answered by one call into the loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeAlias, TypeVar

Tool = TypeVar("Tool")
Result = TypeVar("Result")
Waiting: TypeAlias = tuple[Callable[[Tool], Any], "asyncio.Future[Any]"]

LARGEST_GROUP = 256
"""Jobs in one group at most."""


class Lane(Generic[Tool]):
    """A thread with a tool, which only it uses."""

    def __init__(self, name: str, tool: Callable[[], AbstractContextManager[Tool]]) -> None:
        self._jobs: SimpleQueue[Waiting[Tool] | None] = SimpleQueue()
        self._tool = tool
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Tool], Result]) -> Result:
        """What a job returns, when it is done. Raises what the job raises."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, answer))
        return await answer

    async def close(self) -> None:
        """End the thread when all jobs are done."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def do_group(self, tool: Tool, jobs: Sequence[Callable[[Tool], Any]]) -> list[object]:
        """What each job returned, or the exception it raised."""
        return [outcome(tool, job) for job in jobs]

    def _run(self) -> None:
        with self._tool() as tool:
            ended = False
            while not ended:
                group, ended = self._next_group()
                # Whoever asked may be gone, and then nothing is done; one who goes later is not answered.
                group = [(job, answer) for job, answer in group if not answer.cancelled()]
                if group:
                    _answer(group, self.do_group(tool, [job for job, _ in group]))

    def _next_group(self) -> tuple[list[Waiting[Tool]], bool]:
        """What is waiting now, at least one job; and whether it is the last."""
        group: list[Waiting[Tool]] = []
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


def outcome(tool: Tool, job: Callable[[Tool], Any]) -> object:
    """What a job returns, or the exception it raises."""
    try:
        result: object = job(tool)
    except Exception as fault:
        return fault
    return result


def _answer(group: Sequence[Waiting[Tool]], outcomes: Sequence[object]) -> None:
    answers = [answer for _, answer in group]
    with suppress(RuntimeError):  # the loop was closed, and nobody is left to hear
        answers[0].get_loop().call_soon_threadsafe(_settle, answers, outcomes)


def _settle(answers: Sequence[asyncio.Future[Any]], outcomes: Sequence[object]) -> None:
    for answer, found in zip(answers, outcomes, strict=True):
        if answer.done():
            continue
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)
