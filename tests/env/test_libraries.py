"""The environments pass the tests of PettingZoo and Gymnasium."""

from __future__ import annotations

import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import make
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from euchre.env import ACTIONS, IllegalAction
from euchre.env.aec import EuchreAEC, env
from euchre.env.episode import Reward
from euchre.env.learner import LearnerEnv
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.seats import Seat


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("name", CODE_NAMES)
def test_pettingzoo_accepts_every_game(name: str) -> None:
    api_test(env(code=name), num_cycles=200)
    seed_test(lambda: env(code=name), num_cycles=50)


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("reward", ["points", "chance"])
def test_pettingzoo_accepts_whole_games_among_computer_players(reward: Reward) -> None:
    against = {"B": "simple", "D": "random"}
    api_test(env(whole_game=True, reward=reward, players=against), num_cycles=200)


def test_pettingzoo_accepts_the_pictures_and_observations() -> None:
    render_test(env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    one = env()
    one.reset(seed=1)
    save_obs_test(one)


def test_the_registry_knows_the_environment() -> None:
    made = make("aec", "euchre/euchre_v0", code="jerome-1877")
    made.reset(seed=2)
    assert made.agents == ["player_0", "player_1", "player_2", "player_3"]


def test_agents_act_through_many_deals_until_all_are_done() -> None:
    """For what PettingZoo's bombardment test is meant; its own form expects observations from `step`."""
    one, choose = env(code="modern-3"), random.Random(5)
    for number in range(60):
        one.reset(seed=number)
        total = dict.fromkeys(one.agents, 0.0)
        for agent in one.agent_iter():
            observation, reward, terminated, _, info = one.last()
            total[agent] += reward
            assert one.observation_space(agent).contains(observation)
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            lawful = np.flatnonzero(info["action_mask"]).tolist()
            one.step(None if terminated else choose.choice(lawful))
        assert sum(total.values()) == pytest.approx(0)


def test_an_unlawful_action_ends_the_wrapped_episode_and_leaves_the_raw_one_as_it_was() -> None:
    wrapped, raw = env(), EuchreAEC()
    for one in (wrapped, raw):
        one.reset(seed=1)
    bad = ACTIONS.index("waives")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(bad)
    assert all(wrapped.terminations.values())
    before = raw.episode.sitting
    with pytest.raises(IllegalAction):
        raw.step(bad)
    assert raw.episode.sitting is before
    assert not any(raw.terminations.values())


def test_house_rules_are_played() -> None:
    code = house_variant(load_code("modern"), {"stick_the_dealer": False})
    one = EuchreAEC(code, dealer="A")
    one.reset(seed=1)
    while one.agents and not any(one.terminations.values()):
        one.step(ACTIONS.index("passes"))
    assert one.rewards == dict.fromkeys(one.possible_agents, 0.0)


@pytest.mark.parametrize("name", ["modern", "professor-1862", "modern-2"])
def test_gymnasium_accepts_the_learner(name: str) -> None:
    learner = LearnerEnv(name)
    lawful = learner.reset(seed=1)[1]["action_mask"]

    class Masked(gymnasium.ActionWrapper[np.ndarray, np.int64, np.int64]):
        """Turns any action into one that is lawful."""

        def action(self, action: np.int64) -> np.int64:
            mask = learner._info()["action_mask"]
            return action if mask[action] else np.argmax(mask)

    assert lawful.any()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(learner), skip_render_check=True)


def test_the_learner_keeps_its_seat_and_gets_its_reward() -> None:
    learner = gymnasium.make("Euchre-v0", seat="C", players={"A": "simple", "B": "random", "D": "random"})
    total = 0.0
    for number in range(60):
        _, info = learner.reset(seed=number)
        done = False
        while not done:
            raw = learner.unwrapped
            assert isinstance(raw, LearnerEnv)
            assert raw.episode.seat is Seat.C
            _, reward, done, _, info = learner.step(int(np.argmax(info["action_mask"])))
            total += float(reward)
        assert not info["action_mask"].any()
    assert total != 0
