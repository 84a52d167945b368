from collections import Counter
from itertools import combinations

import pytest

from euchre.events import EventError, round_robin


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 8, 11, 22])
def test_each_two_meet_once_and_nobody_twice_in_a_round(entrants: int) -> None:
    names = [f"pair {number}" for number in range(entrants)]
    rounds = round_robin(names)
    met = Counter(frozenset(match) for each in rounds for match in each.matches)
    assert met == dict.fromkeys(map(frozenset, combinations(names, 2)), 1)
    for each in rounds:
        here = [name for match in each.matches for name in match]
        assert sorted([*here, *([each.bye] if each.bye else [])]) == sorted(names)


@pytest.mark.parametrize("entrants", [3, 7, 21])
def test_everybody_has_one_bye_if_the_number_is_odd(entrants: int) -> None:
    rounds = round_robin([f"pair {number}" for number in range(entrants)])
    assert set(Counter(each.bye for each in rounds).values()) == {1}


def test_impossible_leagues_are_refused() -> None:
    with pytest.raises(EventError, match="1 entrants are too few: at least 2"):
        round_robin(["A"])
    with pytest.raises(EventError, match="occurs twice"):
        round_robin(["A", "B", "a"])
