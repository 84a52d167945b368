"""The events in a table's log: everything that happened there, in order.

The state of a table is the fold of its events (`table.after`). An event is kept as JSON. Its hash covers the
hash of the event before it, so no event can be changed, removed or inserted unnoticed.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import TypeAlias

import msgspec

from ...acts import Act, read_act
from ...notation.phrases import with_meaning
from .long_logs.score_shot import ScoreShot


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happened."""


class EventPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of an event that is played at a table."""

    event: str
    """Id of the event."""
    boards: tuple[int, ...]
    """The numbers of the deals."""
    sealed: bool = False
    """Whether the cards are those of the sealed boards of the event."""
    waits: bool = False
    """Whether the table waits for its people without limit."""
    decides: bool = False
    """Whether one more deal is played as long as the sides have equal points."""


class TableOpened(Event, frozen=True, tag="opened"):
    """The table was opened, under a code and house rules."""

    code: str
    changes: dict[str, bool | int | str | list[list[int]]]
    name: str
    host: str
    """Id of the person who opened it."""
    public: bool
    pace: int
    """Milliseconds before each act of a computer player."""
    clock: int = 0
    """Seconds a person has for an act; 0 for no limit."""
    club: str | None = None
    """In club mode, how strict the computer players are; None where play is enforced."""
    hints: bool = False
    """Whether all people at the table may ask for hints; a person alone with computer players always may."""
    seat_per_address: bool = False
    """Whether each internet address gets one seat only."""
    part: EventPart | None = None
    """At a table of an event, what is played of it; None at all others."""


class Admitted(Event, frozen=True, tag="admitted"):
    """A person came with an invitation and may look on and sit down."""

    person: str


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: str
    person: str
    name: str
    network: str | None = None
    """A hash of the person's address, at a table where each address gets one seat; None elsewhere."""


class Stood(Event, frozen=True, tag="stood"):
    """A person left their seat for good."""

    seat: str
    player: str | None
    """The computer player that takes the seat during a game; None outside one."""


class Removed(Event, frozen=True, tag="removed"):
    """The host took the seat from a person, for good."""

    seat: str
    person: str
    player: str | None
    """The computer player that takes the seat during a game; None outside one."""


class Placed(Event, frozen=True, tag="placed"):
    """A computer player was put into a seat, or the seat was freed."""

    seat: str
    player: str | None


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A computer player plays for a person who is away."""

    seat: str
    player: str


class CameBack(Event, frozen=True, tag="came-back"):
    """The person is back and plays again."""

    seat: str


class Called(Event, frozen=True, tag="called"):
    """The person in a seat has changed their name."""

    seat: str
    name: str


class Extended(Event, frozen=True, tag="extended"):
    """The person for whom the table waits has extended their time."""

    seat: str


class Skipped(Event, frozen=True, tag="skipped"):
    """A person who sits out lets the computer players finish the deal at once."""

    seat: str


class WentOn(Event, frozen=True, tag="went-on"):
    """In club mode: a person claims and chooses nothing in what has come up, and lets play go on."""

    seat: str


class Renamed(Event, frozen=True, tag="renamed"):
    """The host gave the table another name."""

    name: str


class Paced(Event, frozen=True, tag="paced"):
    """The host changed the pace of the computer players."""

    pace: int
    """Milliseconds before each act of a computer player."""


class DelaySet(Event, frozen=True, tag="delay-set"):
    """The host set by how much people who look on see a game later."""

    delay: int
    """Seconds."""


class Paused(Event, frozen=True, tag="paused"):
    """The host paused play."""


class Resumed(Event, frozen=True, tag="resumed"):
    """The host resumed play."""


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed for good."""


class CarriedOn(Event, frozen=True, tag="carried-on"):
    """The table has very many events: it is closed, and its people go on at another with the same score."""

    table: str


class TookOver(Event, frozen=True, tag="took-over"):
    """This table carries on another one: the score, the next dealer, and who may come."""

    first: str
    """The first of the tables that have carried on each other."""
    score: ScoreShot
    dealer: str | None
    admitted: list[str]
    removed: list[str]
    delay: int


