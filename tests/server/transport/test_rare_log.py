"""Log lines that clients can cause are written once a minute."""

from __future__ import annotations

import logging
import sys

import pytest

from euchre.server.failures import KINDS, OncePerMinute, log_fault, write_rarely


def record(text: str, fault: BaseException | None = None, level: int = logging.WARNING) -> logging.LogRecord:
    exc_info = None if fault is None else (type(fault), fault, fault.__traceback__)
    return logging.LogRecord("asyncio", level, "", 0, text, (), exc_info)


def test_flood_of_lines_is_one_line_a_minute_with_their_number() -> None:
    now = [0.0]
    rare = OncePerMinute(lambda: now[0])
    written = []
    for second in range(121):
        now[0] = float(second)
        for _ in range(100):
            one = record("socket.send() raised exception.")
            if rare.filter(one):
                written.append(one.msg)
    plain = "socket.send() raised exception."
    more = f"{plain} (5999 more since the last such line)"
    assert written == [plain, more, more]


def test_kinds_of_lines_are_independent_and_forgotten_in_time() -> None:
    rare = OncePerMinute(lambda: 0.0)
    assert all(rare.filter(record(f"kind {number}")) for number in range(3 * KINDS))
    assert len(rare._last) <= KINDS
    assert rare.filter(record("told", level=logging.INFO))
    assert rare.filter(record("told", level=logging.INFO))


@pytest.mark.parametrize(("fault", "is_kept"), [(OSError(24, "too many"), False), (ValueError(), True)])
def test_only_own_faults_have_a_traceback(fault: Exception, is_kept: bool) -> None:
    try:
        raise fault
    except Exception:
        one = record("failed", sys.exc_info()[1])
    assert OncePerMinute(lambda: 0.0).filter(one)
    assert (one.exc_info is not None) == is_kept


def test_a_fault_that_comes_again_and_again_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    write_rarely()
    for kind in (KeyError, IndexError):
        for _ in range(20):
            try:
                raise kind
            except LookupError as fault:
                log_fault(fault)
    assert [line.getMessage().split()[:2] for line in caplog.records] == [
        ["fault", "KeyError"],
        ["fault", "IndexError"],
    ]
