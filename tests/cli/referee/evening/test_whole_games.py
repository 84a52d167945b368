"""Whole games at the desk in the words of people at a table: each line's entries, and the score."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

MODERN = "modern"
SEATED = "the players are Ann, Bob, Cid and Dot"
PLAYED = (
    (SEATED, '"Dot" takes seat D'),
    ("Dot has the deal", "deal 1 by D"),
    ("Dot shuffles and Cid cuts", "C cuts 12"),
    ("Dot deals three and two", "D deals 3-2"),
    ("the ten of hearts is face up", "D turns up TH"),
    ("Ann passes", "A passes"),
    ('Bob says "I order it up"', "B assists"),
    ("Dot picks it up and chucks the nine of clubs", "D discards 9C"),
    ("Ann opens with the ace of spades", "A AS"),
    ("Bob the nine of spades", "B 9S"),
    ("Cid follows with the queen", "C QS"),
    ("he trumps with the ten", "D TH"),
    ("who leads?", "D TH"),
    ("Dot leads the jack of diamonds", "D JD"),
    ("Ann the nine of hearts, Bob the jack of hearts, Cid the queen of hearts", "C QH"),
    ("Bob takes it", "C QH"),
    ("Bob leads the ace of clubs", "B AC"),
    ("Cid the ten of clubs, Dot the king of clubs", "D KC"),
    ("no, that was the queen of clubs", "D QC"),
    ("Ann throws away the nine of diamonds", "A 9D"),
    ("Bob comes back with the jack of clubs", "B JC"),
    ("Cid the ace of diamonds, Dot the king of hearts", "D KH"),
    ("Ann follows with the king of clubs", "A KC"),
    ("Dot leads the ace of hearts", "D AH"),
    ("is the game over?", "D AH"),
    ("Ann king of spades, Bob ten of spades, Cid ten of diamonds", "C TD"),
)
"""What is typed in a deal told card by card, and the last entry after each line."""
RESULTS = (
    ("Ann deals. Dot made it hearts and got euchred", "table reports 2 tricks for D"),
    ("Bob deals, Cid orders it up and they took three", "table reports 3 tricks for C"),
    ("Cid deals and Ann calls diamonds, they took all five", "table reports 5 tricks for A"),
    ("Dot deals, Ann alone, she got all of them", "table reports 5 tricks for A alone"),
    ("Ann deals, Dot's side called it and made their point", "table reports 3 tricks for D"),
    ("Bob deals. Bob called spades. They took four", "table reports 4 tricks for B"),
    ("Cid deals, Ann orders it up and took three", "table reports 3 tricks for A"),
)
"""Deals told by their results alone, and the last entry after each."""


def test_a_game_is_played_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(MODERN, tmp_path, capsys)
    for line, entry in (*PLAYED, *RESULTS):
        said = talk.says(line)
        assert talk.entries[-1] == entry, said
        assert "Is that what happened?" not in said
    assert "Ann and Cid won the game" in talk.says("is the game over?")
    assert "Ann and Cid won the game" in talk.says("has anybody won?")


@pytest.mark.parametrize(
    ("said", "entries"),
    [
        ("Bob orders it up and they took five", ["B orders up", "table reports 5 tricks for B"]),
        ("Bob passes, Cid orders it up and he made his point", ["B passes", "C assists"]),
        ("Bob orders it up but he got euchred", ["B orders up", "table reports 2 tricks for B"]),
    ],
)
def test_last_call_is_told_with_the_result(
    said: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after(
        MODERN, (SEATED, "Ann deals and turns up the nine of hearts", said), tmp_path, capsys
    )
    assert [entry for entry in told if entry in entries] == entries


CALLED = (SEATED, "Ann deals and turns up the nine of hearts", "Bob orders it up", "Ann discards")
LED = (*CALLED, "Bob leads the ace of spades")
CLAIMED = (*LED, "Cid the ten of spades, Dot the queen of spades, Ann the king of spades")


@pytest.mark.parametrize(
    ("before", "said", "entries"),
    [
        (LED, "he follows with the ten of spades", ["C TS"]),
        (CLAIMED, "oops, Dot's was the jack of clubs", ["A KS"]),
        ((*CLAIMED, "Bob says the rest are mine"), "fine by everybody", ["D agrees", "A agrees"]),
        ((*CLAIMED, "Bob says the rest are mine"), "everyone is fine with it", ["D agrees", "A agrees"]),
        (CLAIMED, "Bob comes back with the ace of clubs", ["B AC"]),
        ((SEATED,), "Ann deals. Ann's side called it and they made three", ["table reports 3 tricks for A"]),
        ((SEATED, "Ann deals"), "Ann made it hearts and took four", ["table reports 4 tricks for A"]),
    ],
)
def test_words_of_a_game(
    before: tuple[str, ...],
    said: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after(MODERN, (*before, said), tmp_path, capsys)[-len(entries) :] == entries


def test_side_that_took_tricks_may_not_have_made_the_trump(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(MODERN, tmp_path, capsys)
    assert "Who made the trump?" in talk.says(SEATED, "Ann deals and Cid's side took four")
    assert talk.entries[-1] == '"Dot" takes seat D'
