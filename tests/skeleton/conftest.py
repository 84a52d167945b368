"""Fixtures for the tests of the project itself."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the repository."""
    return Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package's wheel, built with the pinned build requirements and without the network.

    Built once, by the first of the processes that run tests side by side.
    """
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "wheel"
    with (shared / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--disable-pip-version-check"]
            options = ["--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
            subprocess.run([*pip, *options, str(root)], check=True)
    (built,) = folder.glob("*.whl")
    return built
