"""Questions about what is not done yet: of a player named before, with `what if`, or if it is too late."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

THREE = (
    "Abe, Bea and Cal are playing; Abe deals",
    "Abe turns up the nine of clubs",
    "Bea passes, Cal passes, Abe takes it up",
    "Bea takes the dummy",
)


@pytest.mark.parametrize(
    "asked",
    [
        "Abe is annoyed, may he ask for a new deal?",
        "Abe is annoyed. Can he ask for a new deal?",
        "Abe sighs, and can he still ask for a new deal?",
        "Can Abe, who made it, ask for a new deal?",
    ],
)
def test_he_is_the_player_named_before_the_question(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    said = talk.says(*THREE, asked)
    assert "If it is done (Abe chooses deal-again): Bea, who is not the maker, looked at the dummy." in said
    assert talk.entries[-1] == "B takes the dummy"


def test_he_is_the_last_player_where_several_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern-3", tmp_path, capsys).says(*THREE, "Abe and Cal sigh, may she ask for a new deal?")
    assert "(Abe chooses" not in said


FOUR = ("Ann, Bob, Cleo and Dan are playing; Ann deals", "Ann turns up the nine of hearts")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("is spades allowed?", "Bob cannot say 'makes spades' here"),
        ("what if Bob orders it up?", "If it is done (Bob orders up): the referee has nothing to say"),
        ("what happens if Bob orders it up?", "If it is done (Bob orders up): the referee has nothing"),
        ("what if lead out of turn", "A player leads out of turn."),
    ],
)
def test_what_would_follow(
    asked: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert answer in talk.says(*FOUR, asked)
    assert talk.entries[-1] == "A turns up 9H"


@pytest.mark.parametrize(
    "asked", ["is hearts allowed?", "are hearts still allowed?", "would hearts be allowed?"]
)
def test_suit_turned_down_is_not_allowed(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    passed = "Bob passes, Cleo passes, Dan passes, Ann turns it down"
    said = Talk("professor-1862", tmp_path, capsys).says(*FOUR, passed, asked)
    assert "hearts was turned down and cannot be named" in said


@pytest.mark.parametrize(
    "asked",
    [
        "Who wins if Dan now throws his whole hand into the pack?",
        "what if Dan throws his cards into the pack?",
        "what follows if Dan throws his cards into the pack?",
    ],
)
def test_hand_thrown_in_is_that_of_one_player(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    led = ("Bob orders it up, Ann discards, Bob leads the ace of clubs",)
    said = Talk("jerome-1877", tmp_path, capsys).says(*FOUR, *led, asked)
    assert "Dan threw in cards." in said
    assert "[jerome-1877 9.7]" in said


TRICK = (
    *FOUR,
    "Bob orders it up, Ann discards",
    "Bob leads the ace of clubs, Cleo the nine of clubs, Dan the ten of clubs, Ann the nine of hearts",
)


@pytest.mark.parametrize(
    "asked",
    [
        "is it too late to put that right?",
        "is it now too late to mend that?",
        "is it too late to take it back?",
        "is it too late for Ann to take back the nine of hearts?",
    ],
)
def test_whether_it_is_too_late(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "Ann took back in time the card" in talk.says(*TRICK, asked)
    assert "Ann wanted to take back a card that has to stay" in talk.says(
        "Ann leads the king of clubs", asked
    )


@pytest.mark.parametrize("asked", ["can she borrow a pencil?", "may Cleo sing the ace?"])
def test_last_ruling_is_not_given_for_an_answer(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*FOUR, "Bob orders it up, Ann discards", "Cleo leads the ace of spades")
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(*lines, asked)
    assert said.startswith(
        "The desk cannot say whether that may be done. It ruled last: Cleo led out of turn"
    )
