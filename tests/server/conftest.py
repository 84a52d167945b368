"""Fixtures for tests of the server: places for a store, and services."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre.server.workers import study
from euchre.server.workers.worker_pool import Priority
from tests.server.helpers.places import Place
from tests.server.helpers.services import Postgres, Redis, postgres_running, redis_running


@pytest.fixture(scope="session", autouse=True)
def reviews_run_beside_other_work() -> Iterator[None]:
    """Let reviews run beside the other tests, which leave no processor idle."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "REVIEWS_PRIORITY", Priority.NORMAL)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Yield a PostgreSQL; skips with a reason if none is installed."""
    with postgres_running() as running:
        yield running


@pytest.fixture
def redis() -> Iterator[Redis]:
    """Yield a Redis; skips with a reason if none is installed."""
    with redis_running() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return each kind of place for a store, in turn."""
    if request.param == "sqlite":
        return Place(tmp_path)
    running: Postgres = request.getfixturevalue("postgres")
    return Place(tmp_path, running.database())
