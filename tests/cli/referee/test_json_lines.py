"""The desk for programs: one line of JSON for each line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from euchre.cli.referee.desk_command import open_desk
from tests.cli.referee.desks import CALLED


def replies(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str
) -> list[dict[str, Any]]:
    """Return the answers of a desk to some lines; the first is to none."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    open_desk("modern", (), str(path), as_json=True)
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_each_line_has_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("deal a", "1", "9h", "c plays badly", "score", "quit")
    said = replies(tmp_path / "t.euchre", monkeypatch, capsys, *lines)
    assert [one["outcome"] for one in said] == ["ready", "entered", "asked", "entered", "refused", "answered"]
    assert {one["schema"] for one in said} == {"euchre.desk/2"}
    asked, entered, refused = said[2:5]
    assert (asked["question"]["act"], asked["question"]["text"]) == ("A turns up a card", "Which card?")
    assert asked["listed"][0] == {"number": 1, "label": "9S", "value": "9S"}
    assert [one["text"] for one in entered["entered"]] == ["A turns up 9H"]
    assert entered["listed"][0] == {"number": 1, "label": "B passes", "group": "next", "act": "B passes"}
    assert "nearest" in refused["fault"]
    assert said[-1]["score"] == {"A+C": 0, "B+D": 0}
    assert said[-1]["record"] == str(tmp_path / "t.euchre")


def test_choices_come_with_holders_and_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tricks = ("b as, c 9c, d 9s, a ts", "b ks, c qs, d js, a 9d", "b claims revoke against c in trick 1")
    last = replies(tmp_path / "t.euchre", monkeypatch, capsys, *CALLED, *tricks)[-1]
    assert last["entered"][0]["rulings"][0]["irregularity"] == "revoke"
    full, *_ = last["choices"]
    assert (full["act"], full["holders"]) == ("B chooses full-points", ["B", "D"])
    assert full["result"] == {
        "gained": {"A+C": 0, "B+D": 2},
        "goes_on": False,
        "leads": None,
        "next_dealer": "B",
        "score": {"A+C": 0, "B+D": 2},
    }
    assert {"question": "Who leads?", "answer": "B"} in last["facts"]


def test_what_was_chosen_waits_to_be_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = replies(tmp_path / "t.euchre", monkeypatch, capsys, "deal a", "A exposes cards", "KS", "")
    assert [one["confirm"] for one in said[-2:]] == [["A exposes KS"], None]
    assert said[-1]["kept"] == 1
    assert said[-1]["entered"][0]["text"] == "A exposes KS"
