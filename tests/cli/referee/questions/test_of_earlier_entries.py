"""Questions about what is no longer the last entry: a lead, a card sent back, a game won, a rubber."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "the players are Ann, Bob, Cleo and Dan"
LED_EARLY = (
    SEATED,
    "Ann deals and turns up the queen of hearts",
    "Bob passes, Cleo assists",
    "Bob leads the nine of spades",
    "Ann discards the seven of clubs",
)
SENT_BACK = (
    SEATED,
    "Ann deals and turns up the ten of spades",
    "Bob orders it up and Ann throws away the seven of hearts",
    "Dan leads the ace of clubs",
    "Cleo plays the nine of clubs",
    "Bob chooses recall from Dan",
)
CORRECTED = (
    SEATED,
    "the score is Ann and Cleo 3, Bob and Dan 2",
    "Ann deals and turns up the ten of hearts",
    "Bob, Cleo and Dan pass and Ann takes it up",
    "Ann and Cleo made all five tricks",
    "Ann marks one",
    "Bob deals and turns up the queen of clubs",
    "Cleo claims undercount",
    "Dan admits it",
)


@pytest.mark.parametrize(
    "asked",
    ["does Bob's lead stand?", "does Bob's lead count?", "is Bob's lead valid?", "does Bob's card stand?"],
)
def test_what_was_ruled_on_a_lead_is_told_after_other_entries(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*LED_EARLY, asked)
    assert said.startswith(
        "Bob led before the discard was made (the nine of spades, trick 1). The lead stands"
    )


@pytest.mark.parametrize("asked", ["does Cleo's call stand?", "does that stand?", "does Dan's lead stand?"])
def test_no_ruling_is_told_of_what_was_not_ruled_on(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "led before" not in Talk("jerome-1877", tmp_path, capsys).says(*LED_EARLY, asked)


@pytest.mark.parametrize(
    "asked", ["what about the nine of clubs?", "what about Cleo's nine?", "what happens to Cleo's nine now?"]
)
def test_a_card_that_goes_back_with_a_lead_is_told(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*SENT_BACK, asked)
    assert "Cleo takes back the card played to it" in said


@pytest.mark.parametrize(
    "asked", ["what about the nine of hearts?", "what about Dan's ten?", "what about Bob?"]
)
def test_of_another_card_nothing_is_told(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "takes back" not in Talk("jerome-1877", tmp_path, capsys).says(*SENT_BACK, asked)


@pytest.mark.parametrize("asked", ["who has won?", "who won the game?", "is the game over?", "who won?"])
def test_a_game_won_by_a_correction_is_told(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*CORRECTED, asked)
    assert said.startswith("Ann and Cleo won the game before this deal.")


@pytest.mark.parametrize("asked", ["who took the trick?", "what is the score?"])
def test_other_questions_after_it_are_not_about_the_game(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "won the game" not in Talk("jerome-1877", tmp_path, capsys).says(*CORRECTED, asked)


_MARCH = "deals, Ann played alone and got all five"
GAME = (f"Ann {_MARCH}", f"Bob {_MARCH}")
"""A love game of Ann and Cleo, three points of which lap."""
THREE_GAMES = (
    SEATED,
    *(f"{dealer} {_MARCH}" for dealer in ("Ann", "Bob", "Cleo")),
    "Dan deals, Ann and Cleo made their point",
    "Ann deals, Bob and Dan were euchred",
)


@pytest.mark.parametrize(
    "asked",
    [
        "who has won the rubber?",
        "is the rubber over?",
        "how does the rubber stand?",
        "how many rubber points?",
    ],
)
def test_how_the_rubber_stands_is_told(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(SEATED, *GAME, asked)
    assert "Nobody has won the rubber yet: 1 of 3 games are played; rubber points Ann and Cleo 2," in said
    assert "rubber points Ann and Cleo 2" in talk.says("score")
    assert "Yes, all 3 games of the rubber are played." in talk.says("is there another game?")


def test_who_has_won_the_rubber_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*THREE_GAMES, "who won the rubber?")
    assert said.startswith("Ann and Cleo won the rubber:")
    assert talk.says("is there another game?").startswith("The rubber is over.")
    assert "won the rubber" in talk.says("score")


@pytest.mark.parametrize("asked", ["who won the rubber?", "how many rubber points is that?"])
def test_where_no_rubber_is_counted_that_is_told(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        Talk("modern", tmp_path, capsys).says(SEATED, asked).startswith("No rubber is counted in this game")
    )


@pytest.mark.parametrize("asked", ["who won the game?", "score", "what is the score?"])
def test_without_a_rubber_none_is_spoken_of(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "rubber" not in Talk("modern", tmp_path, capsys).says(SEATED, asked)


ALONE = (SEATED, "Ann deals and turns up the nine of hearts", "Bob passes", "Cleo orders it up alone")


@pytest.mark.parametrize(
    "asked",
    [
        "does Ann have to discard?",
        "must Ann discard?",
        "does Ann need to throw a card away?",
        "must Ann follow?",
    ],
)
def test_who_sits_out_has_to_do_nothing(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*ALONE, asked)
    assert said.removeprefix("No: ") == "Ann sits out while Cleo plays alone."


@pytest.mark.parametrize("asked", ["may Ann discard?", "does Bob have to discard?", "must Ann keep quiet?"])
def test_other_questions_are_not_about_sitting_out(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No: Ann sits out" not in Talk("modern", tmp_path, capsys).says(*ALONE, asked)


@pytest.mark.parametrize(
    "asked", ["is it too late?", "too late?", "is it too late now?", "was that too late?"]
)
def test_what_may_still_be_claimed_is_told_to_who_asks_if_it_is_too_late(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    led = ("Bob passes, Cleo assists, Ann discards", "Cleo plays the king of clubs")
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(SEATED, "Ann deals and turns up the nine of hearts", *led, asked)
    assert said.startswith("Not for this: Bob or Dan may still claim lead-out-of-turn")


def test_of_words_not_entered_it_is_told_if_it_is_too_late_for_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*LED_EARLY[:3], "Bob would like to play alone", "is it too late?")
    assert "If it is done (Bob plays alone):" in said
