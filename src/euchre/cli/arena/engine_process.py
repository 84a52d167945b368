"""A player in a process of its own, connected by its standard streams."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from ...arena import PlayerFault
from ...arena.engine import EnginePlayer, NoAnswer

SANDBOX = (
    "bwrap",
    *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/dev/shm"),
    *("--unshare-all", "--die-with-parent", "--new-session", "--"),
)
"""Command of bubblewrap before that of a program: no network, nothing to write to, no other process seen."""
_GRACE = 1.0
"""Seconds in which a program must exit by itself, or write its last lines."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An entrant from outside the package: a program, or a Python class that a process of its own hosts."""

    name: str
    command: str
    """Command line as typed, which is not passed to a shell; or the class as `module:Class`."""
    patience: float
    """Seconds allowed for one choice."""
    key: bytes = field(repr=False)
    """Secret from which the seeds of its questions derive; see `euchre.arena.engine.seed_of_question`."""
    is_class: bool = False
    """Whether `command` names a Python class; modules of the present folder can be imported too."""
    is_sandboxed: bool = False

    @property
    def identity(self) -> dict[str, str]:
        """What identifies it in a results file."""
        return {"name": self.name, "class" if self.is_class else "command": self.command}

    def open(self) -> EnginePlayer:
        """Start the program. Raises PlayerFault if it cannot be started or does not answer."""
        return EnginePlayer(self.name, self._started, self.patience, self.key)

    def _started(self) -> EngineProcess:
        host = (sys.executable, "-P", "-m", f"{__package__}.class_host")
        try:
            words = (*host, self.command) if self.is_class else shlex.split(self.command)
            return EngineProcess((*SANDBOX, *words) if self.is_sandboxed else words)
        except (OSError, ValueError) as fault:
            raise PlayerFault(self.name, f"cannot be started: {fault}", None) from None


class EngineProcess:
    """A running program; its output is read at once, so that it never blocks on a full pipe."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._last: str | None = None
        outputs = ((self._process.stdout, self._lines), (self._process.stderr, None))
        self._readers = [Thread(target=self._read, args=output, daemon=True) for output in outputs]
        for reader in self._readers:
            reader.start()

    def _read(self, stream: IO[str], lines: SimpleQueue[str | None] | None) -> None:
        with stream:
            for line in stream:
                if line.strip():
                    self._last = line.strip()
                if lines is not None:
                    lines.put(line)
        if lines is not None:
            lines.put(None)

    @property
    def last_line(self) -> str | None:
        """The last line that the program wrote to any stream."""
        return self._last

    def send(self, line: str) -> None:
        """Send a line; if the program has ended, `receive` will report it."""
        if self._process.stdin is not None:
            with suppress(OSError, ValueError):  # a pipe that is closed already
                self._process.stdin.write(line + "\n")
                self._process.stdin.flush()

    def receive(self, patience: float) -> str:
        """Return the next line of its output."""
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            raise NoAnswer(f"gave no answer in {patience:g} seconds") from None
        if line is None:
            raise NoAnswer(self._end())
        return line

    def _end(self) -> str:
        """Return how the program ended, after its last output was read."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        for reader in self._readers:
            reader.join(_GRACE)
        code = self._process.returncode
        if code is None:
            return "closed its output"
        return f"died of signal {-code}" if code < 0 else f"ended with exit code {code}"

    def close(self) -> None:
        """End the program and every process that it started."""
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        for reader in self._readers:
            reader.join(_GRACE)
