"""Tables in club mode without a server, with random irregular acts, claims and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from euchre.acts import Act, Play, TableAct
from euchre.chance import Stream
from euchre.deal import Stage
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.server.refereed.claimable import claimable_by
from euchre.server.refereed.mode import ClubMode, irregular_acts_of, regular_dues
from euchre.server.tables import events
from euchre.server.tables.routine import TimedStep, follows, in_time
from euchre.server.tables.table import Table
from euchre.table import RefereedTable
from euchre.view import view_of
from tests.server.helpers.tables import Desk

MOST = 5000
"""No short game has more steps."""
NEVER = 2**32
"""One in so many: never."""
BOOKS = ("modern", "jerome-1877", "leeds-dwight-1888", "professor-1862")


def club_mode(table: Table) -> ClubMode:
    """Return what club mode adds to a table."""
    assert table.club is not None
    return table.club


def refereed(table: Table) -> RefereedTable:
    """Return the referee's state of a table."""
    return club_mode(table).refereed


def play_with_slips(on: Desk, number: int, slip: int = 6, say: int = 3) -> Iterator[Table]:
    """Play to the end of the game, with some irregular acts; the table after each step.

    One step in `slip` is an irregular act; one time in `say`, a person who may claim or choose does so.
    """
    stream = Stream(number, 21)
    for _ in range(MOST):
        if not on.table.is_game_on:
            return
        yield on.add(_next(on.table, stream, slip, say))
    raise AssertionError(f"the game does not end: {on.table.code.name}, number {number}")


def _next(table: Table, stream: Stream, slip: int, say: int) -> events.AnyEvent:
    people = [Seat(place) for place, chair in enumerate(table.chairs) if chair.person is not None]
    if stream.below(slip) == 0:
        slips = irregular_acts_of(refereed(table), stream.choice(table.code.seating.seats))
        if slips:
            return events.Acted(stream.choice(slips).text)
    if stream.below(say) == 0:
        said = [deed for seat in people for held in claimable_by(refereed(table), seat) for deed in held.acts]
        if said:
            return events.Acted(stream.choice(said).text)
    if table.asked:
        return events.WentOn(str(table.asked[0]))
    wait = in_time(table)
    if wait is not None and wait.what in (TimedStep.BEGIN_DEAL, TimedStep.SHARES_LATE):
        return follows(table, wait)
    return events.Acted(regular_choice(table).text)


def regular_choice(table: Table) -> Act:
    """Return the simple player's choice for the awaited seat."""
    due = next(due for due in regular_dues(refereed(table)) if due.awaited)
    deal = table.sitting.deal
    assert deal is not None
    return bot_by_name("simple").choose(view_of(deal, due.actor, table.sitting.score), due, Stream(1))


def revoke_of(table: Table, seat: Seat) -> Play | None:
    """Return a card with which a seat whose turn it is would revoke."""
    deal = table.sitting.deal
    if deal is None or deal.turn != seat or deal.trick is None:
        return None
    return next((act for act in irregular_acts_of(refereed(table), seat) if isinstance(act, Play)), None)


def lead_out_of_turn_of(table: Table, seat: Seat) -> Play | None:
    """Return a card that a seat could lead when it is for one of the other side to lead."""
    deal = table.sitting.deal
    sides = table.code.seating
    if deal is None or deal.stage is not Stage.PLAYING or deal.trick is not None or deal.turn is None:
        return None
    if sides.side_of(deal.turn) is sides.side_of(seat):
        return None
    return next((act for act in irregular_acts_of(refereed(table), seat) if isinstance(act, Play)), None)


def play_until_revoke(on: Desk, seat: Seat) -> Play:
    """Play regularly, everybody going on, until a seat can revoke; the card with which it would."""
    return _play_until(on, lambda table: revoke_of(table, seat))


def play_until_lead_out_of_turn(on: Desk, seat: Seat) -> Play:
    """Play regularly until a seat can lead out of turn; the card that it would lead."""
    return _play_until(on, lambda table: lead_out_of_turn_of(table, seat))


def _play_until(on: Desk, slip: Callable[[Table], Play | None]) -> Play:
    for _ in range(MOST):
        found = slip(on.table)
        if found is not None:
            return found
        on.add(_next(on.table, Stream(0), NEVER, NEVER))
    raise AssertionError("it never comes to that")


def held_words(table: Table, seat: Seat) -> list[str]:
    """Return all claims and choices that a seat has, in the notation of a record."""
    return [deed.text for held in claimable_by(refereed(table), seat) for deed in held.acts]


def claims(table: Table, seat: Seat) -> list[TableAct]:
    """Return what a seat may claim."""
    return [
        deed for held in claimable_by(refereed(table), seat) if held.kind == "claim" for deed in held.acts
    ]
