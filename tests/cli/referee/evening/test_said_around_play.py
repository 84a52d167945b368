"""What people say around the play: who plays together, who cannot follow, whose trick it is, what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "the players are Ann, Bob, Cleo and Dan"
UP = (SEATED, "Cleo deals, nine of spades up")
LED = (
    *UP,
    "Dan passes",
    "Ann orders it up",
    "Cleo throws away the ten of clubs",
    "Dan leads the ace of clubs",
)
TWO = (*LED, "Ann follows with the king of clubs")
TAKEN = (*TWO, "Bob is out of clubs, he throws the ten of hearts", "Cleo ruffs with the nine of spades")
ALONE = (*UP, "Dan orders it up and goes alone")


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ((SEATED,), "Ann and Cleo play together against Bob and Dan"),
        ((SEATED,), "Ann and Cleo are partners"),
        ((SEATED,), "Bob is opposite Dan"),
        ((SEATED, "Ann deals"), "no card is turned yet"),
        ((SEATED, "Ann deals"), "Ann goes on dealing"),
        (TWO, "Bob has no clubs"),
        (TWO, "Bob is out of clubs"),
        (TAKEN, "Cleo gets that one"),
        (TAKEN, "Cleo's trick"),
    ],
)
def test_what_is_known_is_no_new_act(
    before: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "tells no new act" in talk.says(*before, said)


@pytest.mark.parametrize(
    ("before", "said", "answer"),
    [
        ((SEATED,), "Ann and Bob are partners", "Cleo is Ann's partner"),
        ((SEATED,), "what do I do now", "say who deals, such as 'Ann deals'"),
        (UP, "what now", "Dan is to act. Type 'Dan passes' or 'Dan orders up' or 'Dan orders up alone'."),
        (LED, "what now", "Ann is to act. Type the card, such as 'Ann plays the"),
        ((SEATED,), "how many cards should I have?", "Each player is dealt 5 cards"),
        ((SEATED, "Ann deals"), "Bob orders it up", "No card is turned up yet"),
        ((SEATED, "Ann deals"), "they make it with three tricks", "Who made the trump?"),
        (TWO, "Ann's trick", "trick 1 is not complete: Bob has not played to it"),
        (TAKEN, "one trick each", "Tricks taken: Ann and Cleo 1, Bob and Dan 0"),
        (TAKEN, "Dan's deal", "type its result first"),
        (UP, "Bob and Dan have 4", "4 of what? The referee keeps the score"),
        ((SEATED,), "Bob and Dan have 4", "Score: Ann and Cleo 0, Bob and Dan 4"),
    ],
)
def test_question_or_slip_is_answered(
    before: tuple[str, ...], said: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert answer in talk.says(*before, said)
    assert len(talk.entries) < 16


@pytest.mark.parametrize(
    ("before", "said", "entry"),
    [
        (TWO, "Bob is out of clubs, he throws the ten of hearts", "B TH"),
        (TWO, "Bob has no clubs, so he throws the ten of hearts", "B TH"),
        ((SEATED, "Dan deals"), "Cleo cuts the cards for him", "C cuts 12"),
        (
            (SEATED, "Dan deals"),
            "While dealing, Dan flips over one of my cards, the queen of hearts",
            "D faces QH",
        ),
        (ALONE, "Bob plays even though his partner goes alone", "B joins the hand"),
        (LED, "Bob plays although it was Ann's turn, the ten of clubs", "B TC"),
        (
            (*TAKEN, "Cleo leads the ace of hearts"),
            "the rest of the tricks all go to Ann",
            "table reports 5 tricks for A",
        ),
        (LED, "Dan gets up and leaves for good", '"Dan" leaves seat D'),
        ((), "Ann, Bob, Cleo and Dan are sitting at the table", '"Dan" takes seat D'),
    ],
)
def test_act_with_more_said_about_it_is_entered(
    before: tuple[str, ...], said: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    shown = talk.says(*before, said)
    assert talk.entries[-1] == entry, shown
    assert "Is that what happened?" not in shown


def test_card_that_stays_is_chosen_by_who_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(
        *LED[:-1], "Dan leads the ace of clubs", "Bob plays the ten of clubs", "Cleo says leave it there"
    )
    assert talk.entries[-1] == "C chooses let-stand"


def test_open_jambone_hand_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    said = talk.says(SEATED, "Dan deals, nine of spades up", "Ann orders up jambone", "Dan discards", "open")
    assert "Say which they are: 'Ann holds' and 5 cards." in said


def test_maker_may_take_the_spare_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    called = ("the players are Ann, Bob and Cleo", "Ann deals, nine of spades up", "Bob orders it up")
    said = talk.says(*called, "Ann discards", "what now")
    assert "Type 'Bob takes the dummy'; a maker who plays without it has waived it." in said
    talk.says("Bob takes the spare hand")
    assert talk.entries[-1] == "B takes the dummy"
