"""Schedules of the individual progressive evening."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.events import EveningSchedule, EventError, individual_schedule


def schedule(players: int, rounds: int, seed: int = 1) -> EveningSchedule:
    return individual_schedule([f"player {number}" for number in range(players)], rounds, seed)


@settings(max_examples=25)
@given(st.integers(4, 30), st.integers(1, 14), st.integers(0, 2**32))
def test_everybody_has_one_place_and_rests_fairly(players: int, rounds: int, seed: int) -> None:
    made = schedule(players, rounds, seed)
    assert len(made.rounds) == rounds
    for each in made.rounds:
        seated = [player for table in each.tables for player in table.players]
        assert sorted([*seated, *each.sitting_out]) == list(range(players))
        assert len(each.sitting_out) == players % 4
    assert made.evenness.sit_out_spread <= 1


@pytest.mark.parametrize(("players", "rounds"), [(16, 15), (17, 17), (4, 9), (9, 18), (48, 47)])
def test_whole_cycles_reach_both_bounds(players: int, rounds: int) -> None:
    even = schedule(players, rounds).evenness
    assert (even.partner_excess, even.meeting_excess) == (0, 0)
    assert even.least_met == even.most_met > 0


@pytest.mark.parametrize(("players", "rounds"), [(60, 12), (20, 5), (28, 7), (200, 12), (1000, 12)])
def test_few_rounds_have_no_second_meeting(players: int, rounds: int) -> None:
    even = schedule(players, rounds).evenness
    assert (even.most_met, even.meeting_excess, even.partner_excess) == (1, 0, 0)


@pytest.mark.parametrize(
    ("players", "rounds", "most_met"),
    [(22, 8, 2), (22, 12, 3), (23, 10, 2), (30, 12, 2), (18, 8, 2), (60, 20, 2)],
)
def test_nobody_has_a_partner_twice_where_it_can_be_avoided(players: int, rounds: int, most_met: int) -> None:
    even = schedule(players, rounds).evenness
    assert even.most_partnered == 1
    assert even.most_met <= most_met


def test_search_comes_close_to_the_bound() -> None:
    even = schedule(22, 12).evenness
    assert (even.meeting_bound, even.partner_bound) == (618, 120)
    assert even.meeting_excess <= 30


def test_same_seed_gives_the_same_schedule_and_another_seed_another() -> None:
    assert schedule(14, 6, 5) == schedule(14, 6, 5)
    assert schedule(14, 6, 5) != schedule(14, 6, 6)


def test_tables_are_read_as_names() -> None:
    made = individual_schedule(["Ann", "Bob", "Cid", "Dee"], 3, seed=1)
    partners = {frozenset(made.at_table(each.tables[0])[:2]) for each in made.rounds}
    assert len(partners) == 3
    assert set(made.at_table(made.rounds[0].tables[0])) == {"Ann", "Bob", "Cid", "Dee"}


@pytest.mark.parametrize(
    ("names", "rounds", "words"),
    [
        (["A", "B", "C"], 8, "3 players are too few: at least 4 are needed"),
        ([str(n) for n in range(1001)], 8, "1,001 players are too many: at most 1,000"),
        (["Ann", "Bob", "Cid", " ann "], 8, "the name 'ann' occurs twice: as number 1 and number 4"),
        (["Ann", "Bob", "Cid", " "], 8, "name number 4 is empty"),
        (["Ann", "Bob", "Cid", "Dee"], 0, "0 rounds cannot be scheduled: 1 to 300 are allowed"),
        (["Ann", "Bob", "Cid", "Dee"], 301, "301 rounds cannot be scheduled"),
    ],
)
def test_what_cannot_be_scheduled_is_refused_in_words(names: list[str], rounds: int, words: str) -> None:
    with pytest.raises(EventError, match=words):
        individual_schedule(names, rounds, seed=1)
