"""The description of the wire is generated from its types and up to date."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path

import msgspec
import pytest

from euchre.server.wire import replies, requests
from tools.docs import wire_pages as schema

DOCS = Path(__file__).parents[3] / "docs"
SERVER = Path(__file__).parents[3] / "src" / "euchre" / "server"
HOW = "run python -m tools.docs.wire_pages docs"


@pytest.mark.parametrize(
    ("name", "made"), [("schema.json", schema.json_schema), ("asyncapi.json", schema.asyncapi)]
)
def test_written_description_is_up_to_date(name: str, made: object) -> None:
    assert callable(made)
    assert (DOCS / "wire" / name).read_text(encoding="utf-8") == schema.written(made()), HOW


def test_page_of_the_wire_is_up_to_date() -> None:
    page = (DOCS / "wire.md").read_text(encoding="utf-8")
    assert schema.with_fields(page) == page, HOW


@pytest.mark.parametrize("module", [requests, replies])
def test_every_message_is_on_the_page(module: object) -> None:
    page = (DOCS / "wire.md").read_text(encoding="utf-8")
    abstract = (
        requests.Request,
        requests.ClientCommand,
        requests.Body,
        replies.Part,
        replies.Reply,
    )
    kinds = [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind not in abstract
    ]
    assert len(kinds) >= 20
    assert [kind.__name__ for kind in kinds if f"\n### {kind.__name__}" not in page] == []


def test_no_request_may_bring_unknown_fields() -> None:
    defined = json.loads((DOCS / "wire" / "schema.json").read_text(encoding="utf-8"))["$defs"]
    asked = [kind.__name__ for kind in (*schema.REQUESTS, *schema.BODIES)]
    assert [name for name in asked if defined[name].get("additionalProperties") is not False] == []


def test_every_reference_of_the_description_leads_somewhere() -> None:
    text = (DOCS / "wire" / "asyncapi.json").read_text(encoding="utf-8")
    defined = json.loads((DOCS / "wire" / "schema.json").read_text(encoding="utf-8"))["$defs"]
    payloads = [line.rpartition("/")[2].strip('" ,') for line in text.splitlines() if "schema.json#" in line]
    assert len(payloads) == len(schema.REQUESTS) + len(schema.REPLIES)
    assert set(payloads) <= set(defined)


def test_every_reason_and_every_code_of_closing_is_on_the_page() -> None:
    page = (DOCS / "wire.md").read_text(encoding="utf-8")
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    reasons = set(
        re.findall(r'"((?:message|act|seat|table|fair|store|link|session|request)/[a-z-]+)"', source)
    )
    codes = set(re.findall(r"\b(44\d\d|4500)\b", source))
    assert len(reasons) > 25
    assert len(codes) > 6
    assert {reason for reason in reasons if f"`{reason}`" not in page} == set()
    assert {code for code in codes if f"| {code} |" not in page} == set()


def test_command_writes_what_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (DOCS / "wire.md").read_text(encoding="utf-8")
    emptied = re.sub(r"(<!-- fields: [a-z]+ -->\n).*?(<!-- end)", r"\1\2", page, flags=re.DOTALL)
    assert len(emptied) < len(page) / 2
    (tmp_path / "wire.md").write_text(emptied, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["schema", str(tmp_path)])
    schema.main()
    for name in ("wire.md", "wire/schema.json", "wire/asyncapi.json"):
        assert (tmp_path / name).read_text(encoding="utf-8") == (DOCS / name).read_text(encoding="utf-8"), HOW
