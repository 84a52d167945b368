"""`euchre lab deals`: tables of deals and of choices."""

from dataclasses import replace
from pathlib import Path

import pytest

from euchre.cli.entry import run
from euchre.lab.rows import DEAL_COLUMNS, DECISION_COLUMNS, batch, deals_of, played_deal
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import DealLine, read_record, write_record
from euchre.review import ReviewEffort, deals_to_review, review_deal
from euchre.shortcuts import play_game

pa = pytest.importorskip("pyarrow")


@pytest.mark.parametrize("name", CODE_NAMES)
def test_the_simulator_fills_the_columns_that_the_engine_fills(name: str) -> None:
    code = load_code(name)
    players = ("simple",) * code.players
    engine = deals_of((number, played_deal(code, players, 5, number)) for number in range(1, 13))
    assert batch(name, players, 5, 1, 12, decisions=False) == engine
    assert list(engine) == list(DEAL_COLUMNS)


def test_a_choice_has_the_hand_and_what_the_deal_brought() -> None:
    table = batch("modern", ("simple", "random") * 2, 5, 1, 4, decisions=True)
    assert list(table) == list(DECISION_COLUMNS)
    assert set(table["player"]) == {"simple", "random"}
    assert min(table["choices"]) > 1
    assert all(1 <= hand.bit_count() <= 5 for hand in table["hand"])


@pytest.mark.parametrize("suffix", ["parquet", "arrow"])
def test_deals_on_two_processes_are_those_of_one(tmp_path: Path, suffix: str) -> None:
    import pyarrow.parquet as pq

    tables = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.{suffix}"
        wanted = [
            "lab",
            "deals",
            "random",
            "--decisions",
            "--deals",
            "600",
            "--jobs",
            jobs,
            "--output",
            str(path),
        ]
        assert run(wanted) == 0
        tables.append(pq.read_table(path) if suffix == "parquet" else pa.ipc.open_file(path).read_all())
    assert tables[0].equals(tables[1])
    assert len(set(tables[0]["deal"].to_pylist())) == 600


def test_a_record_becomes_a_table(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    record, path = tmp_path / "game.euchre", tmp_path / "game.parquet"
    record.write_text(write_record(play_game("random", seed=3)), encoding="utf-8")
    assert run(["lab", "deals", "--from", str(record), "--output", str(path)]) == 0
    table = pq.read_table(path)
    assert max(sum(table[f"points_{side}"].to_pylist()) for side in ("first", "second")) >= 10


def test_the_reviewed_choices_of_a_record_become_a_table(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    record, path = tmp_path / "game.euchre", tmp_path / "game.parquet"
    played = play_game("random", seed=3)
    ends = [place for place, entry in enumerate(played.entries) if isinstance(entry, DealLine)]
    record.write_text(write_record(replace(played, entries=played.entries[: ends[1]])), encoding="utf-8")
    arguments = ["--from", str(record), "--reviewed", "quick", "--output", str(path)]
    assert run(["lab", "deals", *arguments]) == 0
    rows = pq.read_table(path).to_pylist()
    (source,) = deals_to_review(read_record(record.read_text()))
    choices = review_deal(source, ReviewEffort.QUICK).choices
    assert [(row["text"], row["best"], row["mark"]) for row in rows] == [
        (str(one.choice.act), str(one.best), one.mark.value) for one in choices
    ]
    assert [row["cost"] for row in rows] == [one.cost for one in choices]
    assert all(row["choices"] == 1 for row in rows if row["mark"] == "forced")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--output", "x.parquet"], "name the players"),
        (["simple", "--output", "x.csv"], "does not end in"),
        (["simple", "--reviewed", "quick", "--output", "x.parquet"], "--reviewed needs a record"),
        (["simple", "random", "--output", "x.parquet"], "2 players are named for 4 seats"),
    ],
)
def test_wrong_use_is_one_line(arguments: list[str], error: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "deals", *arguments]) == 2
    assert error in capsys.readouterr().err
