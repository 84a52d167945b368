"""Errors of a failed store name neither the database nor its files."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from euchre.cli.entry import run as run_command
from euchre.server.failures import log_store
from euchre.server.store import StoreFailed
from euchre.server.store.postgres import _failures
from euchre.server.store.sqlite import FILE, SqliteStore, failure
from tests.server.helpers.serving import run, served

ADDRESS = "Connect call failed ('db.internal', 5432)"


def test_failure_is_reported_without_its_detail() -> None:
    with pytest.raises(StoreFailed) as failed, _failures():
        raise OSError(111, ADDRESS)
    assert ADDRESS in str(failed.value)
    assert "db.internal" not in failed.value.message
    assert "secret.sqlite" not in failure(sqlite3.OperationalError("secret.sqlite")).message


def test_operator_sees_the_detail(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger("euchre.server.store"), "filters", [])
    with caplog.at_level(logging.WARNING):
        log_store(StoreFailed("the store failed", ADDRESS))
    assert ADDRESS in caplog.text


def test_answers_do_not_name_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("the store failed", ADDRESS)

    async def main() -> None:
        async with served(tmp_path) as server:
            monkeypatch.setattr(SqliteStore, "public_tables", fail)
            status, trouble = await server.browser().ask("GET", "/api/tables")
            assert (status, trouble["message"]) == (503, "the store failed")

    run(main())


@pytest.mark.parametrize("where", [0.02, 0.3, 0.6, 0.9])
def test_damaged_file_is_reported_without_a_traceback(
    tmp_path: Path, where: float, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with served(tmp_path) as server:
            ann = await server.browser().come_in("Ann")
            for _ in range(3):
                await ann.open_table()

    run(main())
    file = tmp_path / FILE
    data = bytearray(file.read_bytes())
    at = int(where * len(data))
    data[at : at + 3000] = b"\xa5" * min(3000, len(data) - at)
    file.write_bytes(data)
    for beside in ("-wal", "-shm"):
        (tmp_path / (FILE + beside)).unlink(missing_ok=True)
    code = run_command(["server", "verify", "--data", str(tmp_path)])
    told = "".join(capsys.readouterr())
    assert "Traceback" not in told
    assert (code == 0) == ("all well" in told), told  # a page that holds nothing may be damaged unnoticed
