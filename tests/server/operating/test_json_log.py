"""The log as JSON: an id for each request, and nothing that nobody else may know."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from euchre.server.operating.json_log import REQUEST, JsonLines
from euchre.server.store.sqlite import SqliteStore
from tests.server.helpers.serving import run, served


def line(message: str, *values: object, fault: BaseException | None = None) -> dict[str, str]:
    info = None if fault is None else (type(fault), fault, None)
    record = logging.LogRecord("euchre.server", logging.WARNING, "x.py", 1, message, values, info)
    told: dict[str, str] = json.loads(JsonLines().format(record))
    return told


def test_line_is_a_document_with_the_id_of_its_request() -> None:
    token = REQUEST.set("0123456789ab")
    told = line("refused %d messages", 7)
    REQUEST.reset(token)
    assert told.pop("at").endswith("+00:00")
    assert told == {
        "level": "warning",
        "logger": "euchre.server",
        "message": "refused 7 messages",
        "request": "0123456789ab",
    }


def test_fault_is_named_by_its_type_alone() -> None:
    told = line("failed", fault=ValueError("A holds JH AS"))
    assert told["fault"] == "ValueError"
    assert "JH" not in json.dumps(told)


def test_answer_to_a_request_that_failed_has_the_id_of_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    handler = Kept()
    logging.getLogger("euchre.server").addHandler(handler)

    async def main() -> None:
        async with served(tmp_path) as server:
            monkeypatch.setattr(SqliteStore, "public_tables", fail)
            status, headers, _ = await asyncio.to_thread(server.browser().request, "GET", "/api/tables")
            assert status == 500
            (told,) = [json.loads(one) for one in lines if "RuntimeError" in one]
            assert told["request"] == headers["x-request-id"]

    run(main())
    logging.getLogger("euchre.server").removeHandler(handler)
