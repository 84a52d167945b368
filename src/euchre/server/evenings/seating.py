"""The server's tables of an evening that is played online: their ids, and how each is opened."""

from __future__ import annotations

import hashlib

from ...events import HallEvening
from ..store import OnlineEvening
from ..tables import events
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.room import Room
from ..tables.routine import STAND_IN
from ..tables.table import Phase

CODE = "modern"
"""The game of an evening whose log names none."""


def table_id(evening: str, number: int, table: int) -> str:
    """Return the id of a table in a round: it follows from the evening, so that it is opened once."""
    return hashlib.sha256(f"{evening} round {number} table {table}".encode()).hexdigest()[:24]


def names_at(evening: HallEvening, number: int, table: int) -> tuple[str, str, str, str]:
    """Return the names at A, B, C and D: side 1 sits at A and C."""
    seated = evening.round(number).tables[table - 1]
    (a, c), (b, d) = seated.first, seated.second
    names = [player.name for player in evening.players]
    return names[a], names[b], names[c], names[d]


def name_of(online: OnlineEvening, guest: Guest) -> str | None:
    """Return the name under which a guest takes part; None if they do not."""
    return next((name for name, person in online.people.items() if person == guest.id), None)


def place_of(evening: HallEvening, name: str, number: int) -> int | None:
    """Return the number of a player's table in a round; None if they have none."""
    if not 1 <= number <= evening.begun:
        return None
    tables = range(1, len(evening.round(number).tables) + 1)
    return next((table for table in tables if name in names_at(evening, number, table)), None)


def boards_at(evening: HallEvening, number: int, table: int) -> tuple[int, ...]:
    """Return the numbers of the deals of a table in a round; the bell of table 1 may end them earlier."""
    deals = evening.plan.deals
    if evening.plan.same_boards:
        return tuple(range((number - 1) * deals + 1, number * deals + 1))
    return tuple(range(1, 1 + (evening.deals if evening.has_bell and table > 1 else deals)))


def opening_of_table(
    evening: HallEvening, online: OnlineEvening, number: int, table: int
) -> tuple[events.TableOpened, tuple[events.AnyEvent, ...]]:
    """Return how a table of a round is opened, and who sits there: people, and computer players for other
    names."""
    boards = boards_at(evening, number, table)
    plan = evening.plan
    part = events.EventPart(online.id, boards, sealed=plan.same_boards, decides=plan.is_elimination)
    opening = events.TableOpened(
        code=evening.code or CODE,
        changes={},
        name=f"{evening.title[:20]}: {number}, {table}",
        host="",
        public=False,
        pace=online.pace,
        clock=online.clock,
        part=part,
    )
    delay = evening.watched.delay
    seated: list[events.AnyEvent] = [events.DelaySet(delay)] if delay else []
    for letter, name in zip("ABCD", names_at(evening, number, table), strict=True):
        person = online.people.get(name)
        if person is None:
            seated += [events.Placed(letter, STAND_IN), events.Called(letter, name)]
        else:
            seated.append(events.Sat(letter, person, name))
    return opening, tuple(seated)


def may_watch(evening: HallEvening, online: OnlineEvening, number: int, guest: Guest | None) -> bool:
    """Return whether a guest may watch the tables of a round at which they do not play."""
    return evening.may_be_watched(number, guest is not None and guest.id in online.people.values())


async def watch(room: Room, evening: HallEvening, guest: Guest) -> None:
    """Let a guest look on at a table, which is shown to all who look on as late as the director has set."""

    def delayed() -> tuple[events.AnyEvent, ...]:
        table, delay = room.book.table, evening.watched.delay
        is_as_set = table.delay == delay or table.phase is Phase.CLOSED
        return () if is_as_set else (events.DelaySet(delay),)

    await room.settle(delayed)
    await room.admit(guest)


def check_may_watch(evening: HallEvening, online: OnlineEvening | None, number: int, guest: Guest) -> None:
    """Raise Refusal unless a guest may watch the tables of a round."""
    if online is None:
        raise Refusal("evening/refused", "this evening is played with real cards")
    if may_watch(evening, online, number, guest):
        return
    if evening.plan.same_boards and evening.begun >= number:
        reason = "all tables play the same deals: they can be watched when all have played them"
        raise Refusal("evening/not-over", reason)
    raise Refusal("evening/not-yours", "the director has not opened this table to you")
