"""Tables without a server: events are added as a room does it, but without a store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from euchre.acts import Act
from euchre.chance import Stream
from euchre.deal import open_rights
from euchre.game import due_now
from euchre.players import bot_by_name
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest, decide
from euchre.server.tables.events import Entry
from euchre.server.tables.log_book import Draft, Seeds
from euchre.server.tables.routine import TimedStep, follows, in_time
from euchre.server.tables.table import Table
from euchre.server.wire.requests import ClientCommand
from euchre.view import view_of

ANN, BOB, CID, DOT = (Guest(name.lower(), name) for name in ("Ann", "Bob", "Cid", "Dot"))
GUESTS = (ANN, BOB, CID, DOT)


def seeds(number: int = 1) -> Seeds:
    """Seeds that are the same in every run."""
    low, high = number % 256, number // 256
    return Seeds({game: bytes([low, game]) * 15 + bytes([low ^ high, game]) for game in range(1, 100)})


@dataclass
class Desk:
    """A table and its whole log."""

    table: Table
    entries: list[Entry]
    seeds: Seeds
    stops: list[Table] = field(default_factory=list)
    """The table after each batch."""

    def add(self, *new: events.AnyEvent, person: str = "") -> Table:
        """Write events and what follows at once."""
        draft = Draft(self.table, 1, 1_000)
        for event in new:
            draft.put(event, person)
        draft.follow(self.seeds)
        self.entries += draft.entries
        self.table = draft.table
        self.stops.append(self.table)
        return self.table

    def ask(self, guest: Guest, command: ClientCommand) -> Table:
        """Do what a person asks. Raises Refusal."""
        return self.add(*decide(self.table, guest, command), person=guest.id)


def desk(
    code: str = "modern",
    changes: dict[str, bool | int | str | list[list[int]]] | None = None,
    *,
    guests: int = 1,
    number: int = 1,
    public: bool = False,
    pace: int = 0,
    clock: int = 0,
    club: str | None = None,
) -> Desk:
    """Return a table with some guests from seat A on and computer players in the other seats; the game is
    on."""
    opening = events.TableOpened(
        code=code,
        changes=changes or {},
        name="Ann's table",
        host=ANN.id,
        public=public,
        pace=pace,
        clock=clock,
        club=club,
    )
    draft = Draft.new("t1", opening, 1_000)
    known = seeds(number)
    draft.follow(known)
    made = Desk(draft.table, list(draft.entries), known)
    letters = [str(seat) for seat in made.table.code.seating.seats]
    sitting: list[events.AnyEvent] = [
        events.Sat(letter, guest.id, guest.name)
        for letter, guest in zip(letters, GUESTS[:guests], strict=False)
    ]
    made.add(*sitting, *(events.Placed(letter, "simple") for letter in letters[guests:]))
    return made


Chooser = Callable[[Table], Act]


def simple_choice(table: Table) -> Act:
    """Return the simple player's choice for the awaited seat."""
    deal = table.sitting.deal
    assert deal is not None
    due = due_now(table.sitting)[0]
    return bot_by_name("simple").choose(view_of(deal, due.actor, table.sitting.score), due, Stream(1))


def chance_choice(seed: int) -> Chooser:
    """Return any lawful act, sometimes from a right that need not be used; the same in every run."""
    stream = Stream(seed)

    def choose(table: Table) -> Act:
        deal = table.sitting.deal
        assert deal is not None
        rights = [act for due in open_rights(deal) for act in due.acts]
        if rights and stream.below(8) == 0:
            return stream.choice(rights)
        return stream.choice(due_now(table.sitting)[0].acts)

    return choose


def play(on: Desk, choose: Chooser = simple_choice) -> Iterator[Table]:
    """Play on to the end of the game, each seat by the same chooser; the table after each step."""
    while on.table.is_game_on:
        wait = in_time(on.table)
        if wait is not None and wait.what in (TimedStep.BEGIN_DEAL, TimedStep.SHARES_LATE):
            yield on.add(follows(on.table, wait))
        else:
            yield on.add(events.Acted(choose(on.table).text))
