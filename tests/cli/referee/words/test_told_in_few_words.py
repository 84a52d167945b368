"""Lines that leave to the table what they mean: what one tells another, a rank, a card that lies there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Ann, Bob, Cleo and Dan",)
UP = (*SEATED, "Ann deals and turns up the ten of hearts")
PASSED = (*UP, "Bob, Cleo and Dan pass")
ORDERED = (*UP, "Bob passes, Cleo orders it up")
PLAY = (*ORDERED, "Ann discards")
LED = (*PLAY, "Bob leads the ace of clubs", "Cleo plays the nine of clubs, Dan the king, Ann the queen")
SHOWN = (*PLAY, "Bob leads the ace of clubs", "Cleo shows the king of spades")
THROWN = (*PLAY, "Bob leads the ace of clubs", "Cleo throws her cards into the pack")
DISOBEYED = (
    *(*SHOWN, "Cleo plays the nine of clubs, Dan plays the king of clubs, Ann plays the ten of hearts"),
    *("Ann leads the ace of spades, Bob plays the nine of spades", "Bob chooses expose"),
    *("Bob calls the king of spades from Cleo", "Cleo plays the queen of spades"),
)
CLAIM = "A claims revoke against D in trick 1"
RENEGED = (
    *(*PLAY, "Bob leads the ace of diamonds", "Cleo plays the nine of diamonds, Dan plays the king of clubs"),
    *("Ann plays the queen of diamonds", "Bob leads the ace of spades"),
)


@pytest.mark.parametrize(
    ("code", "begun", "line", "asked"),
    [
        ("modern", LED, "Ann tells him to take it back", "Nothing is open"),
        ("modern", LED, "Cleo tells Dan to take the king back", "Nothing is open"),
        ("modern", LED, "Cleo asks Dan to take it back", "Nothing is open"),
        ("modern", ORDERED, "Ann takes it up and throws away a nine", "'Ann discards the nine of clubs'"),
        ("modern", ORDERED, "Ann takes it and throws away a nine", "'Ann discards the nine of clubs'"),
        ("modern", PASSED, "Ann takes it up and throws away a nine", "'Ann takes up, discards the nine"),
        ("jerome-1877", PLAY, "here is the nine", "'Bob plays the nine of spades'"),
        ("jerome-1877", (*UP, "everyone passes twice up to Dan"), "Dan names it", "Which suit?"),
        ("jerome-1877", (*SEATED, "Ann deals"), "Ann mixes twos and threes", "In one round"),
    ],
)
def test_a_line_that_leaves_something_open_is_asked_about(
    code: str,
    begun: tuple[str, ...],
    line: str,
    asked: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(*begun)
    known = talk.entries
    assert asked in talk.says(line)
    assert talk.entries == known


@pytest.mark.parametrize(
    ("code", "begun", "line", "entries"),
    [
        (
            "modern",
            (*PLAY, "Dan leads the ace of clubs"),
            "Ann tells him to take it back",
            ["A claims lead-out-of-turn", "A chooses take-back"],
        ),
        ("jerome-1877", SHOWN, "that's an exposed card", ["B chooses expose"]),
        ("jerome-1877", SHOWN, "Bob says that's an exposed card", ["B chooses expose"]),
        ("jerome-1877", PLAY, "Bob half pulled a card out", ["B detaches ??"]),
        ("jerome-1877", PLAY, "Bob blurts out that she had the left bower", ["B names JD"]),
        ("jerome-1877", (*PLAY, "Bob leads the ace of clubs"), "here is the nine", ["C 9C"]),
        ("jerome-1877", PLAY, "here is the nine of clubs", ["B 9C"]),
        ("jerome-1877", DISOBEYED, "Bob won't have it, the king was called", ["B claims disobeyed-call"]),
        ("jerome-1877", THROWN, "Bob and Dan want all five tricks", ["B chooses five-tricks"]),
        ("jerome-1877", THROWN, "Bob claims the count for five tricks", ["B chooses five-tricks"]),
        ("professor-1862", PLAY, "Ann refuses to give the point", ["A refuses penalty"]),
        (
            "jerome-1877",
            UP,
            "everyone passes twice up to Dan",
            ["B passes", "C passes", "D passes", "A turns down", "B passes", "C passes"],
        ),
        ("modern", SHOWN, "Dan demands that Cleo play the king", ["D calls KS from C"]),
        ("modern", SHOWN, "Dan says she must play the king", ["D calls KS from C"]),
        ("modern", RENEGED, "Ann says you had a diamond in the first trick", [CLAIM]),
        ("modern", RENEGED, "Ann says Dan had a diamond on the first trick", [CLAIM]),
        ("modern", (*UP, "Bob passes"), "Dan says you never let me cut", ["D claims no-cut"]),
    ],
)
def test_a_line_is_entered_as_it_was_told(
    code: str,
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after(code, (*begun, line), tmp_path, capsys)[-len(entries) :] == entries


def test_a_card_shown_is_not_called_where_no_law_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*SHOWN, "Dan calls the king of spades from Cleo")
    assert "Refused: no card is called here, and it goes back into the hand" in said


OF_THREE = ("the players are Olga, Piet and Ruth", "Piet deals and turns up the queen of hearts")
KEPT = (
    *(*OF_THREE, "Ruth passes, Olga orders it up", "Piet takes the queen and discards"),
    *("Olga takes the dummy but puts away only two cards", "Ruth leads the king of spades"),
    "Olga plays the ace of spades",
)


@pytest.mark.parametrize(
    "line",
    [
        "Ruth says Olga still has too many cards",
        "Ruth says Olga did not throw away enough cards",
        "Ruth says Olga should have thrown away three cards",
    ],
)
def test_cards_kept_from_the_dummy_are_claimed(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("modern-3", (*KEPT, line), tmp_path, capsys)[-1] == "C claims dummy-not-discarded"


def test_cards_kept_from_the_dummy_are_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern-3", tmp_path, capsys).says(*KEPT, "Olga has too many cards")
    assert "Type 'Piet claims dummy-not-discarded'" in said


def test_example_of_cards_too_many_is_one_more_than_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "'Ann has six cards'" in talk.says(*PLAY, "Ann has too many cards")
    said = talk.says("Bob leads the ace of clubs", "Bob has too few cards")
    assert "'Bob has three cards'" in said


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("Ulla deals five cards to the dummy", ["A deals 3-2", "B counts 5 in dummy"]),
        ("Ulla gives the dummy five cards", ["A deals 3-2", "B counts 5 in dummy"]),
    ],
)
def test_a_wrong_dummy_is_counted(
    line: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ("the players are Ulla and Viktor", "Ulla deals")
    assert entries_after("modern-2", (*begun, line, "yes"), tmp_path, capsys)[-2:] == entries


def test_cards_in_the_dummy_may_be_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = ("the players are Ulla and Viktor", "Ulla deals and turns up the queen of hearts")
    line = "Viktor notices that there are five cards in the dummy"
    assert entries_after("modern-2", (*begun, line), tmp_path, capsys)[-1] == "B counts 5 in dummy"
