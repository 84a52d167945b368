"""Questions after a line that was not entered, and whom a pronoun means in the next line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = "the players are Ann, Bob, Cleo and Dan"
TURNED = (SEATED, "Ann deals and turns up the ace of spades")
WHISPER = 'Dan whispers to Bob "order it up"'
SWAPS = (
    SEATED,
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cleo assists, Ann discards something",
    "Bob leads the king of clubs, Cleo plays the eight of hearts, Dan plays the ten of clubs",
    "Ann asks Cleo whether she really has no clubs",
    "Cleo finds the seven of clubs and wants to swap",
)
NOT_ENTERED = "'Cleo finds the seven of clubs and wants to swap' is not entered. The answer is about the last"


@pytest.mark.parametrize("asked", ["is that allowed?", "may he do that?", "can he?", "is that legal?"])
def test_a_question_about_a_line_asked_back_is_answered_about_that_line(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*TURNED, WHISPER, asked)
    assert 'If it is done (Dan says "order it up"): Dan helped their partner' in said
    assert talk.entries[-1] == "A turns up AS"


@pytest.mark.parametrize(
    "asked",
    ["may she?", "is that allowed?", "who has the choice?", "is it too late?", "what can Dan do about that?"],
)
def test_an_answer_about_the_last_entry_says_so(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert NOT_ENTERED in Talk("jerome-1877", tmp_path, capsys).says(*SWAPS, asked)


@pytest.mark.parametrize("asked", ["what is trump?", "whose turn is it?", "what now?", "who led?", "score"])
def test_an_answer_about_the_table_speaks_of_no_entry(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "is not entered" not in Talk("jerome-1877", tmp_path, capsys).says(*SWAPS, asked)


@pytest.mark.parametrize("asked", ["may Bob?", "can Ann do that?", "what is that for?"])
def test_a_question_about_somebody_else_is_not_about_the_line_asked_back(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "If it is done" not in Talk("jerome-1877", tmp_path, capsys).says(*TURNED, WHISPER, asked)


def test_a_question_without_an_answer_is_no_line_to_be_entered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*TURNED, "how tall is Bob?", "is that allowed?")
    assert said == "The referee has nothing to say against the last entry."


def test_once_something_is_entered_the_question_is_about_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*SWAPS, "Ann plays the queen of clubs", "may she?")
    assert said == "The referee has nothing to say against the last entry."


def test_nothing_is_said_of_a_last_entry_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "last entry" not in talk.says("is that allowed?")
    assert "nothing else is entered yet" in talk.says("Kim deals to Lou, Max and Ned", "is that allowed?")


@pytest.mark.parametrize(
    "line",
    [
        "she turns up the ten of hearts",
        "then she turns up the ten of hearts",
        "he turns up the ten of hearts",
    ],
)
def test_a_pronoun_after_an_unentered_line_about_somebody_else_is_asked(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    wrong = (
        SEATED,
        "Bob deals though it is Ann's deal",
        "Dan says it's Ann's deal",
        "Ann deals with the blue pack",
    )
    said = talk.says(*wrong, line)
    assert "'Ann deals with the blue pack' is not entered. Say the name" in said
    assert "'Ann turns up the ten of hearts'" in said
    assert not talk.entries[-1].endswith("turns up TH")


def test_a_pronoun_after_a_line_with_another_pronoun_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    shuffled = (
        SEATED,
        "it's Ann's deal, Cleo shuffles and then Bob shuffles",
        "Bob wants her to shuffle again",
    )
    assert "who is 'she'?" in talk.says(*shuffled, "she shuffles again")
    assert talk.entries[-1] == "B shuffles"


@pytest.mark.parametrize(
    "unentered",
    ["Ann frobs the pack", "a dog barks in the yard", "Ann frobs herself"],
)
def test_a_pronoun_that_can_mean_nobody_else_is_read(
    unentered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (SEATED, "Ann deals", unentered, "she turns up the ten of hearts")
    assert entries_after("modern", lines, tmp_path, capsys)[-1] == "A turns up TH"


def test_a_line_left_is_said_once_not_to_be_entered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*SWAPS[:3], "Bob leads the ace of clubs, Cleo waves the ten of spades around")
    said = Talk("jerome-1877", tmp_path, capsys).says(*lines, "is that allowed?")
    assert "Not entered: 'Bob leads the ace of clubs" in said
    assert "is not entered" not in said
    assert "The answer is about the last entry" in said


OVER = (
    *(SEATED, "Ann deals and turns up the nine of hearts", "Bob passes, Cleo assists, Ann discards"),
    *("Dan leads the ace of clubs", "Ann the ten of clubs, Bob the king of clubs, Cleo the queen of clubs"),
    *("the makers took three tricks", "Bob deals"),
)


@pytest.mark.parametrize(
    "line", ["Cleo says nobody cut in the deal before", "Dan says Ann had six cards in the last deal"]
)
def test_a_fault_of_a_deal_that_is_over_is_no_fault_of_this_one(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert "that deal is over; of it only a revoke or wrong points may still be claimed" in talk.says(
        *OVER, line
    )
    assert talk.entries[-1] == "deal 2 by B"


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Dan says Cleo revoked in the last deal", "D claims revoke against C"),
        ("Cleo says nobody cut", "C claims no-cut"),
    ],
)
def test_what_may_still_be_claimed_is_entered(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("leeds-dwight-1888", (*OVER, line), tmp_path, capsys)[-1] == entry


def test_a_late_claim_names_what_has_happened_in_this_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = (
        "Bob turns up the ten of spades",
        "Cleo passes, Dan passes, Ann passes, Bob takes it up and discards",
    )
    played = (
        "Ann leads the ace of hearts",
        "Bob the nine of hearts, Cleo the ten of hearts, Dan the king of hearts",
    )
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*OVER, *here, *played, "Cleo claims lead-out-of-turn")
    assert "the time for it is over (about this: Ann led out of turn" in said
