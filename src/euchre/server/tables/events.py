"""What is written into a table's log: everything that ever happened there, each with its number.

The state of a table is the fold of its events (`table.after`). An event is kept as JSON; its hash covers the
hash of the event before it, so that no event can be changed, left out or put in without a trace.
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happened."""


class TableOpened(Event, frozen=True, tag="opened"):
    """The table is there, under a code and its house rules."""

    code: str
    changes: dict[str, bool | int | str | list[list[int]]]
    name: str
    host: str
    """The person who opened it, by id."""
    public: bool
    pace: int
    """Milliseconds before each act of a computer player."""
    clock: int = 0
    """Seconds a person has for an act; 0 for as long as he likes."""
    club: str | None = None
    """In club mode, the temper of the computer's players; None where play is enforced."""


class Admitted(Event, frozen=True, tag="admitted"):
    """A person came by an invitation and may look on and sit down."""

    person: str


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: str
    person: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """A person left his seat for good."""

    seat: str
    player: str | None
    """The computer player who takes it, in a game."""


class Removed(Event, frozen=True, tag="removed"):
    """The host took the seat from a person, for good."""

    seat: str
    person: str
    player: str | None
    """The computer player who takes it, in a game."""


class Placed(Event, frozen=True, tag="placed"):
    """A computer player was put into a seat, or the seat was freed."""

    seat: str
    player: str | None


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A computer player plays for a person who is away."""

    seat: str
    player: str


class CameBack(Event, frozen=True, tag="came-back"):
    """The person is back and plays himself."""

    seat: str


class Called(Event, frozen=True, tag="called"):
    """The person in a seat goes by another name from now on."""

    seat: str
    name: str


class Extended(Event, frozen=True, tag="extended"):
    """The person for whom the table waits has his time once more."""

    seat: str


class WentOn(Event, frozen=True, tag="went-on"):
    """In club mode: a person has nothing to say to what has come up, and play goes on for him."""

    seat: str


class Renamed(Event, frozen=True, tag="renamed"):
    """The table has another name."""

    name: str


class Paused(Event, frozen=True, tag="paused"):
    """Play is stopped for a while."""


class Resumed(Event, frozen=True, tag="resumed"):
    """Play goes on."""


class Closed(Event, frozen=True, tag="closed"):
    """The table is ended for good."""


class Committed(Event, frozen=True, tag="committed"):
    """The server is bound to a seed for the next game."""

    game: int
    commitment: str


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat is bound to a share of the next game's chance."""

    seat: str
    commitment: str


class Wanted(Event, frozen=True, tag="wanted"):
    """All seats have somebody, and those who pledged are asked for their shares."""


class Shared(Event, frozen=True, tag="shared"):
    """A seat told its share."""

    seat: str
    share: str


class GameBegan(Event, frozen=True, tag="game-began"):
    """The chance of the game is settled; the server's seed stands for every seat that gave no share."""

    game: int


class NextWanted(Event, frozen=True, tag="next-wanted"):
    """A seated person is ready for the next game."""

    seat: str


class DealBegan(Event, frozen=True, tag="deal-began"):
    """The dealer takes the pack."""

    dealer: str


class Acted(Event, frozen=True, tag="act"):
    """An act of play."""

    text: str
    """As it stands in a record, with all cards."""


class Revealed(Event, frozen=True, tag="revealed"):
    """The game is over and the server tells its seed."""

    game: int
    seed: str


AnyEvent: TypeAlias = (
    TableOpened
    | Admitted
    | Sat
    | Stood
    | Removed
    | Placed
    | StoodIn
    | CameBack
    | Called
    | Extended
    | WentOn
    | Renamed
    | Paused
    | Resumed
    | Closed
    | Committed
    | Pledged
    | Wanted
    | Shared
    | GameBegan
    | NextWanted
    | DealBegan
    | Acted
    | Revealed
)

_WRITE = msgspec.json.Encoder(order="deterministic")
_READ: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)

NO_HASH = bytes(32)
"""What stands before the first event."""


class Entry(msgspec.Struct, frozen=True):
    """An event with its place in the log."""

    table: str
    seq: int
    """Counted from 1 without a gap."""
    epoch: int
    """Which owner of the table wrote it; each new owner counts one more."""
    at: int
    """When, in milliseconds of Unix time."""
    person: str
    """Who asked for it; empty for the server itself."""
    message: str | None
    """The sender's id for the message that asked for it; it is used once for each person and table."""
    body: bytes
    """The event as JSON."""
    before: bytes
    """The hash of the event before it."""

    @property
    def event(self) -> AnyEvent:
        """What happened."""
        return _READ.decode(self.body)

    @property
    def hash(self) -> bytes:
        """SHA-256 over all of the entry, each part with its length before it."""
        parts = (self.table, self.seq, self.epoch, self.at, self.person, self.message or "")
        whole = [*(str(part).encode() for part in parts), self.body, self.before]
        return hashlib.sha256(b"".join(b"%d:%b" % (len(part), part) for part in whole)).digest()


def written(event: AnyEvent) -> bytes:
    """An event as it stands in the log."""
    return _WRITE.encode(event)
