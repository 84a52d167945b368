"""People who cut, come and are replaced, as far as the desk knows of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

LEEDS = "leeds-dwight-1888"
CUTS = ('"Ann" draws KS', '"Bob" draws KD', '"Cid" draws 9C', '"Dot" draws 7H')


def test_cards_cut_by_name_tell_partners_and_dealer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    assert "3 of 4 have cut." in talk.says(*CUTS[:3], "who deals?")
    assert "Ann and Bob cut again" in talk.says(CUTS[3], "who deals?")
    said = talk.says('"Ann" draws AS', '"Bob" draws JC', "Who plays with whom?")
    assert "Bob and Ann play Cid and Dot. Bob deals first" in said
    assert "Bob deals first" in talk.says("who deals?")


def test_cards_cut_from_seats_tell_the_dealer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    assert talk.says("A draws KS", "B draws JD", "C draws 9C", "D draws 7H", "who deals?") == "B deals next."


@pytest.mark.parametrize(
    "line",
    [
        "Ann, Bob, Cid and Dot have come to play.",
        "They cut for partners.",
        "Ann, Bob, Cid, Dot and Eve all arrived together.",
        "Dot has to leave before the rubber is over and proposes Eve in her place.",
        "Cid will not have Eve as a substitute",
    ],
)
def test_desk_says_where_a_table_is_formed(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    assert "'euchre club --code leeds-dwight-1888'" in talk.says(line)
    assert talk.entries == []


@pytest.mark.parametrize(
    "line",
    ["B waits for his turn and frowns at the seven", "C frobs it in A's place", "C takes from the heap"],
)
def test_line_about_play_does_not_mention_the_forming_of_tables(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    assert "euchre club" not in talk.says("A deals", line)


def test_seat_of_another_is_not_taken_once_a_deal_has_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    talk.says("Ann is A, Bob is B, Cid is C, Dot is D")
    talk.says('"Dora" takes seat D')
    talk.says("Ann deals", "Ann turns up the nine of hearts")
    before = talk.entries
    assert '"Dora" sits there' in talk.says('"Eve" takes seat D')
    assert talk.entries == before
    talk.says('"Dora" takes seat D')
    assert talk.entries[-1] == '"Dora" takes seat D'


SEATED = "Ann is A, Bob is B, Cid is C, Dot is D"
CUT_ALIKE = (
    "Ann cuts the king of spades",
    "Bob cuts the king of hearts",
    "Cid cuts the ten of diamonds",
    "Dot cuts the eight of clubs",
)


def test_desk_says_who_of_the_tied_cuts_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "Bob, Cid and Dot have still to cut" in talk.says(SEATED, CUT_ALIKE[0], "who deals?")
    again = "Ann and Bob have cut alike and cut again for the deal."
    assert again in talk.says(*CUT_ALIKE[1:])
    assert again in talk.says("who deals?")
    assert "Bob has to cut again for the deal." in talk.says("Ann cuts the nine of spades")
    stray = talk.says("Dot cuts the nine of hearts")
    assert "The cut of Dot counts for nothing. Bob has to cut again for the deal." in stray
    assert "Bob deals next." in talk.says("Bob cuts the jack of hearts")