class Committed(Event, frozen=True, tag="committed"):
    """The server committed to its seed for the next game."""

    game: int
    commitment: str


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat committed to its share of the next game's randomness."""

    seat: str
    commitment: str


class Wanted(Event, frozen=True, tag="wanted"):
    """Every seat is filled, and the seats that pledged a share have to reveal it."""


class Shared(Event, frozen=True, tag="shared"):
    """A seat revealed its share."""

    seat: str
    share: str


class SharesLate(Event, frozen=True, tag="shares-late"):
    """Some seats did not reveal their shares in time, so the shares of all others are void.

    Each of the others has pledged its next share with the void one, which is the SHA-256 of the next.
    """

    seats: list[str]
    """The seats whose shares did not come; they have no share in this game."""


class GameBegan(Event, frozen=True, tag="game-began"):
    """The game's randomness is settled; the server's seed counts for every seat without a share."""

    game: int


class NextWanted(Event, frozen=True, tag="next-wanted"):
    """A seated person wants the next game to begin."""

    seat: str


class DealBegan(Event, frozen=True, tag="deal-began"):
    """The dealer takes the pack."""

    dealer: str


class BellRang(Event, frozen=True, tag="bell-rang"):
    """In an event: the deal that is on is the last of this table; between deals the last one was."""


class Acted(Event, frozen=True, tag="act", dict=True):
    """An act of play."""

    text: str
    """In the notation of a record, with every card."""

    @cached_property
    def act(self) -> Act:
        """The act, read once."""
        return with_meaning(read_act(self.text))


class Revealed(Event, frozen=True, tag="revealed"):
    """The game is over and the server reveals its seed."""

    game: int
    seed: str


ChairEvent: TypeAlias = Sat | Stood | Removed | Placed | StoodIn | CameBack | Called
"""What changes who is in a seat."""
ChanceEvent: TypeAlias = Committed | Pledged | Wanted | Shared | SharesLate | GameBegan | Revealed
"""What changes how far a game's randomness is settled."""
PlayEvent: TypeAlias = NextWanted | DealBegan | BellRang | Acted | WentOn | Extended | Skipped
TableEvent: TypeAlias = (
    Admitted | Renamed | Paced | DelaySet | Paused | Resumed | Closed | CarriedOn | TookOver
)
AnyEvent: TypeAlias = TableOpened | TableEvent | ChairEvent | ChanceEvent | PlayEvent

_WRITE = msgspec.json.Encoder(order="deterministic")
_READ: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)

_WHOLE = b"%d:%b" * 8
"""All fields of an entry, each preceded by its length."""

NO_HASH = bytes(32)
"""The hash before the first event."""


class Entry(msgspec.Struct, frozen=True, dict=True):
    """An event with its place in the log."""

    table: str
    seq: int
    """Sequence number, counted from 1 without gaps."""
    epoch: int
    """How often the table had been claimed by a server when this was written."""
    at: int
    """Time in milliseconds of Unix time."""
    person: str
    """Id of the person who asked for it; empty for the server itself."""
    message: str | None
    """The sender's id of the message that asked for it, unique for each person and table."""
    body: bytes
    """The event as JSON."""
    before: bytes
    """The hash of the event before it."""

    @cached_property
    def event(self) -> AnyEvent:
        """The event, decoded once."""
        return _READ.decode(self.body)

    @cached_property
    def hash(self) -> bytes:
        """SHA-256 of all fields, each preceded by its length."""
        texts = (self.table, self.seq, self.epoch, self.at, self.person, self.message or "")
        table, seq, epoch, at, person, message = [str(text).encode() for text in texts]
        body, before = self.body, self.before
        whole = _WHOLE % (
            *(len(table), table, len(seq), seq, len(epoch), epoch, len(at), at),
            *(len(person), person, len(message), message, len(body), body, len(before), before),
        )
        return hashlib.sha256(whole).digest()


def written(event: AnyEvent) -> bytes:
    """Return an event as JSON, as the log holds it."""
    return _WRITE.encode(event)
