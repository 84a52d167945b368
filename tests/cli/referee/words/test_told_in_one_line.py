"""Lines of several parts, of which one was once read wrong: each is entered as told, or asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Ruth, Henry, Olive and Walter",)
UP = (*SEATED, "Ruth deals and turns up the king of hearts")
ORDERED = (*UP, "Henry orders it up")
PLAY = (*ORDERED, "Ruth discards")
LED = (*PLAY, "Henry leads the ace of clubs, Olive plays the nine of clubs")
ASSISTED = (*UP, "Henry passes, Olive assists")
LONE = (
    *UP,
    "Henry orders it up alone",
    "Ruth discards",
    "Henry leads the ace of spades",
    "Olive plays the nine of spades",
    "Walter plays the king of clubs",
)


@pytest.mark.parametrize(
    ("begun", "line", "entries"),
    [
        (
            SEATED,
            "Ruth deals without letting Walter cut and turns up the king of hearts",
            ["deal 1 by A", "B shuffles", "A deals 2-3", "A turns up KH"],
        ),
        (ORDERED, 'Ruth says "fine" and discards', ["A discards ??"]),
        (ASSISTED, "Ruth: thanks, I'm going it alone", ["A plays alone"]),
        (
            PLAY,
            "Ruth takes her discard back and puts the nine of clubs away instead",
            ["A changes the discard to 9C"],
        ),
        (
            PLAY,
            "Henry leads the ten of spades but he pulled a club out with it, the eight",
            ["B TS", "B detaches 8C"],
        ),
        (
            PLAY,
            "Walter leads the king of clubs out of turn and nobody minds, Ruth plays the ace of hearts",
            ["D KC", "A AH"],
        ),
        (
            PLAY,
            "Walter throws his whole hand into the pack in disgust",
            ["D throws in ?? ?? ?? ?? ??"],
        ),
        (PLAY, "Henry chucks his cards on the pack", ["B throws in ?? ?? ?? ?? ??"]),
        (LED, "Walter throws a heart on it, the eight", ["D 8H"]),
        (LONE, "Olive says Walter has to stay out", ["C chooses abstains"]),
        (LONE, "Ruth says Walter has to play", ["A chooses joins"]),
        (
            (*SEATED, "Ruth deals and turns up the wrong card, the king of clubs"),
            "Ruth puts it back and turns up the nine of diamonds",
            ["A claims wrong-turn-up", "A chooses turn-right-card", "A turns up 9D"],
        ),
    ],
)
def test_a_line_is_entered_as_it_was_told(
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-len(entries) :] == entries


def test_hand_spread_out_is_laid_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(
        *PLAY, "Henry spreads his cards and says we're done for"
    )
    assert "Henry lays open the hand" in said


@pytest.mark.parametrize(
    "line",
    [
        "Quin leads the queen of clubs but Pat had already led the ace of hearts",
        "Quin leads the queen of clubs but Pat had already put down the ace of hearts",
    ],
)
def test_card_that_was_led_before_comes_first(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (
        "the players are Pat and Quin",
        "Pat deals and turns up the ace of spades",
        "Quin orders it up",
        "Pat discards",
    )
    assert entries_after("modern-2", (*begun, line), tmp_path, capsys)[-2:] == ["A AH", "B QC"]


MARKED = (
    "the players are Ann, Bob, Cleo and Dan",
    "Ann deals and turns up the nine of spades",
    "Bob passes and Cleo orders it up",
    "Ann discards",
    "the makers took four tricks",
    "Ann and Cleo mark 2",
)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Bob says they have one too many", "B claims overcount"),
        ("Ann says they still have one too many", "A claims overcount"),
    ],
)
def test_one_too_many_after_a_mark_is_a_point(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("modern", (*MARKED, line), tmp_path, capsys)[-1] == entry


def test_one_too_many_that_nobody_says_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Points, or cards?" in Talk("modern", tmp_path, capsys).says(*MARKED, "they have one too many")


LED_OFF = (
    "the players are Ann, Bob, Cid and Dot",
    "Dot deals and turns up the nine of spades",
    "everybody passes and Dot picks it up",
    "Dot throws away a diamond",
    "Ann leads the king of hearts, Bob the seven of hearts, Cid the nine of clubs",
)


@pytest.mark.parametrize(
    "line",
    [
        "oh wait, says Cid, I do have a heart, and takes the nine of clubs back",
        "Cid says he has a heart and takes back the nine of clubs",
    ],
)
def test_a_card_taken_back_says_by_itself_that_its_player_could_have_followed(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    said = talk.says(*LED_OFF, line)
    assert talk.entries[-1] == "C takes back 9C"
    assert "Refused" not in said
    assert "Cid took back in time" in said


FORGOT = (
    "the players are Ann, Bob, Cid and Dot",
    "Dot deals and turns up the king of spades",
    "everybody passes and Dot picks it up",
    "Ann leads the ace of hearts, Bob the seven of hearts, Cid the nine of hearts, Dot the ten of hearts",
)


def test_a_discard_forgotten_is_asked_for_once_somebody_has_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "still to discard" not in talk.says(*FORGOT, "what now?")
    told = (*FORGOT, "Dot says she forgot to discard")
    assert "Dot has still to discard" in Talk("professor-1862", tmp_path, capsys).says(*told, "what now?")
    after = Talk("professor-1862", tmp_path, capsys).says(
        *told, "Dot discards the eight of clubs", "what now?"
    )
    assert "still to discard" not in after


def test_nobody_makes_a_trump_where_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = ("deal a", "a turns up ace of spades", "all pass", "nobody makes a trump")
    told = entries_after("professor-1862", begun, tmp_path, capsys)
    assert told[-4:] == ["B passes", "C passes", "D passes", "A passes"]


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("Otto cuts ten cards and cuts ten cards again", ["B cuts 10", "B cuts 10"]),
        ("Otto cuts ten cards, then Otto cuts ten cards again", ["B cuts 10", "B cuts 10"]),
        ("Otto cuts ten cards, and Otto cuts ten cards", ["B cuts 10"]),
        ("Otto cuts ten cards", ["B cuts 10"]),
    ],
)
def test_what_is_done_again_is_no_repetition(
    line: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ("the players are Nan, Otto, Pia and Quin", "Nan shuffles")
    assert [
        one for one in entries_after("modern", (*begun, line), tmp_path, capsys) if " cuts " in one
    ] == entries
