"""The shuffle is fair: every card is equally likely in every place, and so is every number.

Fixed seeds, so that the statistics come out the same on every run.
"""

from __future__ import annotations

from collections import Counter
from math import erfc, sqrt

import pytest

from euchre.cards import Rank, make_pack
from euchre.chance import Stream

PACKS = 100_000
"""Packs shuffled; each of the 24 x 24 cells is then expected 4,167 times."""
DRAWS = 60_000
LEAST, MOST = 1e-4, 1 - 1e-4
"""Where the probability of so large a deviation has to lie: neither too bad nor too good to be true."""


def survival(chi_square: float, freedom: int) -> float:
    """Return the probability that chance alone deviates more, for a chi-square with degrees of freedom.

    Wilson and Hilferty's approximation: the cube root of chi-square over its degrees of freedom is
    near normal with mean 1 - 2/(9f) and variance 2/(9f).
    """
    spread = 2 / (9 * freedom)
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2


def chi_square(counted: list[int], expected: float) -> float:
    """Return how far counts are from being equal."""
    return sum((number - expected) ** 2 for number in counted) / expected


@pytest.mark.parametrize(
    ("value", "freedom", "probability"),
    [(18.307, 10, 0.05), (124.342, 100, 0.05), (135.807, 100, 0.01), (70.065, 100, 0.99)],
)
def test_the_approximation_agrees_with_printed_tables(value: float, freedom: int, probability: float) -> None:
    assert survival(value, freedom) == pytest.approx(probability, abs=0.001)


@pytest.mark.parametrize("seed", [1862, 1888])
def test_every_card_is_in_every_place_equally_often(seed: int) -> None:
    pack = make_pack(Rank.NINE)
    cells: Counter[tuple[int, int]] = Counter()
    for number in range(PACKS):
        cells.update(enumerate(card.index for card in Stream(seed, number).shuffled(pack)))
    size = len(pack)
    counted = [cells[place, card.index] for place in range(size) for card in pack]
    assert sum(counted) == PACKS * size
    # Rows and columns add up to the number of packs, which leaves 23 x 23 cells free; with their sums
    # fixed the statistic is (size - 1) / size of the usual one per cell.
    value = chi_square(counted, PACKS / size) * (size - 1) / size
    probability = survival(value, (size - 1) ** 2)
    assert LEAST < probability < MOST, f"seed {seed}: chi-square {value:.1f}, probability {probability}"


def test_neighbours_in_the_pack_are_equally_likely_in_either_order() -> None:
    pack = make_pack(Rank.NINE)
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(PACKS):
        order = Stream(1877, number).shuffled(pack)
        pairs[order[0].index, order[1].index] += 1
    counted = [pairs[one.index, two.index] for one in pack for two in pack if one is not two]
    probability = survival(chi_square(counted, PACKS / len(counted)), len(counted) - 1)
    assert LEAST < probability < MOST, f"seed 1877: probability {probability}"


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 24, 31, 32, 33, 100])
def test_a_bounded_number_is_equally_likely_to_be_any(bound: int) -> None:
    stream = Stream(1862, bound)
    numbers = Counter(stream.below(bound) for _ in range(DRAWS))
    counted = [numbers[number] for number in range(bound)]
    assert sum(counted) == DRAWS
    probability = survival(chi_square(counted, DRAWS / bound), bound - 1)
    assert LEAST < probability < MOST, f"seed 1862, bound {bound}: probability {probability}"


def test_a_bound_near_the_whole_range_is_not_biased_to_low_numbers() -> None:
    # A bound of 3/4 of 2**64: numbers scaled down without rejecting any would fall on some twice as often.
    bound = 3 * 2**62
    stream = Stream(1862, 64)
    residues = Counter(stream.below(bound) % 3 for _ in range(DRAWS))
    probability = survival(chi_square([residues[number] for number in range(3)], DRAWS / 3), 2)
    assert LEAST < probability < MOST, f"seed 1862: probability {probability}, {residues}"


@pytest.mark.parametrize("bit", range(64))
def test_each_bit_is_set_half_the_time(bit: int) -> None:
    stream = Stream(1888, bit)
    ones = sum(stream.bits() >> bit & 1 for _ in range(4_000))
    probability = survival(chi_square([ones, 4_000 - ones], 2_000), 1)
    assert probability > LEAST, f"seed 1888, bit {bit}: {ones} of 4000, probability {probability}"


def test_streams_of_neighbouring_paths_and_seeds_are_independent() -> None:
    names = [(seed, *path) for seed in range(30) for path in ((), (0,), (1,), (0, 0), (0, 1), (1, 0))]
    numbers = [Stream(*name).bits() for name in names]
    assert len(set(numbers)) == len(names)
