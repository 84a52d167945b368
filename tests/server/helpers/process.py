"""A server in its own process, to be killed: `python -m tests.server.helpers.process FOLDER PORT`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from euchre.server.serving import Service, listening, serve
from euchre.server.store import Fenced, LogBatch, Store
from euchre.server.tables import routine
from euchre.server.tables.room import Times
from euchre.server.transport.accepting import run_in_loop
from tests.server.helpers.lifeline import end_with_input
from tests.server.helpers.serving import LOOSE

ROOT = Path(__file__).parents[3]
FENCED = "fenced"
"""The file in the folder with a line for each append refused because of an outdated epoch or number."""


def started(folder: Path, port: int, *options: str) -> subprocess.Popen[bytes]:
    """Return the process; it prints a line when it listens, and ends when this process does."""
    command = [sys.executable, "-m", "tests.server.helpers.process", str(folder), str(port), *options]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    assert process.stdout.readline() == b"up\n"
    return process


def ended(process: subprocess.Popen[bytes]) -> None:
    """Kill the process if it runs, and wait for its end."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def note_fences(file: Path) -> None:
    """Write a line for each append that the store refused because other servers had written."""
    append = Store.append

    async def noted(self: Store, batch: LogBatch) -> None:
        try:
            await append(self, batch)
        except Fenced:
            with file.open("a") as lines:
                lines.write(f"{batch.entries[0].epoch}\n")
            raise

    Store.append = noted  # type: ignore[method-assign]


def main() -> None:
    """Serve until the process is killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--nudge")
    parser.add_argument("--away", type=float, default=120.0)
    parser.add_argument("--lease", type=float, default=5.0)
    parser.add_argument("--beat", type=float, default=1.0)
    parser.add_argument("--unattended", type=int, default=routine.UNATTENDED)
    given = parser.parse_args()
    end_with_input()
    routine.UNATTENDED = given.unattended
    note_fences(given.folder / FENCED)
    service = Service(
        folder=given.folder,
        port=given.port,
        database=given.database,
        nudge=given.nudge,
        limits=LOOSE,
        times=Times(away=given.away, lease=given.lease, beat=given.beat),
    )
    port, service = listening(service)
    run_in_loop(serve(service, port, lambda server: print("up", flush=True)))


if __name__ == "__main__":
    main()
