"""A process that runs functions one after another, and is killed when one of them takes too long."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any


class TooSlow(Exception):
    """The function did not finish within its time, or its process died."""


class WorkerProcess:
    """One process; used by one thread at a time. The process starts at once and lasts until `end`."""

    def __init__(self, niceness: int = 0) -> None:
        """Start a process that gives way to others by `niceness`, as in `nice`."""
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, niceness), daemon=True)
        self._process.start()
        other.close()
        self.has_answered = False
        """Whether a call has been answered; the first one includes the start of the process."""

    def call(self, function: Callable[..., Any], arguments: tuple[object, ...], budget: float) -> Any:
        """The result of a function of some module, within `budget` seconds. Raises what it raises.

        Raises TooSlow as well; the process cannot be used any more after that.
        """
        try:
            self._pipe.send((function, arguments))
            if not self._pipe.poll(budget):
                raise TooSlow
            is_result, found = self._pipe.recv()
        except (EOFError, OSError):
            raise TooSlow from None
        self.has_answered = True
        if is_result:
            return found
        raise found

    def end(self) -> None:
        """Kill the process."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


def _work(pipe: Connection, niceness: int) -> None:
    """Run functions until the pipe is closed; an interrupt from the terminal is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
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
