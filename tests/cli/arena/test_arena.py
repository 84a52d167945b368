from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import EUCHRE, Terminal, bare, euchre

SHORT = ("arena", "simple", "random", "--deals", "20", "--jobs", "1", "--seed", "1")


def figures(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key != "seconds"}


def test_a_match_is_reported_in_words() -> None:
    run = euchre(*SHORT)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("simple - random: modern, seed 1, 20 deals each played twice\n")
    assert "points a deal   +" in run.out
    assert "ms a card" in run.out
    assert run.out.splitlines()[-1].startswith("played by euchre ")


def test_a_match_is_reported_in_json() -> None:
    document = json.loads(euchre(*SHORT, "--json").out)
    assert (document["schema"], document["players"], document["deals"]) == (
        "euchre.arena/1",
        ["simple", "random"],
        20,
    )
    assert document["points_per_deal"] > 1 > document["standard_error"] > 0
    assert document["health"][0]["calls"]["ordering"]["eldest_hand"]["asked"] == 20


def test_equal_players_score_zero_in_json() -> None:
    document = json.loads(euchre("arena", "random", "random", "--deals", "20", "--jobs", "1", "--json").out)
    assert (document["points_per_deal"], document["standard_error"], document["pairs_alike"]) == (0, 0, 20)


def test_a_player_cannot_enter_a_league_twice() -> None:
    run = euchre("arena", "simple", "random", "simple")
    assert (run.code, run.err) == (2, "euchre: each player can enter a league only once\n")


def test_results_of_whole_games_are_reported_in_games() -> None:
    run = euchre("arena", "simple", "random", "--games", "3", "--jobs", "1", "--code", "professor-1862")
    assert run.code == 0
    assert "games a game    +" in run.out


def test_the_test_ends_a_match() -> None:
    run = euchre("arena", "simple", "random", "--until-decided", "--gain", "1", "--jobs", "1", "--json")
    document = json.loads(run.out)
    assert document["test"]["verdict"] == "the first is stronger"
    assert document["deals"] == 200


def test_a_match_continues_from_its_results(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    wanted = json.loads(euchre(*SHORT, "--json", "--results", whole).out)
    lines = whole.read_text().splitlines(keepends=True)
    part.write_text("".join(lines[:12]) + lines[12][:30])
    found = json.loads(euchre(*SHORT, "--json", "--results", part).out)
    assert figures(found) == figures(wanted)
    assert [json.loads(line).get("pair") for line in part.read_text().splitlines()[2:]] == list(range(1, 21))


def test_a_seed_is_drawn_and_results_continue_with_it(tmp_path: Path) -> None:
    path = tmp_path / "results"
    words = (*SHORT[:3], "--jobs", "1", "--json", "--results", path)
    first, other = (json.loads(euchre(*words[:6], "--deals", "1").out)["seed"] for _ in range(2))
    kept = json.loads(euchre(*words, "--deals", "2").out)["seed"]
    again = json.loads(euchre(*words, "--deals", "3").out)
    assert len({first, other, kept}) == 3
    assert (again["seed"], again["deals"]) == (kept, 3)


def test_results_of_other_settings_are_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "results"
    euchre(*SHORT, "--results", path)
    before = path.read_text()
    run = euchre(*SHORT, "--results", path, "--seed", "2")
    assert (run.code, run.out) == (2, "")
    assert run.err == f"euchre: {path}: the file was written with other settings: its seed is 1, not 2\n"
    assert path.read_text() == before


def test_a_file_with_other_contents_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("Dear diary\n")
    run = euchre(*SHORT, "--results", path)
    assert (run.code, path.read_text()) == (2, "Dear diary\n")
    assert run.err.startswith(f"euchre: {path}: line 1 is not a line")


@pytest.mark.parametrize(
    "wrong",
    [
        ("arena",),
        ("arena", "simple"),
        ("arena", "simple", "nobody"),
        ("arena", "simple", "random", "--deals", "1", "--games", "1"),
        ("arena", "simple", "random", "--code", "bridge"),
        ("arena", "simple", "random", "--rules", "/nowhere"),
    ],
)
def test_wrong_use_is_one_line(wrong: tuple[str, ...]) -> None:
    run = euchre(*wrong)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)


