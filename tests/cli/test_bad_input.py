"""Bad input to the commands: one clear line each, and nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.acts import Come, Person
from euchre.errors import NotationError
from euchre.laws import load_code
from euchre.notation import ActEntry, Record, write_record
from tests.cli.runs import euchre

ENDLESS = Path("/dev/zero")


@pytest.mark.parametrize("command", ["replay", "show", "explain", "referee"])
def test_a_record_without_an_end_is_refused(command: str) -> None:
    run = euchre(command, ENDLESS)
    assert (run.code, run.out) == (2, "")
    assert run.err == "euchre: /dev/zero is too long: more than 16,777,216 bytes are not read\n"


def test_a_name_with_a_line_break_is_no_actor(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    path.write_text('euchre record 1\ncode modern\n"Ann\nBell" comes\n')
    run = euchre("replay", path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "line 3, column 1: expected an actor" in run.err


def test_a_name_with_a_line_break_is_not_written() -> None:
    record = Record(code=load_code("modern"), entries=(ActEntry(Come(Person("Ann\nBell"))),))
    with pytest.raises(NotationError, match="cannot hold a line break"):
        write_record(record)


def test_rules_that_contradict_themselves_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(
        'base = "modern"\n[changes]\nall_pass = "deals_again"\nstick_the_dealer = true\nhand_size = 9\n'
    )
    run = euchre("play", "--rules", path, "--deals", "1", "--seat", "none")
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert str(path) in run.err


def test_bytes_that_are_not_text_are_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "bin.euchre").write_bytes(b"\x00\xe8\xff")
    (tmp_path / "bin.toml").write_bytes(b'base = "\xe8"\n')
    for words in (
        ("show", tmp_path / "bin.euchre"),
        ("play", "--rules", tmp_path / "bin.toml"),
        ("lab", "deals", "--from", tmp_path / "bin.euchre", "--output", tmp_path / "x.parquet"),
    ):
        run = euchre(*words)
        assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
        assert "UTF-8" in run.err
