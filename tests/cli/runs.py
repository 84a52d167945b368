"""Runs `euchre` in a process of its own, with a pipe or a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType

from tests.cli.forks import forks

EUCHRE = (sys.executable, "-m", "euchre")
_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_PATIENCE = 120.0


@dataclass(frozen=True)
class Run:
    """A process that has ended."""

    code: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """Return the environment variables of a plain terminal, with changes."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**kept, "TERM": "xterm", "PYTHONUTF8": "1", **changes}


def euchre(*arguments: str | Path, **changes: str) -> Run:
    """Run a command with nothing to read, in a fork of a process that has loaded `euchre`."""
    with open(os.devnull) as empty, TemporaryFile() as out, TemporaryFile() as err:
        streams = (empty.fileno(), out.fileno(), err.fileno())
        code = forks().run([*map(str, arguments)], environment(**changes), streams, _PATIENCE)
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read().decode("utf-8"))
    return Run(code, *texts)


def euchre_started(*arguments: str | Path, **changes: str) -> Run:
    """Run a command with nothing to read, in a new interpreter with a hash seed of its own."""
    done = subprocess.run(
        [*EUCHRE, *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=120,
    )
    return Run(done.returncode, done.stdout, done.stderr)


class Terminal:
    """`euchre` at a pseudo-terminal of 80 columns; `written` holds its output."""

    def __init__(self, *arguments: str | Path, **changes: str) -> None:
        master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._master = master
        self.process = subprocess.Popen(
            [*EUCHRE, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            start_new_session=True,
        )
        os.close(slave)
        self.written = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def until(self, ending: str | tuple[str, ...]) -> str:
        """Return the output until it ends with one of the texts; all of it if the process ends first."""
        begun, deadline = len(self.written), time.monotonic() + _PATIENCE
        while not self.written[begun:].endswith(ending):
            ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError(f"no {ending!r} came; written was {self.written[-2000:]!r}")
            try:
                piece = os.read(self._master, 65536)
            except OSError:
                break
            if not piece:
                break
            self.written += piece.decode("utf-8", "replace").replace("\r\n", "\n")
        return self.written[begun:]

    def send(self, line: str) -> None:
        """Type a line without waiting."""
        os.write(self._master, f"{line}\n".encode())

    def type(self, line: str) -> str:
        """Type a line and return the output up to the next prompt, or to the end."""
        self.send(line)
        return self.until("\n> ")

    def end_input(self) -> None:
        """Type the end of input."""
        os.write(self._master, b"\x04")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the process and return its exit code."""
        self.until("\0never")
        return self.process.wait(_PATIENCE)


def bare(text: str) -> str:
    """Return a text without terminal escapes."""
    return _ESCAPE.sub("", text)
