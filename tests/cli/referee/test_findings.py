"""What players find and admit, in the words of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES, load_code
from tests.cli.referee.talks import Talk, entries_after

UP = "A deals and turns up the king of hearts"
WITH_DUMMY = [name for name in CODE_NAMES if load_code(name).dummy]
BEGUN = (UP, "B, C and D pass and A takes it up and discards the ten of diamonds")
FIRST = "B leads the ace of spades, C the nine of spades, D the jack of spades, A the ten of hearts"


@pytest.mark.parametrize("code", WITH_DUMMY)
@pytest.mark.parametrize(
    "said", ["B notices that the dummy has four cards", "B counts four cards in the dummy"]
)
def test_dummy_counted(code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after(code, (UP, said), tmp_path, capsys)[-1] == "B counts 4 in dummy"


def test_hand_counted_in_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*BEGUN, FIRST, "D finds that he has only two cards left")
    assert entries_after("modern", lines, tmp_path, capsys)[-1] == "D counts 2"


@pytest.mark.parametrize("card", ["nine of diamonds", "7S"])
def test_card_that_the_pack_does_not_have(
    card: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (UP, f"B finds the {card} among his cards")
    assert entries_after("modern-2", lines, tmp_path, capsys)[-1] == "B finds imperfect pack"


def test_wrong_card_that_the_record_has_as_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "turns wrong card KH" in talk.says(UP, "B passes", "D says the wrong card was turned")
    assert talk.entries[-1] == "B passes"


@pytest.mark.parametrize(
    "said", ["D takes one point and the hand is over", "D says one point will do and the hand is over"]
)
def test_point_taken_that_ends_the_hand(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*BEGUN, FIRST, "C leads the queen of diamonds", "D says it was out of turn", said)
    assert entries_after("modern", lines, tmp_path, capsys)[-1] == "D chooses one-point"


def test_deal_with_its_turn_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("A deals with the king of hearts turned",)
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] == "A turns up KH"


def test_discard_that_is_forgotten_makes_no_claim(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    said = talk.says(UP, "B passes and C orders it up", "A takes the king but forgets to discard")
    assert "Nothing follows yet" in said
    assert talk.entries[-1] == "C orders up"
