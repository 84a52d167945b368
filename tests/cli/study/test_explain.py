"""`euchre explain`: each choice of a recorded deal beside that of the adviser, with its reasons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.notation import write_record
from euchre.notation.coups import coups
from tests.cli.runs import euchre

MADE = """euchre record 1
code leeds-dwight-1888

deal 1 by A
A deals 3-2
A holds AD KD 7D 8C 9C
B holds AH 9H 8S TC 9D
C holds KH QH 7H 7S 8D
D holds JC QC TD TS 7C
A turns up TH
B passes
C passes
D passes
A takes up
A discards 8C
B AH
C 7H
"""
"""C passes on three trumps, and B leads a trump up to the dealer, who took up."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record as a file; its deal is unfinished."""
    path = tmp_path / "deal.euchre"
    path.write_text(MADE, encoding="utf-8")
    return path


def test_every_choice_is_one_line(record: Path) -> None:
    run = euchre("explain", record, "--by", "book")
    lines = [line.split() for line in run.out.splitlines()[1:]]
    places = [words[0] for words in lines if words and words[0][0] in "cd12"]
    assert places[:7] == ["call.1", "call.2", "call.3", "call.4", "discard", "1.1", "1.2"]
    assert "  call.2   C passes; 'book' would assist  S2" in run.out.splitlines()
    assert "  1.1      B leads AH; 'book' would lead TC  E12" in run.out.splitlines()
    assert "deal 1 is still in play" in run.err


def test_a_call_is_explained_in_full(record: Path) -> None:
    out = euchre("explain", record, "--by", "book", "--at", "call.2").out
    said = " ".join(out.split())
    assert "call.2: C passes; 'book' would assist." in said
    assert (
        "C is second hand, the dealer's partner. With hearts as trumps, C holds three trumps: KH, QH and 7H."
        in said
    )
    assert "S2, Three trumps: Assist with three trumps. Why? With the turn-up your side holds" in said
    assert max(map(len, out.splitlines())) <= 80


def test_a_card_is_explained_in_full(record: Path) -> None:
    said = " ".join(euchre("explain", record, "--by", "book", "--deal", "1", "--at", "1.1").out.split())
    assert "A, an adversary, took up hearts. Trumps not seen yet: 7. TC is B's only club." in said
    assert "E12, No trumps up to the dealer" in said


def test_a_code_without_a_book_names_the_source_of_the_advice(tmp_path: Path) -> None:
    path = tmp_path / "deal.euchre"
    path.write_text(MADE.replace("code leeds-dwight-1888", "code jerome-1877"), encoding="utf-8")
    said = " ".join(euchre("explain", path, "--by", "book", "--at", "call.2").out.split())
    assert (
        "This advice is from Leeds and Dwight, 1888: none was printed for Sinclair Jerome's Rules, 1877."
        in said
    )


def test_a_forced_card_is_called_forced(tmp_path: Path) -> None:
    path = tmp_path / "deal.euchre"
    path.write_text(MADE.replace("C 7H\n", "C 7H\nD JC\nA TH\n"), encoding="utf-8")
    out = " ".join(euchre("explain", path, "--by", "book", "--at", "1.4").out.split())
    assert "A plays TH. No other choice was legal." in out
    assert "It is the only legal choice." in out


def test_another_player_can_give_the_advice(record: Path) -> None:
    said = " ".join(euchre("explain", record, "--at", "call.2", "--by", "simple").out.split())
    assert "With hearts as trumps C's side can expect about" in said
    other = euchre("explain", record, "--at", "discard", "--by", "book:professor-1862").out
    assert "DISC1" in other
    assert (
        "This advice is from the Professor, 1862, not from the book of Leeds and Dwight's Laws, 1888."
        in " ".join(other.split())
    )


def test_decisions_as_json(record: Path) -> None:
    document = json.loads(euchre("explain", record, "--by", "book", "--at", "1.1", "--json").out)
    (decision,) = document["decisions"]
    assert (document["schema"], document["deal"], document["by"]) == ("euchre.explain/1", 1, "book")
    assert (decision["done"], decision["choice"], decision["agrees"]) == ("B AH", "B TC", False)
    assert [one["act"] for one in decision["candidates"]] == ["B AH", "B 9H", "B 8S", "B TC", "B 9D"]
    assert {one["id"]: one["holds"] for one in decision["maxims"]} == {"E12": True}
    assert decision["explanation"][0] == "Lead TC."


def test_hands_that_are_not_recorded_are_skipped(tmp_path: Path) -> None:
    path = tmp_path / "deal.euchre"
    path.write_text(MADE.replace("C holds KH QH 7H 7S 8D\n", ""), encoding="utf-8")
    assert " C passes" not in euchre("explain", path, "--by", "book").out
    run = euchre("explain", path, "--by", "book", "--at", "call.2")
    assert run.code == 2
    assert "deal 1 has no choice call.2 for which the record shows enough cards" in run.err


@pytest.mark.parametrize("code", ["modern-3", "leeds-dwight-1888"])
def test_the_expert_explains_by_default(tmp_path: Path, code: str) -> None:
    path = tmp_path / "deal.euchre"
    euchre("play", "--auto", "--code", code, "--seed", "4", "--deals", "1", "--record", path)
    run = euchre("explain", path)
    assert (run.code, run.err) == (0, "")
    assert "choices agree with 'expert'" in run.out
    document = json.loads(euchre("explain", path, "--json").out)
    assert document["by"] == "expert"
    estimated = [one for one in document["decisions"] if one["candidates"][0]["points"] is not None]
    assert [one["hint"] for one in estimated if not one["hint"].endswith(".")] == []
    assert len(estimated) > 5


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--at", "6"), "'6': write trick and card as 3.2, a call as call.3, or discard"),
        (("--at", "5.4"), "deal 1 has no choice 5.4"),
        (("--deal", "7"), "has no deal 7; its deals are 1 to 1"),
        (("--by", "sly"), "there is no player 'sly'"),
    ],
)
def test_wrong_use_exits_2_with_one_line(wrong: tuple[str, ...], said: str, record: Path) -> None:
    run = euchre("explain", record, *wrong)
    assert (run.code, run.out) == (2, "")
    assert said in run.err


@pytest.mark.parametrize("name", sorted(coups()))
def test_the_coups_are_explained_as_far_as_the_cards_are_known(name: str, tmp_path: Path) -> None:
    path = tmp_path / "coup.euchre"
    path.write_text(write_record(coups()[name]), encoding="utf-8")
    run = euchre("explain", path)
    assert run.code in (0, 2)
    assert "Traceback" not in run.err
