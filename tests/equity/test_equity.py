from __future__ import annotations

from itertools import product

import pytest

from euchre.chance import Stream
from euchre.equity import Equity, Mix, Worth, equity_of, of_length, sides_from, solved
from euchre.game import Score, marked, new_score, next_deal_begins
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import BySide, Seat, Side

LITERATURE = Mix.of_two_sides({1: 0.45, 2: 0.16, 4: 0.05}, {1: 0.17, 2: 0.12, 4: 0.05})
"""Frequency of each outcome for the dealer's side and the other, as counted by Fred Benjamin."""


def chance(equity: Equity, ours: int, theirs: int, *, deals: bool) -> float:
    score = new_score(equity.code, BySide((Side.A_C, Side.B_D), (ours, theirs)))
    return 100 * equity.before_deal(score, Seat.C if deals else Seat.D)[Side.A_C]


@pytest.mark.parametrize(
    ("ours", "theirs", "deals", "printed"),
    [
        (0, 0, True, 51),
        (5, 5, True, 51),
        (8, 8, True, 54),
        (9, 9, True, 65),
        (9, 6, False, 82),
        (9, 8, True, 72),
    ],
)
def test_chances_are_those_of_the_printed_chart(ours: int, theirs: int, deals: bool, printed: int) -> None:
    assert abs(chance(solved(load_code("modern"), LITERATURE), ours, theirs, deals=deals) - printed) <= 1.5


def test_at_nine_all_the_next_deal_decides() -> None:
    assert chance(solved(load_code("modern"), LITERATURE), 9, 9, deals=True) == pytest.approx(66)


@pytest.mark.parametrize("points", [5, 7, 10, 11, 15])
@pytest.mark.parametrize("name", CODE_NAMES)
def test_a_value_is_the_mean_of_the_values_after_each_outcome(name: str, points: int) -> None:
    code = of_length(load_code(name), points)
    equity = equity_of(code)
    some = (0, points // 2, points - 1)
    for values, dealer in product(product(some, repeat=len(code.seating.sides)), code.seating.seats):
        score = new_score(code, BySide(code.seating.sides, values))
        before = equity.before_deal(score, dealer)
        after = [0.0] * len(values)
        for share in equity.mix.shares:
            seen = dict(zip(sides_from(code, dealer), share.points, strict=True))
            brought = BySide(score.points.sides, tuple(seen[side] for side in score.points.sides))
            worth = equity.after_deal(score, dealer, brought, passes=share.passes)
            after = [a + share.chance * b for a, b in zip(after, worth, strict=True)]
        assert list(before) == pytest.approx(after, abs=1e-9)
        assert sum(before) == pytest.approx(1 if equity.worth is Worth.CHANCE else 0, abs=1e-9)


def drawn_play(equity: Equity, stream: Stream) -> float:
    """Return what the first dealer's side wins in one game or rubber with deals drawn from the mix."""
    code, dealer = equity.code, Seat.A
    score, over = new_score(code), False
    while not over:
        score = next_deal_begins(score)
        sides = sides_from(code, dealer)
        point, share = stream.below(10**6) / 10**6, equity.mix.shares[-1]
        for one in equity.mix.shares:
            point -= one.chance
            if point < 0:
                share = one
                break
        seen = dict(zip(sides, share.points, strict=True))
        score = marked(score, BySide(code.seating.sides, tuple(seen[side] for side in code.seating.sides)))
        dealer = code.seating.left_of(dealer) if share.passes else dealer
        over = score.rubber is not None if code.rubber_games else score.is_between_games
    return won_by_first(score)


def won_by_first(score: Score) -> float:
    if score.rubber is None:
        return float(score.won_by is score.code.seating.sides[0])
    ours, theirs = score.rubber_points
    return ours - theirs


@pytest.mark.parametrize("name", ["jerome-1877", "leeds-dwight-1888", "modern-3", "modern-2"])
def test_a_value_is_the_mean_result_of_simulated_games(name: str) -> None:
    equity = equity_of(load_code(name))
    stream, games = Stream(1888), 3000
    came = [drawn_play(equity, stream) for _ in range(games)]
    mean = sum(came) / games
    error = (sum((each - mean) ** 2 for each in came) / games / games) ** 0.5
    assert abs(equity.before_deal(new_score(equity.code), Seat.A).values[0] - mean) < 4 * error


def test_points_beyond_game_count_for_the_next_game_with_lap() -> None:
    code = load_code("professor-1862")
    equity = equity_of(code)
    score = new_score(code, BySide(code.seating.sides, (4, 2)))
    march = equity.after_deal(score, Seat.A, BySide(code.seating.sides, (4, 0)))
    lapped = new_score(code, BySide(code.seating.sides, (3, 0)))
    assert march[Side.A_C] == pytest.approx(1 + equity.before_deal(lapped, Seat.B)[Side.A_C])


def test_a_slam_is_worth_one_more_game() -> None:
    code = load_code("professor-1862")
    equity = equity_of(code)
    four_all_but, point = BySide(code.seating.sides, (4, 0)), BySide(code.seating.sides, (1, 0))
    slam = equity.after_deal(new_score(code, four_all_but), Seat.A, point)
    game = equity.after_deal(new_score(code, four_all_but.replaced(Side.B_D, 1)), Seat.A, point)
    assert slam[Side.A_C] - game[Side.A_C] == pytest.approx(1)


def test_two_games_won_win_the_rubber() -> None:
    equity = equity_of(load_code("leeds-dwight-1888"))
    ahead = [values[0] for (_, rubber, _), values in equity.values.items() if rubber == (0, 0)]
    behind = [values[0] for (_, rubber, _), values in equity.values.items() if rubber == (1, 1)]
    assert min(ahead) > 0 > max(behind)


def test_a_lone_hand_is_worth_no_more_than_a_march_at_eight() -> None:
    code = load_code("modern")
    equity = equity_of(code)
    score = new_score(code, BySide(code.seating.sides, (8, 3)))
    march, lone = (
        equity.after_deal(score, Seat.A, BySide(code.seating.sides, (points, 0))) for points in (2, 4)
    )
    assert march == lone
    assert march[Side.A_C] == 1


def test_equal_leaders_beyond_game_compete_for_the_difference() -> None:
    code = load_code("modern-3")
    equity = equity_of(code)
    leaders = equity.before_deal(new_score(code, BySide(code.seating.sides, (11, 11, 2))), Seat.A)
    assert leaders == equity.before_deal(new_score(code, BySide(code.seating.sides, (10, 10, 1))), Seat.A)


def test_a_mix_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match="add up to 1"):
        Mix.of_two_sides({1: 0.5}, {1: 0.4})


def test_a_mix_without_points_is_refused() -> None:
    with pytest.raises(ValueError, match="bring points"):
        Mix.of_two_sides({0: 0.5}, {0: 0.5})
