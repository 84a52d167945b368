"""Searches the frames sent to a person for cards that they may not know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from euchre.chance import Stream
from euchre.deal import Deal
from euchre.game import Sitting
from euchre.seats import Seat
from euchre.server.tables import events
from euchre.server.tables import seat_view as seen
from euchre.server.tables.events import Entry
from euchre.server.tables.table import Table
from euchre.server.wire import replies
from tests.properties.test_views import hidden_from, known_to, with_faces

_CARD = re.compile(r'(?<![A-Za-z0-9])(?:[0-9TJQKA][SHDC]|joker(?!":))(?![A-Za-z0-9])')
"""A card as text; the key of the house rule `joker` is none."""

Frame = Callable[[Table, str | None, tuple[Entry, ...], int], bytes]
"""Makes what a person is sent: the table, the person, what is new in the log, since when."""


def real_frame(table: Table, person: str | None, entries: tuple[Entry, ...], since: int) -> bytes:
    """Return what the server sends."""
    return replies.REPLIES.encode(seen.update_for(table, person, entries, since, frozenset()))


def cards_in(frame: bytes) -> set[str]:
    """Return every card that a frame names, anywhere."""
    return set(_CARD.findall(frame.decode()))


def onlookers(table: Table) -> Iterator[tuple[Seat | None, str | None]]:
    """Yield each seat with its person, and an onlooker."""
    for seat in table.code.seating.seats:
        yield seat, table.chairs[seat].person
    yield None, None
    yield None, "stranger"


def named(seat: Seat | None) -> str:
    """Return a seat, or a stranger, as a fault names who was told."""
    return "a stranger" if seat is None else str(seat)


def allowed(table: Table, seat: Seat | None, entries: tuple[Entry, ...]) -> set[str]:
    """Return the cards that somebody may be sent: those they may know by the laws, and those drawn for the
    deal."""
    known: set[str] = set()
    deal = table.sitting.deal
    if deal is not None:
        known |= {card.text for card in known_to(deal, seat)}
    for entry in entries:
        event = entry.event
        if isinstance(event, events.Acted) and " draws " in event.text:
            known |= set(_CARD.findall(event.text))
    return known


def one_deal_only(table: Table, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Return the entries of the current deal, whose cards are known."""
    for place in range(len(entries) - 1, -1, -1):
        if isinstance(entries[place].event, events.DealBegan):
            return entries[place:]
    return entries


def leaks(frame: Frame, table: Table, entries: tuple[Entry, ...], since: int) -> list[str]:
    """Return each card that somebody is sent and may not know; empty if there is none."""
    entries = one_deal_only(table, entries)
    return [
        f"{named(seat)} is told of {card} at number {table.seq}"
        for seat, person in onlookers(table)
        for card in sorted(cards_in(frame(table, person, entries, since)) - allowed(table, seat, entries))
    ]


def otherwise(
    table: Table, entries: tuple[Entry, ...], seat: Seat | None, number: int
) -> tuple[Table, tuple[Entry, ...]]:
    """Return the table and entries with the cards hidden from a seat in other places."""
    deal = table.sitting.deal
    assert deal is not None
    hidden = hidden_from(deal, seat)
    faces = dict(zip(hidden, Stream(number, 11).shuffled(hidden), strict=True))
    changed = with_faces(deal, seat, faces)
    sitting = replace(table.sitting, deal=changed)
    return replace(table, sitting=sitting), _with_acts(entries, deal, changed, sitting)


def _with_acts(entries: tuple[Entry, ...], deal: Deal, changed: Deal, sitting: Sitting) -> tuple[Entry, ...]:
    acts = {old.text: new.text for old, new in zip(deal.acts, changed.acts, strict=True)}
    return tuple(
        _with_text(entry, acts[entry.event.text])
        if isinstance(entry.event, events.Acted) and entry.event.text in acts
        else entry
        for entry in entries
    )


def _with_text(entry: Entry, text: str) -> Entry:
    values = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    return Entry(**{**values, "body": events.written(events.Acted(text))})


def differences(frame: Frame, table: Table, entries: tuple[Entry, ...], since: int, number: int) -> list[str]:
    """Return who would be sent something else if their hidden cards were others; empty if nobody would."""
    if table.sitting.deal is None:
        return []
    entries = one_deal_only(table, entries)
    found = []
    for seat, person in onlookers(table):
        other_table, other_entries = otherwise(table, entries, seat, number)
        told, otherwise_told = (
            frame(table, person, entries, since),
            frame(other_table, person, other_entries, since),
        )
        if told != otherwise_told:
            found.append(f"{named(seat)} at number {table.seq}")
    return found
