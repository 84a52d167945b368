"""Search for leaks in club mode: repeat a deal with other hidden cards and compare what is sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from euchre.acts import Act, Discard, Shuffle, TableAct, read_act
from euchre.cards import Card
from euchre.chance import Stream
from euchre.errors import EuchreError
from euchre.seats import Seat
from euchre.server.tables import events
from euchre.server.tables.events import Entry
from euchre.server.tables.table import Table
from euchre.server.tables.transition import after
from euchre.table import Verdict
from tests.properties.test_views import hidden_from, known_to
from tests.server.helpers.clubs import play_with_slips, refereed
from tests.server.helpers.leaks import Frame, cards_in, named, onlookers
from tests.server.helpers.tables import Desk, desk

Stop = tuple[Table, Table, tuple[Entry, ...], tuple[Entry, ...]]
"""The table before its deal began and as it stands, the entries of the deal, and the newest of them."""
Faces = Mapping[Card, Card]

_OF_OTHERS = "changes the discard to {card}"
_ASKED_OF_CARDS = ("revoke", "disobeyed-call", "revoke-mended", "card-changed", "no-discard")
"""What a ruling reveals of the cards: on a claim, or when a player takes a card back."""


CLUBS = ("strict", "friendly", "sleepy")
"""The ways in which computer players claim what they may."""


def stops(code: str, number: int) -> Iterator[Stop]:
    """Yield every stop of a game with slips."""
    at = desk(code, guests=2, number=number, club=CLUBS[number % len(CLUBS)])
    start, first, seen = at.table, 0, len(at.entries)
    for _ in play_with_slips(at, number):
        begins = [place for place in range(seen, len(at.entries)) if begins_deal(at.entries[place])]
        if begins:
            first = begins[-1]
            start = _before(at, first)
        if first and at.table.is_game_on:
            yield start, at.table, tuple(at.entries[first:]), tuple(at.entries[max(seen, first) :])
        seen = len(at.entries)


def begins_deal(entry: Entry) -> bool:
    return isinstance(entry.event, events.DealBegan)


def _before(at: Desk, first: int) -> Table:
    """Return the table before the entry of a place."""
    base = next((table for table in reversed(at.stops) if table.seq <= first and table.seq > 0), None)
    assert base is not None
    for entry in at.entries[base.seq : first]:
        base = after(base, entry)
    return base


def public(table: Table) -> set[str]:
    """Return the cards that all at a table in club mode have seen or heard of, beside those played."""
    club = refereed(table)
    named = {
        card
        for act in club.deal.acts
        if isinstance(act, TableAct) and act.form != _OF_OTHERS
        for card in act.cards
    }
    named |= {one.card for one in club.ledger.exposed}
    named |= {card for ruling in club.rulings for card in ruling.cards}
    return {card.text for card in named}


def club_leaks(frame: Frame, stop: Stop) -> list[str]:
    """Return each card that somebody is sent and may not know; empty if there is none."""
    _, table, _, new = stop
    deal = refereed(table).deal
    drawn = {card for entry in new for card in _drawn(entry)}
    return [
        f"{named(seat)} is told of {card} at number {table.seq}"
        for seat, person in onlookers(table)
        for card in sorted(
            cards_in(frame(table, person, new, table.seq))
            - {card.text for card in known_to(deal, seat)}
            - public(table)
            - drawn
        )
    ]


def _drawn(entry: Entry) -> set[str]:
    event = entry.event
    return (
        cards_in(event.text.encode())
        if isinstance(event, events.Acted) and " draws " in event.text
        else set()
    )


def club_differences(frame: Frame, stop: Stop, number: int) -> list[str]:
    """Return the people who would be sent something else if the cards hidden from them were others; nobody,
    if all is well. Rulings for which a law looks at cards are left out, and what a player admitted."""
    _, table, _, new = stop
    if rests_on_cards(table):
        return []
    found = []
    for seat, person in onlookers(table):
        other = dealt_otherwise(stop, seat, number)
        if other is None or rests_on_cards(other[0]):
            continue
        if frame(table, person, new, table.seq) != frame(other[0], person, other[1], table.seq):
            found.append(f"{named(seat)} at number {table.seq}")
    return found


def dealt_otherwise(stop: Stop, seat: Seat | None, number: int) -> tuple[Table, tuple[Entry, ...]] | None:
    """Return the table and its newest entries if what is hidden from a seat had been dealt otherwise.

    None if somebody's acts would then have been impossible.
    """
    start, table, deal_entries, new = stop
    deal = refereed(table).deal
    seen = public(table)
    hidden = tuple(card for card in hidden_from(deal, seat) if card.text not in seen)
    faces = dict(zip(hidden, Stream(number, 11).shuffled(hidden), strict=True))
    other, told = start, []
    for entry in deal_entries:
        changed = _with_faces(entry, seat, faces)
        try:
            other = after(other, changed)
        except EuchreError:
            return None
        told.append(changed)
    return other, tuple(told[len(told) - len(new) :])


def rests_on_cards(table: Table) -> bool:
    club = refereed(table)
    return any(
        ruling.irregularity in _ASKED_OF_CARDS and ruling.verdict is not Verdict.HEARD
        for ruling in club.rulings
        if ruling.act >= club.acts - len(club.deal.acts)
    )


def _with_faces(entry: Entry, seat: Seat | None, faces: Faces) -> Entry:
    event = entry.event
    if not isinstance(event, events.Acted):
        return entry
    act = _changed(read_act(event.text), seat, faces)
    values = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    return Entry(**{**values, "body": events.written(events.Acted(act.text))})


def _changed(act: Act, seat: Seat | None, faces: Faces) -> Act:
    def change(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(faces.get(card, card) for card in cards)

    if isinstance(act, Shuffle):
        return Shuffle(act.actor, change(act.pack))
    if isinstance(act, Discard) and act.actor != seat:
        return Discard(act.actor, change(act.cards))
    if isinstance(act, TableAct) and act.form == _OF_OTHERS and act.actor != seat:
        return TableAct(act.actor, act.form, cards=change(act.cards))
    return act
