"""What a player says to do something is done, or not understood; it is never entered as talk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

UP = "A deals and turns up the king of hearts"
BEGUN = (UP, "B, C and D pass and A takes it up and discards the eight of diamonds")
MODERN = (UP, "B, C and D pass and A takes it up and discards the ten of diamonds")
FIRST = "B leads the ace of spades, C the nine of spades, D the seven of spades, A the queen of spades"
FIRST_OF_24 = "B leads the ace of spades, C the nine of spades, D the jack of spades, A the ten of hearts"
SECOND = "B leads the king of diamonds, C the queen of diamonds, D the nine of diamonds"
TWO = (*BEGUN, FIRST, SECOND, "A puts the ten of hearts and the seven of clubs on the table at the same time")
THROWN = (*BEGUN, FIRST, f"{SECOND}, A the ten of hearts", "D tosses his last three cards into the pack")
EARLY = ("A deals and turns up the nine of clubs", "D orders up out of turn", "B passes", "C passes")
REFUSED = (
    *(*BEGUN, FIRST, "A lets the king of hearts fall face up on the table", "D wants it laid face up"),
    *(SECOND, "B calls the king of hearts", "A plays the seven of clubs"),
)


def _entered(code: str, lines: tuple[str, ...], folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    return entries_after(code, lines, folder, capsys)[-1]


@pytest.mark.parametrize(
    ("before", "said", "entry"),
    [
        *(
            (TWO, said, "A chooses play 7C")
            for said in (
                "A says the seven of clubs is the one he means to play",
                "A chooses the seven of clubs",
                "A means the seven of clubs",
                "the seven of clubs counts",
                "A says he meant the seven of clubs",
                "A says he meant to play the seven of clubs",
            )
        ),
        *(
            (THROWN, said, "C chooses five-tricks")
            for said in ("C says then we count all five tricks", "C claims all five tricks")
        ),
        *(
            (EARLY, said, "D passes")
            for said in ("D says on second thoughts he passes", "on second thoughts D passes")
        ),
        *(
            (REFUSED, said, "D claims disobeyed-call against A")
            for said in (
                "D insists on the called card",
                "D says A did not play the card that was called",
                "D demands the card called",
            )
        ),
    ],
)
def test_what_a_player_says_is_done(
    before: tuple[str, ...], said: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _entered("jerome-1877", (*before, said), tmp_path, capsys) == entry


@pytest.mark.parametrize(
    "said",
    [
        "D says it was out of turn",
        "D claims it was out of turn",
        "D says that was out of turn",
        "D points out that it was not C's lead",
    ],
)
def test_claim_of_a_turn_waives_nothing(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*MODERN, FIRST_OF_24, "C leads the queen of diamonds", said)
    assert _entered("modern", lines, tmp_path, capsys) == "D claims lead-out-of-turn"


def test_claim_of_a_turn_that_is_ruled_on_names_the_choices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*BEGUN, FIRST, "C leads the queen of diamonds", "D claims it was out of turn")
    assert "Type 'D chooses recall' or 'D chooses call-suit'" in said


def test_wish_is_no_claim_with_a_waiver(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*MODERN, FIRST_OF_24, "C leads the queen of diamonds", "D lets it stand", "yes")
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*lines)
    assert "D claims lead-out-of-turn" not in talk.entries


@pytest.mark.parametrize(
    "said",
    [
        "C says he claims all the points",
        "C says that he now orders it up",
        "C says he will pass then perhaps",
        "C says the ten is the one he means",
        "C says we score all the tricks then",
    ],
)
def test_act_that_is_not_understood_is_no_talk(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    talk.says(*BEGUN, FIRST, said, "yes")
    assert not [entry for entry in talk.entries if " says " in entry]


@pytest.mark.parametrize(
    "said", ["C says lead trumps partner", "C says he has both bowers", "C says he would lead a trump"]
)
def test_talk_stays_talk(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert " says " in _entered("jerome-1877", (*BEGUN, FIRST, said, "yes"), tmp_path, capsys)


def test_call_and_alone_said_after_a_pause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (UP, "B, C and D pass and A turns it down")
    said = "B says spades, and after a pause he adds that he will go alone"
    assert _entered("jerome-1877", (*lines, said, "yes"), tmp_path, capsys) == "B plays alone"


def test_help_offered_late_is_entered_as_the_call(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (
        UP,
        "B passes, C says nothing, D passes and A turns it down",
        "C says wait, I was going to assist",
    )
    assert _entered("jerome-1877", lines, tmp_path, capsys) == "C assists"


@pytest.mark.parametrize("said", ["B calls the king of hearts", "B calls the king of hearts from A"])
def test_card_that_was_shown_is_called_without_a_word_on_laying_it_down(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = (*BEGUN, FIRST, "A lets the king of hearts fall face up on the table", SECOND)
    assert _entered("jerome-1877", (*shown, said), tmp_path, capsys) == "B calls KH from A"
