"""Watching tables of an online evening: who may, and how many seconds later they see a table."""

from __future__ import annotations

from ...events import HallEvening
from ..store import OnlineEvening
from ..tables import events
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.room import Room
from ..tables.table import Phase


def may_watch(evening: HallEvening, online: OnlineEvening, number: int, guest: Guest | None) -> bool:
    """Whether a guest may watch the tables of a round at which they do not play."""
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
