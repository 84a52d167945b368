"""Training of the calling model is reproducible and improves the calls."""

from __future__ import annotations

import json

import pytest

from euchre.bots.linear_player import CALLERS, CHOICES, ROUNDS, Weights
from euchre.cards import Suit
from euchre.errors import EuchreError
from euchre.evaluation.bundled_weights import document_of, weights_in
from euchre.evaluation.training import Course, nothing_learnt, situations, situations_of, trained
from euchre.laws import CODE_NAMES, load_code
from euchre.sim.batch import simulate
from euchre.sim.run import Run
from tests.bots.tables import EVERY_CODE

SMALL = Course(seed=7, rounds=2, deals=300)


@pytest.fixture(scope="module")
def learnt() -> Weights:
    return trained(load_code("modern"), SMALL)


def test_the_same_course_gives_the_same_weights(learnt: Weights) -> None:
    done: list[int] = []
    assert trained(load_code("modern"), SMALL, done.append) == learnt
    assert done == list(range(1, situations_of(load_code("modern"), SMALL) + 1))


def test_another_seed_gives_other_weights(learnt: Weights) -> None:
    assert trained(load_code("modern"), Course(seed=8, rounds=1, deals=50)) != learnt


def test_a_short_course_beats_the_initial_weights(learnt: Weights) -> None:
    taught, untaught = (learnt,), (nothing_learnt(),)
    code = load_code("modern")
    run = Run(code=code, seed=3, players=(*taught, *untaught, *taught, *untaught))
    points = simulate(run, 1, 4000).points
    assert points[:, 0].mean() > points[:, 1].mean() + 0.1


@pytest.mark.parametrize("name", CODE_NAMES)
def test_weights_are_fitted_for_every_possible_choice(name: str) -> None:
    code = load_code(name)
    weights = trained(code, Course(rounds=1, deals=20))
    for situation in situations(code):
        place = (situation.seat - 1) % code.players
        caller = CALLERS.index("dealer") if place == code.players - 1 else place
        rows = weights.rows[int(situation.making)][caller]
        assert any(rows[CHOICES.index("partnership")])
        assert any(rows[CHOICES.index("alone")])
        assert any(rows[CHOICES.index("jambone")][1:]) is code.jambone
    assert len(list(situations(code))) % len(ROUNDS) == 0


@pytest.mark.parametrize("name", EVERY_CODE)
def test_every_card_of_one_suit_is_turned_up(name: str) -> None:
    code = EVERY_CODE[name]
    turned = {situation.deal.turn_up for situation in situations(code)}
    assert turned == {card for card in code.pack if card.suit in (Suit.SPADES, None)}


def test_a_file_survives_a_round_trip(learnt: Weights) -> None:
    document = json.loads(document_of(learnt, {"code": "modern"}))
    assert (document["schema"], document["code"]) == ("euchre.call-weights/1", "modern")
    again = weights_in(document)
    assert [rows[1:] for callers in again.rows for rows in callers] == [
        rows[1:] for callers in learnt.rows for rows in callers
    ]


def test_a_file_with_other_features_is_refused() -> None:
    document = json.loads(document_of(nothing_learnt(), {}))
    document["features"].pop()
    with pytest.raises(EuchreError, match="euchre lab train"):
        weights_in(document)
