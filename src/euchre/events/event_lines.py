"""The lines of an event's file: when, who, and what; the last one can be taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .refusals import EventError


class WrittenAct(Protocol):
    """An act that a file can hold."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""


Act = TypeVar("Act", bound=WrittenAct, covariant=True)
State = TypeVar("State")
NOTHING_TO_TAKE_BACK = "there is nothing to take back"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last act that still counts, counts no longer."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return "take back"


@dataclass(frozen=True, slots=True)
class EventLine(Generic[Act]):
    """An act, when it was written and by whom."""

    time: str
    """The time in UTC, as in `2026-11-22T19:30:00Z`."""
    by: str
    act: Act

    @property
    def text(self) -> str:
        """The line of the file, without its end."""
        return f"{self.time} {self.by}: {self.act.text}"


_LINE = re.compile(r"(?P<time>[0-9T:-]+Z) (?P<by>[^:]+): (?P<act>.+)")
_NEWER = "; if a newer version of euchre wrote this line, use that version"
_EXAMPLE = "2026-11-22T19:30:00Z Ann: title Fire hall"


def read_event_lines(
    text: str, head: str, read_act: Callable[[str], Act]
) -> Iterator[tuple[int, EventLine[Act]]]:
    """Each line of a file after its head, with its number. Blank lines and lines from `#` on are skipped.

    Raises EventError, naming the line, for a line that cannot be read.
    """
    first, *lines = text.splitlines() or [""]
    if first.strip() != head:
        raise EventError(f"line 1: this file begins with '{head}'")
    for number, line in enumerate(lines, start=2):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line.strip())
        if found is None:
            raise EventError(f"line {number}: write the time, who, a colon and the act, as in '{_EXAMPLE}'")
        try:
            act = read_act(found["act"])
        except EventError as fault:
            raise EventError(f"line {number}: {fault}{_NEWER}") from None
        yield number, EventLine(found["time"], found["by"], act)


def act_of_text(text: str, forms: Iterable[tuple[str, Callable[..., Act]]]) -> Act | None:
    """The act with a text; None if it has none of the forms.

    A form is a regular expression, with the function that makes the act from its groups.
    """
    for form, make in forms:
        found = re.fullmatch(form, text)
        if found is not None:
            return make(*found.groups())
    return None


def state_after(
    state: State, lines: Iterable[tuple[int, EventLine[Act]]], after: Callable[[State, Act], State]
) -> State:
    """The state after the lines of a file, by the function that does one act.

    Lines that are taken back are left out, so that no earlier state has to be kept. Raises EventError, naming
    the line, if an act cannot be done or there is none to take back.
    """
    counting: list[tuple[int, EventLine[Act]]] = []
    for number, line in lines:
        if not isinstance(line.act, TakenBack):
            counting.append((number, line))
        elif counting:
            counting.pop()
        else:
            raise EventError(f"line {number}: {NOTHING_TO_TAKE_BACK}")
    for number, line in counting:
        try:
            state = after(state, line.act)
        except EventError as fault:
            raise EventError(f"line {number}: {fault}") from None
    return state


def lines_that_count(lines: Iterable[EventLine[Act]]) -> tuple[EventLine[Act], ...]:
    """The lines without those taken back and those that took them back. Raises EventError."""
    counting: list[EventLine[Act]] = []
    for line in lines:
        if not isinstance(line.act, TakenBack):
            counting.append(line)
        elif counting:
            counting.pop()
        else:
            raise EventError(NOTHING_TO_TAKE_BACK)
    return tuple(counting)
