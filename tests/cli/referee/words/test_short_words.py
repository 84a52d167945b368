"""Words that were once misread for their brevity: *a king of hearts*, *everybody says pass*, `next deal?`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Nan, Otto, Pia and Quin",)
UP = (*SEATED, "Nan deals and turns up the king of hearts")
PASSES = ["B passes", "C passes", "D passes"]


@pytest.mark.parametrize(
    ("begun", "line", "entries"),
    [
        (
            SEATED,
            "Nan deals and turns up a king of hearts",
            ["A deals 3-2", "A turns up KH"],
        ),
        ((*UP, "Otto orders it up", "Nan discards"), "Otto leads an ace of spades", ["B AS"]),
        (UP, "everybody says pass", [*PASSES, "A turns down"]),
        (UP, 'They all said "pass" and Nan takes it', [*PASSES, "A takes up"]),
        (UP, "all of them say pass, Nan picks it up", [*PASSES, "A takes up"]),
        (UP, "everybody says pass, Otto calls clubs", [*PASSES, "A turns down", "B makes clubs"]),
    ],
)
def test_line_is_entered_as_told(
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after("modern", (*begun, line), tmp_path, capsys)[-len(entries) :] == entries


@pytest.mark.parametrize("line", ['Otto says "everybody says pass"', "everybody says pas"])
def test_words_about_passes_pass_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "B passes" not in entries_after("modern", (*UP, line), tmp_path, capsys)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("next deal?", "Otto deals next"),
        ("and the next deal?", "Otto deals next"),
        ("and Otto deals now?", "Otto deals next"),
        ("the first lead?", "before the trump is settled"),
        ("Otto's turn?", "Otto is to act"),
    ],
)
def test_short_question_is_answered_and_enters_nothing(
    asked: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*UP)
    before = talk.entries
    assert answer in talk.says(asked)
    assert talk.entries == before


SPADE_UP = ("the players are Dirk, Eve, Fay and Gus", "Dirk deals and turns up the jack of spades")
TO_DIRK = (*SPADE_UP, "Eve, Fay and Gus pass")
JEROME = "jerome-1877"


@pytest.mark.parametrize(
    "line",
    [
        "All four of us pass, Dirk turns it down.",
        "All of us pass",
        "all four players pass, Dirk turns it down",
        "The four of us pass",
        "all four of them passed",
    ],
)
def test_all_who_are_counted_pass(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = entries_after(JEROME, (*SPADE_UP, line), tmp_path, capsys)
    assert entries[-4:] == ["B passes", "C passes", "D passes", "A turns down"]


@pytest.mark.parametrize(
    ("line", "discard"),
    [
        ("dirk quietly swaps a card for the jack", "??"),
        ("dirk exchanges a card for the jack of spades", "??"),
        ("dirk silently exchanges the nine of clubs for the jack", "9C"),
        ("dirk changes one of his cards for the turn-up", "??"),
        ("dirk trades the nine of clubs for the jack", "9C"),
    ],
)
def test_a_card_exchanged_for_the_turn_up_takes_it_up(
    line: str, discard: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(JEROME, (*TO_DIRK, line), tmp_path, capsys)[-2:] == [
        "A takes up",
        f"A discards {discard}",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "dirk exchanges a card for the queen of hearts",
        "eve swaps a card for the jack",
        "dirk swaps a card with eve",
        "all of them looked at their cards",
    ],
)
def test_no_other_exchange_takes_it_up(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after(JEROME, (*TO_DIRK, line), tmp_path, capsys)[-1] == "D passes"


def test_the_dealer_is_picked_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        entries_after(JEROME, (*SPADE_UP, "Eve passes, Fay picks the dealer up"), tmp_path, capsys)[-1]
        == "C assists"
    )
