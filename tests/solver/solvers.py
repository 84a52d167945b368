"""The available solvers, and the reason for skipping a test that needs both."""

from __future__ import annotations

import pytest

from euchre.solver import NATIVE, reference

SOLVERS = [reference] if NATIVE is None else [reference, NATIVE]
each_solver = pytest.mark.parametrize("solver", SOLVERS, ids=lambda solver: solver.NAME)
needs_native = pytest.mark.skipif(NATIVE is None, reason="the native core is not built: no C++ compiler")
"""For a test that compares the two, or asks more than the reference answers in reasonable time."""
