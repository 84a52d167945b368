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


MAKING = (*UP, "everybody passes, Ann turns it down")
APART = ["B makes spades", "B plays alone"]


@pytest.mark.parametrize(
    "told",
    [
        ('Bob makes it spades and, a bit later, says "by myself".',),
        ('Bob makes it spades, and after a while adds "I\'ll play it by myself"',),
        ("Bob says spades", 'Bob says "all by myself"'),
        ("Bob says spades", 'Bob says "I\'ll go it by myself, partner"'),
        ("Bob says spades", 'Bob says "single-handed"'),
        ("Bob says spades", 'Bob says "on my own"'),
        ("Bob says: spades, then after a while: and alone",),
        ("Bob says: spades, and after a while: alone",),
        ("Bob says: spades, and a bit later: and alone",),
        ("Bob says: spades, then alone",),
        ("Bob says spades, then after a minute says and alone",),
    ],
)
@pytest.mark.parametrize("code", ["jerome-1877", "leeds-dwight-1888"])
def test_a_lone_hand_said_a_while_after_the_suit_is_said_apart(
    code: str, told: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(code, (*MAKING, *told), tmp_path, capsys)[-2:] == APART


@pytest.mark.parametrize(
    ("told", "last"),
    [
        (("Bob says spades", 'Cleo says "by myself"'), 'C says "by myself"'),
        (("Bob says spades", 'Bob says "I counted it by myself"'), 'B says "I counted it by myself"'),
        (("Bob says spades, by himself",), "B makes spades alone"),
        (("Bob says spades", 'Bob says "can you do it by yourself"'), 'B says "can you do it by yourself"'),
    ],
)
def test_other_words_are_no_lone_hand_said_apart(
    told: tuple[str, ...], last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (*MAKING, *told), tmp_path, capsys)[-1] == last


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Cleo drops two cards on the table, the king of spades and the ten of clubs.", "C exposes KS TC"),
        ("Cleo lets two cards fall on the table: the king of spades and the ten of clubs", "C exposes KS TC"),
        ("Cleo spills two cards onto the table, the king of spades and the ten of clubs", "C exposes KS TC"),
        ("Cleo's two cards slip onto the table, the king of spades and the ten of clubs", "C exposes KS TC"),
        (
            "Cleo drops two cards on the trick, the king of spades and the ten of clubs",
            "C plays KS TC together",
        ),
        ("Cleo plays two cards, the king of spades and the ten of clubs", "C plays KS TC together"),
        ("Cleo leads two cards at once, the king of spades and the ten of clubs", "C plays KS TC together"),
    ],
)
def test_cards_dropped_on_the_table_are_seen_and_not_played(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (*PLAY, "Bob leads the ace of clubs")
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-1] == entry


@pytest.mark.parametrize(
    "line",
    [
        "Cleo drops two cards, the king of spades and the ten of clubs",
        "Cleo drops the king of spades and the ten of clubs",
        "Cleo drops both the king of spades and the ten of clubs",
        "Cleo lets fall the king of spades and the ten of clubs",
    ],
)
def test_cards_dropped_nobody_says_where_are_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    talk.says(*PLAY, "Bob leads the ace of clubs")
    known = talk.entries
    assert "Were they seen, or played?" in talk.says(line)
    assert talk.entries == known


@pytest.mark.parametrize(
    "line",
    [
        "Ann hasn't put a card away yet when Bob slaps down the ace of clubs.",
        "Ann had not put a card away when Bob led the ace of clubs",
        "Ann hasn't got rid of a card yet and Bob slams down the ace of clubs",
        "Ann hasn't buried anything yet when Bob leads the ace of clubs",
        "Ann hasn't put away a card when Bob throws the ace of clubs on the table",
        "Ann hadn't thrown anything out when Bob played the ace of clubs",
    ],
)
def test_a_lead_told_beside_the_discard_still_to_come_is_entered(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (*ORDERED, line), tmp_path, capsys)[-1] == "B AC"


@pytest.mark.parametrize(
    "line", ["Ann hasn't put a card away yet", "Ann has put a card away when Bob leads the ace of clubs"]
)
def test_other_words_about_the_discard_are_no_early_lead(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "before the discard" not in Talk("jerome-1877", tmp_path, capsys).says(*ORDERED, line)
