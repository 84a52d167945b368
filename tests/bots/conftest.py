"""Self-play shared by the health tests."""

from __future__ import annotations

from functools import cache

import pytest

from tests.bots.selfplay import Health, health_of


@cache
def _health(name: str) -> Health:
    return health_of(name, deals=500, seed=1862)


@pytest.fixture(scope="session")
def health(request: pytest.FixtureRequest) -> Health:
    """500 deals of `simple` with itself, under the code that the test is parametrized with."""
    return _health(str(request.param))
