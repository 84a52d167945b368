"""What the desk says where the game, or a custom of the house, differs from the usual one."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.laws import house_variant, load_code
from tests.cli.referee.talks import Talk

PEOPLE = "the players are Ann, Bob, Cleo and Dan"
UP = "Ann deals and turns up KS"


@pytest.mark.parametrize("asked", ["must Cleo go alone?", "does Cleo have to go alone?"])
def test_a_duty_that_is_asked_about_is_answered_with_what_is_lawful(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    canadian = house_variant(load_code("modern"), {"assist_must_be_alone": True})
    said = Talk(canadian, tmp_path, capsys).says(PEOPLE, UP, "Bob passes", asked)
    assert "Cleo may choose: 'Cleo passes', 'Cleo assists alone'. Nothing is entered." in said


def test_a_card_put_down_with_another_is_still_in_the_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(PEOPLE, UP, "Bob passes, Cleo assists, Ann discards", "Bob plays AH KH together")
    said = talk.says("Bob takes the king back")
    assert (
        "the king of hearts is still in Bob's hand: of cards put down together, only the ace of hearts is"
        in said
    )


def test_no_player_is_suggested_whom_the_game_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern-2", tmp_path, capsys)
    talk.says("the players are Quin and Rose", "Quin deals and turns up KS", "Rose passes, Quin takes up")
    said = talk.says("Quin discards", "Rose claims Quin revoked in the second trick maybe")
    assert "near to it: 'a says b revoked in the second trick'" in said
    assert "against D" not in said
