"""Reads from a trace of Chromium which frames of a page were shown while something flew.

The compositor moves cards on a thread of its own. It shows a frame also where the scripts of the page are
busy, so counting the animation frames of scripts would miss it: the trace tells what was shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

CATEGORIES = [
    "cc",
    "benchmark",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
]
FLIGHT = "flight"
MARKS = f"""
  const animate = Element.prototype.animate;
  let flights = 0;
  Element.prototype.animate = function (...how) {{
    const made = animate.apply(this, how);
    const name = `{FLIGHT} ${{(flights += 1)}} ${{made.effect.getComputedTiming().endTime}}`;
    performance.mark(name);
    made.finished.catch(() => {{}}).finally(() => performance.mark(name));
    return made;
  }};
"""
"""Marks the flights of a page in its trace."""
SAME = 2.0
"""Milliseconds within which two reports are about one frame."""
LONG = 50.0
"""Milliseconds of a task of the page's scripts that people notice, as browsers define a long task."""

Event = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Flights:
    """What was shown during the flights of a page."""

    gaps: list[float]
    """Milliseconds between frames that were shown."""
    dropped: int
    """Frames that were wanted and not shown."""
    seconds: float
    """How long something flew."""
    tasks: list[float]
    """Milliseconds of each task of the page's own thread in this time."""


def flights_in(trace: bytes) -> Flights:
    """Return what a trace says about the flights of the marked page. Raises ValueError where nothing flew."""
    events: list[Event] = sorted(json.loads(trace)["traceEvents"], key=lambda one: one.get("ts", 0))
    marks = [one for one in events if one["name"].startswith(f"{FLIGHT} ")]
    if not marks:
        raise ValueError("nothing flew in this trace")
    process, thread = marks[0]["pid"], marks[0]["tid"]
    spans = _spans(marks)
    own = [one for one in events if one["pid"] == process]
    shown, dropped = _frames(own, spans)
    tasks = [
        one["dur"] / 1000
        for one in own
        if one["tid"] == thread and one["name"] == "RunTask" and "dur" in one and _within(one["ts"], spans)
    ]
    gaps = [gap for span in spans for gap in _gaps(span, shown)]
    return Flights(gaps, dropped, sum(end - begin for begin, end in spans) / 1e6, tasks)


def _spans(marks: Iterable[Event]) -> list[tuple[float, float]]:
    """Return the times in which at least one flight was under way, in microseconds.

    A flight ends when its time is over, even if the script of the page hears of it later.
    """
    begun: dict[str, float] = {}
    flights: list[tuple[float, float]] = []
    for one in marks:
        begin = begun.setdefault(one["name"], one["ts"])
        if begin < one["ts"]:
            milliseconds = float(one["name"].split()[-1])
            flights.append((begin, min(one["ts"], begin + 1000 * milliseconds)))
    spans: list[tuple[float, float]] = []
    for begin, end in sorted(flights):
        if spans and begin <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(spans[-1][1], end))
        else:
            spans.append((begin, end))
    return spans


def _within(at: float, spans: list[tuple[float, float]]) -> bool:
    return any(begin <= at <= end for begin, end in spans)


def _frames(events: Iterable[Event], spans: list[tuple[float, float]]) -> tuple[list[float], int]:
    """Return when frames were shown in the flights, and how many were dropped."""
    under_way: dict[str, Event] = {}
    shown: list[float] = []
    dropped = 0
    for one in events:
        if one["name"] != "PipelineReporter":
            continue
        number = one["id2"]["local"]
        if one["ph"] == "b":
            under_way[number] = one
        elif (began := under_way.pop(number, None)) is not None and _within(began["ts"], spans):
            state = began["args"]["frame_reporter"]["state"]
            if state.startswith("STATE_PRESENTED"):
                shown.append(one["ts"])
            dropped += state == "STATE_DROPPED"
    return shown, dropped


def _gaps(span: tuple[float, float], shown: list[float]) -> list[float]:
    """Return milliseconds from frame to frame in one time of flights."""
    begin, end = span
    times = sorted(at / 1000 for at in shown if begin <= at <= end)
    return [later - at for at, later in pairwise(times) if later - at > SAME]
