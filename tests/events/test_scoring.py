import pytest

from euchre.events import EveningTally, EventError, PrizeKind, Ranking, RoundScore, prizes, standings, tallies

POINTS, GAMES, LONE = Ranking.POINTS, Ranking.GAMES, Ranking.LONE_HANDS


def test_tallies_add_up_and_a_tie_is_half_a_game() -> None:
    first = [RoundScore(0, 9, 6, 8, lone_hands=1, marches=2, euchres=1), RoundScore(1, 6, 9, 8, euchred=1)]
    second = [RoundScore(0, 7, 7, 8), RoundScore(2, 7, 7, 8)]
    one, two, three = tallies(3, [first, second])
    assert one == EveningTally(0, 2, 16, 13, 3, lone_hands=1, marches=2, euchres=1)
    assert (one.games, two.games, three.games) == (1.5, 0, 0.5)
    assert (two.rounds, two.euchred, three.rounds) == (1, 1, 1)


@pytest.mark.parametrize(
    ("rules", "order"),
    [
        ([POINTS], [(1, 0), (1, 1), (3, 2)]),
        ([POINTS, LONE], [(1, 1), (2, 0), (3, 2)]),
        ([GAMES, POINTS], [(1, 2), (2, 0), (2, 1)]),
        ([Ranking.FEWEST_EUCHRED], [(1, 1), (2, 2), (3, 0)]),
        ([Ranking.DIFFERENCE], [(1, 2), (2, 1), (3, 0)]),
        ([Ranking.MARCHES, Ranking.EUCHRES], [(1, 0), (2, 2), (3, 1)]),
    ],
)
def test_rules_decide_in_their_order(rules: list[Ranking], order: list[tuple[int, int]]) -> None:
    sums = [
        EveningTally(0, 5, 40, 39, 4, lone_hands=1, marches=3, euchred=4),
        EveningTally(1, 5, 40, 36, 4, lone_hands=2, marches=2, euchred=1),
        EveningTally(2, 5, 39, 30, 6, marches=2, euchres=1, euchred=2),
    ]
    assert [(each.place, each.tally.player) for each in standings(sums, rules)] == order


def test_prizes_name_all_who_tie_and_the_low_score_is_of_full_evenings() -> None:
    sums = [
        EveningTally(0, 5, 40),
        EveningTally(1, 5, 40, lone_hands=2),
        EveningTally(2, 5, 20),
        EveningTally(3, 4, 10),
    ]
    won = prizes(standings(sums, [POINTS]))
    assert [each.winners for each in won] == [(0, 1), (1,), (2,)]
    second = prizes(standings(sums, [POINTS]), [PrizeKind.SECOND, PrizeKind.THIRD, PrizeKind.MARCHES])
    assert [each.winners for each in second] == [(), (2,), ()]  # two share the first place


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (RoundScore(0, -1, 5, 8), "a count cannot be below 0"),
        (RoundScore(0, 5, 5, 0), "a round has 1 to 50 deals, not 0"),
        (RoundScore(0, 100, 30, 8), "8 deals give at most 128 points, not 130"),
        (RoundScore(0, 9, 5, 8, lone_hands=2, marches=1), "each lone hand is a march"),
        (RoundScore(0, 9, 5, 8, marches=5, euchres=3, euchred=1), "9 marches and euchres in 8 deals"),
        (RoundScore(4, 9, 5, 8), "round 1: there is no player 4"),
    ],
)
def test_scores_that_no_round_can_give_are_refused(score: RoundScore, words: str) -> None:
    with pytest.raises(EventError, match=words):
        tallies(4, [[score]])


def test_two_scores_of_one_player_are_refused() -> None:
    with pytest.raises(EventError, match="round 2: player 1 has two scores"):
        tallies(2, [[RoundScore(1, 5, 4, 8)], [RoundScore(1, 5, 4, 8), RoundScore(1, 5, 4, 8)]])


@pytest.mark.parametrize("rules", [[], [POINTS, POINTS]])
def test_standings_need_different_rules(rules: list[Ranking]) -> None:
    with pytest.raises(EventError, match="at least one rule, and each only once"):
        standings([EveningTally(0)], rules)
