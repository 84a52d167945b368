"""What people say in everyday words of the pack, the tricks and those who look on, as the desk takes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

LEEDS = "leeds-dwight-1888"
SEATED = "the players are Ann, Bob, Cleo and Dan"
UP = (SEATED, "Ann deals, queen of hearts turned up")
LED = (*UP, "Bob orders it up", "Ann discards", "Bob leads the ace of spades")


@pytest.mark.parametrize(
    ("before", "said", "entries"),
    [
        ((SEATED, "Ann deals"), "Cleo shuffles a second time", ["C shuffles", "C shuffles again"]),
        ((SEATED, "Ann deals"), "the nine of clubs is seen while Ann shuffles", ["A faces 9C"]),
        (UP, "the other pack was dealt", ["B claims other-sides-pack"]),
        (UP, "the pack lacks the seven of clubs", ["A finds imperfect pack"]),
        (UP, "Ann calls for new packs", ["A calls for new cards"]),
        (LED, "Cleo QC and 9S together", ["C plays QC 9S together"]),
        (LED, "Dan says the trick is his", ["D points out trick"]),
        (LED, "Dan pushes the tricks together", ["D mixes the cards"]),
        ((*UP, "Bob p"), "Cleo p", ["C passes"]),
        ((*UP, "everybody passes to Ann"), "Ann says no and turns it down", ["A turns down"]),
        ((*UP, "Bob orders it up"), "Ann has let go of her discard", ["A quits the discard"]),
    ],
)
def test_words_are_entered_without_a_question(
    before: tuple[str, ...], said: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(LEEDS, (*before, said), tmp_path, capsys)[-len(entries) :] == entries


@pytest.mark.parametrize(
    "said", ["Cleo counts the tricks", "Dan mutters", "she can't, she has none", "Cleo has no spade"]
)
def test_words_that_change_nothing_are_no_new_act(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "tells no new act" in Talk(LEEDS, tmp_path, capsys).says(*LED, said)


@pytest.mark.parametrize(
    "said",
    [
        "a bystander says Bob revoked",
        "Eve, who is watching, says that Dan should lead",
        "Ann asks a bystander who has won the trick",
        "the onlooker bets on the game",
    ],
)
def test_bystander_changes_nothing(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    talk.says(*LED)
    before = talk.entries
    assert "changes nothing at the table" in talk.says(said)
    assert talk.entries == before


def test_line_about_a_bystander_that_goes_on_asks_for_the_act(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*LED, "a bystander says Bob revoked, and Cleo claims it")
    assert "Type what the player does by itself" in said


def test_cards_cut_by_people_without_seats_need_no_quotation_marks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    said = "Ann cuts the king of hearts, Bob the ace of clubs, Cleo the nine of spades, Dan the ten of spades"
    assert "Bob deals first" in talk.says(said, "who deals?")
    assert '"Dan" draws TS' in talk.entries


def test_who_has_left_is_still_called_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "Bob leaves the table" in talk.says(*UP, "Bob leaves the table")
    assert "Bob is to act" in talk.says("who is to act?")


def test_tricks_of_both_sides_are_one_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(*UP, "Bob orders it up", "Ann discards", "Bob and Dan took two and Ann and Cleo three")
    assert "the makers, Bob and Dan, took 2 tricks, which is a euchre" in said


def test_single_maker_is_no_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    before = ("the players are Ann, Bob and Cleo", "Ann deals, queen of hearts turned up", "Bob orders it up")
    assert "the maker, Bob, took 3 tricks" in talk.says(*before, "Ann discards", "Bob took three tricks")
