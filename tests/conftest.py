"""What all tests share: Hypothesis's settings, a log handler, second attempts in CI.

A test that drives browsers or other processes depends on when the machine lets each process run, so one may
fail once in many thousand. In CI it has a second attempt, and the summary of the run lists it. Outside CI
there is none.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, Phase, settings

# The same examples on every run, so that everybody sees the same failure, and no limit of time, which a busy
# machine would exceed. Most are a table and a seed; a smaller seed has no simpler deal, so nothing is shrunk.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")

DRIVE_PROCESSES = ("tests/server/", "tests/cli/")
"""The folders whose tests start browsers, servers and commands."""


def pytest_configure() -> None:
    """Point absl's log handler, which comes with OpenSpiel, at the real error stream.

    Otherwise it holds the stream in which pytest captures errors. A server that starts while a test captures
    output elsewhere closes every handler of before, and absl's handler would close pytest's stream with it.
    """
    if find_spec("absl") is not None:
        from absl.logging import get_absl_handler

        get_absl_handler().python_handler.stream = sys.__stderr__


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests that drive processes their second attempt."""
    if os.environ.get("CI"):
        for item in items:
            if item.nodeid.startswith(DRIVE_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what failed at the first attempt of a test that passed at the second."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"first attempt of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
