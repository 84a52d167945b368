"""What people tell before the first deal: who sits where, and the cards cut for the deal."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import told_at

CODES = ["leeds-dwight-1888", "jerome-1877", "professor-1862", "modern"]
SEATED = ['"Ann" takes seat A', '"Bob" takes seat B', '"Cleo" takes seat C', '"Dan" takes seat D']


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "said",
    [
        "ann sits north, bob east, cleo south and dan west",
        "Ann sits at North, Bob at East, Cleo at South and Dan at West",
        "the players are ann, bob, cleo and dan",
        "we are Ann, Bob, Cleo, and Dan, in that order",
        "ann and cleo play against bob and dan",
        "Ann is A, Bob is B, Cleo is C and Dan is D",
        "Ann, Bob, Cleo and Dan are playing",
        "Ann, Bob, Cleo, Dan sit in that order",
        "Ann, Bob, Cleo and Dan",
        "we have Ann, Bob, Cleo and Dan tonight",
        "the players are Ann, Bob, Cleo and Dan, in that order round the table",
        "there are four of us: Ann, Bob, Cleo and Dan",
        "Ann and Cleo play together against Bob and Dan",
    ],
)
def test_people_sit_down(code: str, said: str) -> None:
    assert told_at(code)(said) == SEATED


def test_list_has_a_name_for_each_seat() -> None:
    assert told_at("modern-3")("the players are ann, bob and cleo") == SEATED[:3]
    with pytest.raises(NotationError, match="not understood"):
        told_at("modern-3")("the players are ann, bob, cleo and dan")


def test_dealer_is_told_with_the_players() -> None:
    said = "the players are Ann, Bob, Cleo and Dan; Dan deals"
    assert told_at("modern")(said) == [*SEATED, "deal 1 by D"]


def test_compass_points_are_seats() -> None:
    at = told_at("leeds-dwight-1888", "deal D", "D turns up 9H")
    assert at("north passes, east folds") == ["A passes", "B passes"]


def test_person_may_be_called_like_a_compass_point() -> None:
    assert told_at("modern", '"North" takes seat C', "deal D", "D turns up 9H", "A passes", "B passes")(
        "north passes"
    ) == ["C passes"]


@pytest.mark.parametrize("code", CODES[:3])
@pytest.mark.parametrize(
    "said",
    [
        "a cuts the queen of hearts, b the king of clubs, c the jack of spades and d the nine of diamonds",
        "we cut for deal: A QH, B KC, C JS, D 9D",
        "A draws a queen of hearts, B gets the king of clubs, C has the jack of spades, D draws 9D",
    ],
)
def test_cards_are_cut_for_the_first_deal(code: str, said: str) -> None:
    assert told_at(code)(said) == ["A draws QH", "B draws KC", "C draws JS", "D draws 9D"]


def test_first_black_jack_deals_in_the_modern_game() -> None:
    assert told_at("modern")("A draws a nine of hearts, B the jack of clubs") == ["A draws 9H", "B draws JC"]
    assert told_at("modern", "A draws 9H", "B draws JC")("next deal") == ["deal 1 by B"]


def test_card_of_a_player_is_a_play_once_a_dealer_is_known() -> None:
    assert told_at("modern", "deal D", "D turns up 9H", "A orders up", "D discards ??")(
        "a the queen of hearts"
    ) == ["A QH"]


@pytest.mark.parametrize("said", ["Eve takes Dan's place", "Eve sits in for Dan", "Eve takes the free seat"])
def test_newcomer_takes_the_seat_of_who_has_left(said: str) -> None:
    seated = [
        f'"{name}" takes seat {seat}'
        for name, seat in zip(("Ann", "Bob", "Cleo", "Dan"), "ABCD", strict=True)
    ]
    assert told_at("modern", *seated, '"Dan" leaves seat D')(said) == ['"Eve" takes seat D']
