"""The game for OpenSpiel plays the engine's deals, and OpenSpiel's own checks accept it."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent

from euchre.deal import lawfully_after, new_deal
from euchre.env.open_spiel import SHORT_NAME, SpielState
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat


def played(state: SpielState, seed: int) -> SpielState:
    """Finish a deal at random."""
    choose = random.Random(seed)
    while not state.is_terminal():
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(choose.choice(actions))
    return state


@pytest.mark.parametrize("name", CODE_NAMES)
def test_deals_of_every_code_are_lawful_and_add_up_to_zero(name: str) -> None:
    game = pyspiel.load_game(SHORT_NAME, {"code": name, "dealer": 1})
    for seed in range(6):
        state = played(game.new_initial_state(), seed)
        assert sum(state.returns()) == pytest.approx(0)
        again = new_deal(load_code(name), Seat.B)
        for act in state.episode.deal.acts:
            again = lawfully_after(again, act)
        assert again.is_over


def test_openspiel_accepts_the_game() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT_NAME), 3, False, False)


def test_every_card_can_be_dealt_to_every_seat_and_a_copy_goes_its_own_way() -> None:
    game = pyspiel.load_game(SHORT_NAME)
    state = game.new_initial_state()
    seen = set()
    for seed in range(60):
        done = played(state.clone(), seed)
        deal = done.episode.deal
        holdings = {play.card: play.actor for trick in deal.tricks for play in trick.plays}
        seen |= {(seat, card.text) for card, seat in holdings.items()}
    assert str(state) == ""
    assert len(seen) == 4 * 24


def test_a_seat_sees_the_same_whatever_the_hidden_cards_are() -> None:
    game = pyspiel.load_game(SHORT_NAME)
    order = list(range(24))
    random.Random(3).shuffle(order)
    one, other = game.new_initial_state(), game.new_initial_state()
    for place in order[:21]:
        one.apply_action(place)
    own = {game.new_initial_state()._code.pack.index(card) for card in one.episode.deal.hands[Seat.B]}
    hidden = [place for place in order[:20] if place not in own]
    swapped = dict(zip(hidden, hidden[::-1], strict=True))
    for place in order[:21]:
        other.apply_action(swapped.get(place, place))
    observer = game.make_py_observer()
    tensors = []
    for state in (one, other):
        observer.set_from(state, int(Seat.B))
        tensors.append(observer.tensor.copy())
    assert np.array_equal(*tensors)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.episode.deal.hands[Seat.A] != other.episode.deal.hands[Seat.A]


def test_agents_of_openspiel_play_it() -> None:
    table = rl_environment.Environment(pyspiel.load_game(SHORT_NAME, {"code": "modern-2"}), seed=1)
    agents = [random_agent.RandomAgent(seat, table.game.num_distinct_actions()) for seat in range(2)]
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([agents[player].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiels_own_game_never_lets_the_dealer_bury_the_turn_up_and_pays_two_for_a_lone_euchre() -> None:
    """As docs/research/environment.md says; the modern code allows the first and pays 4 for the second."""
    game, choose, lone_euchres, discards = pyspiel.load_game("euchre"), random.Random(1), 0, 0
    for _ in range(300):
        state, alone = game.new_initial_state(), False
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose.choice([action for action, _ in state.chance_outcomes()]))
                continue
            player, actions = state.current_player(), state.legal_actions()
            words = [state.action_to_string(player, action) for action in actions]
            if len(actions) == 5 and "Dealer discard" not in str(state) and "Order up!" in str(state):
                upcard = str(state).partition("Upcard: ")[2][:2]
                assert upcard not in words
                discards += 1
            chosen = choose.choice(actions)
            alone = alone or state.action_to_string(player, chosen) == "Alone"
            state.apply_action(chosen)
        if alone and min(state.returns()) == -max(state.returns()):
            maker_lost = "Declarer go alone: true" in str(state) and abs(state.returns()[0]) == 2
            lone_euchres += maker_lost
        assert not alone or max(map(abs, state.returns())) in (1, 2, 4)
    assert discards > 20
    assert lone_euchres > 20
