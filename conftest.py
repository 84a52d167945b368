"""What holds for every test: which files hold no examples, in what order tests run, which may be left out."""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from collections.abc import Generator
from importlib.util import find_spec

import pytest

AROUND = {
    "euchre.sim._native": ["sim/native.py", "sim/parameters.py", "sim/deal_snapshot.py"],
    "euchre.solver._kernel": ["solver/kernel.py"],
}

collect_ignore = [
    f"src/euchre/{file}" for core, files in AROUND.items() if find_spec(core) is None for file in files
]
"""Modules around a native core that is not built here: they and their examples cannot be loaded."""

IS_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")
"""Whether this is a run in which no test may be left out."""

Report = pytest.TestReport | pytest.CollectReport


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that changes the order of the tests."""
    parser.addoption(
        "--shuffle", type=int, metavar="SEED", help="run files, and the tests in each, in a random order"
    )


def pytest_configure() -> None:
    """Let programs that tests start be interrupted, even where this process runs in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the files, and the tests in each file; what a file's tests share is still set up once."""
    seed = config.getoption("--shuffle")
    if seed is None:
        return
    chance = random.Random(seed)
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    order = list(files.values())
    chance.shuffle(order)
    for tests in order:
        chance.shuffle(tests)
    items[:] = [test for tests in order for test in tests]


def _reason(report: Report) -> str:
    """Why a test was skipped."""
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return text.removeprefix("Skipped: ")


def _fail_if_left_out(report: Report) -> None:
    """Turn a skipped test into a failure where this is CI, which installs all that tests need."""
    if IS_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.longrepr = f"CI leaves no test out, and this one was: {_reason(report)}"
        report.outcome = "failed"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test that CI would leave out."""
    report = yield
    _fail_if_left_out(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail a file of tests that CI would leave out as a whole."""
    report = yield
    _fail_if_left_out(report)
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write one line for each reason why tests were left out, with their number."""
    left_out = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for reason, number in sorted(left_out.items()):
        terminalreporter.write_line(f"Left out, {number}: {reason}", yellow=True)
