"""Duplicate: seatings by counting, scores by hand, and acts that cannot be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from time import process_time

import pytest

from euchre.events import EventError
from euchre.events.duplicate import (
    BoardResult,
    BoardScored,
    BoardScoring,
    BoardsOpened,
    BoardsSealed,
    DuplicateEvent,
    DuplicatePlan,
    EntrantNamed,
    MovementKind,
    board_movement,
    board_standings,
    board_tallies,
    individual_evenness,
    sealed_boards,
)
from euchre.events.event_lines import WrittenAct, after_act

SEED = bytes(32)
NAME = "ab" * 12
SEALED = BoardsSealed(NAME, "modern", sealed_boards(NAME, SEED))


def after(*acts: WrittenAct) -> DuplicateEvent:
    event = DuplicateEvent()
    for act in acts:
        event = after_act(event, act)
    return event


@pytest.mark.parametrize(
    ("kind", "entrants"),
    [
        *((MovementKind.HOWELL, count) for count in range(3, 21)),
        *((MovementKind.MITCHELL, count) for count in range(6, 31)),
        *((MovementKind.INDIVIDUAL, count) for count in (4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 22, 28)),
        *((MovementKind.TEAMS, count) for count in range(2, 11)),
    ],
)
def test_nobody_plays_twice_in_a_round_or_a_set_twice(kind: MovementKind, entrants: int) -> None:
    movement = board_movement(kind, entrants)
    for tables in movement.rounds:
        seated = Counter(one for table in tables for one in (*table.first, *table.second))
        assert max(seated.values()) == (2 if kind is MovementKind.TEAMS else 1)
        assert len({table.number for table in tables}) == len(tables)
    sets = Counter(
        (one, table.board_set)
        for tables in movement.rounds
        for table in tables
        for one in {*table.first, *table.second}
    )
    assert max(sets.values()) == (2 if kind is MovementKind.TEAMS else 1)
    assert {table.board_set for tables in movement.rounds for table in tables} == set(
        range(movement.board_sets)
    )


def test_players_of_an_individual_movement_are_partners_once_and_adversaries_twice() -> None:
    movement = board_movement(MovementKind.INDIVIDUAL, 12)
    partners: Counter[tuple[int, ...]] = Counter()
    against: Counter[tuple[int, ...]] = Counter()
    for table in (table for tables in movement.rounds for table in tables):
        partners.update([tuple(sorted(table.first)), tuple(sorted(table.second))])
        against.update(tuple(sorted((one, other))) for one in table.first for other in table.second)
    every = list(combinations(range(12), 2))
    assert partners == Counter(every)
    assert against == Counter(every + every)


@pytest.mark.parametrize(
    ("players", "partnered", "least_met", "most_met"),
    [(6, 1, 2, 4), (7, 1, 1, 4), (10, 1, 1, 4), (22, 1, 1, 5)],
)
def test_other_numbers_of_players_sit_out_equally_and_meet_nearly_evenly(
    players: int, partnered: int, least_met: int, most_met: int
) -> None:
    even = individual_evenness(board_movement(MovementKind.INDIVIDUAL, players))
    assert even.sit_out_spread == 0
    assert even.most_partnered <= partnered
    assert least_met <= even.least_met
    assert even.most_met <= most_met


def test_teams_play_the_same_boards_with_the_seats_exchanged() -> None:
    for tables in board_movement(MovementKind.TEAMS, 6).rounds:
        for home, away in zip(tables[::2], tables[1::2], strict=True):
            assert (home.first, home.second, home.board_set) == (away.second, away.first, away.board_set)
            assert home.group == away.group


def result(first: int, second: int, points: tuple[int, int], board: int = 1, group: int = 0) -> BoardResult:
    return BoardResult(board, 1, 1, (first,), (second,), points, group)


def test_scores_of_a_board_are_those_counted_by_hand() -> None:
    # nets: +2, +1, +1, -2
    results = [result(0, 1, (2, 0)), result(2, 3, (1, 0)), result(4, 5, (1, 0)), result(6, 7, (0, 2))]
    sums = board_tallies(8, results)
    assert [tally.matchpoints for tally in sums] == [6, 0, 3, 3, 3, 3, 0, 6]
    assert {tally.top for tally in sums} == {6}
    assert [tally.cross_points for tally in sums[::2]] == [
        Fraction(2),
        Fraction(2, 3),
        Fraction(2, 3),
        Fraction(-10, 3),
    ]
    assert sum(tally.cross_points for tally in sums) == 0
    assert [tally.points for tally in sums] == [2, 0, 1, 0, 1, 0, 0, 2]
    places = [(each.place, each.tally.entrant) for each in board_standings(sums, BoardScoring.MATCHPOINTS)]
    assert places[0] == (1, 7)  # both have all matchpoints; 7 has more cross-points than 0
    by_points = board_standings(sums, BoardScoring.POINTS)
    assert [each.tally.entrant for each in by_points[:2]] == [7, 0]


def test_a_result_is_compared_with_all_others_however_many_they_are() -> None:
    points = [(2 * (number * 7 % 3), 0) if number % 2 else (0, number * 5 % 4) for number in range(60)]
    results = [result(2 * number, 2 * number + 1, each) for number, each in enumerate(points)]
    nets = [first - second for first, second in points]
    expected = [
        sum(2 * (one > other) + (one == other) for place, other in enumerate(nets) if place != number)
        for number, one in enumerate(nets)
    ]
    assert [tally.matchpoints for tally in board_tallies(120, results)[::2]] == expected
    many = [result(2 * number, 2 * number + 1, points[number % 60]) for number in range(20_000)]
    began = process_time()
    sums = board_tallies(40_000, many)
    assert process_time() - began < 20  # each compared with each takes more than a minute
    assert sum(tally.matchpoints for tally in sums) == 20_000 * 19_999 * 2


def test_a_board_played_once_is_compared_with_nothing() -> None:
    one, other = board_tallies(2, [result(0, 1, (2, 0))])
    assert (one.boards, one.matchpoints, one.percent, one.cross_points, one.points) == (
        0,
        0,
        50.0,
        Fraction(0),
        2,
    )
    assert other.points == 0


def test_teams_are_compared_within_their_match_only() -> None:
    results = [
        result(0, 1, (2, 0), group=1),
        result(1, 0, (1, 0), group=1),
        result(2, 3, (0, 2), group=2),
        result(3, 2, (0, 2), group=2),
    ]
    assert [tally.cross_points for tally in board_tallies(4, results)] == [2, -2, 0, 0]


def test_an_event_is_scored_and_opened() -> None:
    plan = DuplicatePlan(MovementKind.HOWELL, 4, 1)
    event = after(plan, SEALED, EntrantNamed(4, "Ann and Bob"), BoardScored(1, 1, 1, 2, 0))
    assert event.boards == 3
    assert event.missing == ((1, 2, 1),)
    assert event.name_of(3) == "Ann and Bob"
    assert event.name_of(0) == "Pair 1"
    event = after_act(event, BoardScored(1, 2, 1, 0, 1))
    assert len(event.results) == 2
    opened = after_act(event, BoardsOpened(SEED.hex()))
    assert len(opened.dealt(SEED.hex())) == 3
    assert after_act(opened, BoardScored(1, 1, 1, 0, 2)).points[1, 1, 1] == (0, 2)


def test_those_who_move_in_a_mitchell_movement_are_ranked_apart() -> None:
    event = after(DuplicatePlan(MovementKind.MITCHELL, 7, 2))
    stay, move = event.standings
    assert {each.tally.entrant for each in stay} == {0, 1, 2, 3}
    assert {each.tally.entrant for each in move} == {4, 5, 6}


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (BoardScored(1, 1, 2, 2, 0), "plays boards 1 to 1, not 2"),
        (BoardScored(1, 3, 1, 2, 0), "no table 3"),
        (BoardScored(4, 1, 1, 2, 0), "no round 4"),
        (BoardScored(1, 1, 1, 2, 1), "only one side"),
        (BoardScored(1, 1, 1, 17, 0), "at most 16"),
        (BoardsOpened("00" * 31 + "01"), "not the seed"),
        (SEALED, "sealed already"),
        (DuplicatePlan(MovementKind.HOWELL, 4, 1), "movement stays"),
        (EntrantNamed(5, "Ann"), "no number 5"),
        (EntrantNamed(1, "Ann"), "is taken"),
        (EntrantNamed(1, "a\u2028"), "is not a name"),
    ],
)
def test_what_cannot_be_is_refused(act: WrittenAct, message: str) -> None:
    event = after(DuplicatePlan(MovementKind.HOWELL, 4, 1), SEALED, EntrantNamed(2, "ann"))
    with pytest.raises(EventError, match=message):
        after_act(event, act)


@pytest.mark.parametrize(
    "act",
    [
        DuplicatePlan(MovementKind.MITCHELL, 2, 1),
        DuplicatePlan(MovementKind.HOWELL, 41, 1),
        DuplicatePlan(MovementKind.INDIVIDUAL, 61, 1),
        DuplicatePlan(MovementKind.INDIVIDUAL, 3, 1),
        DuplicatePlan(MovementKind.TEAMS, 1, 1),
        DuplicatePlan(MovementKind.HOWELL, 8, 0),
        DuplicatePlan(MovementKind.HOWELL, 8, 100),
        BoardsSealed(NAME, "modern-2", "0" * 64),
        BoardsSealed(NAME, "no-such-code", "0" * 64),
    ],
)
def test_a_plan_that_does_not_fit_is_refused(act: WrittenAct) -> None:
    with pytest.raises(EventError):
        after(act)
