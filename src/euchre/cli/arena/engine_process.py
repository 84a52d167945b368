"""An outside program as a player: started, spoken to by its standard streams, and ended."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from ...arena.engine import EnginePlayer, Silence
from ...arena.faults import PlayerFault

_GRACE = 1.0
"""Seconds a program has to end by itself once nothing more is asked, or to say its last word."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An entrant who is an outside program."""

    name: str
    command: str
    """As it would be typed; no shell reads it."""
    patience: float
    """Seconds it may think about one choice."""

    def open(self) -> EnginePlayer:
        """The player, the program started. Raises PlayerFault if it cannot be, or does not answer."""
        try:
            process = EngineProcess(self.command)
        except (OSError, ValueError) as fault:
            raise PlayerFault(self.name, f"cannot be started: {fault}", None) from None
        return EnginePlayer(self.name, process, self.patience)


class EngineProcess:
    """A program at work; every line it writes is read as it comes, so that it never waits for a reader."""

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
        assert self._process.stdout is not None and self._process.stderr is not None
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._last: str | None = None
        self._readers = (
            Thread(target=self._read, args=(self._process.stdout, self._lines), daemon=True),
            Thread(target=self._read, args=(self._process.stderr, None), daemon=True),
        )
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
        """The last line it wrote, to whatever stream."""
        return self._last

    def send(self, line: str) -> None:
        """Write it a line; if it is gone, the next answer will be missing."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def receive(self, patience: float) -> str:
        """Its next line."""
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            raise Silence(f"gave no answer in {patience:g} seconds") from None
        if line is None:
            raise Silence(self._end())
        return line

    def _end(self) -> str:
        """How it ended, once its last words are read."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        for reader in self._readers:
            reader.join(_GRACE)
        code = self._process.returncode
        if code is None:
            return "closed its output"
        return f"died of signal {-code}" if code < 0 else f"ended with exit code {code}"

    def close(self) -> None:
        """Let it end, or end it, and all it has started."""
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
