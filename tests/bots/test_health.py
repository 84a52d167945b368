"""`simple` over 500 deals of each game: everything occurs, at reasonable rates."""

from __future__ import annotations

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from tests.bots.selfplay import Health, points_of_pair

FOUR = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
WITH_TAKE_OVER = ("professor-1862", "jerome-1877", "leeds-dwight-1888")


@pytest.mark.parametrize("health", CODE_NAMES, indirect=True)
@pytest.mark.parametrize("word", ["passes", "orders up", "takes up", "turns down", "makes"])
def test_every_kind_of_call_is_made(health: Health, word: str) -> None:
    assert health.happened[word] > 0


@pytest.mark.parametrize("health", FOUR, indirect=True)
def test_the_dealers_partner_assists(health: Health) -> None:
    assert health.happened["assists"] > 0


@pytest.mark.parametrize("health", CODE_NAMES, indirect=True)
def test_makers_are_euchred_at_a_reasonable_rate(health: Health) -> None:
    assert 0.12 <= health.euchred <= 0.35


@pytest.mark.parametrize("health", ["modern"], indirect=True)
def test_modern_makers_are_euchred_as_often_as_good_players(health: Health) -> None:
    assert 0.13 <= health.euchred <= 0.25


@pytest.mark.parametrize("health", CODE_NAMES, indirect=True)
def test_lone_hands_are_played_at_a_reasonable_rate(health: Health) -> None:
    assert 0.04 <= health.happened["lone hand"] / health.deals <= 0.25


@pytest.mark.parametrize("health", CODE_NAMES, indirect=True)
def test_points_marches_and_euchres_all_occur(health: Health) -> None:
    assert min(health.happened[result] for result in ("point", "march", "euchre")) > 0


@pytest.mark.parametrize("health", WITH_TAKE_OVER, indirect=True)
def test_hands_are_taken_over(health: Health) -> None:
    assert health.happened["take-over"] > 0


@pytest.mark.parametrize("health", ["professor-1862", "jerome-1877"], indirect=True)
def test_the_turn_up_is_sometimes_declined(health: Health) -> None:
    assert health.happened["decline"] > 0


@pytest.mark.parametrize("health", ["professor-1862"], indirect=True)
def test_jambone_is_sometimes_played(health: Health) -> None:
    assert health.happened["jambone"] > 0


@pytest.mark.parametrize("health", ["modern-3", "modern-2"], indirect=True)
def test_the_dummy_is_taken_more_often_than_declined(health: Health) -> None:
    assert health.happened["dummy taken"] > health.happened["dummy left"] > 0


def test_simple_beats_random_by_more_than_a_point_a_deal() -> None:
    code, simple, chance = load_code("modern"), bot_by_name("simple"), bot_by_name("random")
    pairs = [points_of_pair(code, simple, chance, 1888, number) for number in range(300)]
    assert sum(pairs) / len(pairs) >= 1.15
