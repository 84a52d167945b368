"""Questions what a player may play, who may call a card, and whether a hand shown may be taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "Ann, Bob, Cleo and Dan are playing; Ann deals"
LAID_DOWN = (
    SEATED,
    "Ann turns up the king of diamonds",
    "Bob passes, Cleo passes, Dan passes, Ann turns it down, Bob makes clubs",
    "Bob leads the jack of clubs, Cleo the nine of clubs, Dan the ten of clubs, Ann the queen of clubs",
    "Bob lays down his hand",
)


@pytest.mark.parametrize(
    "asked",
    [
        "does Bob have to play a particular one?",
        "what may Bob lead?",
        "what may Bob play?",
        "which card does he have to lead?",
        "may Bob lead any of them?",
        "can Bob play whichever card he likes?",
        "must Bob lead a certain card?",
    ],
)
def test_leader_whose_hand_lies_open_leads_as_they_please(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*LAID_DOWN, asked)
    assert said.startswith("Bob is to act. Bob leads any card that they hold, and nobody may say which.")
    assert "[modern lay-down, lay-down-refused]" in said


def test_who_follows_is_told_of_the_suit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(*LAID_DOWN, "Bob leads the ace of clubs", "what may Cleo play?")
    assert said.startswith("Cleo is to act. Clubs were led: Cleo has to play one of them")
    assert "Bob has played to this trick." in talk.says("what can Bob play?")


@pytest.mark.parametrize("asked", ["what can Bob call?", "what now?", "what may Bob say?"])
def test_what_may_be_called_while_trump_is_made_is_a_call(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*LAID_DOWN[:2], asked)
    assert said.startswith("Bob is to act. Type 'Bob passes'")


THROWN_DOWN = (
    SEATED,
    "Ann turns up the nine of hearts",
    "Bob orders it up, Ann discards",
    "Bob leads the ace of clubs, Cleo the nine of clubs",
    "Dan throws down his hand",
)


@pytest.mark.parametrize(
    "asked",
    [
        "who can tell him what to play?",
        "who may call a card from Dan?",
        "who gets to say what Dan plays?",
        "who can call it?",
    ],
)
def test_who_may_call_from_a_hand_thrown_down(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert talk.says(*THROWN_DOWN, asked) == "Ann may call from Dan: any card."
    said = talk.says("Dan holds 7S 8S QD JD KC", asked)
    assert said.startswith("Ann may call from Dan: the seven of spades, the eight of spades")


@pytest.mark.parametrize(
    "asked",
    [
        "can he pick them up again?",
        "can Dan take his cards back?",
        "may Dan pick up his hand?",
        "could he take them all up again?",
    ],
)
def test_hand_thrown_down_is_not_taken_up_again(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*THROWN_DOWN, asked)
    assert said.startswith("No. The cards lie face up and may be called, and Dan may not take them up.")


def test_hand_that_does_not_lie_open_has_no_such_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*THROWN_DOWN[:4], "can Dan take his cards back?")
    assert not said.startswith("No.")


@pytest.mark.parametrize("asked", ["which card is called?", "what is called?", "what card was called?"])
def test_which_card_is_called(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert talk.says(*THROWN_DOWN, asked) == "No card and no suit is called."
    said = talk.says("Dan holds 7S 8S QD JD KC", "Ann calls the queen of diamonds from Dan", asked)
    assert said.startswith("Called is the queen of diamonds: Dan has to play it")


JAMBONE = (
    SEATED,
    "Ann turns up the nine of hearts",
    "Bob passes, Cleo passes, Dan passes, Ann turns it down",
    "Bob passes, Cleo passes, Dan makes spades, jambone",
)


@pytest.mark.parametrize("asked", ["what can Cleo call?", "who may call a card from Dan?"])
def test_call_from_a_jambone_hand_is_told_before_the_lead(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*JAMBONE, asked)
    assert said.startswith("Cleo may call a card from the open hand of Dan to the first trick")


def test_call_of_a_card_supposed_is_no_call_for_new_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(*JAMBONE, "Cleo leads the king of spades")
    before = talk.entries
    said = talk.says("what if Cleo calls the queen of spades")
    assert said.startswith("If it is done (Cleo calls the queen of spades)")
    assert talk.entries == before


@pytest.mark.parametrize(
    "asked", ["Who ought to lead?", "who should be leading?", "who has to lead?", "who must lead?"]
)
def test_who_ought_to_lead(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("modern", tmp_path, capsys).says(*THROWN_DOWN[:3], asked)
    assert said == "Bob leads to trick 1. Bob is to act."


@pytest.mark.parametrize(
    "asked", ["who is next to play?", "who has to play next?", "who should go next?", "who's next to call?"]
)
def test_who_is_next(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Talk("modern", tmp_path, capsys).says(*THROWN_DOWN[:4], asked) == "Dan is to act."


@pytest.mark.parametrize("asked", ["did Bob order it?", "did Ann take it up?", "did Cleo pick it up?"])
def test_who_took_up_the_trump(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("modern", tmp_path, capsys).says(*THROWN_DOWN[:3], asked)
    assert said == "Trump is hearts, ordered up by Bob."


@pytest.mark.parametrize("asked", ["can Bob lead?", "must Bob lead?", "does Bob have to play now?"])
def test_whether_a_player_leads(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert talk.says(*THROWN_DOWN[:3], asked).startswith("Bob is to act. Bob leads any card")
    assert talk.says("what may Ann lead?").startswith("Bob leads to this trick, not Ann.")
