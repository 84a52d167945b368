"""Hands thrown down or laid open in many words, of which a line may list the cards, and cards called from
them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

PLAYED = (
    "the players are Lou, Max, Nan and Otto",
    "Otto deals and turns up the nine of spades",
    "Lou passes, Max assists",
    "Otto discards",
    "Lou leads the king of hearts, Max the seven, Nan the eight of hearts, Otto the ace",
)
JAMBONE = (
    "the players are Vera, Will, Xenia and York",
    "York deals and turns up the ace of spades",
    "Vera passes, Will passes, Xenia passes",
    "York takes it up and announces jambone",
    "York discards the seven of diamonds",
)
LED, ANNOUNCED = 14, 12
"""How many entries these lines make."""
HOLDS, THROWN, OPEN = "D holds JS KS QC 9S", "D throws down the hand", "D lays open the hand"
LISTED = "the jack of spades, the king of spades, the queen of clubs and the nine of spades"


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        (f"Otto throws his cards down angrily: {LISTED}", [HOLDS, THROWN]),
        ("Otto throws his cards down angrily: js, ks", ["D holds JS KS", THROWN]),
        (f"Otto throws his hand face up on the table: {LISTED}", [HOLDS, OPEN]),
        (f"Otto throws down his hand - {LISTED}", [HOLDS, THROWN]),
        (f"Otto shows all his cards, {LISTED}", [HOLDS, OPEN]),
        (f"Otto lays down {LISTED} face up", [HOLDS, OPEN]),
        ("Otto throws js ks qc 9s down in anger", [HOLDS, OPEN]),
        ("Otto throws js and ks face up on the table in a temper", ["D exposes JS KS"]),
        ("Otto throws his four cards on the table", [THROWN]),
        ("Otto plays js and ks at once", ["D plays JS KS together"]),
    ],
)
def test_a_hand_is_shown_with_its_cards(
    line: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after("professor-1862", (*PLAYED, line), tmp_path, capsys)
    assert told[LED:] == entries


def test_the_cards_of_a_hand_thrown_down_are_told_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    thrown = (*PLAYED, "Otto throws his cards down angrily")
    told = entries_after("professor-1862", (*thrown, f"they are {LISTED}"), tmp_path, capsys)
    assert told[LED:] == [THROWN, HOLDS]


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("York lays out js, jc, as, qs and ts", ["D exposes JS JC AS QS TS"]),
        ("York puts down the jack of spades and the jack of clubs", ["D exposes JS JC"]),
        ("York shows his hand: js, jc, as, qs and ts", ["D holds JS JC AS QS TS", OPEN]),
        ("York lays down his five cards in a row", [OPEN]),
        ("York puts his five cards on the table in a line", [OPEN]),
    ],
)
def test_a_jambone_hand_is_laid_open_as_it_must_be(
    line: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after("professor-1862", (*JAMBONE, line), tmp_path, capsys)
    assert told[ANNOUNCED:] == entries


def test_a_card_is_called_from_the_one_hand_that_lies_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    thrown = (*PLAYED, "Otto throws his cards down angrily")
    told = entries_after("professor-1862", (*thrown, "Lou calls the nine of spades"), tmp_path, capsys)
    assert told[LED:] == [THROWN, "A calls 9S from D"]


def test_a_call_that_names_nobody_is_asked_of_the_player_on_the_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    said = talk.says(*PLAYED, "Lou calls the nine of spades")
    assert "type 'Lou calls the nine of spades from Otto'" in said


@pytest.mark.parametrize(
    "asked", ["may he pick them up again?", "can he take them back?", "may Otto keep them?"]
)
def test_what_a_player_may_do_since_is_answered_by_the_ruling(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    thrown = (*PLAYED, "Otto throws his cards down angrily")
    said = Talk("professor-1862", tmp_path, capsys).says(*thrown, asked)
    assert "The cards lie face up and may be called" in said


def test_a_question_without_a_ruling_before_it_is_not_answered_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*PLAYED, "may he pick them up again?")
    assert "the desk has no answer to that" in said


def test_an_objection_to_that_claims_what_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hinted = (*JAMBONE, "Vera leads the nine of hearts", "Xenia whispers to Vera to call the ten")
    told = entries_after("professor-1862", (*hinted, "York objects to that"), tmp_path, capsys)
    assert told[-1] == "D claims jambone-hint"
