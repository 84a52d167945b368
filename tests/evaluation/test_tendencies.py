"""Players who differ from the models: in the simulated play and in the likelihood of worlds."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.bots.linear_player import CHOICES, FEATURES
from euchre.deal import Deal
from euchre.evaluation import Tendency, adverse_randomness, weights_for
from euchre.evaluation.likelihood import likelihood
from euchre.evaluation.tendencies import loosened, players_by_row
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.worlds import Unseen
from tests.bots.tables import deal_of, seen

HANDS = "9S TS 9C TC 9H | JS AS KS QH AH | 9D TD QD KD AD | TH KH JC QC AC"
USUAL, RANDOM = Tendency(), Tendency(calls=1, plays=1)
WEIGHTS = weights_for(load_code("modern"))


def table(then: str = "B passes") -> Deal:
    return deal_of(load_code("modern"), HANDS, "QS", then)


def test_every_world_is_played_once() -> None:
    others = (Tendency(calls=0.5, plays=0.5), Tendency(looser=200), RANDOM, Tendency(calls=0.3, plays=0.9))
    groups = players_by_row(seen(table(), Seat.C), others, WEIGHTS, 21)
    assert (np.sum([rows for rows, _ in groups], axis=0) == 1).all()


def test_a_seat_is_random_in_its_share_of_the_worlds_and_the_own_seat_never() -> None:
    others = (Tendency(calls=0.5, plays=0.75), RANDOM, RANDOM, USUAL)
    groups = players_by_row(seen(table(), Seat.C), others, WEIGHTS, 80)
    random = [sum(int(rows.sum()) for rows, players in groups if players[seat] == "random") for seat in Seat]
    assert random == [40, 80, 0, 0]


def test_fewer_worlds_than_groups_are_enough() -> None:
    groups = players_by_row(seen(table(), Seat.C), (RANDOM,) * 4, WEIGHTS, 3)
    assert [int(rows.sum()) for rows, _ in groups] == [3]


def test_a_loose_caller_overrates_every_call_but_passing() -> None:
    loose, always = loosened(WEIGHTS, 300), FEATURES.index("always")
    for choice, name in enumerate(CHOICES):
        more = loose.row(1, 2, choice)[always] - WEIGHTS.row(1, 2, choice)[always]
        assert more == (0 if name == "pass" else 300)


@pytest.mark.parametrize("then", ["B passes", "B orders up, A discards TH, B 9S"])
def test_the_acts_of_a_random_player_tell_little(then: str) -> None:
    worlds = Unseen(seen(table(then), Seat.C)).drawn(500, 1)
    usual, random = likelihood(worlds, WEIGHTS), likelihood(worlds, WEIGHTS, (RANDOM,) * 4)
    assert random.std() / random.mean() < 0.5 * usual.std() / usual.mean()


def test_without_tendencies_the_likelihood_is_that_of_usual_players() -> None:
    worlds = Unseen(seen(table("B orders up, A discards TH, B 9S"), Seat.C)).drawn(200, 1)
    assert likelihood(worlds, WEIGHTS, (USUAL,) * 4) == pytest.approx(likelihood(worlds, WEIGHTS))


def test_only_adversaries_who_play_count_as_random() -> None:
    others = (RANDOM, RANDOM, USUAL, Tendency(calls=0.5, plays=1))
    assert adverse_randomness(seen(table(), Seat.C), others) == 0.75
    alone = table("B orders up alone, A discards TH")
    assert adverse_randomness(seen(alone, Seat.C), others) == 1
