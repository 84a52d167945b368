"""`euchre referee --code CODE --json`: a line of JSON for each line of a program."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.cli.runs import EUCHRE, environment

KEYS = {
    *(
        "schema",
        "line",
        "outcome",
        "fault",
        "kept",
        "entered",
        "question",
        "said",
        "to_act",
        "choices",
        "claims",
    ),
    *("open", "due", "score", "games", "code", "record", "winner", "next_dealer"),
}
CLI = Path(__file__).parents[3] / "docs" / "cli.md"


def answers(tmp_path: Path, *lines: str, code: str = "leeds-dwight-1888") -> list[dict[str, Any]]:
    """The documents that answer some lines, without the first, which answers none."""
    done = subprocess.run(
        [*EUCHRE, "referee", "--code", code, "--json", "--record", tmp_path / "evening.euchre"],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=environment(),
    )
    assert (done.returncode, done.stderr) == (0, "")
    documents = [json.loads(line) for line in done.stdout.splitlines()]
    assert documents[0]["outcome"] == "ready"
    return documents[1:]


def test_every_line_has_one_document_of_one_shape(tmp_path: Path) -> None:
    found = answers(
        tmp_path, "deal a", "nonsense", "stop", "b beats it", "no", "score", "words", "law 63", "help"
    )
    assert [one["line"] for one in found] == [
        *("deal a", "nonsense", "stop", "b beats it", "no", "score", "words", "law 63", "help")
    ]
    assert all(set(one) == KEYS for one in found)


def test_shape_is_documented() -> None:
    row = next(line for line in CLI.read_text().splitlines() if "`euchre.desk/1`" in line)
    assert sorted(key for key in KEYS - {"schema"} if f"`{key}`" not in row) == []


def test_act_is_entered_with_its_ruling(tmp_path: Path) -> None:
    *_, last = answers(tmp_path, "deal a", "a turns up 9h", "b orders it up", "a discards 7d", "c leads AS")
    assert last["outcome"] == "entered"
    assert (last["kept"], [one["text"] for one in last["entered"]]) == (4, ["C AS"])
    assert last["entered"][0]["words"] == "C plays the ace of spades"
    assert last["entered"][0]["rulings"][0]["offender"] == "C"


def test_open_choice_says_what_to_type_and_typing_it_is_a_choice(tmp_path: Path) -> None:
    lines = ("deal a", "a turns up 9h", "b orders it up", "a discards 7d", "d plays AS")
    *_, offered = answers(tmp_path, *lines)
    types = [*offered["claims"], *(said for one in offered["choices"] for said in one["type"])]
    assert types
    (chosen,) = answers(tmp_path, types[0])
    assert chosen["outcome"] == "entered"
    assert [one["text"] for one in chosen["entered"]] == types[:1]


def test_doubtful_line_is_asked_about_and_entered_on_yes(tmp_path: Path) -> None:
    doubtful = "b orders it up and has had enough of c"
    *_, asked, entered = answers(tmp_path, "deal a", "a turns up 9h", doubtful, "1")
    assert (asked["outcome"], asked["entered"]) == ("asked", [])
    assert asked["question"]["kind"] == "confirm"
    assert asked["question"]["read"] == ["B orders up"]
    assert asked["question"]["left_aside"]
    assert (entered["outcome"], entered["question"]) == ("entered", None)
    assert [one["text"] for one in entered["entered"]] == ["B orders up"]


def test_line_that_is_not_understood_leads_to_the_guide(tmp_path: Path) -> None:
    *_, asked, named = answers(tmp_path, "deal a", "jklm qrst", "2")
    assert asked["outcome"] == "asked"
    assert asked["question"]["asked"] == "Who did it?"
    assert asked["question"]["answers"][1] == {"number": 2, "words": "B"}
    assert named["question"]["asked"].endswith("did B do?")


def test_impossible_act_is_refused_with_its_fault(tmp_path: Path) -> None:
    *_, last = answers(tmp_path, "b leads the ace of spades")
    assert (last["outcome"], last["entered"]) == ("refused", [])
    assert last["fault"] == "no dealer has been drawn. No deal is on; say who deals, such as 'A deals'"


def test_correction_rules_again_on_what_follows(tmp_path: Path) -> None:
    *_, last = answers(tmp_path, "deal a", "a turns up 9h", "b passes", "c assists", "3 b orders up")
    assert (last["kept"], [one["number"] for one in last["entered"]]) == (2, [3, 4])
    assert last["entered"][1]["rulings"], "the second call is ruled on"


def test_deleted_entry_leaves_fewer(tmp_path: Path) -> None:
    *_, last = answers(tmp_path, "deal a", "a turns up 9h", "drop")
    assert (last["outcome"], last["kept"], last["entered"]) == ("entered", 1, [])
