"""Evenings of pairs that stay together, and evenings in which all tables play the same deals."""

from __future__ import annotations

from itertools import combinations

import pytest

from euchre.events import EventError, HallEvening, evening_after
from euchre.events.hall_after import read_evening_act

NAMES = "Ann Bob Cid Dee Eve Fay Gus Hal".split()


def after(evening: HallEvening, *lines: str) -> HallEvening:
    """Return the evening after acts as its file has them."""
    for line in lines:
        act = read_evening_act(line)
        assert act.text == line
        evening = evening_after(evening, act)
    return evening


def planned(way: str, names: list[str] = NAMES, rounds: int = 3, deals: int = 2) -> HallEvening:
    plan = f"plan {rounds} rounds of {deals} deals{way}, seed 1"
    return after(HallEvening(), plan, *(f"player {name}" for name in names))


def who_meets(evening: HallEvening, number: int) -> set[frozenset[tuple[int, int]]]:
    return {frozenset((table.first, table.second)) for table in evening.round(number).tables}


def scored(evening: HallEvening, number: int) -> HallEvening:
    """Return a round in which the pair with the lower numbers wins at each table."""
    for table, seated in enumerate(evening.round(number).tables, start=1):
        points = "4 to 1" if seated.first < seated.second else "1 to 4"
        evening = after(evening, f"score round {number} table {table}: {points}")
    return evening


def test_those_who_want_each_other_are_partners_and_all_others_as_they_came() -> None:
    evening = planned(" for pairs, round robin")
    assert evening.pairs == ((0, 1), (2, 3), (4, 5), (6, 7))
    evening = after(evening, "partner of Ann: Hal", "partner of Hal: Bob", "partner of Bob: Hal")
    assert (1, 7) in evening.pairs  # Ann's wish was not shared
    evening = after(evening, "partner of Ann: Cid", "partner of Dee: Cid")
    assert evening.pairs == ((0, 2), (1, 7), (3, 4), (5, 6))  # Ann came before Dee
    evening = after(evening, "partner of Cid: Dee")
    assert (2, 3) in evening.pairs


def test_every_two_pairs_meet_once_in_a_round_robin() -> None:
    evening = planned(" for pairs, round robin")
    met = [pair for number in (1, 2, 3) for pair in who_meets(evening, number)]
    assert sorted(map(sorted, met)) == sorted(map(sorted, map(list, combinations(evening.pairs, 2))))


def test_winners_meet_in_a_swiss_event_and_nobody_twice() -> None:
    evening = planned(" for pairs, Swiss")
    with pytest.raises(EventError, match="round 2 is known when round 1 has all its scores"):
        evening.round(2)
    first = after(evening, "begin round 1")
    met = who_meets(first, 1)
    second = after(scored(first, 1), "begin round 2")
    winners = frozenset(min(pair) for pair in met)
    assert winners in who_meets(second, 2)
    assert not met & who_meets(second, 2)
    third = after(scored(second, 2), "begin round 3")
    assert len(met | who_meets(second, 2) | who_meets(third, 3)) == 6
    corrected = after(third, "score round 1 table 1: 0 to 4")
    assert corrected.rounds == third.rounds  # who has sat there stays


def test_a_pair_without_opponents_sits_out_and_has_won_in_a_swiss_event() -> None:
    evening = after(planned(" for pairs, Swiss", NAMES[:6]), "begin round 1")
    out = evening.round(1).sitting_out
    assert out == (4, 5)
    second = scored(evening, 1)
    assert out != second.round(2).sitting_out


def test_standings_have_a_line_for_each_pair() -> None:
    evening = scored(after(planned(" for pairs, round robin"), "begin round 1"), 1)
    places = [(each.place, evening.entrants[each.tally.player]) for each in evening.standings]
    assert len(places) == 4
    assert places[0] == (1, "Ann and Bob")


@pytest.mark.parametrize(
    ("before", "act", "why"),
    [
        ([], "partner of Ann: Ann", "their own partner"),
        (["begin round 1"], "partner of Ann: Cid", "round 1 has begun"),
        (["begin round 1"], "player Zoe from round 2", "nobody can come later"),
        (["begin round 1"], "leaves after round 1: Ann", "stay together to the end"),
        (["begin round 1"], "missing round 1: Ann", "anybody can play"),
        (["player Zoe"], "begin round 1", "Zoe has no partner"),
        ([], "plan 3 rounds of 2 deals by result for pairs, Swiss, seed 1", "pairs cannot stay together"),
        ([], "boards round 1 table 1: 2-0 0-1", "deals of their own"),
        ([], "game modern-3", "no two sides"),
        ([], "game nonsense", "nonsense"),
    ],
)
def test_what_pairs_cannot_do_is_refused_in_words(before: list[str], act: str, why: str) -> None:
    evening = after(planned(" for pairs, round robin"), *before)
    with pytest.raises(EventError, match=why):
        after(evening, act)


def test_partners_are_named_only_where_pairs_stay_together() -> None:
    with pytest.raises(EventError, match="partners change"):
        after(planned(""), "partner of Ann: Bob")


def test_where_all_play_the_same_deals_each_result_is_compared() -> None:
    evening = after(planned(", the same at every table"), "begin round 1")
    one, other = evening.round(1).tables
    evening = after(evening, "boards round 1 table 1: 2-0 0-1", "boards round 1 table 2: 1-0 0-4")
    assert (evening.scores[1, 1], evening.scores[1, 2]) == ((2, 1), (1, 4))
    # The first deal is worse for the first side of table 2, and so is the second deal.
    percents = {player: evening.compared[player].percent for player in range(8)}
    assert percents == {
        **dict.fromkeys((*one.first, *other.second), 100.0),
        **dict.fromkeys((*one.second, *other.first), 0.0),
    }
    first = [each.tally.player for each in evening.standings if each.place == 1]
    assert set(first) == set(other.second)  # equal matchpoints and cross-points, but more points
    assert evening.rules == ("matchpoints", "cross-points", "points")
    with pytest.raises(EventError, match="enter them all"):
        after(evening, "score round 1 table 1: 3 to 1")
    with pytest.raises(EventError, match="a round has 2 deals, not 1"):
        after(evening, "boards round 1 table 1: 2-0")
    with pytest.raises(EventError, match="to one side only"):
        after(evening, "boards round 1 table 1: 2-1 0-1")


def test_more_deals_than_can_be_compared_are_refused() -> None:
    with pytest.raises(EventError, match="440 deals are too many"):
        planned(", the same at every table", rounds=40, deals=11)


def test_no_points_are_a_score_only_at_a_servers_tables() -> None:
    with pytest.raises(EventError, match="0 to 0 is not a score"):
        after(planned(""), "score round 1 table 1: 0 to 0")
    evening = after(planned(""), "game jerome-1877", "score round 1 table 1: 0 to 0")
    assert evening.scores[1, 1] == (0, 0)
