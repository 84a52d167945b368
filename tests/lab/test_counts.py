"""The exact counts agree with those of the register."""

import pytest

from euchre.lab import experiment_named

COUNTS: dict[str, dict[str, float]] = {
    "professor-q1": {
        "deals for one jamboree of the dealer": 12136.5,
        "deals for one jamboree of another given player": 339822,
    },
    "professor-q10": {"chance that a defender holds the king": 10 / 26},
    "professor-q11": {"as the book reckons: three trumps among 24 places, none with eldest": 969 / 2024},
    "professor-q21": {
        "4 or more: dealer over another seat": 9.50,
        "5 or more: dealer over another seat": 29.75,
        "jamborees: dealer over another seat": 28,
    },
    "professor-q22": {"share of the pack that nobody sees": 11 / 32},
    "professor-q23": {
        "hands of third hand with one club": 9520,
        "third with no trump: the dealer can make three tricks": 2860,
        "third with one trump: the dealer can make three tricks": 3696,
        "third with more trumps: the dealer can make three tricks": 0,
        "after the lead of the left bower: the dealer can make three tricks": 0,
    },
}


@pytest.mark.parametrize("name", COUNTS)
def test_a_count_is_that_of_the_register(name: str) -> None:
    experiment = experiment_named(name)
    cells = experiment.measure(experiment.chunk(0))
    assert {cell: cells[cell].mean for cell in COUNTS[name]} == pytest.approx(COUNTS[name], rel=1e-3)
