"""A test that is killed leaves no server behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.helpers.ports import free_port
from tests.server.helpers.process import ROOT

START = "import sys; from pathlib import Path; folder, port = Path(sys.argv[1]), int(sys.argv[2])"
FORKED = f"""{START}
from tests.server.helpers.nursery import nursery
with nursery() as servers:
    print(servers.started(folder, port), flush=True)
    sys.stdin.read()
"""
STARTED = f"""{START}
from tests.server.helpers.process import started
server = started(folder, port)
print(server.pid, flush=True)
sys.stdin.read()
"""
PATIENCE = 60
"""Seconds within which all has to be gone."""


@contextmanager
def killed(program: str, folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """Provide a program that started a server and was killed; the server is gone afterwards in any case."""
    command = [sys.executable, "-c", program, str(folder), str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        server = int(process.stdout.readline())
        assert serves(port)
        process.kill()
        try:
            yield process
        except BaseException:
            os.kill(server, signal.SIGKILL)
            raise


def serves(port: int) -> bool:
    """Return whether somebody listens on a port."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_nursery_and_its_server_end_when_the_test_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with killed(FORKED, tmp_path, port) as process:
        _, said = process.communicate(timeout=PATIENCE)  # both hold the errors' pipe open while they live
        assert (said, serves(port)) == ("", False)


def test_server_of_its_own_ends_when_the_test_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with killed(STARTED, tmp_path, port):
        until = time.monotonic() + PATIENCE
        while serves(port):
            assert time.monotonic() < until
            time.sleep(0.02)
