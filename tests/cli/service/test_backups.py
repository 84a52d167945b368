"""Copies of a running server's data: made on a schedule, kept for some time, and restored."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

from tests.cli.runs import EUCHRE, Run, environment, euchre
from tests.server.helpers.serving import Browser, play_deals, run, served


async def copied(data: Path, to: Path, *options: str) -> Run:
    return await asyncio.to_thread(euchre, "server", "backup", "--data", data, "--output", to, *options)


def test_copy_made_while_people_play_is_restored_and_play_goes_on(tmp_path: Path) -> None:
    data, copies, restored = (tmp_path / name for name in ("data", "copies", "restored"))
    kept: dict[str, str | None] = {}

    async def play() -> None:
        async with served(data) as server:
            ann = await server.browser().come_in("Ann")
            kept["table"] = table = await ann.open_table(code="modern-2")
            await ann.look(table)
            await play_deals(ann, 1)
            assert "all well" in (await copied(data, copies)).out
            kept["cookie"] = ann.cookie
            await ann.command("close")  # after the copy, so the restored table is open

    async def go_on() -> None:
        async with served(restored) as server:
            ann = Browser(server.service.port, kept["cookie"])
            first = await ann.look(str(kept["table"]))
            assert first["table"]["phase"] == "playing"
            assert first["table"]["you"] == "A"
            await play_deals(ann, first["deal"]["number"])

    run(play(), 120)
    (copy,) = copies.iterdir()
    restored.mkdir()
    (restored / "euchre.sqlite").write_bytes(copy.read_bytes())
    assert "all well" in euchre("server", "verify", "--data", restored).out
    run(go_on(), 120)


def test_newest_copies_are_kept_and_nothing_else_is_deleted(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"

    async def work() -> None:
        async with served(data) as server:
            await (await server.browser().come_in("Ann")).open_table()
            made = [(await copied(data, copies, "--keep", "2")).out.partition(":")[0] for _ in range(4)]
            (copies / "letter.txt").write_text("to my aunt")
            await copied(data, copies, "--keep", "3")
            left = sorted(file.name for file in copies.glob("*.sqlite"))
            assert len(left) == 3
            assert left[:2] == [Path(name).name for name in made[2:]]
            assert (copies / "letter.txt").exists()

    run(work(), 120)


def test_damaged_data_delete_no_copy(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"

    async def work() -> None:
        async with served(data) as server:
            await (await server.browser().come_in("Ann")).open_table()
            await copied(data, copies)

    run(work(), 120)
    (data / "euchre.sqlite").write_bytes(b"a letter to my aunt" * 500)
    assert euchre("server", "backup", "--data", data, "--output", copies, "--keep", "1").code != 0
    (whole,) = copies.iterdir()
    assert whole.read_bytes()[:6] == b"SQLite"


def test_copy_without_space_leaves_no_file(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"

    async def work() -> None:
        async with served(data) as server:
            await (await server.browser().come_in("Ann")).open_table()

    run(work(), 120)
    words = (*EUCHRE, "server", "backup", "--data", str(data), "--output", str(copies))
    limited = ["sh", "-c", 'ulimit -f 64 && exec "$@"', "sh", *words]
    done = subprocess.run(limited, capture_output=True, text=True, env=environment())
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not list(copies.iterdir())


def test_file_and_folder_are_not_given_together(tmp_path: Path) -> None:
    for words in ([], ["x.sqlite", "--output", "y"], ["x.sqlite", "--keep", "2"]):
        assert euchre("server", "backup", *words, "--data", tmp_path).code == 2
