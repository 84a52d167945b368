"""For CI alone: a second attempt for the tests that drive browsers and other processes.

Such a test depends on when the machine lets each process run, so one may fail once in many thousand. The
summary of the run lists every test that needed its second attempt. Outside CI there is none.
"""

from __future__ import annotations

import os

import pytest

DRIVE_PROCESSES = ("tests/server/", "tests/cli/")
"""The folders whose tests start browsers, servers and commands."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests that drive processes their second attempt."""
    if os.environ.get("CI"):
        for item in items:
            if item.nodeid.startswith(DRIVE_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))
