"""An observation holds what its seat may know, field by field, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from euchre.cards import Card
from euchre.deal import Deal
from euchre.env import Episode, layout_of, observe
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.view import view_of


@pytest.mark.parametrize("name", CODE_NAMES)
def test_fields_fill_the_observation_without_gaps(name: str) -> None:
    layout, start = layout_of(load_code(name)), 0
    for field in layout.fields:
        assert field.start == start
        start += field.size
    assert start == layout.size


def exchanged(deal: Deal, seat: Seat) -> Deal:
    """Return the deal with the cards that a seat cannot see in other places."""
    hands = list(deal.hands)
    others = [other for other in deal.code.seating.seats if other != seat]
    hidden = [card for other in others for card in hands[other]] + [*deal.dummy, *deal.pack]
    random.Random(str(hidden)).shuffle(hidden)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(hidden[:size]), hidden[size:]
    dummy, pack = tuple(hidden[: len(deal.dummy)]), tuple(hidden[len(deal.dummy) :])
    discards = tuple((who, card if who == seat else pack[0] if pack else card) for who, card in deal.discards)
    return replace(deal, hands=tuple(hands), dummy=dummy, pack=pack, discards=discards)


@pytest.mark.parametrize("name", CODE_NAMES)
def test_no_observation_changes_when_hidden_cards_are_exchanged(name: str) -> None:
    code, choose, compared = load_code(name), random.Random(1), 0
    episode = Episode(code, 8)
    for number in range(1, 25):
        episode.begin(number)
        while not episode.is_over:
            deal, score = episode.deal, episode.sitting.score
            lone = deal.calling.lone
            for seat in code.seating.seats:
                if lone is not None and deal.calling.manner.value == "jambone":
                    break  # one hand lies open
                known, unknown = (
                    observe(view_of(each, seat, score), episode.seat)
                    for each in (deal, exchanged(deal, seat))
                )
                assert np.array_equal(known, unknown)
                compared += deal.hands != exchanged(deal, seat).hands
            episode.act(choose.choice(episode.actions))
    assert compared > 500


def test_fields_tell_what_the_view_tells() -> None:
    episode, choose = Episode(load_code("modern"), 21), random.Random(4)
    layout = layout_of(episode.code)
    pack = episode.code.pack

    def cards(bits: np.ndarray, name: str) -> set[Card]:
        return {pack[place] for place in np.flatnonzero(layout.read(bits, name))}

    for number in range(1, 40):
        episode.begin(number)
        while not episode.is_over:
            assert episode.seat is not None
            view = episode.view(episode.seat)
            bits = observe(view, episode.seat)
            assert cards(bits, "hand") == set(view.hand)
            assert cards(bits, "turn_up") == {view.turn_up}
            assert cards(bits, "discards") == set(view.discards)
            played = {play.card for trick in view.tricks for play in trick.plays}
            by_card = layout.read(bits, "played").any(axis=(0, 1))
            assert {pack[place] for place in np.flatnonzero(by_card)} == played
            assert layout.read(bits, "to_act")[0] == 1
            assert layout.read(bits, "dealer")[(view.dealer - episode.seat) % 4] == 1
            assert layout.read(bits, "trump").any() == (view.trump is not None)
            assert layout.read(bits, "lacking").sum(axis=1).tolist() == [1, 1]
            episode.act(choose.choice(episode.actions))


def test_a_spectator_has_no_observation() -> None:
    episode = Episode(load_code("modern"), 1)
    view = view_of(episode.deal, None, episode.sitting.score)
    with pytest.raises(ValueError, match="spectator"):
        observe(view, None)
