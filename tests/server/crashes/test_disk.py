"""A full or failing disk: acts are refused with a reason and not acknowledged, and play goes on later.

The server is a process of its own; its folder is a small file system in memory.
"""

from __future__ import annotations

import asyncio
import resource
import shutil
import subprocess
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from euchre.server.store.audit import audit, open_to_read
from euchre.server.store.sqlite import entries_of
from tests.server.helpers.nursery import Nursery, nursery
from tests.server.helpers.people import my_turn
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, run

SMALL = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
BALLAST = "ballast"
REFUSALS = 50


def small_disk(folder: Path) -> str:
    """Return the shell command that mounts a file system of four megabytes on a folder."""
    return f"mount -t tmpfs -o size=4m tmpfs '{folder}'"


def can_be_small(folder: Path) -> bool:
    """Return whether this system lets its users mount file systems of their own."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*SMALL, small_disk(folder)], capture_output=True).returncode == 0


@dataclass
class Played:
    """The server's answers to one person."""

    table: str
    acked: dict[str, int] = field(default_factory=dict)
    """The number of each message that was done."""
    refused: dict[str, str] = field(default_factory=dict)
    """The reason for each that was not."""


async def refused_and_going_on(
    servers: Nursery, folder: Path, hurt: Callable[[int], None], heal: Callable[[int], None]
) -> Played:
    """Play, break the server's disk and keep acting, repair it, play on, and kill the server."""
    port = free_port()
    server = await asyncio.to_thread(servers.started, folder, port)
    ann = await Browser(port).come_in("Ann")
    played = Played(await ann.open_table())
    await ann.look(played.table)

    async def act(times: int) -> None:
        until = len(played.acked) + len(played.refused) + times
        while len(played.acked) + len(played.refused) < until:
            answer = await ann.command("act", act=await my_turn(ann))
            if answer["type"] == "done":
                played.acked[answer["id"]] = answer["seq"]
            elif answer["reason"].startswith("store/"):  # else somebody else has answered before her
                played.refused[answer["id"]] = answer["reason"]

    await act(5)
    await my_turn(ann)  # so that nobody else has anything to write
    hurt(server)
    before = ann.last["seq"]
    await act(REFUSALS)
    assert (len(played.refused), ann.last["seq"]) == (REFUSALS, before)
    heal(server)
    await act(5)
    ann.drop()
    await asyncio.to_thread(servers.kill, server)
    return played


def judge(folder: Path, played: Played, reason: str) -> None:
    """Check that the log holds what was acknowledged, and nothing else."""
    assert set(played.refused.values()) == {reason}
    assert len(played.acked) == 10
    with closing(open_to_read(folder)) as database:
        assert audit(database).faults == ()
        log = entries_of(database, played.table)
    assert {entry.message: entry.seq for entry in log if entry.message is not None} == played.acked


def test_acts_are_refused_while_a_real_disk_is_full(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    folder.mkdir()
    if not can_be_small(folder):
        pytest.skip("needs a user's own mount namespace: unshare --user --map-root-user --mount")
    people: list[Played] = []

    def inside(server: int) -> Path:
        """Return the folder as the server sees it."""
        return Path(f"/proc/{server}/root{folder}")

    def fill(server: int) -> None:
        with (inside(server) / BALLAST).open("wb", buffering=0) as ballast, suppress(OSError):
            while ballast.write(bytes(4096)):
                pass

    def empty(server: int) -> None:
        (inside(server) / BALLAST).unlink()

    def kept(servers: Nursery) -> None:
        without_socket = shutil.ignore_patterns("control")
        shutil.copytree(inside(servers.process.pid), tmp_path / "kept", ignore=without_socket)

    async def work() -> None:
        with nursery(*SMALL, f'{small_disk(folder)} && exec "$0" "$@"') as servers:
            people.append(await refused_and_going_on(servers, folder, fill, empty))
            await asyncio.to_thread(kept, servers)

    run(work())
    judge(tmp_path / "kept", people[0], "store/full")


def test_acts_are_refused_while_the_disk_fails(tmp_path: Path) -> None:
    people: list[Played] = []

    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def hurt(server: int) -> None:
        resource.prlimit(server, resource.RLIMIT_FSIZE, (0, before[1]))

    def heal(server: int) -> None:
        resource.prlimit(server, resource.RLIMIT_FSIZE, before)

    async def work() -> None:
        with nursery() as servers:
            people.append(await refused_and_going_on(servers, tmp_path, hurt, heal))

    run(work())
    judge(tmp_path, people[0], "store/failed")
