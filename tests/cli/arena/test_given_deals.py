"""Matches on deals that records give."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runs import euchre

MATCH = ("arena", "simple", "random", "--jobs", "1", "--json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return records of six deals, each at two tables."""
    folder = tmp_path / "played"
    assert euchre(*MATCH, "--deals", "6", "--seed", "4", "--records", folder).code == 0
    return folder


def shuffled(record: Path) -> list[str]:
    """Return the lines with the packs of a record."""
    return [line for line in record.read_text().splitlines() if " shuffles " in line]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_deals_of_a_match_are_played_by_others(folder: Path, jobs: str, tmp_path: Path) -> None:
    again = tmp_path / "again"
    command = (*MATCH[:-3], "--jobs", jobs, "--json", "--deals-from", folder, "--seed", "9")
    run = euchre(*command, "--records", again)
    assert json.loads(run.out)["deals"] == 6
    for old, new in zip(sorted(folder.iterdir()), sorted(again.iterdir()), strict=True):
        assert shuffled(old) == shuffled(new)


def test_the_same_players_and_numbers_give_the_same_result(folder: Path) -> None:
    drawn = json.loads(euchre(*MATCH, "--deals", "6", "--seed", "4").out)
    given = json.loads(euchre(*MATCH, "--deals-from", folder, "--seed", "4").out)
    assert drawn["points_per_deal"] == given["points_per_deal"]


def test_a_results_file_belongs_to_its_deals(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert euchre(*MATCH, "--deals-from", folder, "--results", path).code == 0
    run = euchre(*MATCH, "--deals", "6", "--results", path)
    assert run.code == 2
    assert "given" in run.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--games", "2"), "leave out --games"),
        (("--deals", "7"), "fewer than --deals 7"),
        (("--code", "professor-1862"), "name the code with --code"),
    ],
)
def test_deals_that_do_not_fit_are_refused(folder: Path, options: tuple[str, ...], said: str) -> None:
    run = euchre(*MATCH, "--deals-from", folder, *options)
    assert run.code == 2
    assert said in run.err


def test_deals_whose_pack_is_not_told_are_refused(tmp_path: Path) -> None:
    game = sorted((Path(__file__).parents[2] / "data" / "egn").glob("*.egn"))[0]
    run = euchre(*MATCH, "--deals-from", game)
    assert run.code == 2
    assert "does not tell the order of the pack" in run.err or "name the code" in run.err


def test_a_folder_without_deals_is_refused(tmp_path: Path) -> None:
    run = euchre(*MATCH, "--deals-from", tmp_path)
    assert run.code == 2
    assert "has no deals to play" in run.err
