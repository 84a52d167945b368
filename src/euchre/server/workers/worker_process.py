"""A process that runs functions one after another, and is killed when one of them takes too long."""

from __future__ import annotations

import copyreg
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from multiprocessing.connection import Connection
from types import MappingProxyType
from typing import Any


def _read_only(values: Mapping[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(values)


copyreg.pickle(MappingProxyType, lambda values: (_read_only, (dict(values),)))  # parts of tables and evenings


class TooSlow(Exception):
    """The function did not finish within its time, or its process died."""


class WorkerDied(TooSlow):
    """The process died while it ran the function."""


class Priority(Enum):
    """How a process shares the processor with the server; the value is its niceness, as in `nice`."""

    NORMAL = 0
    LOW = 5
    LOWER = 10
    IDLE = 19
    """The process runs only while nothing else wants the processor, where the system can do that."""

    def apply(self) -> None:
        """Give this process the priority."""
        os.nice(self.value)
        if self is Priority.IDLE and hasattr(os, "SCHED_IDLE"):
            with suppress(OSError):  # a system that forbids it leaves the niceness
                os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class WorkerProcess:
    """One process; used by one thread at a time. The process starts at once and lasts until `end`."""

    def __init__(self, priority: Priority = Priority.NORMAL) -> None:
        """Start a process of a priority."""
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, priority), daemon=True)
        self._process.start()
        other.close()
        self.has_answered = False
        """Whether a call has been answered; the first one includes the start of the process."""

    def call(self, function: Callable[..., Any], arguments: tuple[object, ...], budget: float) -> Any:
        """The result of a function of some module, within `budget` seconds. Raises what it raises.

        Raises TooSlow and WorkerDied as well; the process cannot be used any more after that.
        """
        try:
            self._pipe.send((function, arguments))
            if not self._pipe.poll(budget):
                raise TooSlow
            is_result, found = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None
        self.has_answered = True
        if is_result:
            return found
        raise found

    def end(self) -> None:
        """Kill the process."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


def _work(pipe: Connection, priority: Priority) -> None:
    """Run functions until the pipe is closed; an interrupt from the terminal is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    priority.apply()
    while True:
        try:
            function, arguments = pipe.recv()
            pipe.send(_answered(function, arguments))
        except (EOFError, BrokenPipeError):
            return


def _answered(function: Callable[..., object], arguments: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, function(*arguments)
    except Exception as fault:
        return False, fault
