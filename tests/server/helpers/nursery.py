"""Servers in processes of their own, for tests that kill them: `python -m tests.server.helpers.nursery`.

It loads everything once; then for each line of its input, a folder and a port, it forks a server, which says
a line with its number when it listens. So a server is up again in a twentieth of the time that Python needs
to start, and hundreds can be killed while others wait. When the input closes, the server ends and so does
this: a test that is killed leaves neither behind.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from euchre.server.serving import Service, listening, serve
from euchre.server.transport.accepting import run_in_loop
from tests.server.helpers.lifeline import end_with_input
from tests.server.helpers.serving import LOOSE

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Nursery:
    """The process that forks servers, one at a time."""

    process: subprocess.Popen[str]

    def started(self, folder: Path, port: int) -> int:
        """Return the number of a new process that serves a folder on a port and listens; blocks."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{port} {folder}\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline().split()
        assert len(said) == 1, f"the server ended before it listened: {said}"
        return int(said[0])

    def kill(self, server: int) -> None:
        """Kill a server and wait for its end."""
        os.kill(server, signal.SIGKILL)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(f"gone {server} ")


@contextmanager
def nursery(*within: str) -> Iterator[Nursery]:
    """Provide a process that forks servers; it ends together with the running one. May run under another
    command."""
    command = [sys.executable, "-m", "tests.server.helpers.nursery"]
    process = subprocess.Popen(
        [*within, *command],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield Nursery(process)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def _serve(folder: Path, port: int) -> None:
    """Serve until the end."""
    end_with_input()  # for the parent does not look at it while it waits for this server
    opened, service = listening(Service(folder=folder, port=port, limits=LOOSE))
    run_in_loop(serve(service, opened, lambda server: print(os.getpid(), flush=True)))


def main() -> None:
    """Fork one server for each line, and wait for its end."""
    for line in sys.stdin:
        port, _, folder = line.rstrip("\n").partition(" ")
        server = os.fork()
        if server == 0:
            _serve(Path(folder), int(port))
            os._exit(0)
        _, status = os.waitpid(server, 0)
        with suppress(BrokenPipeError):  # the test may be gone as well
            os.write(sys.stdout.fileno(), f"gone {server} status {status}\n".encode())


if __name__ == "__main__":
    main()
