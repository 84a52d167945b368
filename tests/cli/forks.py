"""A process that has loaded `euchre` once, and forks for each command: `python -m tests.cli.forks SOCKET`.

Such a command begins at once, while a new interpreter needs half a second for its imports. All that it
does is its own: streams, environment, folder and end. Only the hash seed is the same for all of them.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

from euchre.cli.entry import run
from euchre.laws import CODE_NAMES, load_code

ROOT = Path(__file__).parents[2]
_LOADED = (
    *(
        "numpy",
        "rich.console",
        "euchre.cli.commands",
        "euchre.cli.play.command",
        "euchre.cli.referee.command",
    ),
    *(
        "euchre.cli.records.replay",
        "euchre.cli.records.convert",
        "euchre.cli.laws.law",
        "euchre.cli.study.explain",
    ),
    *(
        "euchre.cli.arena.command",
        "euchre.cli.events.command",
        "euchre.cli.learn.puzzles",
        "euchre.cli.study.review",
    ),
)
_LONGEST = 1 << 20
"""Bytes of a request."""


class Forks:
    """The process, as tests see it."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", "tests.cli.forks", str(theirs.fileno())]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONUTF8": "1"},
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        theirs.close()
        atexit.register(self.end)

    def end(self) -> None:
        """Let the process end, and wait for it."""
        self._socket.close()
        self._process.wait()

    def run(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        streams: tuple[int, int, int],
        patience: float,
    ) -> int:
        """Return the exit code of a command with these streams; the number of a signal that ended it, below
        zero.

        Raises TimeoutError after so many seconds.
        """
        request = json.dumps([list(arguments), dict(environment), os.getcwd()]).encode()
        socket.send_fds(self._socket, [request], streams)
        self._socket.settimeout(patience)
        return int(self._socket.recv(64))


@cache
def forks() -> Forks:
    """Return the process that forks; it ends with this process."""
    return Forks()


def main() -> None:
    """Fork for each request until all pipes are closed; in the fork, run the command."""
    for name in _LOADED:
        importlib.import_module(name)
    for name in CODE_NAMES:
        load_code(name)
    gc.freeze()
    asked = socket.socket(fileno=int(sys.argv[1]))
    while True:
        request, streams, _, _ = socket.recv_fds(asked, _LONGEST, 3)
        if not request:
            return
        child = os.fork()
        if child == 0:
            asked.close()
            arguments, environment, folder = json.loads(request)
            _run(arguments, environment, folder, streams)
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        asked.send(str(os.waitstatus_to_exitcode(status)).encode())


def _run(arguments: list[str], environment: dict[str, str], folder: str, streams: list[int]) -> NoReturn:
    """Run the command as a process of its own would, to the end of the interpreter."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["euchre", *arguments]
    code = run(arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
