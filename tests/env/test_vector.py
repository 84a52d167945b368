"""The rows of the vector environment are the deals of single episodes, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.env import Episode, IllegalAction, VectorEnv, deal_rewards, observe
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.seats import BySide, Seat
from tests.sim.built import needs_native
from tests.sim.tables import VARIANTS


def episode_of(env: VectorEnv, row: int, seed: int) -> Episode:
    """Return the episode that a row is to equal, at its first deal."""
    episode = Episode(env.code, seed)
    episode.begin(row + 1)
    return episode


@needs_native
@pytest.mark.parametrize("variant", VARIANTS)
def test_native_rows_equal_those_of_the_engine_under_house_rules(variant: str) -> None:
    base, changes = VARIANTS[variant]
    code = house_variant(load_code(base), changes)
    players = {"B": "simple"} if code.players > 2 else {}
    one, other = (VectorEnv(code, 24, players=players, native=native) for native in (True, False))
    random = np.random.default_rng(7)
    one.reset(5)
    other.reset(5)
    for _ in range(120):
        for name in ("observations", "masks", "seats", "done", "rewards", "numbers"):
            assert np.array_equal(getattr(one, name), getattr(other, name)), name
        actions = one.random_actions(random)
        one.step(actions)
        other.step(actions)


@needs_native
def test_random_actions_are_the_same_on_both_backends() -> None:
    one, other = VectorEnv("modern-3", 50, native=True), VectorEnv("modern-3", 50, native=False)
    one.reset(2)
    other.reset(2)
    chosen = [env.random_actions(np.random.default_rng(9)).tolist() for env in (one, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("native", [False, pytest.param(True, marks=needs_native)])
@pytest.mark.parametrize("name", CODE_NAMES)
def test_rows_equal_single_episodes(name: str, native: bool) -> None:
    env, random = VectorEnv(name, 6, native=native), np.random.default_rng(3)
    env.reset(17)
    episodes = [episode_of(env, row, 17) for row in range(env.count)]
    ended = 0
    for _ in range(300):
        for row, episode in enumerate(episodes):
            seat = episode.seat
            assert seat is not None
            assert env.seats[row] == seat
            assert np.flatnonzero(env.masks[row]).tolist() == list(episode.actions)
            assert np.array_equal(env.observations[row], observe(episode.view(seat), seat, episode.picked))
        actions = env.random_actions(random)
        env.step(actions)
        for row, episode in enumerate(episodes):
            episode.act(int(actions[row]))
            assert env.done[row] == episode.is_over
            rewards = [0.0] * env.code.players
            if episode.is_over:
                ended += 1
                ((deal, before),) = episode.finished
                rewards = list(deal_rewards(deal, before))
                episode.begin(int(env.numbers[row]))
            assert env.rewards[row].tolist() == rewards
    assert ended > 30


def test_an_unlawful_action_changes_no_row() -> None:
    env, random = VectorEnv("modern", 4), np.random.default_rng(1)
    env.reset(1)
    env.step(env.random_actions(random))
    kept = env.observations.copy(), env.masks.copy(), env.seats.copy()
    actions = env.random_actions(random)
    for wrong in (-1, 5_000, int(np.argmin(env.masks[2]))):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"row 2: {wrong} is not open"):
            env.step(actions)
    with pytest.raises(IllegalAction, match="4 actions"):
        env.step(actions[:3])
    assert all(map(np.array_equal, kept, (env.observations, env.masks, env.seats)))


def test_seats_of_computer_players_are_not_asked() -> None:
    env, random = VectorEnv("modern", 20, players={"B": "simple", "D": "simple"}), np.random.default_rng(1)
    env.reset(1)
    rewards = np.zeros(4)
    for _ in range(300):
        assert set(env.seats.tolist()) <= {Seat.A, Seat.C}
        env.step(env.random_actions(random))
        rewards += env.rewards.sum(axis=0)
    assert rewards[Seat.B] == rewards[Seat.D] > 0  # good rules beat random actions


def test_dealer_and_score_can_be_given() -> None:
    code = load_code("modern")
    points = BySide(code.seating.sides, (9, 2))
    env = VectorEnv(code, 8, dealer="D", points=points)
    env.reset(4)
    assert set(env.seats.tolist()) == {Seat.A}  # on the dealer's left


def test_a_count_below_one_is_refused() -> None:
    with pytest.raises(EuchreError, match="0 rows are too few"):
        VectorEnv("modern", 0)
