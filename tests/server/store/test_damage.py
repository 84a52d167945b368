"""A damaged database: `server verify` names each damage, and nothing damaged is served."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.cli.entry import run as run_command
from euchre.server.store import StoreFailed
from euchre.server.store.sqlite import FILE, SqliteStore, _check_file
from tests.server.helpers.serving import Browser, Served, awaited_act, run, served

Damage = Callable[[sqlite3.Connection, str], None]


def an_event_is_changed(file: sqlite3.Connection, table: str) -> None:
    file.execute(
        "UPDATE events SET body = CAST(replace(CAST(body AS TEXT), 'Ann', 'Eve') AS BLOB) "
        "WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%sat%'",
        (table,),
    )


def the_end_is_cut_off(file: sqlite3.Connection, table: str) -> None:
    file.execute(
        "DELETE FROM events WHERE table_id = ?1 "
        "AND seq > (SELECT max(seq) - 3 FROM events WHERE table_id = ?1)",
        (table,),
    )


def an_event_is_missing(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM events WHERE table_id = ? AND seq = 4", (table,))


def the_recorded_end_is_another(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE tables SET hash = zeroblob(32) WHERE id = ?", (table,))


def the_seed_is_another(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE seeds SET seed = zeroblob(32) WHERE table_id = ?", (table,))


DAMAGES: dict[str, tuple[Damage, str]] = {
    "an event is changed": (an_event_is_changed, "does not follow"),
    "the end is cut off": (the_end_is_cut_off, "not the end recorded"),
    "an event is missing": (an_event_is_missing, "does not follow"),
    "the recorded end is another": (the_recorded_end_is_another, "not the end recorded"),
    "the seed is another": (the_seed_is_another, "does not match its commitment"),
}


async def played(server: Served, deals: int = 1) -> tuple[Browser, str]:
    """Return a guest with a table, where some deals were played."""
    ann = await server.browser().come_in("Ann")
    table = await ann.open_table(code="modern-2")
    await ann.look(table)
    while ann.last["deal"] is None or ann.last["deal"]["number"] <= deals:
        act = awaited_act(ann.last)
        await (ann.hear("update") if act is None else ann.command("act", act=act))
    return ann, table


def change(folder: Path, damage: Damage, table: str) -> None:
    file = sqlite3.connect(folder / FILE, isolation_level=None)
    damage(file, table)
    file.close()


@pytest.mark.parametrize("name", DAMAGES)
def test_damaged_table_is_named_and_not_served_and_others_are(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    damage, named = DAMAGES[name]
    known: dict[str, str | None] = {}

    async def before() -> None:
        async with served(tmp_path) as server:
            ann, known["damaged"] = await played(server, 0)
            known["whole"], known["cookie"] = await ann.open_table(), ann.cookie

    async def after() -> None:
        async with served(tmp_path) as server:
            ann = Browser(server.service.port, known["cookie"])
            with pytest.raises(ConnectionClosed) as closed:
                await ann.look(str(known["damaged"]))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            assert "damaged" in closed.value.rcvd.reason
            status, trouble = await ann.ask("GET", f"/api/tables/{known['damaged']}/record")
            assert (status, trouble["reason"]) == (500, "store/damaged")
            again = Browser(server.service.port, known["cookie"])
            assert (await again.look(str(known["whole"])))["table"]["you"] == "A"

    run(before())
    change(tmp_path, damage, str(known["damaged"]))
    assert run_command(["server", "verify", "--data", str(tmp_path)]) == 1
    assert named in capsys.readouterr().out
    with caplog.at_level("WARNING"):
        run(after())
    assert "Traceback" not in caplog.text


def test_history_damaged_before_a_snapshot_is_refused_and_play_goes_on_from_the_snapshot(
    tmp_path: Path,
) -> None:
    known: dict[str, str | None] = {}

    async def before() -> None:
        async with served(tmp_path) as server:
            ann, known["table"] = await played(server, 1)
            known["cookie"] = ann.cookie

    async def after() -> None:
        async with served(tmp_path) as server:
            ann = Browser(server.service.port, known["cookie"])
            assert (await ann.look(str(known["table"])))["deal"]["number"] == 2
            status, trouble = await ann.ask("GET", f"/api/tables/{known['table']}/deals")
            assert (status, trouble["reason"]) == (500, "store/damaged")

    run(before())
    change(tmp_path, an_event_is_missing, str(known["table"]))
    run(after())


def test_damaged_snapshot_is_ignored_for_the_log(tmp_path: Path) -> None:
    known: dict[str, str | None] = {}

    async def before() -> None:
        async with served(tmp_path) as server:
            ann, known["table"] = await played(server, 1)
            known["cookie"], known["points"] = ann.cookie, str(ann.last["deal"]["points"])

    async def after() -> None:
        async with served(tmp_path) as server:
            ann = Browser(server.service.port, known["cookie"])
            assert str((await ann.look(str(known["table"])))["deal"]["points"]) == known["points"]

    def points_are_changed(file: sqlite3.Connection, table: str) -> None:
        shot = bytes(file.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()[0])
        changed = shot.replace(b'"points":[', b'"points":[9', 1)
        assert changed != shot
        file.execute("UPDATE snapshots SET body = ? WHERE table_id = ?", (changed, table))

    run(before())
    change(tmp_path, points_are_changed, str(known["table"]))
    assert run_command(["server", "verify", "--data", str(tmp_path)]) == 1
    run(after())


def test_file_with_a_damaged_page_is_refused_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def before() -> None:
        async with served(tmp_path) as server:
            await played(server, 1)

    run(before())
    file = tmp_path / FILE
    with sqlite3.connect(file) as database:
        page = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()[0]
    data = bytearray(file.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    with pytest.raises(StoreFailed, match="damaged and is not served"):
        SqliteStore(tmp_path)
    assert run_command(["serve", "--data", str(tmp_path), "--port", "0", "--no-browser"]) == 2
    told = capsys.readouterr().err
    assert "is not served" in told
    assert "Traceback" not in told
    assert run_command(["server", "verify", "--data", str(tmp_path)]) == 1


def test_file_whose_list_of_tables_is_damaged_is_refused(tmp_path: Path) -> None:
    run(SqliteStore(tmp_path).close())
    file = tmp_path / FILE
    data = bytearray(file.read_bytes())
    data[100:4096] = b"\xa5" * 3996  # the first page after its header
    file.write_bytes(data)
    with closing(sqlite3.connect(file)) as database, pytest.raises(StoreFailed, match="is not served"):
        _check_file(database, file)


def test_file_that_was_cut_off_is_not_served(tmp_path: Path) -> None:
    run(SqliteStore(tmp_path).close())
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes()[:60_000])
    with pytest.raises(StoreFailed, match="is damaged and is not served"):
        SqliteStore(tmp_path)
