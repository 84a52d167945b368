"""Progressive by result: who moves where, partners, sitting out, corrections; marches and euchres."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from euchre.chance import Stream
from euchre.events import EventError, HallEvening, Ranking, evening_after
from euchre.events.evening import EveningRound, EveningTable
from euchre.events.evening_acts import EveningAct, EveningPlan, PlayerArrives, PlayerLeaves
from euchre.events.hall_rounds import first_round, next_round
from euchre.events.score_acts import EuchresMade, LoneHandsMade, MarchesMade, RoundBegun, TableScored


def after(*acts: EveningAct, players: int = 12, rounds: int = 5) -> HallEvening:
    evening = evening_after(HallEvening(), EveningPlan(rounds, 8, 1, by_result=True))
    for number in range(players):
        evening = evening_after(evening, PlayerArrives(f"P{number}"))
    for act in acts:
        evening = evening_after(evening, act)
    return evening


def test_winners_move_up_and_losers_of_the_head_table_go_to_the_last() -> None:
    tables = tuple(EveningTable((4 * n, 4 * n + 1), (4 * n + 2, 4 * n + 3)) for n in range(4))
    points = {1: (9, 6), 2: (4, 8), 3: (7, 6), 4: (1, 9)}
    found = next_round([EveningRound(tables, ())], range(16), points, seed=1)
    assert [set(table.players) for table in found.tables] == [
        {0, 1, 6, 7},
        {4, 5, 8, 9},
        {10, 11, 14, 15},
        {12, 13, 2, 3},
    ]


@pytest.mark.parametrize("players", range(4, 31))
def test_everybody_has_one_place_a_new_partner_and_sits_out_evenly(players: int) -> None:
    stream = Stream(players)
    rounds = [first_round(range(players), 1)]
    for _ in range(12):
        points = {n: (1 + stream.below(9), 1 + stream.below(9)) for n in range(1, len(rounds[-1].tables) + 1)}
        rounds.append(next_round(rounds, range(players), points, seed=1))
    for before, now in pairwise(rounds):
        seated = [*now.sitting_out, *(one for table in now.tables for one in table.players)]
        assert sorted(seated) == list(range(players))
        pairs = [
            {frozenset(pair) for t in each.tables for pair in (t.first, t.second)} for each in (before, now)
        ]
        assert not pairs[0] & pairs[1]
    rests = Counter(one for each in rounds for one in each.sitting_out)
    assert max(rests.values(), default=0) - min(rests[one] for one in range(players)) <= 1


def test_a_round_is_known_when_the_one_before_has_its_scores() -> None:
    evening = after(RoundBegun(1, 0), TableScored(1, 1, 9, 6))
    assert len(evening.rounds) == 1
    with pytest.raises(EventError, match="round 2 is known when round 1 has all its scores"):
        evening_after(evening, TableScored(2, 1, 9, 6))
    for table in (2, 3):
        evening = evening_after(evening, TableScored(1, table, 40, 36))
    assert len(evening.rounds) == 2
    begun = evening_after(evening, RoundBegun(2, 0))
    corrected = evening_after(begun, TableScored(1, 1, 6, 9))
    assert corrected.rounds == begun.rounds
    assert evening_after(evening, TableScored(1, 1, 6, 9)).rounds != evening.rounds


def test_late_comers_join_and_who_leaves_is_gone() -> None:
    scored = tuple(TableScored(1, table, 9, 6) for table in (1, 2, 3))
    evening = after(RoundBegun(1, 0), *scored, PlayerArrives("Late", 2), PlayerLeaves("P3", 1))
    second = evening.rounds[1]
    assert 12 in [*second.sitting_out, *(one for table in second.tables for one in table.players)]
    assert 3 not in [*second.sitting_out, *(one for table in second.tables for one in table.players)]


def test_marches_and_euchres_are_counted_and_ranked() -> None:
    begun = (RoundBegun(1, 0), TableScored(1, 1, 9, 6))
    evening = after(*begun, MarchesMade(1, 1, 2, 0), EuchresMade(1, 1, 1, 3))
    seated = evening.rounds[0].tables[0]
    one, other = evening.tallies[seated.first[0]], evening.tallies[seated.second[0]]
    assert (one.marches, one.euchres, one.euchred) == (2, 1, 3)
    assert (other.marches, other.euchres, other.euchred) == (0, 3, 1)
    assert Ranking.FEWEST_EUCHRED.of(one) == -3
    name = evening.players[seated.first[0]].name
    with pytest.raises(EventError, match="fewer marches"):
        evening_after(evening, LoneHandsMade(1, name, 3))
    with pytest.raises(EventError, match="does not fit 50 deals"):
        evening_after(evening, MarchesMade(1, 1, 48, 0))
    with pytest.raises(EventError, match="no score yet"):
        evening_after(evening, EuchresMade(1, 2, 1, 0))
