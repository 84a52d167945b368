from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.chance import Stream
from euchre.events import Bracket, EventError, bracket_state, double_elimination, single_elimination


def play(bracket: Bracket, stream: Stream | None) -> tuple[int, dict[int, int], Counter[int]]:
    """Return the champion, the winners and the losses of each entrant; without a stream the better seed
    wins."""
    winners: dict[int, int] = {}
    losses: Counter[int] = Counter()
    state = bracket_state(bracket, winners)
    while state.champion is None:
        number, sides = next(iter(state.open_matches.items()))
        winners[number] = stream.choice(sides) if stream else min(sides)
        losses[sum(sides) - winners[number]] += 1
        state = bracket_state(bracket, winners)
    assert state.open_matches == {}
    assert set(state.lost_in) == set(range(bracket.entrants)) - {state.champion}
    return state.champion, winners, losses


@settings(max_examples=60)
@given(st.integers(2, 40), st.integers(0, 2**32))
def test_single_elimination_ends_each_with_one_loss(entrants: int, seed: int) -> None:
    champion, winners, losses = play(single_elimination(entrants), Stream(seed))
    assert losses == {n: 1 for n in range(entrants) if n != champion}
    assert len(winners) == entrants - 1


@settings(max_examples=60)
@given(st.integers(2, 40), st.integers(0, 2**32))
def test_double_elimination_ends_each_with_two_losses(entrants: int, seed: int) -> None:
    champion, _, losses = play(double_elimination(entrants), Stream(seed))
    assert losses[champion] <= 1
    assert all(losses[n] == 2 for n in range(entrants) if n != champion)


@pytest.mark.parametrize("entrants", [2, 3, 8, 13, 16])
def test_best_seed_wins_and_the_second_loses_the_final(entrants: int) -> None:
    for bracket in (single_elimination(entrants), double_elimination(entrants)):
        champion, winners, losses = play(bracket, None)
        assert champion == 0
        assert losses[0] == 0
        final = max(winners)
        assert bracket_state(bracket, winners).lost_in[1] == final


def test_best_seeds_have_the_byes() -> None:
    first = bracket_state(single_elimination(6), {})
    assert sorted(first.open_matches.values()) == [(2, 5), (3, 4)]


def test_final_is_repeated_if_the_side_without_a_loss_loses_it() -> None:
    bracket = double_elimination(2)
    assert bracket_state(bracket, {0: 0}).open_matches == {1: (0, 1)}
    assert bracket_state(bracket, {0: 0, 1: 0}).champion == 0
    again = bracket_state(bracket, {0: 0, 1: 1})
    assert (again.champion, again.open_matches) == (None, {2: (0, 1)})
    assert bracket_state(bracket, {0: 0, 1: 1, 2: 1}).champion == 1


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ({0: 3}, "match 0 is between 0 and 3; 1 cannot win it"),
        ({2: 0}, "match 2 has a winner, but it cannot be played"),
    ],
)
def test_impossible_winners_are_refused(winners: dict[int, int], words: str) -> None:
    changed = {number: 1 if number == 0 else winner for number, winner in winners.items()}
    with pytest.raises(EventError, match=words):
        bracket_state(single_elimination(4), changed)


@pytest.mark.parametrize("entrants", [1, 1001])
def test_impossible_numbers_are_refused(entrants: int) -> None:
    with pytest.raises(EventError, match="entrants do not make a bracket"):
        double_elimination(entrants)
