"""An external program as a player, connected by its standard streams."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from ...arena.engine import EnginePlayer, NoAnswer
from ...arena.faults import PlayerFault

_GRACE = 1.0
"""Seconds in which a program must exit by itself, or write its last lines."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An entrant that is an external program."""

    name: str
    command: str
    """Command line as typed; it is not passed to a shell."""
    patience: float
    """Seconds allowed for one choice."""
    key: bytes = field(repr=False)
    """Secret from which the seeds of its questions derive; see `euchre.arena.engine.seed_of_question`."""

    def open(self) -> EnginePlayer:
        """Start the program. Raises PlayerFault if it cannot be started or does not answer."""
        return EnginePlayer(self.name, self._started, self.patience, self.key)

    def _started(self) -> EngineProcess:
        try:
            return EngineProcess(self.command)
        except (OSError, ValueError) as fault:
            raise PlayerFault(self.name, f"cannot be started: {fault}", None) from None


class EngineProcess:
    """A running program; its output is read at once, so that it never blocks on a full pipe."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command),
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
            with suppress(OSError):
                self._process.stdin.write(line + "\n")
                self._process.stdin.flush()

    def receive(self, patience: float) -> str:
        """The next line of its output."""
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            raise NoAnswer(f"gave no answer in {patience:g} seconds") from None
        if line is None:
            raise NoAnswer(self._end())
        return line

    def _end(self) -> str:
        """How the program ended, after its last output was read."""
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
