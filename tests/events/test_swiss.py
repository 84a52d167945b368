"""The Swiss system and the matching below it."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.chance import Stream
from euchre.events import EventError, SwissResult, swiss_round
from euchre.events.pairing.matching import largest_matching


def most_pairs(edges: list[tuple[int, int]]) -> int:
    """The size of a largest matching, by trying everything."""
    if not edges:
        return 0
    (one, other), rest = edges[0], edges[1:]
    return max(most_pairs(rest), 1 + most_pairs([e for e in rest if not {one, other} & set(e)]))


@settings(max_examples=200)
@given(st.sets(st.sampled_from(list(combinations(range(8), 2))), max_size=14))
def test_matching_is_a_largest_one(edges: set[tuple[int, int]]) -> None:
    near = [[b if a == n else a for a, b in sorted(edges) if n in (a, b)] for n in range(8)]
    mates = largest_matching(near)
    couples = {(n, mate) for n, mate in enumerate(mates) if mate is not None}
    assert {(b, a) for a, b in couples} == couples
    assert {(a, b) for a, b in couples if a < b} <= edges
    assert len(couples) // 2 == most_pairs(sorted(edges))


def test_matching_finds_the_way_through_an_odd_cycle() -> None:
    edges = [(0, 1), (1, 2), (2, 0), (0, 3), (1, 4), (2, 5)]
    near = [[b if a == n else a for a, b in edges if n in (a, b)] for n in range(6)]
    assert largest_matching(near) == [3, 4, 5, 0, 1, 2]


def played(entrants: int, rounds: int, seed: int) -> list[list[SwissResult]]:
    stream = Stream(seed)
    past: list[list[SwissResult]] = []
    for _ in range(rounds):
        pairing = swiss_round(entrants, past)
        results = [SwissResult(one, other, stream.below(3)) for one, other in pairing.matches]
        if pairing.bye is not None:
            results.append(SwissResult(pairing.bye, None))
        past.append(results)
    return past


@settings(max_examples=30)
@given(st.integers(8, 31), st.integers(0, 2**32))
def test_nobody_meets_twice_where_it_can_be_avoided(entrants: int, seed: int) -> None:
    past = played(entrants, 4, seed)  # each has at least three who are not met, so that all can be paired
    met = [frozenset((r.one, r.other)) for results in past for r in results if r.other is not None]
    assert len(met) == len(set(met)) == 4 * (entrants // 2)
    byes = [r.one for results in past for r in results if r.other is None]
    assert len(byes) == len(set(byes)) == 4 * (entrants % 2)
    for results in past:
        here = [n for r in results for n in (r.one, r.other) if n is not None]
        assert sorted(here) == list(range(entrants))


def test_all_rounds_of_four_pass_without_a_second_match_and_then_they_start_again() -> None:
    past = played(4, 3, seed=5)
    assert len({frozenset((r.one, r.other)) for results in past for r in results}) == 6
    assert len(swiss_round(4, past).matches) == 2


def test_first_round_pairs_the_upper_half_with_the_lower() -> None:
    assert swiss_round(8, []).matches == ((0, 4), (1, 5), (2, 6), (3, 7))


def test_winners_meet_winners() -> None:
    past = [[SwissResult(n, n + 4) for n in range(4)]]
    assert swiss_round(8, past).matches == ((0, 2), (1, 3), (4, 6), (5, 7))


def test_the_lowest_has_the_bye_and_nobody_a_second_before_all_had_one() -> None:
    assert swiss_round(5, []).bye == 4
    past = played(5, 5, seed=3)
    assert sorted(r.one for results in past for r in results if r.other is None) == list(range(5))


def test_who_played_down_is_not_the_next_to_do_so() -> None:
    # 0, 1 and 2 lead; 0 played somebody lower in the round before.
    past = [
        [SwissResult(0, 3), SwissResult(1, 4), SwissResult(2, 5)],
        [SwissResult(0, 4), SwissResult(1, 2, 1), SwissResult(3, 5, 1)],
        [SwissResult(0, 5, 0), SwissResult(1, 3), SwissResult(2, 4)],
    ]
    scores = [4, 5, 5, 1, 0, 3]
    assert scores[1] == scores[2]
    assert (1, 2) not in swiss_round(6, past).matches


@pytest.mark.parametrize(
    ("entrants", "past", "words"),
    [
        (1, [], "1 entrants cannot be paired"),
        (1001, [], "1,001 entrants cannot be paired"),
        (4, [[SwissResult(0, 7)]], "round 1: there is no entrant 7"),
        (4, [[SwissResult(0, 1), SwissResult(1, 2)]], "round 1: entrant 1 has two results"),
        (4, [[SwissResult(0, 1, 3)]], "a match gives 0, 1 or 2 points, not 3"),
    ],
)
def test_impossible_rounds_are_refused(entrants: int, past: list[list[SwissResult]], words: str) -> None:
    with pytest.raises(EventError, match=words):
        swiss_round(entrants, past)
