"""Marks become games, slams, laps, love games and rubbers."""

import pytest

from euchre.game import deal_counted, is_bridge, marked, new_score, next_deal_begins
from euchre.game.score import Score
from euchre.laws import Code, load_code
from euchre.seats import BySide, Side
from tests.tabletop import house

PROFESSOR = load_code("professor-1862")
LEEDS = load_code("leeds-dwight-1888")
MODERN = load_code("modern")
THREE = load_code("modern-3")


def points(code: Code, *each: int) -> BySide[int]:
    return BySide(code.seating.sides, each)


def counted(code: Code, *marks: tuple[int, ...], start: tuple[int, ...] = ()) -> Score:
    """Return the score after the marks of some deals, one after the other."""
    score = new_score(code, points(code, *start) if start else None)
    for each in marks:
        score = marked(next_deal_begins(score), points(code, *each))
    return score


def test_score_begins_with_nothing_or_with_points_standing() -> None:
    assert tuple(new_score(MODERN).points) == (0, 0)
    assert tuple(new_score(MODERN, points(MODERN, 3, 7)).points) == (3, 7)


def test_points_add_up_below_game() -> None:
    score = counted(MODERN, (2, 0), (0, 1), (4, 0))
    assert tuple(score.points) == (6, 1)
    assert not score.is_between_games
    assert score.finished == ()


def test_game_is_won_at_ten_and_the_next_begins_with_nothing() -> None:
    score = counted(MODERN, (4, 0), (4, 2), (4, 0))
    assert (score.won_by, tuple(score.games), tuple(score.points)) == (Side.A_C, (1, 0), (12, 2))
    assert score.is_between_games
    begun = next_deal_begins(score)
    assert (begun.won_by, tuple(begun.points), begun.finished) == (None, (0, 0), ())


