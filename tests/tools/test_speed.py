"""The sums that `tools.page.speed` makes of what a browser measures."""

from __future__ import annotations

import pytest

from tools.page.speed import Measured, worst_burst


def test_shifts_close_together_are_one_burst() -> None:
    assert worst_burst([]) == 0
    assert worst_burst([(0, 0.01), (900, 0.02), (2500, 0.02)]) == pytest.approx(0.03)


def test_a_burst_ends_after_five_seconds() -> None:
    every_second = [(1000.0 * number, 0.01) for number in range(12)]
    assert worst_burst(every_second) == pytest.approx(0.06)


def test_a_figure_says_whether_its_budget_is_kept() -> None:
    assert str(Measured("shift", 0.2, 0.05, "")) == "shift: 0.2  (at most 0.05: missed)"
    assert Measured("frames", 60.0, 59, "", is_at_least=True).is_kept
