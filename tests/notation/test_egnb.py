"""EGN in its expanded binary form says the same as its JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euchre.errors import NotationError
from euchre.notation import read_egn, read_egnb
from euchre.notation.egnb_read import LEADS, MESSAGES
from tests.cli.runs import euchre

JSON = (Path(__file__).parents[1] / "data" / "egn" / "quite-the-hustle-annotated.egn").read_text()


def number(value: int) -> bytes:
    value %= 2**64
    head = b""
    while value > 127:
        head, value = head + bytes([value & 127 | 128]), value >> 7
    return head + bytes([value])


def field(place: int, value: int | bytes) -> bytes:
    if isinstance(value, int):
        return number(place << 3) + number(value)
    return number(place << 3 | 2) + number(len(value)) + value


def message(kind: str, value: Any) -> bytes:
    """Return a value of EGN's JSON as a message."""
    value = shaped(kind, value)
    return b"".join(
        field(place, plain(of.strip("[]"), one))
        for place, (key, of) in MESSAGES[kind].items()
        if key in value
        for one in (value[key] if of.startswith("[") else [value[key]])
    )


def plain(kind: str, value: Any) -> int | bytes:
    if kind == "text":
        return str(value).encode()
    if kind == "lead":
        return LEADS.index(value)
    return int(value) if kind in ("number", "truth") else message(kind, value)


def shaped(kind: str, value: Any) -> Any:
    """Return a value with the keys of its message."""
    if kind == "Player":
        return {"name": value} if isinstance(value, str) else {"player": value}
    if kind == "Texts":
        return {"texts": value}
    if kind == "Phase":
        return {"calling" if value["type"] == "EUCHRE_BIDDING" else "play": value}
    if kind in ("Calling", "Play"):
        return {
            key: [{"place": int(at), "texts": texts} for at, texts in one.items()]
            if key.endswith("Annotations")
            else one
            for key, one in value.items()
        }
    return value


def binary() -> bytes:
    return message("File", json.loads(JSON))


@pytest.mark.parametrize("head", [b"", b"\x00"])
def test_the_binary_form_says_the_same_as_json(head: bytes) -> None:
    assert read_egnb(head + binary()) == read_egn(JSON)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x0a\x7f", "ends beyond the file"),
        (b"\x0d\x00\x00\x00\x00", "fields of an unknown kind"),
        (b"\x08\xff", "a number has no end"),
        (field(9, b""), "File has no field 9"),
        (field(1, 5), "a value of another kind"),
        (field(1, b"\xff"), "not UTF-8"),
    ],
)
def test_damaged_binary_files_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read_egnb(b"\x00" + data)


def test_commands_read_the_binary_form(tmp_path: Path) -> None:
    path = tmp_path / "game.egnb"
    path.write_bytes(b"\x00" + binary())
    assert euchre("convert", path, tmp_path / "game.egn").code == 0
    assert json.loads((tmp_path / "game.egn").read_text())["deals"] == json.loads(JSON)["deals"]
    path.write_bytes(b"\x01")
    run = euchre("replay", path)
    assert (run.code, run.err.count("\n")) == (2, 1)
