"""The player `learned`: one look by a small network."""

from __future__ import annotations

import json

import numpy as np
import pytest

from euchre.acts import read_act
from euchre.bots import SimplePlayer
from euchre.bundled import bundled_file
from euchre.chance import Stream
from euchre.deal import after, awaited
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.players import LearnedPlayer, bot_for, bots_offered
from euchre.players.learned_features import INPUTS, OUTPUTS, inputs_of, output_of, reference_of
from euchre.players.learned_network import PACKAGE, bundled_network, document_of, network_in
from tests.bots.tables import deal_of, seen

MODERN = load_code("modern")
HANDS = "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC"


def test_it_chooses_the_act_that_its_network_values_most() -> None:
    deal = deal_of(MODERN, HANDS, "JS")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    values = bundled_network().of_ones(inputs_of(view))
    places = [output_of(act, reference_of(view)) for act in due.acts]
    best = max((place for place in places if place is not None), key=lambda place: float(values[place]))
    assert places.index(best) == due.acts.index(LearnedPlayer().choose(view, due, Stream(1)))


def test_weak_hands_pass_and_the_dealer_takes_up_a_strong_one() -> None:
    deal = deal_of(MODERN, "9H TH QD KC 9C | 9D TD QH KD QC | TS TC AC JD KH | JC AS KS 9S AH", "JS")
    for word in ("B passes", "C passes", "D passes"):
        due = awaited(deal)[0]
        assert LearnedPlayer().choose(seen(deal, due.actor), due, Stream(1)).text == word
        deal = after(deal, read_act(word))
    due = awaited(deal)[0]
    chosen = LearnedPlayer().choose(seen(deal, due.actor), due, Stream(1))
    assert chosen.text.startswith("A takes up")


@pytest.mark.parametrize("name", [name for name in CODE_NAMES if name != "modern"])
def test_a_game_that_it_has_not_learned_is_refused_by_name(name: str) -> None:
    with pytest.raises(EuchreError, match=f"'learned' has not learned {name}"):
        bot_for(load_code(name), "learned")
    assert "learned" not in bots_offered(load_code(name))


def test_under_another_game_it_chooses_as_simple() -> None:
    code = load_code("leeds-dwight-1888")
    deal = deal_of(code, "7S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC", "JS")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    assert LearnedPlayer().choose(view, due, Stream(1)) == SimplePlayer().choose(view, due, Stream(1))


def test_one_state_and_many_are_valued_alike() -> None:
    network, ones = bundled_network(), [0, 5, 30, 80, 200, INPUTS - 1]
    bits = np.zeros((3, INPUTS), np.uint8)
    bits[1, ones] = 1
    assert network.of_bits(bits).shape == (3, OUTPUTS + 1)
    np.testing.assert_allclose(network.of_bits(bits)[1], network.of_ones(ones), atol=1e-4)


def test_a_network_is_written_and_read_as_it_is() -> None:
    network = bundled_network()
    again = network_in(json.loads(document_of(network, {"command": "euchre lab train-network"})))
    for layer, other in zip(network.layers, again.layers, strict=True):
        assert all(np.array_equal(one, two) for one, two in zip(layer, other, strict=True))


def test_a_network_for_other_inputs_is_refused() -> None:
    document = json.loads(document_of(bundled_network(), {}))
    with pytest.raises(EuchreError, match="made for other inputs"):
        network_in(document | {"inputs": INPUTS + 1})


def test_the_network_is_small_and_says_how_it_was_made() -> None:
    file = bundled_file(PACKAGE, "modern")
    document = json.loads(file.read_text())
    assert len(file.read_bytes()) < 2_000_000
    assert document["command"].startswith("euchre lab train-network --lessons")
    assert len(document["curve"]) == document["lessons"]
