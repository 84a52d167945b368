"""A server as a process of its own, to be killed: `python -m tests.server.process FOLDER PORT`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from euchre.server.serving import Service, listening, serve
from tests.server.serving import LOOSE

ROOT = Path(__file__).parents[2]


def started(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """The process; it says a line when it listens."""
    command = [sys.executable, "-m", "tests.server.process", str(folder), str(port)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    assert process.stdout.readline() == b"up\n"
    return process


def main() -> None:
    """Serve until the end."""
    service = Service(folder=Path(sys.argv[1]), port=int(sys.argv[2]), limits=LOOSE)
    port, service = listening(service)
    asyncio.run(serve(service, port, lambda server: print("up", flush=True)))


if __name__ == "__main__":
    main()
