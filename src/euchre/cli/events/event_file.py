"""The file of an event: read whole, changed only by lines added at its end."""

from __future__ import annotations

import fcntl
import getpass
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from typing import Generic, TypeAlias, TypeVar

from ...events import EventError
from ...events.duplicate import DUPLICATE, DuplicateEvent
from ...events.event_lines import EventKind, EventLine, WrittenAct, counting
from ...events.hall import HallEvening
from ...events.hall_after import EVENING
from ...events.matches import MATCHES, MatchEvent
from ..output import bad_input
from ..text_files import MOST, decoded, text_of

State = TypeVar("State")
Numbered: TypeAlias = tuple[int, EventLine[WrittenAct]]
_TIME = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True, slots=True)
class EventFile(Generic[State]):
    """An event as its file has it."""

    kind: EventKind[State]
    path: str
    lines: tuple[Numbered, ...]
    """Each line with its number."""
    event: State
    descriptor: int = -1
    """The open file, locked; -1 where it was only read."""
    whole: int = 0
    """Bytes of its whole lines; a crash may have cut off one more."""

    @property
    def last_entry(self) -> tuple[WrittenAct, ...]:
        """The acts of the last command that still counts; empty where only that is left which made the file.

        The lines of a command have one time and one person, and the next command has another time.
        """
        left = [line for _, line in counting(self.lines)]
        if not left or (left[-1].time, left[-1].by) == (left[0].time, left[0].by):
            return ()
        last = left[-1]
        entry = takewhile(lambda line: (line.time, line.by) == (last.time, last.by), reversed(left))
        return tuple(line.act for line in entry)[::-1]


EveningFile: TypeAlias = EventFile[HallEvening]
DuplicateFile: TypeAlias = EventFile[DuplicateEvent]
MatchFile: TypeAlias = EventFile[MatchEvent]
AnyFile: TypeAlias = EveningFile | DuplicateFile | MatchFile


def new_file(kind: EventKind[State], path: str, acts: Sequence[WrittenAct], by: str | None) -> State:
    """Create a file with these acts. Ends the command if the file exists, or an act is refused."""
    lines = _lines(acts, by)
    event = _checked(kind, path, tuple(enumerate(lines, start=2)))
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise bad_input(f"{path} exists already; add to it, or name another file") from None
    try:
        _append(path, descriptor, [kind.head, *(line.text for line in lines)])
    finally:
        os.close(descriptor)
    return event


def read_file(kind: EventKind[State], path: str) -> EventFile[State]:
    """Return the event in a file. Ends the command, naming the line, if it cannot be read."""
    return _event_in(kind, path, text_of(path))


def read_any_file(path: str) -> AnyFile:
    """Return the event in a file of any kind, by its first line. Ends the command if it cannot be read."""
    head = text_of(path).partition("\n")[0].strip()
    if head == DUPLICATE.head:
        return read_file(DUPLICATE, path)
    return read_file(MATCHES, path) if head == MATCHES.head else read_file(EVENING, path)


@contextmanager
def open_to_change(kind: EventKind[State], path: str) -> Iterator[EventFile[State]]:
    """Return the event in a file, locked, so that two directors cannot write at once."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        with os.fdopen(os.dup(descriptor), "rb") as opened:
            content = opened.read(MOST + 1)
        found = _event_in(kind, path, decoded(path, content))
        yield replace(found, descriptor=descriptor, whole=content.rfind(b"\n") + 1)
    finally:
        os.close(descriptor)


def _event_in(kind: EventKind[State], path: str, text: str) -> EventFile[State]:
    """Return the event in the text of a file, without a line that a crash has cut off."""
    try:
        lines = tuple(kind.read_lines(text[: text.rfind("\n") + 1]))
    except EventError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return EventFile(kind, path, lines, _checked(kind, path, lines))


def add_acts(file: EventFile[State], acts: Sequence[WrittenAct], by: str | None) -> State:
    """Append acts to an opened file and return the event after them.

    Ends the command if one is refused; then nothing is written.
    """
    lines = _lines(acts, by, file.lines[-1][1] if file.lines else None)
    next_number = file.lines[-1][0] + 1 if file.lines else 2
    try:
        event = file.kind.event_of([*file.lines, *enumerate(lines, start=next_number)])
    except EventError as fault:
        raise bad_input(str(fault).partition(": ")[2]) from fault
    os.ftruncate(file.descriptor, file.whole)
    os.lseek(file.descriptor, 0, os.SEEK_END)
    _append(file.path, file.descriptor, [line.text for line in lines])
    return event


def _checked(kind: EventKind[State], path: str, lines: tuple[Numbered, ...]) -> State:
    try:
        return kind.event_of(lines)
    except EventError as fault:
        raise bad_input(f"{path}, {fault}") from fault


def _lines(
    acts: Sequence[WrittenAct], by: str | None, last: EventLine[WrittenAct] | None = None
) -> list[EventLine[WrittenAct]]:
    """Return the lines of one command; a second command of one person in a second has the next second."""
    who, now = by or _who(), datetime.now(UTC).strftime(_TIME)
    if ":" in who or not who.isprintable():
        raise bad_input(f"{who!r} cannot be in the file: write a name without a colon")
    if last is not None and last.by == who and last.time >= now:
        now = (datetime.strptime(last.time, _TIME) + timedelta(seconds=1)).strftime(_TIME)
    return [EventLine(now, who, act) for act in acts]


def _who() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "director"


def _append(path: str, descriptor: int, lines: list[str]) -> None:
    """Write lines, and wait until the disk has them. Raises OSError with the name of the file."""
    left = "".join(f"{line}\n" for line in lines).encode()
    try:
        while left:
            left = left[os.write(descriptor, left) :]
        os.fsync(descriptor)
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, path) from fault
