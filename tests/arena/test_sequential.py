from __future__ import annotations

import numpy as np
import pytest

from euchre.arena import SequentialTest, SequentialVerdict

TEST = SequentialTest(gain=0.1)


def share_called_stronger(mean: float, runs: int = 200) -> tuple[float, float]:
    """Return how often pairs with a mean are called stronger, and the average number of pairs needed."""
    numbers = np.random.default_rng(1862)
    called = length = 0
    for _ in range(runs):
        values = np.round(2 * numbers.normal(mean, 0.5, 3000)) / 2
        counts = np.arange(1, len(values) + 1)
        means = np.cumsum(values) / counts
        squares = np.cumsum(values**2)
        variances = (squares - counts * means**2) / np.maximum(1, counts - 1)
        for n in range(TEST.least, len(values) + 1):
            verdict = TEST.verdict(n, means[n - 1], variances[n - 1])
            if verdict is not SequentialVerdict.OPEN:
                called += verdict is SequentialVerdict.GAIN
                length += n
                break
        else:
            pytest.fail("a test of 3,000 pairs did not end")
    return called / runs, length / runs


def test_a_player_who_is_not_stronger_is_seldom_called_stronger() -> None:
    share, _ = share_called_stronger(0.0)
    assert share <= 0.05 + 2 * (0.05 * 0.95 / 200) ** 0.5


def test_a_stronger_player_is_seldom_missed() -> None:
    share, _ = share_called_stronger(0.1)
    assert share >= 0.95 - 2 * (0.05 * 0.95 / 200) ** 0.5


def test_equal_pairs_decide_at_the_first_look() -> None:
    assert TEST.verdict(199, 0.0, 0.0) is SequentialVerdict.OPEN
    assert TEST.verdict(200, 0.0, 0.0) is SequentialVerdict.NO_GAIN
    assert TEST.verdict(200, 1.0, 0.0) is SequentialVerdict.GAIN
    assert TEST.verdict(200, 0.05, 0.0) is SequentialVerdict.OPEN


def test_the_ratio_is_that_of_two_normal_densities() -> None:
    values = np.array([0.5, -0.5, 0.0, 1.0, 0.5])
    densities = [-((values - mean) ** 2).sum() / (2 * 0.3) for mean in (0.1, 0.0)]
    assert TEST.log_ratio(5, values.mean(), 0.3) == pytest.approx(densities[0] - densities[1])


@pytest.mark.parametrize("wrong", [{"gain": 0.0}, {"alpha": 0.0}, {"beta": 0.6}, {"least": 1}])
def test_a_test_that_tests_nothing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"gain must be greater|error rates must lie"):
        SequentialTest(**wrong)  # type: ignore[arg-type]
