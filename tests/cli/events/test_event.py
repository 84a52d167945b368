"""An evening in a hall, as its director types it."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import Run, euchre, euchre_started

NAMES = [f"{letter}{number}" for letter in "ABCDEF" for number in range(1, 5)][:22]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Return an evening of 22 players in six rounds."""
    path = str(tmp_path / "hall.evening")
    done = event("new", path, "--title", "Fire hall", "--rounds", "6", "--by", "Ann", *NAMES)
    assert done.code == 0, done.err
    return path


def event(*words: str) -> Run:
    """Run a command on an evening."""
    return euchre("event", *words)


def schedule_of(file: str) -> list[dict[str, Any]]:
    """Return the rounds as JSON."""
    found: list[dict[str, Any]] = json.loads(event("schedule", file, "--json").out)["rounds"]
    return found


def standings_of(file: str) -> dict[str, dict[str, int]]:
    """Return the sums of each player."""
    rows = json.loads(event("standings", file, "--json").out)["standings"]
    return {row["player"]: row for row in rows}


def test_a_whole_evening_with_late_comers_one_leaving_and_wrong_scores(file: str) -> None:
    before = schedule_of(file)
    assert [len(each["tables"]) for each in before] == [5] * 6
    for table in range(1, 6):
        assert event("score", file, "1", str(table), "9", "6").code == 0
    # two late comers
    assert event("seat", file, "Late One", "Late Two").code == 0
    after = schedule_of(file)
    assert after[0] == before[0]
    assert [len(each["tables"]) for each in after] == [5, 6, 6, 6, 6, 6]
    for table in range(1, 7):
        assert event("score", file, "2", str(table), "7", "8").code == 0
    # two wrong scores: one corrected a round later, one taken back at once
    assert event("score", file, "3", "1", "1", "1").code == 0
    assert "score round 3 table 1: 1 to 1" in event("undo", file).out
    # one leaves, so three of 23 sit out; one goes to the door, and one of the three takes the seat
    assert event("leave", file, "a1").code == 0
    third = schedule_of(file)[2]
    missing = third["tables"][0][0][0]
    filled = event("fourth", file, "3", missing)
    taker = re.match(r"Round 3: (.+) takes the seat of", filled.out)
    assert taker is not None, filled.err
    assert taker[1] in third["sitting_out"]
    for table in range(1, 6):
        assert event("score", file, "3", str(table), "9", "5").code == 0
    assert event("score", file, "2", "3", "11", "4", "--correct").code == 0
    for number in range(4, 7):
        for table in range(1, 6):
            assert event("score", file, str(number), str(table), "8", "7").code == 0
    last = schedule_of(file)
    assert last[:2] == after[:2]
    assert not any("A1" in side for each in last[2:] for table in each["tables"] for side in table)
    rounds = [*last[:2], third, *last[3:]]  # as planned: nobody has the same partner twice
    partners = [tuple(sorted(side)) for each in rounds for table in each["tables"] for side in table]
    assert len(partners) == len(set(partners))
    points = standings_of(file)
    counted = dict.fromkeys(points, 0)
    usual = [(9, 6), (7, 8), (9, 5), (8, 7), (8, 7), (8, 7)]
    for number, each in enumerate(last, start=1):
        for place, table in enumerate(each["tables"], start=1):
            scores = (11, 4) if (number, place) == (2, 3) else usual[number - 1]
            for side, won in zip(table, scores, strict=True):
                for name in side:
                    counted[name] += won
    assert {name: row["points"] for name, row in points.items()} == counted
    assert points["A1"]["rounds"] == 2
    assert "Missing" not in event("standings", file).out


def test_lone_hands_count_for_who_made_them(file: str) -> None:
    first, second = schedule_of(file)[0]["tables"][1]
    assert event("score", file, "1", "2", "12", "3", "--lone", f"{first[0]}=2").code == 0
    assert standings_of(file)[first[0]]["lone_hands"] == 2
    assert standings_of(file)[first[1]]["lone_hands"] == 0
    shown = event("standings", file).out
    assert f"Most lone hands: {first[0]}." in shown
    assert "Missing: round 1 table 1" in shown
    elsewhere = event("score", file, "1", "1", "9", "6", "--lone", f"{second[0]}=1")
    assert elsewhere.code == 2
    assert "does not play at table 1" in elsewhere.err


