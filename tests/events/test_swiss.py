"""The Swiss system and the matching below it."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.chance import Stream
from euchre.events import EventError, SwissResult, swiss_round


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


def all_pairings(players: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every way to pair an even number of players."""
    if not players:
        yield ()
        return
    first, *rest = players
    for other in rest:
        for pairs in all_pairings(tuple(each for each in rest if each != other)):
            yield ((first, other), *pairs)


def cost_of(entrants: int, past: list[list[SwissResult]], matches: Iterable[tuple[int, int]]) -> list[int]:
    """Return how often two meet again, squared differences of scores, floats, and distances from half a
    group."""
    score, met, floats = [0] * entrants, Counter[frozenset[int]](), Counter[tuple[int, int]]()
    for results in past:
        before = list(score)
        for each in results:
            score[each.one] += each.points
            if each.other is not None:
                score[each.other] += 2 - each.points
                met[frozenset((each.one, each.other))] += 1
                if before[each.one] != before[each.other]:
                    down = before[each.one] > before[each.other]
                    floats[each.one, 1 if down else -1] += 1
                    floats[each.other, -1 if down else 1] += 1
    order = sorted(range(entrants), key=lambda number: (-score[number], number))
    found = [0, 0, 0, 0]
    for match in matches:
        one, other = sorted(match, key=order.index)
        step = score[one] - score[other]
        found[0] += met[frozenset(match)]
        found[1] += step**2
        found[2] += (floats[one, 1] + floats[other, -1]) ** 2 if step else 0
        half = score.count(score[one]) // 2
        found[3] += 0 if step else (order.index(other) - order.index(one) - half) ** 2
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.integers(0, 7), st.integers(0, 2**32))
def test_no_pairing_of_a_small_field_costs_less(entrants: int, rounds: int, seed: int) -> None:
    past = played(entrants, rounds, seed)
    pairing = swiss_round(entrants, past)
    everybody = tuple(number for number in range(entrants) if number != pairing.bye)
    least = min(cost_of(entrants, past, matches) for matches in all_pairings(everybody))
    assert cost_of(entrants, past, pairing.matches) == least


def test_a_large_field_is_paired_without_a_second_match() -> None:
    past = played(205, 4, seed=2)
    met = Counter(frozenset((each.one, each.other)) for results in past for each in results)
    assert max(met.values()) == 1


def test_a_missing_library_is_named_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rustworkx", None)
    with pytest.raises(EventError, match=r"pip install 'euchre\[events\]'"):
        swiss_round(4, [])


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