def test_house_rules_are_played(tmp_path: Path) -> None:
    rules = tmp_path / "house.toml"
    rules.write_text('base = "modern"\n[changes]\nstick_the_dealer = false\n')
    document = json.loads(euchre(*SHORT, "--json", "--rules", rules).out)
    assert (document["code"], document["changes"]) == ("modern", {"stick_the_dealer": False})


@contextmanager
def endless(path: Path, jobs: int) -> Iterator[subprocess.Popen[str]]:
    """Provide a match without an end, some pairs of which are in the file, in a group of processes of its
    own."""
    match = ("arena", "simple", "random", "--deals", "1000000", "--jobs", str(jobs), "--results", str(path))
    with subprocess.Popen(
        [*EUCHRE, *match],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        try:
            while not path.exists() or path.read_text().count("\n") < 20:
                assert process.poll() is None
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_the_pairs_played_and_says_how_to_continue(jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "results"
    with endless(path, jobs) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err == f"euchre: interrupted; the same command continues from {path}\n"
    pairs = [json.loads(line)["pair"] for line in path.read_text().splitlines()[2:]]
    assert pairs == list(range(1, len(pairs) + 1))


def test_two_matches_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with endless(path, 1) as process:
        run = euchre(*SHORT, "--results", path)
    assert run.code == 2
    assert run.err.startswith(f"euchre: {path} is kept by process {process.pid} on ")


def test_a_progress_bar_is_shown_on_a_terminal() -> None:
    with Terminal("arena", "simple", "random", "--deals", "150", "--jobs", "1") as terminal:
        terminal.end()
    assert re.search(r"simple - random .* \d+/150", bare(terminal.written))
    assert "points a deal" in terminal.written


def test_missing_weights_end_a_match_in_one_line_and_what_was_played_is_kept(tmp_path: Path) -> None:
    """The weights are gone after the second pair, as where a file is deleted under a match."""
    path = tmp_path / "results"
    script = f"""
import sys
from euchre import bundled
from euchre.evaluation import bundled_weights
from euchre.arena import workers
from euchre.cli import main

def gone(package):
    from pathlib import Path
    return Path("/nowhere")

notice = workers.Tally.add
def add(tally, pair):
    notice(tally, pair)
    if pair.number == 2:
        bundled.files = gone
        bundled_weights.weights_document.cache_clear()
        bundled_weights._weights.cache_clear()

workers.Tally.add = add
sys.argv = ["euchre", "arena", "simple", "expert", "--deals", "5", "--jobs", "1", "--results", {str(path)!r}]
main()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("euchre: the call weights of modern cannot be read")
    assert line.endswith("`euchre lab train --code modern` makes them")
    kept = [json.loads(line).get("pair") for line in path.read_text().splitlines()[2:]]
    assert kept == [1, 2]


def test_deals_in_a_row_are_counted_as_deals() -> None:
    run = euchre(*SHORT, "--in-a-row", "5")
    assert run.out.startswith(
        "simple - random: modern, seed 1, 5 deals in a row, 20 deals each played twice\n"
    )
    assert json.loads(euchre(*SHORT, "--in-a-row", "5", "--json").out)["deals"] == 20


@pytest.mark.parametrize(
    ("extra", "why"),
    [
        (("--in-a-row", "3"), "--deals 20 is not a multiple of --in-a-row 3"),
        (("--in-a-row", "5", "--records", "new"), "leave out --games, --deals-from and --records"),
    ],
)
def test_deals_in_a_row_that_do_not_fit_are_refused(extra: tuple[str, ...], why: str) -> None:
    run = euchre(*SHORT, *extra)
    assert run.code == 2
    assert why in run.err
