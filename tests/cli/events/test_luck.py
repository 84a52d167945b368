"""The luck of the cards: noted from a record, refused where it does not fit, taken out of ratings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.deal import new_deal
from euchre.events import EventError
from euchre.events.ratings import luck_of_round
from euchre.notation import read_any
from euchre.review import deals_to_review
from euchre.seats import Seat
from tests.cli.runs import euchre

NAMES = ["Ann", "Al", "Bea", "Bob"]


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Return the record of four deals between `novice` players: 4 to 4 with bad cards for A and C."""
    path = str(tmp_path / "table.euchre")
    played = ("play", "--code", "modern", "--auto", "--players", "novice", "--seed", "8", "--deals", "4")
    assert euchre(*played, "--record", path).code == 0
    return path


def points_in(record: str) -> tuple[int, int]:
    """Return the points of both sides in a record."""
    (found,) = read_any(Path(record).read_text(), ".euchre")
    each = [one.deal.final_outcome.points.values for one in deals_to_review(found)]
    first, second = (sum(points) for points in zip(*each, strict=True))
    return first, second


def test_luck_is_noted_from_a_record_and_taken_out_of_ratings(tmp_path: Path, record: str) -> None:
    file = str(tmp_path / "hall.evening")
    assert euchre("event", "new", file, "--rounds", "1", "--deals", "4", *NAMES).code == 0
    too_early = euchre("event", "luck", file, "1", "1", record)
    assert too_early.code == 2
    assert "no score yet" in too_early.err
    first, second = points_in(record)
    assert euchre("event", "score", file, "1", "1", str(first + 1), str(second)).code == 0
    other = euchre("event", "luck", file, "1", "1", record)
    assert other.code == 2
    assert f"gives {first} to {second}" in other.err
    assert euchre("event", "score", file, "1", "1", str(first), str(second), "--correct").code == 0
    assert euchre("event", "luck", file, "1", "1", record).code == 0
    assert "luck round 1 table 1: -3.00 for side 1" in Path(file).read_text()
    side = json.loads(euchre("event", "schedule", file, "--json").out)["rounds"][0]["tables"][0][0]
    assert rated_above(file) == set()  # a tie
    assert rated_above(file, "--without-luck") == set(side)
    shown = euchre("event", "ratings", file, "--without-luck")
    assert "taken out of 1 of 1 games" in shown.out


def rated_above(file: str, *words: str) -> set[str]:
    """Return who has more than the rating with which all begin."""
    found = json.loads(euchre("event", "ratings", file, "--json", *words).out)["players"]
    return {one["name"] for one in found if one["rating"] > 1500}


def test_a_deal_with_unknown_hands_has_no_luck(record: str) -> None:
    (found,) = read_any(Path(record).read_text(), ".euchre")
    whole = [one.deal for one in deals_to_review(found)]
    unknown = new_deal(whole[0].code, Seat.B)
    with pytest.raises(EventError, match="deal 2 does not show all hands"):
        luck_of_round([whole[0], unknown])
