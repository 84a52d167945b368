"""An evening after each act of its file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .evening_acts import HEAD, EveningChange
from .event_lines import EventKind, EventLine, WrittenAct
from .hall import HallEvening
from .refusals import EventError
from .score_acts import TableScored

MOST_LINES = 20_000
"""The most lines of one evening."""


def evening_after(evening: HallEvening, act: WrittenAct) -> HallEvening:
    """Return the evening after an act other than taking back. Raises EventError with the reason."""
    changed: HallEvening = act.after(evening)
    changed.keep_schedule(evening)
    if changed.plan.depends_on_results and changed.begun > len(changed.played):
        return changed.with_(played=changed.planned[: changed.begun])
    return changed


EVENING = EventKind(HEAD, "an evening", TableScored(1, 2, 9, 6), EveningChange, HallEvening, evening_after)
"""The kind of event of which this module has the rules."""


def read_evening_act(text: str) -> WrittenAct:
    """Return the act with a text. Raises EventError for anything else.

    >>> read_evening_act("score round 1 table 2: 9 to 6")
    TableScored(round=1, table=2, first=9, second=6)
    """
    return EVENING.read_act(text)


def read_evening_lines(text: str) -> Iterator[tuple[int, EventLine[WrittenAct]]]:
    """Read each line of a file after its head, with its number. Raises EventError, naming the line."""
    return EVENING.read_lines(text)


def evening_of(lines: Iterable[tuple[int, EventLine[WrittenAct]]]) -> HallEvening:
    """Return the evening after the lines of its file. Raises EventError, naming the line."""
    return EVENING.event_of(_at_most(lines))


def check_lines(number: int) -> None:
    """Raise EventError if an evening may not have so many lines, the first one of the file included."""
    if number > MOST_LINES:
        raise EventError(f"the evening has more than {MOST_LINES:,} lines")


def _at_most(
    lines: Iterable[tuple[int, EventLine[WrittenAct]]],
) -> Iterator[tuple[int, EventLine[WrittenAct]]]:
    """Return the lines. Raises EventError if they are more than an evening may have."""
    for number, line in lines:
        check_lines(number)
        yield number, line