def test_prizes_are_set_and_named_in_standings_json_and_print(file: str, tmp_path: Path) -> None:
    names = {name for side in schedule_of(file)[0]["tables"][1] for name in side}
    assert event("score", file, "1", "2", "12", "3", "--marches", "2", "0").code == 0
    assert event("prizes", file, "second", "most-marches", "low-score").code == 0
    shown = event("standings", file).out
    assert "First:" not in shown
    found = json.loads(event("standings", file, "--json").out)["prizes"]
    assert [each["prize"] for each in found] == ["second", "most marches", "low score"]
    second, marches, low = (set(each["winners"]) for each in found)
    assert second == set()  # two share the first place
    assert marches | low == names
    assert f"Low score: {', '.join(found[2]['winners'])}." in shown
    assert event("print", file, "standings", "--output", str(tmp_path / "page.pdf")).code == 0
    assert event("prizes", file, "--none").code == 0
    assert json.loads(event("standings", file, "--json").out)["prizes"] == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["score", "{}", "1", "9", "9", "6"], "tables 1 to 5"),
        (["score", "{}", "7", "1", "9", "6"], "no round 7"),
        (["score", "{}", "3", "1", "9", "6"], "round 1 comes first"),
        (["score", "{}", "1", "1", "200", "6"], "at most 128 points"),
        (["score", "{}", "1", "1", "0", "0"], "not a score"),
        (["score", "{}", "1", "1", "9", "6", "--lone", "A1"], "A1: write the name"),
        (["prizes", "{}", "first", "first"], "only once"),
        (["prizes", "{}"], "say --none"),
        (["seat", "{}", "a1"], "is taken"),
        (["seat", "{}", "x" * 41], "is not a name"),
        (["leave", "{}", "Nobody"], "nobody here"),
        (["dispute", "{}", "1", "1", "a\nb"], "printable"),
        (["seat", "{}", "New", "--by", "Ann: x"], "without a colon"),
        (["seat", "{}", "New", "--from-round", "9"], "there is no round 9"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(file: str, words: list[str], message: str) -> None:
    before = Path(file).read_bytes()
    refused = event(*(word.format(file) for word in words))
    assert refused.code == 2
    assert message in refused.err
    assert Path(file).read_bytes() == before


def test_undo_takes_back_a_whole_command_and_leaves_the_one_before(file: str) -> None:
    before = standings_of(file)
    side, _ = schedule_of(file)[0]["tables"][0]
    assert event("score", file, "1", "1", "9", "6").code == 0
    scored = standings_of(file)
    again = ("score", file, "1", "1", "12", "6", "--correct", "--lone", f"{side[0]}=1", "--marches", "1", "0")
    assert event(*again).code == 0
    assert standings_of(file)[side[0]]["lone_hands"] == 1
    done = event("undo", file)
    assert done.out.count(";") == 2
    assert standings_of(file) == scored
    assert event("undo", file).code == 0
    assert standings_of(file) == before
    assert "there is nothing to take back" in event("undo", file).err


def test_lone_hands_are_corrected_and_taken_off(file: str) -> None:
    side, other = schedule_of(file)[0]["tables"][0]
    assert (
        event("score", file, "1", "1", "12", "3", "--lone", f"{side[0]}=2", "--lone", f"{other[0]}=1").code
        == 0
    )
    corrected = event("score", file, "1", "1", "11", "3", "--correct", "--lone", f"{side[0]}=1")
    assert f"No lone hands any more: {other[0]}." in corrected.out
    assert [standings_of(file)[name]["lone_hands"] for name in (side[0], other[0])] == [1, 0]
    assert event("lone", file, "1", f"{side[0]}=0", f"{other[1]}=1").code == 0
    assert [standings_of(file)[name]["lone_hands"] for name in (side[0], other[1])] == [0, 1]
    assert event("lone", file, "1", f"{side[0]}=x").code == 2


def test_a_disputed_score_is_named_until_it_is_settled(file: str) -> None:
    assert event("dispute", file, "1", "2", "Ann says 9").code == 0
    shown = event("standings", file)
    assert "Disputed: round 1 table 2 (Ann says 9)." in shown.out
    assert json.loads(event("standings", file, "--json").out)["disputed"] == [[1, 2]]
    assert event("score", file, "1", "2", "9", "6").code == 0
    assert "Disputed" not in event("standings", file).out
    assert event("dispute", file, "1", "9").code == 2


@pytest.mark.parametrize(
    "written",
    [
        "\ufeffZoë\r\nBob\r\n\r\nCid\r\nDee".encode(),
        "Zoë\nBob\nCid\nDee\n".encode("utf-16"),
        "Zoë\nBob\nCid\nDee\n".encode("cp1252"),
    ],
)
def test_a_list_of_names_may_have_the_encoding_of_any_program(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "names.txt").write_bytes(written)
    path = tmp_path / "hall.evening"
    assert event("new", str(path), "--names", str(tmp_path / "names.txt")).code == 0
    assert [line.split(": player ")[1] for line in path.read_text().splitlines()[-4:]] == [
        "Zoë",
        "Bob",
        "Cid",
        "Dee",
    ]


def test_what_is_not_text_is_refused_in_words(tmp_path: Path) -> None:
    odd = tmp_path / "odd"
    odd.write_bytes(b"Ann\nB\x00b\n")
    names = event("new", str(tmp_path / "new"), "--names", str(odd))
    assert (names.code, "line 2 cannot be printed" in names.err) == (2, True)
    odd.write_bytes(b"euchre evening 1\n\xff\n")
    for words in (("standings", str(odd)), ("seat", str(odd), "Ann"), ("export", str(odd))):
        refused = event(*words)
        assert (refused.code, "is not UTF-8 text: see line 2" in refused.err) == (2, True)


def test_old_names_of_options_work_and_say_so(tmp_path: Path) -> None:
    path, out = str(tmp_path / "hall.evening"), tmp_path / "out.json"
    done = event("new", path, "--pairs", "round robin", "--rank", "lone hands", *NAMES[:8])
    assert done.code == 0
    assert "'round robin' is now 'round-robin'" in done.err
    exported = event("export", path, "--out", str(out))
    assert "'--out' is now '--output'" in exported.err
    assert json.loads(out.read_text())["schema"] == "euchre.event-export/1"


def test_a_score_is_not_replaced_silently(file: str) -> None:
    assert event("score", file, "1", "1", "9", "6").code == 0
    again = event("score", file, "1", "1", "9", "6")
    assert again.code == 2
    assert "--correct" in again.err


def test_two_directors_at_once_enter_a_score_once(file: str) -> None:
    before = Path(file).read_text().splitlines()
    with ThreadPoolExecutor(2) as directors:
        runs = directors.map(
            lambda who: euchre_started("event", "score", file, "1", "1", "9", "6", "--by", who),
            ["Ann", "Bob"],
        )
        codes = sorted(run.code for run in runs)
    assert codes == [0, 2]
    after = Path(file).read_text().splitlines()
    assert after[:-1] == before
    assert after[-1].endswith("score round 1 table 1: 9 to 6")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense\n", "line 1: this file begins"),
        ("euchre evening 1\nnonsense\n", "line 2: write the time"),
        ("euchre evening 1\n2026-11-22T19:00:00Z Ann: dances\n", "line 2: 'dances' is not an act"),
        (
            "euchre evening 1\n2026-11-22T19:00:00Z Ann: dances\n",
            "if a newer version of euchre wrote this line",
        ),
        ("euchre evening 1\n2026-11-22T19:00:00Z Ann: take back\n", "line 2: there is nothing"),
        ("euchre evening 1\n2026-11-22T19:00:00Z Ann: rank by luck\n", "'luck' is not one of points"),
        ("euchre evening 1\n2026-11-22T19:00:00Z Ann: plan 0 rounds of 8 deals, seed 1\n", "0 rounds"),
    ],
)
def test_a_file_edited_into_nonsense_is_refused_with_its_line(
    tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "bad.evening"
    path.write_text(text)
    refused = event("standings", str(path))
    assert refused.code == 2
    assert message in refused.err


def test_a_line_that_a_crash_cut_off_is_dropped_when_the_next_is_added(file: str) -> None:
    whole = Path(file).read_text()
    Path(file).write_text(whole + "2026-11-22T19:00:00Z Ann: score rou")
    assert event("score", file, "1", "1", "9", "6").code == 0
    assert [line[-28:] for line in Path(file).read_text().splitlines()][
        -1
    ] == "score round 1 table 1: 9 to 6"[-28:]


def test_an_evening_needs_four_players(tmp_path: Path) -> None:
    path = tmp_path / "small.evening"
    for names, message in {
        ("Ann", "Bob", "Cid"): "3 players are too few: at least 4 are needed",
        ("Ann", "Bob", "Cid", " ann"): "the name 'ann' occurs twice: as number 1 and number 4",
    }.items():
        refused = event("new", str(path), *names)
        assert (refused.code, path.exists()) == (2, False)
        assert message in refused.err
    assert event("new", str(path)).code == 0  # the names come with `seat`
    assert event("seat", str(path), "Ann", "Bob", "Cid").code == 0
    few = event("schedule", str(path))
    assert few.code == 2
    assert "3 players in round 1 are too few" in few.err
    assert event("new", str(path)).code == 2  # the file exists


def test_an_evening_is_printed_as_one_pdf(file: str, tmp_path: Path) -> None:
    out = tmp_path / "evening.pdf"
    done = event("print", file, "--output", str(out), "--paper", "letter", "--spare", "2")
    assert done.code == 0, done.err
    assert f"{out} ready: print on letter paper" in done.out
    assert out.read_bytes().startswith(b"%PDF-1.")


def test_pages_are_written_in_each_format(file: str, tmp_path: Path) -> None:
    assert event("print", file, "names", "--to", "svg", "--output", str(tmp_path / "page.svg")).code == 0
    assert sorted(path.name for path in tmp_path.glob("page*")) == [f"page-{each}.svg" for each in (1, 2, 3)]
    assert event("print", file, "names", "--output", str(tmp_path / "page.html")).code == 0
    assert (tmp_path / "page.html").read_text().count("<svg") == 3


def test_pairs_that_stay_together_play_an_elimination(tmp_path: Path) -> None:
    path = str(tmp_path / "pairs.evening")
    new = event("new", path, "--pairs", "single", "--deals", "4", *NAMES[:6])
    assert "6 players, 2 rounds of 4 deals" in new.out
    assert event("pair", path, "A1", "B2").code == 0
    assert event("seeds", path, "B1").code == 0
    (first,) = schedule_of(path)
    assert first["tables"] == [[["A1", "B2"], ["A2", "A3"]]]
    assert first["sitting_out"] == ["A4", "B1"]
    tied = event("score", path, "1", "1", "4", "4")
    assert (tied.code, "play one more deal" in tied.err) == (2, True)
    assert event("score", path, "1", "1", "4", "5").code == 0
    assert schedule_of(path)[1]["tables"] == [[["A4", "B1"], ["A2", "A3"]]]
    assert event("score", path, "2", "1", "6", "1").code == 0
    assert {name: row["place"] for name, row in standings_of(path).items()} == {
        "A4 and B1": 1,
        "A2 and A3": 2,
        "A1 and B2": 3,
    }
    assert event("print", path, "tables", "guide", "--output", str(tmp_path / "page.html")).code == 0
    refused = event("new", str(tmp_path / "other"), "--pairs", "swiss", "--by-result", *NAMES[:8])
    assert (refused.code, "cannot stay together" in refused.err) == (2, True)


def test_every_line_of_the_file_has_a_time_and_a_name(file: str) -> None:
    event("score", file, "1", "1", "9", "6", "--by", "Bob")
    lines = Path(file).read_text().splitlines()[1:]
    assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ \w+: ", line) for line in lines)
    assert lines[-1].partition(" ")[2].startswith("Bob: score")
    assert all(one[:20] <= other[:20] for one, other in pairwise(lines))


def test_winners_move_up_when_all_scores_are_in(tmp_path: Path) -> None:
    path = str(tmp_path / "bell.evening")
    assert event("new", path, "--by-result", *NAMES[:8]).code == 0
    assert len(schedule_of(path)) == 1
    one, two = schedule_of(path)[0]["tables"]
    assert event("score", path, "1", "1", "9", "6", "--marches", "2", "0", "--euchres", "1", "0").code == 0
    early = event("score", path, "2", "1", "9", "6")
    assert early.code == 2
    assert "round 2 is known when round 1 has all its scores" in early.err
    assert event("score", path, "1", "2", "4", "8").code == 0
    head = schedule_of(path)[1]["tables"][0]
    assert {name for side in head for name in side} == {*one[0], *two[1]}
    assert "Winners move up" in event("schedule", path).out
    assert standings_of(path)[one[0][0]]["marches"] == 2
    assert standings_of(path)[one[1][0]]["euchred"] == 1


def test_a_thousand_and_one_players_are_too_many(tmp_path: Path) -> None:
    names = tmp_path / "names.txt"
    names.write_text("".join(f"Player {number}\n" for number in range(1001)))
    path = tmp_path / "crowd.evening"
    refused = event("new", str(path), "--names", str(names))
    assert refused.code == 2
    assert "at most 1,000" in refused.err
    assert not path.exists()
    split = event("new", str(path), "Ann\u2028Bob", "Cid", "Dee", "Eve")
    assert split.code == 2
    assert "is not a name" in split.err


def test_players_are_rated_over_evenings(file: str, tmp_path: Path) -> None:
    first, _ = schedule_of(file)[0]["tables"][0]
    assert event("score", file, "1", "1", "9", "6").code == 0
    later = str(tmp_path / "later.evening")
    assert event("new", later, *NAMES[:8]).code == 0
    rows = json.loads(event("ratings", file, later, "--json").out)["players"]
    assert {rows[0]["name"], rows[1]["name"]} == set(first)
    assert rows[0]["rating"] > 1500 > rows[-1]["rating"]
    assert [row["rounds"] for row in rows].count(1) == 4
    assert first[0] in event("ratings", file).out


def test_points_that_few_games_give_are_entered_on_purpose(file: str) -> None:
    refused = event("score", file, "1", "1", "90", "6")
    assert refused.code == 2
    assert "8 deals usually give at most 32 points, not 96" in refused.err
    assert event("score", file, "1", "1", "90", "6", "--unusual").code == 0
