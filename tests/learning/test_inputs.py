"""What the network sees is the same for one view and for many observations."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from euchre.cards import card_mask
from euchre.deal import awaited
from euchre.env import ACTIONS, Episode, observe
from euchre.env.actions import action_of
from euchre.laws import load_code
from euchre.learning.inputs import (
    actions_of_outputs,
    inputs_of_rows,
    inputs_with_hands,
    lawful_outputs,
    references_of,
)
from euchre.players.learned_features import INPUTS, inputs_of, output_of, reference_of

MODERN = load_code("modern")


def states(deals: int) -> Iterator[Episode]:
    """Yield the states of some deals in which every action is chosen at random."""
    random, episode = np.random.default_rng(1), Episode(MODERN, 3)
    for number in range(1, deals + 1):
        episode.begin(number)
        while not episode.is_over:
            yield episode
            episode.act(int(random.choice(episode.actions)))


def test_many_observations_give_the_inputs_of_each_view() -> None:
    seen = []
    for episode in states(30):
        assert episode.seat is not None
        view = episode.view(episode.seat)
        seen.append(
            (observe(view, episode.seat, episode.picked), sorted(inputs_of(view)), reference_of(view))
        )
    observations = np.stack([observation for observation, _, _ in seen])
    references = references_of(observations)
    rows = inputs_of_rows(observations, references)
    assert references.tolist() == [int(reference) for _, _, reference in seen]
    assert [np.flatnonzero(row).tolist() for row in rows] == [ones for _, ones, _ in seen]
    assert rows.any(axis=0).sum() > 0.8 * INPUTS


def test_the_lawful_outputs_are_those_of_the_acts_due() -> None:
    for episode in states(6):
        assert episode.seat is not None
        reference = reference_of(episode.view(episode.seat))
        mask = np.isin(np.arange(len(ACTIONS)), episode.actions)
        outputs = np.flatnonzero(lawful_outputs(mask[None], np.array([reference]))[0]).tolist()
        acts = {output_of(act, reference): act for act in awaited(episode.deal)[0].acts}
        assert outputs == sorted(place for place in acts if place is not None)
        for place in outputs:
            assert actions_of_outputs()[reference, place] == action_of(acts[place])


def test_inputs_with_a_hand_put_in_are_those_of_the_view_with_this_hand() -> None:
    compared = 0
    for episode in states(30):
        assert episode.seat is not None
        view = episode.view(episode.seat)
        if not view.tricks and not view.discards:
            rows = inputs_with_hands(view, np.array([card_mask(view.hand)], np.uint64))
            assert np.flatnonzero(rows[0]).tolist() == sorted(inputs_of(view))
            compared += 1
    assert compared > 60
