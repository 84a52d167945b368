"""`euchre review`: a record reviewed as text, JSON and a plot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from euchre.cli.commands import command_line
from euchre.review import DealToReview, ReviewedDeal, ReviewEffort, review_deal
from tests.cli.runs import euchre


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a deal by our own players."""
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--players", "simple", "--seed", "5", "--deals", "1", "--record", path)
    return path


def test_a_review_states_the_account_and_every_choice(record: Path) -> None:
    run = euchre("review", record, "--effort", "quick")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Review of 1 deal for A's side (quick effort)")
    assert "points = cards dealt" in run.out or "point = cards dealt" in run.out
    assert "  call.1 " in run.out
    assert "  5.4 " in run.out
    assert "Points lost per deal" in run.out
    assert "  expert " in run.out


def test_a_review_as_json_and_as_a_plot(record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "plot.svg"
    run = euchre("review", record, "--effort", "quick", "--seat", "b", "--json", "--svg", svg)
    document = json.loads(run.out)
    assert (document["schema"], document["seat"], document["effort"]) == ("euchre.review/1", "B", "quick")
    (deal,) = document["deals"]
    account = deal["points"]
    names = ("dealt", "hidden", "own", "partner", "adversaries")
    assert sum(account[name] for name in names) == pytest.approx(account["result"], abs=1e-9)
    assert svg.read_text(encoding="utf-8").startswith("<svg ")


def test_a_review_as_a_page(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert euchre("review", record, "--effort", "quick", "--html", page).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<h1>Review of 1 deal for A&#x27;s side</h1>" in text
    assert "<svg " in text
    assert "src=" not in text
    assert "<script" not in text
    again = tmp_path / "again.html"
    euchre("review", record, "--effort", "quick", "--html", again, "--no-keep")
    assert again.read_bytes() == page.read_bytes()


def test_results_are_kept_beside_the_record(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = CliRunner().invoke(command_line, ["review", str(record), "--effort", "quick"])
    assert Path(f"{record}.reviewed").read_text(encoding="utf-8").count("\n") == 1

    def never(*args: object, **more: object) -> None:
        raise AssertionError("a kept deal is evaluated again")

    monkeypatch.setattr("euchre.cli.study.review.review_deal", never)
    again = CliRunner().invoke(command_line, ["review", str(record), "--effort", "quick"])
    assert (again.exit_code, again.output) == (0, first.output)


def test_a_kept_line_that_was_cut_off_is_evaluated_again(record: Path) -> None:
    kept = Path(f"{record}.reviewed")
    first = euchre("review", record, "--effort", "quick")
    whole = kept.read_text(encoding="utf-8")
    kept.write_text(whole[:200], encoding="utf-8")
    assert euchre("review", record, "--effort", "quick").out == first.out
    assert kept.read_text(encoding="utf-8") == whole[:200] + "\n" + whole


def test_results_that_cannot_be_kept_are_shown(record: Path) -> None:
    Path(f"{record}.reviewed").mkdir()
    run = euchre("review", record, "--effort", "quick")
    assert run.code == 0
    assert "cannot be read" in run.err
    assert run.out.startswith("Review of 1 deal")


def test_no_file_is_kept_if_that_is_not_wanted(record: Path) -> None:
    assert euchre("review", record, "--effort", "quick", "--no-keep").code == 0
    assert not Path(f"{record}.reviewed").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--seat", "E"), "there is no seat 'E'; the seats are A, B, C, D"),
        (("--player", "Nobody"), "names no player 'Nobody'"),
        (("--seat", "A", "--player", "X"), "give --seat or --player, not both"),
        (("--deal", "7"), "has no deal 7; its deals are 1 to 1"),
    ],
)
def test_wrong_use_exits_2_with_one_line(wrong: tuple[str, ...], said: str, record: Path) -> None:
    run = euchre("review", record, *wrong)
    assert (run.code, run.out) == (2, "")
    assert said in run.err


def test_an_interrupted_review_shows_the_deals_that_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--players", "simple", "--seed", "5", "--deals", "2", "--record", path)
    reviewed = 0

    def once(source: DealToReview, effort: ReviewEffort, *, threads: int) -> ReviewedDeal:
        nonlocal reviewed
        reviewed += 1
        if reviewed > 1:
            raise KeyboardInterrupt
        return review_deal(source, effort, threads=threads)

    monkeypatch.setattr("euchre.cli.study.review.review_deal", once)
    run = CliRunner().invoke(command_line, ["review", str(path), "--effort", "quick"])
    assert run.exit_code == 0
    assert "Review of 1 deal " in run.output


def test_a_deal_with_something_irregular_is_reviewed_up_to_that_act(tmp_path: Path) -> None:
    path = tmp_path / "evening.euchre"
    path.write_text(
        "euchre record 1\ncode modern\ndeal 1 by A\n"
        "A holds 9S TS QH KD AC\nB holds AS KS QS JH AH\nC holds 9H TH 9D TD JD\nD holds 9C TC JC QC KC\n"
        "A turns up KH, B orders up, A discards 9S\nB AS, C 9D, D 9C, A TS\nD TC\nA claims lead-out-of-turn\n"
    )
    run = euchre("review", path, "--effort", "quick")
    assert run.code == 0
    assert "deal 1 is reviewed up to the first irregular act" in run.err
    assert "  1.4      A plays TS" in run.out
    assert "D leads TC" not in run.out


def test_a_discard_that_was_changed_ends_the_regular_part_of_a_deal(tmp_path: Path) -> None:
    path = tmp_path / "evening.euchre"
    path.write_text(
        "euchre record 1\ncode jerome-1877\ndeal 1 by D\n"
        "A shuffles TS 7H 8S 9D AS 9H AH 9S 7D KC 8H 7S QS 7C QD TH QH AD "
        "KD KH 8C TC 9C KS TD QC JS JC AC JH JD 8D\n"
        "C cuts 8, D deals 3-2, D turns up AC\nA passes, B passes, C passes, D takes up alone\n"
        "D discards KH\nD changes the discard to JS\nA 8H, C QH, D KH\nD JC, A 8C, C QC\n"
    )
    run = euchre("review", path, "--effort", "quick", "--json")
    assert run.code == 0
    assert "deal 1 is reviewed up to the first irregular act" in run.err
    (deal,) = json.loads(run.out)["deals"]
    assert [choice["done"] for choice in deal["choices"]][-1] == "D discards KH"
