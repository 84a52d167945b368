"""What a player says who may choose something: a choice, or a question of the desk, never talk in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

BEGUN = (
    "the players are Ella, Finn, Greta and Hans",
    "Ella deals and turns up the ace of spades",
    "Finn passes, Greta assists, Ella picks it up and discards",
)
THROWN = (
    *BEGUN,
    "Finn leads the ten of hearts, Greta the ace, Hans the eight, Ella the seven",
    "Hans throws his cards on the pack",
)
LED = (*BEGUN, "Hans leads the king of diamonds")
ADVISED = (*BEGUN, "Hans tells Finn to lead a trump")


SAYINGS = (
    (THROWN, "Greta says: then we count all five tricks", "C chooses five-tricks"),
    (THROWN, "Greta says: that gives us all the tricks", "C chooses five-tricks"),
    (THROWN, "Ella says we take the rest", "A chooses five-tricks"),
    (THROWN, "Greta says those tricks are ours", "C chooses five-tricks"),
    (LED, "Greta says: that has to go back", "C chooses recall"),
    (LED, "Ella says: I want it taken back", "A chooses recall"),
    (LED, "Ella says: please take it back, Hans", "A chooses recall"),
    (ADVISED, "Greta says: then the deal is off", "C chooses spoil-deal"),
    (ADVISED, "Ella says: then we cancel this deal", "A chooses spoil-deal"),
    (ADVISED, "Ella says she wants a new deal", "A chooses spoil-deal"),
)


@pytest.mark.parametrize(("begun", "line", "chosen"), SAYINGS)
def test_what_is_open_is_taken_in_the_words_of_the_player(
    begun: tuple[str, ...], line: str, chosen: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-1] == chosen


@pytest.mark.parametrize("line", ["Greta says: what a fool", "Greta says: you cannot do that"])
def test_other_words_of_a_player_who_may_choose_are_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*THROWN, line)
    assert "Does Greta choose what is open? Then type 'Greta chooses five-tricks'" in said
    assert talk.entries[-1].startswith("D throws in")


def test_advice_of_a_player_who_may_choose_is_advice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*LED, "Ella says: lead a heart, Greta")
    assert "Ella helped their partner" in said


def test_a_choice_told_once_is_one_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*THROWN, "Greta says then we score for all five tricks")
    entries = entries_after("jerome-1877", lines, tmp_path, capsys)
    assert entries.count("C chooses five-tricks") == 1


@pytest.mark.parametrize("asked", ["Is it too late?", "Was that too late?", "Is he too late?"])
def test_a_question_after_words_said_too_late_is_answered_with_the_ruling(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(
        "the players are Igor, Jane, Karl and Lucy",
        "Igor deals and turns up the king of clubs",
        "Jane and Karl and Lucy pass",
        "Igor takes it up and puts a diamond away",
        "Jane leads the queen of hearts",
        "Now Igor says he will play alone",
        asked,
    )
    assert "Igor may not play alone: the time for that is over" in said


@pytest.mark.parametrize(
    "claimed",
    [
        "Olga claims one more point",
        "Olga claims the other point",
        "Olga wants the missing point",
        "Olga remembers that it was a march and wants the other point",
    ],
)
def test_a_point_more_is_claimed_as_an_undercount(
    claimed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        "the players are Mia, Ned, Olga and Paul",
        "Mia deals and turns up the ace of spades",
        "Ned passes, Olga assists, Mia picks it up and discards",
        "the makers took all five tricks",
        "Mia and Olga only marked one point",
        "Ned deals and turns up the nine of hearts",
        claimed,
        "yes",
    )
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] == "C claims undercount"


@pytest.mark.parametrize(
    "counted",
    ["Now Greta counts her cards and she still has five left", "Greta counts her cards and has five left"],
)
def test_a_hand_counted_is_told_with_its_cards(
    counted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*BEGUN, "Finn leads the ten of hearts, Greta the ace, Hans the eight, Ella the seven", counted)
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] == "C counts 5"


@pytest.mark.parametrize("card", ["her ace", "the ace", "the ace of hearts"])
def test_a_card_taken_back_is_the_one_on_the_table(
    card: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        *BEGUN,
        "Finn leads the nine of hearts, Greta the eight of clubs, Hans the ace of hearts",
        "Greta takes back the eight of clubs and plays the king of hearts",
        f"Hans takes back {card} and plays the eight of hearts",
    )
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-2:] == ["D takes back AH", "D 8H"]


SUIT = (
    "the players are Ann, Bob, Cleo and Dan",
    "Dan deals and turns up the nine of hearts",
    "Ann orders it up. Then she says alone.",
)


@pytest.mark.parametrize(
    "line",
    [
        "Bob says let her",
        "Bob says let her go alone",
        "Bob says fine, let her play alone",
        "Bob says let Ann play alone",
        "Bob says let her be",
        "Bob lets her",
        "Bob lets her go alone",
        "Bob says let it stand",
    ],
)
def test_what_another_did_is_left_as_it_is(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("leeds-dwight-1888", (*SUIT, line), tmp_path, capsys)[-1] == "B chooses let-stand"


@pytest.mark.parametrize(
    "line", ["Bob says no, let her", "Bob says no", "Bob says no, you must play with Cleo"]
)
def test_a_refusal_is_asked_about_with_both_choices(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert "'Bob chooses play-together', or 'Bob lets it stand'" in talk.says(*SUIT, line)
    assert talk.entries[-1] == "A plays alone"


@pytest.mark.parametrize("line", ["Cleo says let her", "Cleo lets it stand, says Dan"])
def test_who_may_choose_nothing_leaves_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("leeds-dwight-1888", (*SUIT, line), tmp_path, capsys)
    assert "C chooses let-stand" not in entries