@pytest.mark.parametrize("add", [10**9 + 3, 10**15 + 3])
def test_games_lapped_are_counted_by_division_whatever_is_marked(add: int) -> None:
    code = house("professor-1862", lap=True, game_points=5, slam_games=2)
    score = counted(code, (add, 0), start=(0, 3))
    first, others = score.finished
    assert (first.is_love_game, first.times) == (False, 1)
    assert (others.is_love_game, others.times, tuple(others.points)) == (True, add // 5 - 1, (add - 5, 0))
    assert (tuple(score.games), tuple(score.points)) == ((1 + 2 * (add // 5 - 1), 0), (3, 0))


@pytest.mark.parametrize(
    ("before", "add", "games", "after"),
    [
        ((4, 1), 2, 1, (1, 0)),
        ((4, 1), 4, 1, (3, 0)),
        ((4, 0), 4, 2, (3, 0)),
        ((2, 1), 8, 3, (0, 0)),
        ((2, 0), 8, 4, (0, 0)),
        ((4, 0), 16, 8, (0, 0)),
        ((4, 3), 16, 7, (0, 0)),
    ],
)
def test_one_count_may_win_several_games(
    before: tuple[int, int], add: int, games: int, after: tuple[int, int]
) -> None:
    """professor-1862 S2, S3 and S18: a later game of one count is always a slam."""
    score = counted(PROFESSOR, (add, 0), start=before)
    assert (tuple(score.games), tuple(score.points)) == ((games, 0), after)


def test_point_lapped_protects_from_a_slam() -> None:
    score = counted(PROFESSOR, (0, 4), (4, 0), (2, 0), (0, 8))
    assert tuple(score.games) == (1, 1)
    assert [game.is_love_game for game in score.finished] == [False]


def test_slam_counts_two_games_and_a_common_game_one() -> None:
    slam = counted(PROFESSOR, (2, 0), (4, 0))
    common = counted(PROFESSOR, (4, 0), (0, 1), (1, 0))
    assert (tuple(slam.games), slam.finished[0].is_love_game) == ((2, 0), True)
    assert (tuple(common.games), common.finished[0].is_love_game) == ((1, 0), False)


def test_points_lap_into_the_next_game() -> None:
    score = counted(PROFESSOR, (4, 1), (4, 0))
    assert tuple(next_deal_begins(score).points) == (3, 0)


def test_higher_total_wins_when_two_reach_ten_at_once() -> None:
    """modern m.9, in the game for three."""
    score = counted(THREE, (0, 2, 2), start=(0, 9, 8))
    assert (score.won_by, tuple(score.points)) == (Side.B, (0, 11, 10))


def test_equal_totals_at_ten_play_on_until_one_is_highest() -> None:
    """modern m.9, in the game for three."""
    tied = counted(THREE, (0, 2, 2), start=(0, 8, 8))
    assert (tied.won_by, tuple(tied.points)) == (None, (0, 10, 10))
    won = marked(next_deal_begins(tied), points(THREE, 0, 1, 0))
    assert (won.won_by, tuple(won.games)) == (Side.B, (0, 1, 0))


def test_love_game_at_three_needs_both_others_at_nothing() -> None:
    assert counted(THREE, (10, 0, 0)).finished[0].is_love_game
    assert not counted(THREE, (10, 0, 0), start=(0, 1, 0)).finished[0].is_love_game


def test_all_three_games_of_a_rubber_are_played() -> None:
    """leeds-dwight-1888 1."""
    two = counted(LEEDS, (5, 1), (5, 1))
    assert (two.rubber, tuple(two.games)) == (None, (2, 0))
    three = counted(LEEDS, (5, 1), (5, 1), (1, 5))
    assert three.rubber is not None
    assert (three.rubber.winner, tuple(three.rubber.points)) == (Side.A_C, (4, 1))
    assert tuple(three.rubber_points) == (4, 1)


def test_lap_in_the_third_game_brings_a_fourth_whose_own_lap_is_lost() -> None:
    """leeds-dwight-1888 1 and 7: ten points are the most."""
    three = counted(LEEDS, (5, 0), (5, 0), (4, 0), (4, 0))
    assert (three.rubber, tuple(three.points)) == (None, (3, 0))
    four = marked(next_deal_begins(three), points(LEEDS, 4, 0))
    assert four.rubber is not None
    assert (four.rubber.winner, tuple(four.rubber.points), tuple(four.points)) == (Side.A_C, (10, 0), (0, 0))


def test_fourth_game_adds_its_value_but_does_not_settle_the_rubber() -> None:
    three = counted(LEEDS, (5, 1), (1, 5), (4, 1), (4, 0), (0, 5))
    assert three.rubber is not None
    assert (three.rubber.winner, tuple(three.rubber.points)) == (Side.A_C, (4, 2))
    assert tuple(three.games) == (2, 2)


def test_surplus_of_a_whole_game_wins_the_next_outright() -> None:
    """leeds-dwight-1888 1: the game after is a love game."""
    score = counted(LEEDS, (8, 0), start=(4, 1))
    assert [game.is_love_game for game in score.finished] == [False, True]
    assert (tuple(score.games), tuple(score.points), tuple(score.rubber_points)) == ((2, 0), (2, 0), (3, 0))


def test_next_rubber_begins_with_nothing_and_the_points_stand() -> None:
    done = counted(LEEDS, (5, 1), (5, 1), (5, 1))
    begun = next_deal_begins(done)
    assert (begun.rubber, begun.this_rubber, tuple(begun.points)) == (None, (), (0, 0))
    assert (begun.rubbers, tuple(begun.rubber_points)) == (1, (5, 0))


def test_sides_that_win_together_share_nothing() -> None:
    """Both sides at five with equal points: neither has won."""
    code = house("jerome-1877", game_points=5)
    assert counted(code, (1, 1), start=(4, 4)).won_by is None


@pytest.mark.parametrize(
    ("dealers", "others", "narrow", "wide"),
    [
        (1, 4, True, True),
        (2, 4, True, True),
        (0, 4, False, False),
        (3, 4, False, False),
        (4, 4, False, False),
        (1, 3, False, True),
        (0, 2, False, True),
        (4, 1, False, False),
    ],
)
def test_bridge_is_four_to_one_or_two(dealers: int, others: int, narrow: bool, wide: bool) -> None:
    """professor-1862 B1 and B5."""
    common = new_score(PROFESSOR, points(PROFESSOR, dealers, others))
    custom = new_score(house("professor-1862", wide_bridge=True), points(PROFESSOR, dealers, others))
    assert (is_bridge(common, Side.A_C), is_bridge(custom, Side.A_C)) == (narrow, wide)


def test_bridge_depends_on_who_deals() -> None:
    score = new_score(PROFESSOR, points(PROFESSOR, 4, 1))
    assert (is_bridge(score, Side.A_C), is_bridge(score, Side.B_D)) == (False, True)


def test_there_is_no_bridge_in_games_to_ten_or_among_three() -> None:
    assert not is_bridge(new_score(MODERN, points(MODERN, 1, 4)), Side.A_C)
    three = house("modern-3", game_points=5)
    assert not is_bridge(new_score(three, points(three, 1, 4, 0)), Side.A)


def after_deals(code: Code, *marks: tuple[int, ...]) -> Score:
    """Return the score after some deals, each of which counts."""
    score = new_score(code)
    for each in marks:
        score = deal_counted(marked(next_deal_begins(score), points(code, *each)))
    return score


THREE_DEALS = house("modern", deals_in_game=3)


def test_the_side_ahead_wins_after_the_last_deal() -> None:
    score = after_deals(THREE_DEALS, (1, 0), (0, 2), (0, 1))
    assert (score.won_by, tuple(score.points), tuple(score.games)) == (Side.B_D, (1, 3), (0, 1))
    assert score.deals == 3
    assert next_deal_begins(score).deals == 0


def test_a_tie_is_played_on_until_a_side_is_ahead() -> None:
    tied = after_deals(THREE_DEALS, (1, 0), (0, 1), (0, 0))
    assert (tied.won_by, tied.deals) == (None, 3)
    assert after_deals(THREE_DEALS, (1, 0), (0, 1), (0, 0), (2, 0)).won_by is Side.A_C


def test_points_win_before_the_last_deal() -> None:
    score = after_deals(house("modern", deals_in_game=9, game_points=4), (4, 0))
    assert (score.won_by, score.deals) == (Side.A_C, 0)


def test_without_a_number_of_deals_none_are_counted() -> None:
    assert after_deals(MODERN, (1, 0), (1, 0)).deals == 0


def test_among_three_one_must_be_ahead_alone() -> None:
    code = house("modern-3", deals_in_game=2)
    assert after_deals(code, (2, 0, 0), (0, 2, 2)).won_by is None
    assert after_deals(code, (2, 0, 0), (0, 2, 2), (0, 0, 2)).won_by is Side.C
