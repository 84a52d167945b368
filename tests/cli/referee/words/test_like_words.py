"""Words that stand for several acts are the one that fits the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES, load_code
from tests.cli.referee.talks import Talk, entries_after

UP = "A deals and turns up the king of hearts"
MARKED = (
    *(UP, "B passes, C assists, A discards the seven of clubs", "the makers took four tricks", "yes"),
    "A and C scored two points",
)
WITH_DUMMY = [name for name in CODE_NAMES if load_code(name).dummy]
TAKEN = (UP, "B calls hearts", "A takes it and discards the ten of diamonds")


@pytest.mark.parametrize("between", [(), ("next hand, B deals and turns up the ten of spades",)])
@pytest.mark.parametrize(
    "said",
    [
        "D says they put down one too many last time",
        "D says they put one too many up",
        "D says they took one point too many",
        "D says they wrote down too much",
    ],
)
def test_too_many_points_are_no_count_of_cards(
    said: str, between: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        entries_after("jerome-1877", (*MARKED, *between, said), tmp_path, capsys)[-1] == "D claims overcount"
    )


@pytest.mark.parametrize("said", ["D says A took one card too many", "D says C has a card too many"])
def test_too_many_cards_are_no_points(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (UP, "B passes, C assists, A discards the seven of clubs", said)
    assert "D claims overcount" not in entries_after("jerome-1877", lines, tmp_path, capsys)


@pytest.mark.parametrize("code", WITH_DUMMY)
@pytest.mark.parametrize(
    ("said", "put_out"),
    [
        (("B takes the dummy and throws out TS, QC and JC",), "TS QC JC"),
        (("B takes the dummy and discards TS, QC, JC",), "TS QC JC"),
        (("B takes the dummy, puts out TS, QC, JC",), "TS QC JC"),
        (("B takes the dummy", "B throws out the ten of spades, the queen of clubs and JC"), "TS QC JC"),
        (("B takes the dummy and lays away three cards",), "?? ?? ??"),
    ],
)
def test_cards_thrown_out_for_the_dummy_are_discarded(
    code: str, said: tuple[str, ...], put_out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(code, (*TAKEN, *said), tmp_path, capsys)[-2:] == [
        "B takes the dummy",
        f"B discards {put_out}",
    ]


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize(
    "said",
    ["A deals and shows the king of hearts", "A dealt and showed KH", "A deals, the king of hearts is shown"],
)
def test_card_shown_after_the_deal_is_turned_up(
    code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(code, (said,), tmp_path, capsys)[-1] == "A turns up KH"


def test_card_that_the_dealer_shows_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says("A deals", "A shows the king of hearts")
    assert "Is it the turn-up, or was it seen in dealing?" in said


def test_card_shown_by_mistake_is_faced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("A deals and shows the nine of clubs by mistake",)
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] in ("A faces 9C", "A exposes 9C")


@pytest.mark.parametrize("code", CODE_NAMES)
def test_hands_are_whole_after_a_card_was_seen_in_dealing(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("A deals", "A exposed the ace of hearts while dealing", "A turns up the king of hearts")
    passes = ("B passes, C passes and D passes", "B and C pass", "B passes")[4 - load_code(code).players]
    entries = entries_after(
        code, (*lines, passes, "A takes it up and discards the ten of diamonds"), tmp_path, capsys
    )
    assert entries[-1] == "A discards TD"


PLAYED = (UP, "B passes, C assists", "A discards", "B leads the ten of clubs")


@pytest.mark.parametrize("code", ["jerome-1877", "modern"])
@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("A still has got too many cards", "six"),
        ("B says A has too many cards", "six"),
        ("B says A's still got too many cards", "six"),
        ("D says C has too many cards left", "six"),
        ("B still has too few cards", "three"),
    ],
)
def test_cards_of_a_hand_are_asked_for_after_the_discard(
    code: str, said: str, number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"has {number} cards'" in Talk(code, tmp_path, capsys).says(*PLAYED, said)


@pytest.mark.parametrize("said", ["B says A still has too many cards", "D says A has got too many cards"])
def test_a_card_too_many_without_a_discard_is_claimed(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*PLAYED[:2], PLAYED[3], "C plays the king of clubs, D the nine of clubs, A the seven of clubs")
    assert (
        entries_after("jerome-1877", (*lines, said), tmp_path, capsys)[-1] == f"{said[0]} claims no-discard"
    )
