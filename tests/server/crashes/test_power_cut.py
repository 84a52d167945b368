"""A power cut leaves the beginning of every log, and acts are acknowledged only once they are on disk."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from euchre.chance import Stream
from euchre.server.store.audit import audit, open_to_write
from euchre.server.store.sqlite import FILE, SqliteStore, entries_of
from euchre.server.tables import events
from euchre.server.tables.events import Entry
from tests.server.helpers.process import ROOT
from tests.server.helpers.serving import run
from tests.server.helpers.tables import ANN
from tests.server.store.test_store import new_table

CUTS = int(os.environ.get("EUCHRE_CUTS", "250"))
FLIPS = CUTS // 10


async def _written(folder: Path, copy: Path) -> tuple[Entry, ...]:
    """Return a log of some length, and a copy of the files as they lie while the server runs."""
    store = SqliteStore(folder)
    book = await new_table(store)
    for number in range(40):
        await book.add((events.Renamed(f"Name {number}"),), ANN.id, f"m{number}")
    copy.mkdir()
    for name in (FILE, f"{FILE}-wal"):
        shutil.copy(folder / name, copy / name)
    log = await store.log("t1")
    await store.close()
    return log


def left_after(files: Path, place: Path, wal: bytes) -> tuple[Entry, ...]:
    """Return the log found with another write-ahead file, after an audit."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    shutil.copy(files / FILE, place / FILE)
    (place / f"{FILE}-wal").write_bytes(wal)
    with closing(open_to_write(place)) as database:
        assert audit(database).faults == ()
        return entries_of(database, "t1")


def test_cut_or_damaged_write_ahead_file_leaves_a_prefix_of_the_log(tmp_path: Path) -> None:
    logs: list[tuple[Entry, ...]] = []

    async def work() -> None:
        logs.append(await _written(tmp_path / "store", tmp_path / "files"))

    run(work())
    log, wal = logs[0], (tmp_path / "files" / f"{FILE}-wal").read_bytes()
    stream, lengths = Stream(CUTS, 2), set()
    for number in range(CUTS + FLIPS):
        place = stream.below(len(wal))
        damaged = bytearray(wal[:place] if number < CUTS else wal)
        if number >= CUTS:
            damaged[place] ^= 1 << stream.below(8)
        left = left_after(tmp_path / "files", tmp_path / "cut", bytes(damaged))
        assert left == log[: len(left)]
        lengths.add(len(left))
    assert len(lengths) > 5
    assert left_after(tmp_path / "files", tmp_path / "cut", wal) == log


WRITER = """
import asyncio, sys
from pathlib import Path
from euchre.server.tables import events
from euchre.server.store.sqlite import SqliteStore
from tests.server.store.test_store import new_table

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    book = await new_table(store)
    for number in range(int(sys.argv[2])):
        await book.add((events.Renamed(f"Name {number}"),))
        sys.stdout.write(f"ack {number}\\n")
        sys.stdout.flush()
    await store.close()

asyncio.run(main())
"""
ACKS = 500


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace: apt-get install strace")
def test_every_acknowledgement_comes_after_the_sync_of_its_write(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    calls = "trace=openat,pwrite64,fdatasync,fsync,write"
    command = ["strace", "-f", "-y", "-o", str(trace), "-e", calls, sys.executable, "-c", WRITER]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [*command, str(tmp_path / "store"), str(ACKS)],
        cwd=ROOT,
        capture_output=True,
        env=environment,
        timeout=300,
    )
    if b"ptrace" in ran.stderr:
        pytest.skip("strace may not trace here")
    assert ran.returncode == 0, ran.stderr
    acks = dirty = writes = 0
    for line in trace.read_text(errors="replace").splitlines():
        if re.search(r"pwrite64\(\d+<[^>]*-wal>", line):
            dirty, writes = dirty + 1, writes + 1
        elif re.search(r"(fdatasync|fsync)(\(\d+<[^>]*-wal>\) += 0| resumed>.*= 0)", line):
            dirty = 0
        elif '"ack ' in line:
            acks += 1
            assert dirty == 0, f"acknowledged before the sync: {line}"
    assert acks == ACKS
    assert writes > ACKS
