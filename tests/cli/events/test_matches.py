"""Leagues and ladders as their director types them, and exports of every kind of event."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import Run, euchre


def event(*words: str | Path) -> Run:
    """Run a command on an event."""
    return euchre("event", *words)


def document(*words: str | Path) -> dict[str, Any]:
    """Return what a command writes with --json."""
    done = event(*words, "--json")
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    assert found["schema"].startswith("euchre.")
    return found


def test_a_season_with_a_missing_side_a_substitute_and_a_wrong_score(tmp_path: Path) -> None:
    file = str(tmp_path / "season.matches")
    names = ("Hall: Ann, Al", "Fire: Bea, Bob", "Club: Cid, Cy")
    assert event("matches", "new", file, "--title", "Winter", *names).code == 0
    scored = event("matches", "score", file, "Hall", "10", "Fire", "7", "--players", "Hall=Ann,Zoe")
    assert "Hall 10, Fire 7. 2 to play." in scored.out
    twice = event("matches", "score", file, "Fire", "10", "Hall", "7")
    assert twice.code == 2
    assert "Hall 10, Fire 7; --correct replaces it" in twice.err
    assert event("matches", "score", file, "Fire", "10", "Hall", "7", "--correct").code == 0
    assert "Taken back: result 10 to 7: Fire / Hall." in event("matches", "undo", file).out
    assert event("matches", "walkover", file, "Club", "Fire").code == 0
    shown = event("matches", "standings", file).out
    assert "Result 1: Zoe was a substitute for Hall." in shown
    assert "10 to 7" in event("matches", "schedule", file).out
    found = document("matches", "standings", file)
    assert [(each["place"], each["name"]) for each in found["places"]] == [
        (1, "Hall"),
        (2, "Club"),
        (3, "Fire"),
    ]
    assert [each["points"] for each in document("matches", "schedule", file)["matches"]].count(None) == 1
    before = Path(file).read_bytes()
    assert event("matches", "score", file, "Nobody", "1", "Hall", "0").code == 2
    assert event("matches", "score", file, "Hall", "1", "Club", "0", "--players", "Fire=X").code == 2
    assert event("matches", "enter", file, "Hall").code == 2
    assert Path(file).read_bytes() == before


def test_a_ladder_is_challenged(tmp_path: Path) -> None:
    file = str(tmp_path / "club.matches")
    assert event("matches", "new", file, "--format", "ladder", "--number", "1", "A", "B").code == 0
    assert document("matches", "enter", file, "C")["acts"] == ["entrant C"]
    assert event("matches", "score", file, "C", "10", "B", "4").code == 0
    assert event("matches", "score", file, "C", "10", "A", "4").code == 0
    assert [each["name"] for each in document("matches", "standings", file)["places"]] == ["C", "A", "B"]
    far = event("matches", "score", file, "B", "10", "C", "4")
    assert far.code == 2
    assert "can challenge the 1 above only" in far.err


def make(kind: str, file: str) -> None:
    """Return an event with one result."""
    names = ("Ann Lee", "Bob", "=Cid", "Dee")
    if kind == "evening":
        assert document("new", file, *names)["acts"][0] == "title Euchre evening"
        assert document("score", file, "1", "1", "9", "6")["acts"] == ["score round 1 table 1: 9 to 6"]
    elif kind == "matches":
        assert len(document("matches", "new", file, *names)["acts"]) == 6
        first = document("matches", "schedule", file)["matches"][0]
        acts = document("matches", "score", file, first["home"], "9", first["guests"], "6")["acts"]
        assert acts == [f"result 9 to 6: {first['home']} / {first['guests']}"]
    else:
        assert document("duplicate", "new", file, "--boards", "1", *names)["acts"]
        acts = document("duplicate", "score", file, "1", "1", "1", "2", "0")["acts"]
        assert len(acts) == 1


@pytest.mark.parametrize("kind", ["evening", "matches", "duplicate"])
def test_every_kind_of_event_is_exported(tmp_path: Path, kind: str) -> None:
    file = str(tmp_path / "an.event")
    make(kind, file)
    found = document("export", file)
    assert len(found["standings"]) == 4
    assert found["entries"][-1].keys() == {"time", "by", "act"}
    assert [row for row in found["results"] if 9 in row.values() or 2 in row.values()]
    for part in ("results", "standings", "entries"):
        out = tmp_path / f"{part}.csv"
        assert event("export", file, "--to", "csv", "--part", part, "--output", out).code == 0
        rows = list(csv.DictReader(io.StringIO(out.read_text())))
        assert [list(row) for row in rows] == [list(row) for row in found[part]]
    standings = (tmp_path / "standings.csv").read_text()
    assert "'=Cid" in standings  # no formula for a spreadsheet


def test_every_command_answers_in_json(tmp_path: Path) -> None:
    file = str(tmp_path / "hall.evening")
    document("new", file, *"ABCDEFGH")
    assert document("seat", file, "Late")["acts"] == ["player Late"]
    assert document("leave", file, "Late")["acts"] == ["leaves after round 0: Late"]
    assert document("undo", file)["acts"] == ["take back"]
    page = str(tmp_path / "names.svg")
    assert document("print", file, "names", "--output", page)["files"] == [page]
    for command in ("schedule", "standings", "ratings"):
        document(command, file)
    board = str(tmp_path / "club.duplicate")
    document("duplicate", "new", board, *"ABCD", "--boards", "1")
    document("duplicate", "score", board, "1", "1", "1", "2", "0")
    assert document("duplicate", "undo", board)["acts"] == ["take back"]


def test_ratings_over_matches_and_duplicate(tmp_path: Path) -> None:
    season, club = str(tmp_path / "season.matches"), str(tmp_path / "club.duplicate")
    assert event("matches", "new", season, "Ann and Al", "Bea and Bob").code == 0
    assert event("matches", "score", season, "Bea and Bob", "10", "Ann and Al", "7").code == 0
    assert event("duplicate", "new", club, "--movement", "teams", "Bea", "Ann").code == 0
    for table, points in (("1", ("2", "0")), ("2", ("0", "1"))):
        assert event("duplicate", "score", club, "1", table, "1", *points).code == 0
    found = {one["name"]: one for one in document("ratings", season, club)["players"]}
    assert {name: one["rounds"] for name, one in found.items()} == {"Ann": 2, "Al": 1, "Bea": 2, "Bob": 1}
    assert (
        found["Bea"]["rating"]
        > found["Bob"]["rating"]
        > 1500
        > found["Al"]["rating"]
        > found["Ann"]["rating"]
    )
    assert "taken out of 1 of 2 games" in event("ratings", season, club, "--without-luck").out


def test_opponents_break_ties_in_a_swiss_event(tmp_path: Path) -> None:
    file = str(tmp_path / "club.matches")
    assert event("matches", "new", file, "--format", "swiss", "--number", "3", *"ABCDEF").code == 0
    assert " v " in event("matches", "schedule", file).out
    for _ in range(3):
        for each in document("matches", "schedule", file)["matches"]:
            if each["points"] is None:
                names = sorted((each["home"], each["guests"]))
                assert event("matches", "score", file, names[0], "10", names[1], "7").code == 0
    places = document("matches", "standings", file)["places"]
    points = {each["name"]: each["match_points"] for each in places}
    met = {name: 0 for name in points}
    for each in document("matches", "schedule", file)["matches"]:
        met[each["home"]] += points[each["guests"]]
        met[each["guests"]] += points[each["home"]]
    assert {each["name"]: each["opponents"] for each in places} == met
    order = [(each["match_points"], each["opponents"]) for each in places]
    assert order == sorted(order, reverse=True)
    assert "Opponents" in event("matches", "standings", file).out
