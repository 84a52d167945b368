"""The file of an event: read whole, changed only by lines added at its end."""

from __future__ import annotations

import fcntl
import getpass
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Generic, TypeAlias, TypeVar

from ...events import EventError
from ...events.event_lines import EventKind, EventLine, WrittenAct, lines_that_count
from ..output import bad_input
from ..records.record_file import not_text
from ..text_files import MOST, text_of

State = TypeVar("State")
Numbered: TypeAlias = tuple[int, EventLine[WrittenAct]]


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


def new_file(kind: EventKind[State], path: str, acts: Sequence[WrittenAct], by: str | None) -> State:
    """Create a file with these acts. Ends the command if the file exists, or an act is refused."""
    lines = [_line(act, by) for act in acts]
    event = _checked(kind, path, tuple(enumerate(lines, start=2)))
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise bad_input(f"{path} exists already; add to it, or name another file") from None
    try:
        _append(descriptor, [kind.head, *(line.text for line in lines)])
    finally:
        os.close(descriptor)
    return event


def read_file(kind: EventKind[State], path: str) -> EventFile[State]:
    """The event in a file. Ends the command, naming the line, if it cannot be read."""
    try:
        return _event_in(kind, path, text_of(path))
    except UnicodeDecodeError:
        raise not_text(path) from None


@contextmanager
def open_to_change(kind: EventKind[State], path: str) -> Iterator[EventFile[State]]:
    """The event in a file, locked, so that two directors cannot write at once."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        with os.fdopen(os.dup(descriptor), "rb") as opened:
            content = opened.read(MOST + 1)
        if len(content) > MOST:
            raise bad_input(f"{path} is too long: more than {MOST:,} bytes are not read")
        try:
            found = _event_in(kind, path, content.decode())
        except UnicodeDecodeError:
            raise not_text(path) from None
        yield replace(found, descriptor=descriptor, whole=content.rfind(b"\n") + 1)
    finally:
        os.close(descriptor)


def _event_in(kind: EventKind[State], path: str, text: str) -> EventFile[State]:
    """The event in the text of a file, without a line that a crash has cut off."""
    try:
        lines = tuple(kind.read_lines(text[: text.rfind("\n") + 1]))
    except EventError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return EventFile(kind, path, lines, _checked(kind, path, lines))


def add_acts(file: EventFile[State], acts: Sequence[WrittenAct], by: str | None) -> State:
    """Append acts to an opened file; the event after them. Ends the command if one is refused.

    Nothing is written then.
    """
    lines = [_line(act, by) for act in acts]
    next_number = file.lines[-1][0] + 1 if file.lines else 2
    try:
        event = file.kind.event_of([*file.lines, *enumerate(lines, start=next_number)])
    except EventError as fault:
        raise bad_input(str(fault).partition(": ")[2]) from fault
    os.ftruncate(file.descriptor, file.whole)
    os.lseek(file.descriptor, 0, os.SEEK_END)
    _append(file.descriptor, [line.text for line in lines])
    return event


def last_act(file: EventFile[State]) -> WrittenAct | None:
    """The last act that still counts; None if nothing can be taken back."""
    counting = lines_that_count(line for _, line in file.lines)
    return counting[-1].act if counting else None


def _checked(kind: EventKind[State], path: str, lines: tuple[Numbered, ...]) -> State:
    try:
        return kind.event_of(lines)
    except EventError as fault:
        raise bad_input(f"{path}, {fault}") from fault


def _line(act: WrittenAct, by: str | None) -> EventLine[WrittenAct]:
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return EventLine(now, _who() if by is None else by, act)


def _who() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "director"


def _append(descriptor: int, lines: list[str]) -> None:
    """Write lines, and wait until the disk has them."""
    left = "".join(f"{line}\n" for line in lines).encode()
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)
