"""The score of marks equals other ways to count: laps one point at a time, games and
rubbers by going through every history."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.game import Score, marked, new_score, next_deal_begins
from euchre.laws import Code, house_variant, load_code
from euchre.seats import BySide, Side

PROFESSOR, JEROME, LEEDS, MODERN = map(
    load_code, ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
)
SIDES = (Side.A_C, Side.B_D)

LAPS = (
    # ours, theirs, points added, games they win, what is left to us (professor-1862 S18)
    (4, 1, 2, 1, 1),
    (4, 1, 4, 1, 3),
    (4, 0, 4, 2, 3),
    (2, 1, 8, 3, 0),
    (2, 0, 8, 4, 0),
    (4, 1, 8, 3, 2),
    (4, 0, 8, 4, 2),
    (0, 1, 16, 5, 1),
    (0, 0, 16, 6, 1),
    (4, 1, 16, 7, 0),
    (4, 0, 16, 8, 0),
)


def standing(code: Code, ours: int, theirs: int) -> Score:
    """Return a score with points already marked."""
    return new_score(code, BySide(SIDES, (ours, theirs)))


def count(score: Score, ours: int, theirs: int = 0) -> Score:
    """Return the score after one count and the beginning of the next deal."""
    return next_deal_begins(marked(score, BySide(score.points.sides, (ours, theirs))))


def by_single_points(ours: int, theirs: int, added: int) -> tuple[int, int, int]:
    """Return games won and the points left, counted on one point at a time."""
    games = 0
    for _ in range(added):
        ours += 1
        if ours == 5:
            games += 2 if theirs == 0 else 1
            ours = theirs = 0
    return games, ours, theirs


@pytest.mark.parametrize(("ours", "theirs", "added", "games", "left"), LAPS)
def test_one_count_wins_the_number_of_games_in_the_professors_laws(
    ours: int, theirs: int, added: int, games: int, left: int
) -> None:
    score = count(standing(PROFESSOR, ours, theirs), added)
    assert score.games[Side.A_C] == games
    assert score.points.values == (left, 0)


@pytest.mark.parametrize("added", [1, 2, 4, 8, 16])
def test_every_lap_is_the_sum_of_its_single_points(added: int) -> None:
    found, expected = [], []
    for ours, theirs in product(range(5), repeat=2):
        score = count(standing(PROFESSOR, ours, theirs), added)
        found.append((score.games[Side.A_C], *score.points.values))
        expected.append(by_single_points(ours, theirs, added))
    assert found == expected


@given(st.lists(st.tuples(st.sampled_from([0, 1]), st.sampled_from([0, 1, 2, 4, 8, 16])), max_size=60))
def test_a_whole_sitting_with_laps_is_the_sum_of_its_single_points(counts: list[tuple[int, int]]) -> None:
    score = new_score(PROFESSOR)
    points, games = [0, 0], [0, 0]
    for side, added in counts:
        score = count(score, *((added, 0) if side == 0 else (0, added)))
        won, points[side], points[1 - side] = by_single_points(points[side], points[1 - side], added)
        games[side] += won
    assert score.points.values == tuple(points)
    assert score.games.values == tuple(games)


@given(
    st.sampled_from([JEROME, MODERN]),
    st.lists(st.tuples(st.sampled_from([0, 1]), st.sampled_from([0, 1, 2, 4])), max_size=60),
)
def test_without_laps_a_surplus_is_lost_and_every_game_counts_one(
    code: Code, counts: list[tuple[int, int]]
) -> None:
    score = new_score(code)
    points, games = [0, 0], [0, 0]
    for side, added in counts:
        score = count(score, *((added, 0) if side == 0 else (0, added)))
        points[side] += added
        if points[side] >= (5 if code is JEROME else 10):
            games[side] += 1
            points = [0, 0]
    assert score.points.values == tuple(points)
    assert score.games.values == tuple(games)


@given(st.lists(st.tuples(*[st.sampled_from([0, 1, 2, 4])] * 3), max_size=60))
def test_at_three_the_game_goes_on_until_one_is_highest_alone(counts: list[tuple[int, int, int]]) -> None:
    score = new_score(load_code("modern-3"))
    points, games = [0, 0, 0], [0, 0, 0]
    for added in counts:
        score = next_deal_begins(marked(score, BySide(score.points.sides, added)))
        points = [old + new for old, new in zip(points, added, strict=True)]
        first, second = sorted(points, reverse=True)[:2]
        if first >= 10 and first > second:
            games[points.index(first)] += 1
            points = [0, 0, 0]
    assert score.points.values == tuple(points)
    assert score.games.values == tuple(games)


def histories() -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Yield rubbers as games: who wins (0, 1), what the losers have, the winners' surplus (carried on)."""
    yield from product(product((0, 1), (0, 3), (0, 2)), repeat=4)


def counts_of(history: tuple[tuple[int, int, int], ...]) -> Iterator[tuple[int, int]]:
    """Yield points of single counts that bring about a history: first the losers' points, then the
    winners'."""
    carried, carrier = 0, None
    for winner, losers, surplus in history:
        standing_losers = carried if carrier == 1 - winner else 0
        standing_winners = carried if carrier == winner else 0
        more = max(losers - standing_losers, 0)
        if more:
            yield (0, more) if winner == 0 else (more, 0)
        added = 5 + surplus - standing_winners
        yield (added, 0) if winner == 0 else (0, added)
        carried, carrier = surplus, winner


def rubber_by_hand(history: tuple[tuple[int, int, int], ...]) -> tuple[list[int], int, int]:
    """Return rubber points, the winner and the games played, straight from leeds-dwight-1888 1 and 7: a game
    counts one, a love game two, the rubber two more; a lap in the third game brings a fourth."""
    points, wins, losers_carry = [0, 0], [0, 0], None
    played = 4 if history[2][2] else 3
    for number, (winner, losers, surplus) in enumerate(history[:played]):
        love = losers == 0 and losers_carry != 1 - winner
        points[winner] += LEEDS.love_game_value if love else LEEDS.game_value
        wins[winner] += number < 3
        losers_carry = winner if surplus else None
    first = 0 if wins[0] > wins[1] else 1
    points[first] += LEEDS.rubber_bonus
    return points, first, played


def rubber_played(history: tuple[tuple[int, int, int], ...]) -> tuple[list[int], int, int]:
    """Return the same from the engine's score."""
    score = new_score(LEEDS)
    games = 0
    for ours, theirs in counts_of(history):
        score = marked(score, BySide(SIDES, (ours, theirs)))
        games += len(score.finished)
        if score.rubber is not None:
            break
        score = next_deal_begins(score)
    assert score.rubber is not None
    assert score.rubbers == 1
    assert score.rubber.points == score.rubber_points
    assert next_deal_begins(score).points.values == (0, 0)
    return list(score.rubber_points.values), SIDES.index(score.rubber.winner), games


def test_every_rubber_scores_what_is_counted_by_hand() -> None:
    wrong = [history for history in histories() if rubber_played(history) != rubber_by_hand(history)]
    assert len(list(histories())) == 4096
    assert wrong == []


def test_a_code_without_laps_never_carries_a_point_into_a_rubbers_next_game() -> None:
    code = house_variant(LEEDS, {"lap": False, "fourth_game_if_third_laps": False})
    score = count(standing(code, 4, 1), 4)
    assert score.points.values == (0, 0)
    assert score.rubber_points.values == (code.game_value, 0)
