"""Frames that were shown while something flew, read from a trace."""

from __future__ import annotations

import json

import pytest

from tools.page.frames import flights_in

PAGE, THREAD = 7, 70
FRAME = 16


def mark(name: str, at: int) -> dict[str, object]:
    """Return a mark of the page, after so many milliseconds."""
    return {"name": name, "ph": "I", "pid": PAGE, "tid": THREAD, "ts": 1000 * at}


def frame(at: int, state: str = "STATE_PRESENTED_ALL", process: int = PAGE) -> list[dict[str, object]]:
    """Return a frame that was begun and shown a millisecond later."""
    report = {"frame_reporter": {"state": state}}
    same = {"name": "PipelineReporter", "pid": process, "tid": 71, "id2": {"local": str(at)}}
    return [
        {**same, "ph": "b", "ts": 1000 * at, "args": report},
        {**same, "ph": "e", "ts": 1000 * at + 1000, "args": {}},
    ]


def traced(*events: dict[str, object]) -> bytes:
    """Return a trace as Chromium writes it."""
    return json.dumps({"traceEvents": events}).encode()


def test_only_frames_of_the_page_during_flights_count() -> None:
    shown = [one for at in range(0, 400, FRAME) for one in frame(at)]
    other = [one for at in range(0, 400, 2) for one in frame(at, process=PAGE + 1)]
    lost = frame(150, "STATE_DROPPED")
    flights = flights_in(traced(mark("flight 1 100", 99), mark("flight 1 100", 201), *shown, *other, *lost))
    assert flights.gaps == [FRAME] * 5
    assert flights.dropped == 1
    assert flights.seconds == pytest.approx(0.1)


def test_a_flight_ends_when_its_time_is_over_and_joined_flights_are_one() -> None:
    marks = [mark("flight 1 100", 0), mark("flight 2 100", 50), mark("flight 1 100", 500)]
    flights = flights_in(traced(*marks, mark("flight 2 100", 500)))
    assert flights.seconds == pytest.approx(0.15)


def test_tasks_of_the_page_in_flights_are_listed() -> None:
    task = {"name": "RunTask", "ph": "X", "pid": PAGE, "tid": THREAD, "dur": 60_000}
    flights = flights_in(
        traced(
            mark("flight 1 100", 0),
            mark("flight 1 100", 100),
            {**task, "ts": 10_000},
            {**task, "ts": 200_000},
        )
    )
    assert flights.tasks == [60]


def test_a_trace_without_flights_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing flew"):
        flights_in(traced())
