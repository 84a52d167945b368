"""A duplicate event from the command line: sealed boards, results, standings, opening."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from tests.cli.runs import Run, euchre


def event(*words: str) -> Run:
    """Run a command on a duplicate event."""
    return euchre("event", "duplicate", *words)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Return four pairs in a Howell movement of three rounds."""
    path = str(tmp_path / "club.duplicate")
    done = event("new", path, "--boards", "1", "Ann and Al", "Bea and Bob", "Cid and Cy", "Dee and Dan")
    assert done.code == 0, done.err
    return path


def test_an_event_from_the_first_board_to_the_opening(file: str) -> None:
    seed = Path(f"{file}.seed")
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert seed.read_text().strip() not in Path(file).read_text()
    rounds = json.loads(event("schedule", file, "--json").out)["rounds"]
    assert len(rounds) == 3
    dealt = json.loads(event("deals", file, "--json").out)["boards"]
    early = event("open", file)
    assert (early.code, "6 results are missing" in early.err) == (2, True)
    sealed = event("boards", file)
    assert sealed.code == 2
    assert "still sealed" in sealed.err
    for number, tables in enumerate(rounds, start=1):
        for table in tables:
            for board in table["boards"]:
                points = ["2", "0"] if "Ann and Al" in table["first"] + table["second"][:0] else ["0", "1"]
                done = event("score", file, str(number), str(table["table"]), str(board), *points)
                assert done.code == 0, done.err
    found = json.loads(event("standings", file, "--json").out)
    assert found["missing"] == []
    assert sum(row["matchpoints"] for row in found["lines"][0]) == 3 * 2 * 2
    assert abs(sum(row["cross_points"] for row in found["lines"][0])) < 1e-9
    assert event("open", file).code == 0
    boards = json.loads(event("boards", file, "--player", "simple", "--json").out)
    assert boards["seed"] == seed.read_text().strip()
    assert [board["hands"] for board in boards["boards"]] == [board["hands"] for board in dealt]
    assert all(len(board["results"]) == 2 for board in boards["boards"])
    assert all(len(board["player"]) == 2 for board in boards["boards"])
    shown = event("boards", file, "--player", "simple").out
    assert "with all cards seen" in shown
    assert "The computer player in all seats" in shown
    assert "Board 3, dealt by C" in shown
    assert event("schedule", file).code == event("deals", file).code == event("standings", file).code == 0


def test_results_are_replaced_only_on_purpose_and_can_be_taken_back(file: str) -> None:
    assert event("score", file, "1", "1", "1", "2", "0").code == 0
    again = event("score", file, "1", "1", "1", "0", "2")
    assert again.code == 2
    assert "--correct replaces it" in again.err
    assert event("score", file, "1", "1", "1", "0", "2", "--correct").code == 0
    assert "0 to 2" in event("undo", file).out
    assert "result round 1 table 1 board 1: 2 to 0" in Path(file).read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["score", "{}", "1", "1", "9", "2", "0"], "plays boards"),
        (["score", "{}", "1", "1", "1", "2", "2"], "only one side"),
        (["new", "{}", "--entrants", "4"], "exists already"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(file: str, words: list[str], message: str) -> None:
    before = Path(file).read_bytes()
    refused = event(*(word.format(file) for word in words))
    assert refused.code == 2
    assert message in refused.err
    assert Path(file).read_bytes() == before


def test_another_seed_is_noticed(file: str) -> None:
    Path(f"{file}.seed").write_text("00" * 32 + "\n")
    assert event("deals", file).code == 2
    refused = event("open", file, "--unfinished")
    assert refused.code == 2
    assert "does not have the seed" in refused.err


def test_a_published_seed_that_was_changed_is_noticed(file: str) -> None:
    assert event("open", file, "--unfinished").code == 0
    text = Path(file).read_text()
    seed = text.rstrip().rpartition(" ")[2]
    Path(file).write_text(text.replace(seed, "11" * 32))
    refused = event("boards", file)
    assert refused.code == 2
    assert "not the seed that was sealed" in refused.err


def test_seven_pairs_use_table_1_and_an_older_file_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "seven.duplicate"
    assert event("new", str(path), "--entrants", "7").code == 0
    first = json.loads(event("schedule", str(path), "--json").out)["rounds"][0]
    assert [table["table"] for table in first] == [1, 2, 3]
    path.write_text(path.read_text().replace(", from table 1", ""))
    older = json.loads(event("schedule", str(path), "--json").out)["rounds"][0]
    assert [{**table, "table": table["table"] - 1} for table in older] == first
