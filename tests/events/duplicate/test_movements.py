from collections import Counter
from itertools import combinations

import pytest

from euchre.events import DuplicateMovement, EventError, howell, mitchell


def check_rounds(movement: DuplicateMovement) -> None:
    """Each pair has one place in each round, and never meets a pair or plays a set of boards twice."""
    for each in movement.rounds:
        here = [pair for table in each.tables for pair in (table.one, table.other)]
        resting = [] if each.sitting_out is None else [each.sitting_out]
        assert sorted(here + resting) == list(range(movement.pairs))
        sets = [table.board_set for table in each.tables]
        assert len(set(sets)) == (1 if movement.shares_boards else len(sets))
        assert set(sets) <= set(range(movement.board_sets))
    tables = [table for each in movement.rounds for table in each.tables]
    played = Counter((pair, table.board_set) for table in tables for pair in (table.one, table.other))
    assert set(played.values()) == {1}
    assert set(Counter(frozenset((table.one, table.other)) for table in tables).values()) == {1}


@pytest.mark.parametrize("pairs", [*range(6, 41), 199, 200])
def test_mitchell_repeats_neither_opponents_nor_boards(pairs: int) -> None:
    movement = mitchell(pairs)
    check_rounds(movement)
    tables = (pairs + 1) // 2
    assert len(movement.rounds) == (tables if tables % 2 else tables - 1)


def test_mitchell_moves_pairs_up_and_boards_down() -> None:
    first, second = (mitchell(10).rounds[number].tables for number in (0, 1))
    up = {table.other: table.number for table in second}
    assert all(up[table.other] == (table.number + 1) % 5 for table in first)
    down = {table.board_set: table.number for table in second}
    assert all(down[table.board_set] == (table.number - 1) % 5 for table in first)


@pytest.mark.parametrize("pairs", range(3, 41))
def test_howell_has_each_two_pairs_meet_once(pairs: int) -> None:
    movement = howell(pairs)
    check_rounds(movement)
    met = {frozenset((table.one, table.other)) for each in movement.rounds for table in each.tables}
    assert met == set(map(frozenset, combinations(range(pairs), 2)))


@pytest.mark.parametrize("pairs", [4, 8, 10, 24])
def test_howell_has_each_pair_play_each_set(pairs: int) -> None:
    movement = howell(pairs)
    tables = [table for each in movement.rounds for table in each.tables]
    played = {(pair, table.board_set) for table in tables for pair in (table.one, table.other)}
    assert len(played) == pairs * (pairs - 1)
    assert movement.shares_boards == (pairs < 7)


@pytest.mark.parametrize("pairs", [7, 9, 23])
def test_each_pair_sits_out_once_in_a_howell_of_an_odd_number(pairs: int) -> None:
    assert sorted(each.sitting_out or 0 for each in howell(pairs).rounds) == list(range(pairs))


def test_impossible_numbers_of_pairs_are_refused() -> None:
    for pairs in (5, 201):
        with pytest.raises(EventError, match="cannot play a Mitchell movement: 6 to 200 can"):
            mitchell(pairs)
    for pairs in (2, 41):
        with pytest.raises(EventError, match="cannot play a Howell movement: 3 to 40 can"):
            howell(pairs)
