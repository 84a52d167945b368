"""A card named without a player belongs to who is to play; where none is awaited, the desk asks."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import told_at

CALLED = ("deal A", "A turns up 9H", "B orders up alone", "A discards ??")


@pytest.mark.parametrize("code", ["leeds-dwight-1888", "jerome-1877", "professor-1862", "modern"])
@pytest.mark.parametrize("said", ["the ace of spades", "AS", "led ace of spades", "plays as"])
def test_card_is_of_the_leader_while_another_may_still_take_over(code: str, said: str) -> None:
    assert told_at(code, *CALLED)(said) == ["B AS"]


def test_card_before_the_discard_is_asked_about() -> None:
    with pytest.raises(NotationError, match=r"Whose card is it\? .*'A discards AS', .*'B plays AS'"):
        told_at("leeds-dwight-1888", *CALLED[:-1])("the ace of spades")


def test_card_that_another_holds_is_asked_about() -> None:
    with pytest.raises(NotationError, match=r"B is to play, and A turned up 9H\. Type 'A plays 9H'"):
        told_at("modern", *CALLED)("nine of hearts")


def test_card_that_is_played_already_is_asked_about() -> None:
    with pytest.raises(NotationError, match=r"B has played AS to trick 1"):
        told_at("modern", "deal A", "A turns up 9H", "B orders up", "A discards ??", "B AS")("AS")


def test_card_that_is_turned_up_is_the_dealers() -> None:
    assert told_at("modern", "deal B")("turn up nine of hearts") == ["B turns up 9H"]


@pytest.mark.parametrize("said", ["a wants to start over", "A wants to begin again"])
def test_new_deal_is_not_begun_where_nothing_gives_one(said: str) -> None:
    with pytest.raises(NotationError, match="Nothing has been told for which A may have a new deal"):
        told_at("modern", "deal D", "D turns up 9H")(said)


def test_new_deal_is_chosen_where_it_is_offered() -> None:
    interrupted = ("deal D", "D deals 3 to A", "D faces KS")
    assert told_at("jerome-1877", *interrupted)("a wants to start over") == ["A chooses deal-again"]


def test_nothing_is_begun_again_between_deals() -> None:
    with pytest.raises(NotationError, match="nothing to begin again"):
        told_at("modern")("a wants to start over")
