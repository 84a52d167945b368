"""Every whist tournament of the package, by counting."""

from collections import Counter

import pytest

from euchre.events.evening import evenness, meetings, partnerships
from euchre.events.whist import has_whist, whist_cycle, whist_rounds

KNOWN = [players for players in range(4, 61) if has_whist(players)]


def test_every_number_up_to_60_that_has_a_design_is_there() -> None:
    assert [players for players in range(4, 61) if players % 4 < 2] == KNOWN


def test_numbers_without_a_design_have_none() -> None:
    assert not any(has_whist(players) for players in (3, 6, 7, 22, 58, 1000))


@pytest.mark.parametrize("players", KNOWN)
def test_each_two_are_partners_once_and_opponents_twice(players: int) -> None:
    rounds = whist_rounds(players)
    pairs = {(one, other) for other in range(players) for one in range(other)}
    assert len(rounds) == whist_cycle(players)
    assert Counter(partnerships(rounds)) == dict.fromkeys(pairs, 1)
    assert Counter(meetings(rounds)) == dict.fromkeys(pairs, 3)


@pytest.mark.parametrize("players", KNOWN)
def test_everybody_has_one_place_in_each_round(players: int) -> None:
    for each in whist_rounds(players):
        seated = [player for table in each.tables for player in table.players]
        assert sorted([*seated, *each.sitting_out]) == list(range(players))
        assert len(each.sitting_out) == players % 4


@pytest.mark.parametrize("players", [5, 9, 45])
def test_everybody_sits_out_once(players: int) -> None:
    rounds = whist_rounds(players)
    assert sorted(each.sitting_out[0] for each in rounds) == list(range(players))
    assert evenness(players, rounds).sit_out_spread == 0
