"""Lines of which a part was left out, and words that were heard as a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import entries_after

UP = "A deals and turns up the king of hearts"
BEGUN = (UP, "B, C and D pass and A takes it up and discards the eight of diamonds")
FIRST = "B leads the ace of spades, C the nine of spades, D the seven of spades, A the queen of spades"
SECOND = "B leads the king of diamonds, C the queen of diamonds, D the nine of diamonds, A the ten of hearts"
PEOPLE = "Ann is a, Bob is b, Cid is c, Dot is d"


@pytest.mark.parametrize(
    "said",
    [
        "Bob passes, so do Cid and Dot",
        "Bob passes, and so do Cid and Dot",
        "Bob passes, so does Cid, and so does Dot",
    ],
)
def test_so_do_others(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (PEOPLE, "Ann deals and turns up the ten of hearts", said)
    assert entries_after("modern", lines, tmp_path, capsys)[-3:] == ["B passes", "C passes", "D passes"]


def test_discard_told_with_a_lone_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (UP, "B, C and D pass", "A takes it alone and discards the eight of diamonds")
    entries = entries_after("jerome-1877", lines, tmp_path, capsys)
    assert entries[-2:] == ["A takes up alone", "A discards 8D"]


def test_cards_spread_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = "B spreads the ten of spades, the eight of clubs and the seven of hearts on the table"
    entries = entries_after("jerome-1877", (*BEGUN, FIRST, SECOND, said), tmp_path, capsys)
    assert entries[-1] == "B exposes TS 8C 7H"


def test_partner_told_to_take_a_card_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*BEGUN, FIRST, SECOND, "D leads the ace of clubs", "B tells his partner D to take it back")
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] == "B chooses recall"


def test_hand_put_down_as_good_is_laid_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = "B leads the ace of spades, C the nine of spades, D the jack of spades, A the ten of hearts"
    said = (
        "A puts down all his cards, king of hearts, queen of clubs and ten of clubs, saying they are all good"
    )
    lines = (
        *(UP, "B, C and D pass and A takes it up and discards the ten of diamonds", first),
        *("A leads the jack of hearts, B the nine of hearts, C the ace of hearts, D the nine of diamonds",),
        *(said, "yes", "D doesn't believe it"),
    )
    assert entries_after("modern", lines, tmp_path, capsys)[-2:] == ["A lays down", "D objects"]


@pytest.mark.parametrize("said", ["C has spoken", "C has said something"])
def test_speaking_is_no_call(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after("jerome-1877", (UP, said, "yes"), tmp_path, capsys)[-1] == "A turns up KH"


def test_call_before_others_adds_no_call_of_theirs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (UP, "D orders it up before B or C has spoken", "yes")
    assert "C assists" not in entries_after("jerome-1877", lines, tmp_path, capsys)


def test_player_who_insists_on_a_card_does_not_play_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*BEGUN, FIRST, "B leads the king of diamonds, C the queen of diamonds")
    entries = entries_after(
        "jerome-1877", (*lines, "D insists on the nine of diamonds", "yes"), tmp_path, capsys
    )
    assert "D 9D" not in entries
