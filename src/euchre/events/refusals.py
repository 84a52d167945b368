"""The error of the events, and the checks of who takes part."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import EuchreError

MOST_ENTRANTS = 1000
"""The most players or pairs that one event takes."""

MOST_BOARDS = 400
"""The most boards of one event."""


class EventError(EuchreError):
    """A request that an event cannot fulfil: says what was given and what is allowed."""


def check_entrants(names: Sequence[str], *, least: int, kind: str = "players") -> tuple[str, ...]:
    """Return the names of those who take part, without blanks around them.

    Raises EventError if there are fewer than `least` or more than 1000, or if a name is empty or occurs
    twice; capital letters make no difference.
    """
    stripped = tuple(" ".join(name.split()) for name in names)
    if len(stripped) < least:
        raise EventError(f"{len(stripped)} {kind} are too few: at least {least} are needed")
    if len(stripped) > MOST_ENTRANTS:
        raise EventError(f"{len(stripped):,} {kind} are too many: at most {MOST_ENTRANTS:,} can take part")
    seen: dict[str, int] = {}
    for number, name in enumerate(stripped, start=1):
        if not name:
            raise EventError(f"name number {number} is empty")
        first = seen.setdefault(name.casefold(), number)
        if first != number:
            raise EventError(f"the name {name!r} occurs twice: as number {first} and number {number}")
    return stripped


def check_rounds(rounds: int, most: int) -> None:
    """Raise EventError if the number of rounds is not from 1 to `most`."""
    if not 1 <= rounds <= most:
        raise EventError(f"{rounds} rounds cannot be scheduled: 1 to {most} are allowed")


def checked_name(text: str, most: int, *, what: str = "name", without: str = "") -> str:
    """Return a name or title without needless blanks. Raises EventError for one that cannot be printed."""
    name = " ".join(text.split())
    if not name or not text.isprintable() or len(name) > most or set(name) & set(without):
        rest = f" without {' '.join(without)}" if without else ""
        raise EventError(f"{text!r} is not a {what}: write 1 to {most} printable characters{rest}")
    return name
