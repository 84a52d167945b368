"""The values that the network learns from are those of the cards as they lie."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from euchre.acts import Discard, Play
from euchre.cards import card_mask
from euchre.deal import Deal, awaited
from euchre.env import Episode, VectorEnv
from euchre.evaluation import weights_for
from euchre.evaluation.all_seen import act_worths, card_worths
from euchre.laws import load_code
from euchre.learning.calls import call_examples
from euchre.learning.inputs import inputs_of_rows, lawful_outputs, references_of
from euchre.learning.table import DealtHands, Tables, Truth, joined
from euchre.players.learned_features import INPUTS, OUTPUTS, output_of
from euchre.players.learned_network import Network
from euchre.seats import Seat
from euchre.view import View
from euchre.worlds import Unseen, Worlds

MODERN = load_code("modern")
SEED = 11


def nothing_learned() -> Network:
    """Return a network to which all acts are equal."""
    zeros = np.zeros((INPUTS, OUTPUTS + 1), np.float32)
    return Network(((zeros, zeros[0]),))


def as_it_lies(deal: Deal, view: View) -> Worlds:
    """Return the true world, as the only row."""
    put_out = [card_mask(card for who, card in deal.discards if who == seat) for seat in Seat]
    hands = np.array([[card_mask(hand) for hand in deal.hands]], np.uint64)
    return replace(Unseen(view).drawn(1, 1), hands=hands, discards=np.array([put_out], np.uint64))


def test_the_hands_dealt_are_those_of_the_environment() -> None:
    hands, turn_up, dealer = DealtHands(5).of(SEED)
    episode = Episode(MODERN, SEED)
    for row in range(5):
        episode.begin(row + 1)
        assert hands[row].tolist() == [card_mask(hand) for hand in episode.deal.hands]
        assert turn_up[row] == card_mask([episode.deal.turned_card])
        assert dealer[row] == episode.deal.dealer


@pytest.mark.parametrize("number", range(1, 7))
def test_each_card_and_discard_has_its_value_with_all_hands_seen(number: int) -> None:
    env, random, episode = VectorEnv("modern", number), np.random.default_rng(number), Episode(MODERN, SEED)
    env.reset(SEED)
    episode.begin(number)
    truth, here, compared = Truth(*DealtHands(number).of(SEED)), np.array([number - 1]), 0
    while not episode.is_over:
        observations, seats = env.observations[here], env.seats[here].astype(np.int64)
        references = references_of(observations)
        inputs, lawful = (
            inputs_of_rows(observations, references),
            lawful_outputs(env.masks[here], references),
        )
        assert episode.seat is not None
        view = episode.view(episode.seat)
        acts = [act for act in awaited(episode.deal)[0].acts if isinstance(act, (Play, Discard))]
        for found in truth.examples(here, seats, observations, references, inputs, lawful):
            world = as_it_lies(episode.deal, view)
            discards = act_worths(world, [act for act in acts if isinstance(act, Discard)])
            cards = {} if discards else card_worths(world)
            for act in acts:
                place = output_of(act, view.settled_trump)
                assert place is not None
                assert found.values[0, place] == (cards[act.card] if isinstance(act, Play) else discards[act])
                compared += 1
        actions = env.random_actions(random)
        truth.discarded(here, actions[here])
        episode.act(int(actions[number - 1]))
        env.step(actions)
    assert compared > 5


def test_only_states_with_a_choice_are_learned_from() -> None:
    tables = Tables(8, {"B": "simple", "D": "simple"}, DealtHands(8))
    found = joined(list(tables.examples(nothing_learned(), 3, np.random.default_rng(1))))
    assert len(found) > 10
    assert (found.lawful.sum(axis=1) > 1).all()
    assert set(np.unique(found.values)) <= {-4, -2, -1, 0, 1, 2, 4}
    assert not found.values[~found.lawful].any()


def test_calls_are_valued_by_what_playing_on_brings() -> None:
    weights = weights_for(MODERN)
    parts = list(call_examples(nothing_learned(), weights, 6, 5, np.random.default_rng(1)))
    found = joined(parts)
    assert len(parts) > 30
    assert (found.lawful.sum(axis=1) > 1).all()
    assert found.values.min() >= -4
    assert found.values.max() <= 4
