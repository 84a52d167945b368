"""Each choice of a deal is one action; actions that are not lawful change nothing."""

from __future__ import annotations

import random

import pytest

from euchre.acts import AskNewDeal, Discard
from euchre.bots import RandomPlayer, SimplePlayer
from euchre.deal import awaited, lawfully_after, new_deal
from euchre.env import ACTIONS, Episode, IllegalAction, action_of
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.seats import Seat


def played_at_random(episode: Episode, seed: int) -> list[int]:
    """Finish an episode with random actions; the actions."""
    choose, done = random.Random(seed), []
    while not episode.is_over:
        done.append(choose.choice(episode.actions))
        episode.act(done[-1])
    return done


@pytest.mark.parametrize("name", CODE_NAMES)
def test_actions_of_an_episode_are_those_the_engine_awaits(name: str) -> None:
    code, choose = load_code(name), random.Random(1)
    episode = Episode(code, 5)
    for number in range(1, 30):
        episode.begin(number)
        while not episode.is_over:
            due = awaited(episode.deal)[0]
            assert episode.seat == due.actor
            if any(isinstance(act, Discard) and len(act.cards) > 1 for act in due.acts):
                held = sorted(card for card in episode.deal.hands[due.actor] if card not in episode.picked)
                assert [ACTIONS[action] for action in episode.actions] == [
                    f"discards {card}" for card in held
                ]
            else:
                assert set(episode.actions) == {action_of(act) for act in due.acts}
                assert len(episode.actions) == len(due.acts)
            episode.act(choose.choice(episode.actions))


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_act_of_an_episode_is_lawful(name: str) -> None:
    episode = Episode(load_code(name), 11)
    for number in range(1, 10):
        episode.begin(number)
        played_at_random(episode, number)
        again = new_deal(episode.code, episode.deal.dealer)
        for act in episode.deal.acts:
            again = lawfully_after(again, act)
        assert again.outcome == episode.deal.outcome


def test_same_seed_and_number_give_the_same_deal() -> None:
    one, other = Episode(load_code("modern"), 3), Episode(load_code("modern"), 3)
    one.begin(4)
    other.begin(9)
    other.begin(4)
    assert played_at_random(one, 1) == played_at_random(other, 1)
    assert one.deal == other.deal
    other.begin(5)
    assert other.deal.acts[0] != one.deal.acts[0]


def test_an_unlawful_action_names_what_is_open_and_changes_nothing() -> None:
    episode = Episode(load_code("modern"), 3)
    before = episode.sitting
    with pytest.raises(IllegalAction, match="100000 is not an action"):
        episode.act(100_000)
    with pytest.raises(IllegalAction, match=r"may not choose 126 .* open are 99 \(passes\)"):
        episode.act(ACTIONS.index("defends alone"))
    assert episode.sitting is before
    played_at_random(episode, 1)
    with pytest.raises(IllegalAction, match="over"):
        episode.act(99)


def test_a_whole_game_goes_on_until_it_is_won() -> None:
    episode = Episode(load_code("modern"), 3, whole_game=True, bots={Seat.C: SimplePlayer()})
    finished = 0
    choose = random.Random(2)
    while not episode.is_over:
        assert episode.seat is not Seat.C
        episode.act(choose.choice(episode.actions))
        finished += len(episode.finished)
    assert finished == episode.sitting.deals > 1
    assert max(episode.sitting.score.points) >= 10


def test_a_table_of_computer_players_is_refused() -> None:
    with pytest.raises(EuchreError, match="leave one"):
        Episode(load_code("modern-2"), bots={Seat.A: RandomPlayer(), Seat.B: RandomPlayer()})


def test_weak_hands_are_played_as_the_rule_player_plays_them() -> None:
    weak = {"farmers_hand": True, "weak_hand_deals_again": "no_face", "lowest_rank": "7"}
    episode = Episode(house_variant(load_code("modern"), weak), 3, whole_game=True)
    played_at_random(episode, 2)
    assert episode.is_over
    ends = set()
    for number in range(1, 40):
        episode = Episode(house_variant(load_code("modern"), weak), number)
        played_at_random(episode, number)
        ends.add(type(episode.finished[-1][0].acts[-1]))
    assert AskNewDeal in ends
