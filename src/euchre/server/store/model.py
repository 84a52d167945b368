"""What a store takes and returns, and the errors it raises.

Any server may write what its guests ask for. One server at a time is the *keeper* of a table: it also writes
what the table does by itself, such as the acts of computer players. A server that claims a table begins a new
epoch; it can claim only when no live server is the keeper. Each append checks the epoch, the sequence number
and the hash that its batch continues from, in the statement that writes. A batch that was decided on an older
state of the table is therefore never written, however late its server is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ...errors import EuchreError
from ..tables.events import Entry


class StoreFailed(EuchreError):
    """The store did not do it, or cannot say whether it did; the caller has to read the log again."""

    reason = "store/failed"

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(f"{message} ({detail})" if detail else message)
        self.message = message
        """What anybody may read; the detail, which may name the database, is for its operator."""


NOT_SURE = "the store failed, and it is not certain whether the request was done"


class StoreFull(StoreFailed):
    """No disk space is left."""

    reason = "store/full"


class StoreDamaged(StoreFailed):
    """What the store holds of a table contradicts itself; nothing of the table is served."""

    reason = "store/damaged"


DAMAGED = "the stored data of this table are damaged; the operator can run `euchre server verify`"


class Fenced(StoreFailed):
    """The table has changed in the meantime, or another server has claimed it."""

    reason = "store/fenced"


class AlreadyDone(EuchreError):
    """The message was granted before."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"done before, as number {seq}")
        self.seq = seq
        """The sequence number of its event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """What the lobby shows of a table; derived from its log."""

    table: str
    name: str
    code: str
    house_rules: bool
    seats: int
    free: int
    """Number of seats that a person can take."""
    phase: str
    public: bool
    club: str | None
    """In club mode, how strict the computer players are; None where play is enforced."""
    host: str
    """Id of the person who opened it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonsTable:
    """A table at which a person has sat."""

    listing: Listing
    seat: str
    """Where they sat last."""
    changed_at: int
    """When something last happened there, in milliseconds of Unix time."""
    snapshot: bytes | None
    """The table after its last deal; None before that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnd:
    """How a game ended for one of its people."""

    person: str
    game: int
    seat: str
    won: bool
    points: str
    """Points of their side and of the others, such as `10-7`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardEnd:
    """What one deal of an event gave at a table."""

    event: str
    board: int
    points: tuple[int, ...]
    """Points of each side, in the order of the sides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogBatch:
    """Consecutive entries of one log, written together or not at all."""

    entries: tuple[Entry, ...]
    listing: Listing
    """How the lobby shows the table after them."""
    is_listed: bool = False
    """Whether the store has this listing from a short time ago, so that it need not be written."""
    snapshot: bytes | None = None
    """The table after them; None where no snapshot is taken."""
    seeds: Mapping[int, bytes] = field(default_factory=dict)
    """Secret seeds, by game, that these entries are the first to use."""
    ends: tuple[GameEnd, ...] = ()
    """How a game ended in them, for each of its people."""
    moved_to: str | None = None
    """The table at which this one is carried on; links and questions then lead there."""
    boards: tuple[BoardEnd, ...] = ()
    """What the deals of an event gave that ended in them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """What the store holds of a table besides its log."""

    epoch: int
    """Increased by one with each claim."""
    keeper: str | None
    """The server that claimed it last; None once that server released it."""
    seq: int
    """Number of the last entry of its log."""
    snapshot: bytes | None
    """The latest snapshot."""
    seeds: Mapping[int, bytes]
    """Secret seeds by game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What happened at a table after a given event."""

    epoch: int
    keeper: str | None
    entries: tuple[Entry, ...]
    seeds: Mapping[int, bytes]


TableVisit: TypeAlias = tuple[str, str]
"""The ids of a table and of a person who is connected to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableProgress:
    """How far the log of a table goes, and whether the table has a keeper."""

    table: str
    epoch: int
    seq: int
    is_kept: bool
    """Whether its keeper is a live server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartbeatReply:
    """What a server learns from its heartbeat."""

    progress: tuple[TableProgress, ...]
    """Of each table in use by this server."""
    elsewhere: frozenset[TableVisit]
    """Who is connected to those tables through other servers."""
    tokens: Mapping[str, bytes | None]
    """The current token hash of each person connected to this server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvening:
    """What the store holds of an evening with real cards."""

    seq: int
    """Number of the last line of its log."""
    director: bytes
    """Hash of the secret in the director's link."""
    secret: bytes
    """Key of the links of its tables and of its screen."""
    lines: tuple[str, ...]
    """The lines that were asked for, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlineEvening:
    """An evening that is played at the server's own tables."""

    id: str
    clock: int
    """Seconds a person has for an act before a computer player stands in."""
    pace: int
    """Milliseconds before each act of a computer player."""
    is_over: bool = False
    people: Mapping[str, str] = field(default_factory=dict)
    """The id of the person behind a name; computer players play for all other names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedEvent:
    """An event whose boards are the same at all tables."""

    id: str
    seed: bytes
    """The secret seed of its boards."""
    ends_at: int
    """In milliseconds of Unix time; until then nothing of its boards is shown to others."""
    compared: bytes | None = None
    """What a computer player made of each board, as JSON; None until that has been computed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """What one board of an event gave at the table of one person."""

    person: str
    name: str
    board: int
    points: tuple[int, int]
    """Points of each side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuestRow:
    """A guest."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """How much was deleted."""

    tables: int
    people: int
    links: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGame:
    """A finished game that a guest keeps."""

    table: str
    game: int
    seat: str
    code: str
    won: bool
    points: str
    """Points of their side and of the others, such as `10-7`."""
    at: int
    """When it ended, in milliseconds of Unix time."""
    summary: bytes | None
    """What the seat's choices cost, as JSON; None until the game has been reviewed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowPlayer:
    """Another guest who keeps a game that a guest keeps."""

    table: str
    game: int
    seat: str
    person: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptReview:
    """The record and the review of a game that a guest keeps."""

    seat: str
    record: bytes | None
    """The record, compressed; None until it has been written."""
    review: bytes | None
    """The review for the seat as JSON, compressed; None until there is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleResult:
    """A guest's first answer to a puzzle."""

    puzzle: str
    at: int
    """In milliseconds of Unix time."""
    is_right: bool
    day: int | None
    """The number of the day whose puzzle it was; None for another puzzle."""
    rating: float
    """The guest's rating after it, by the Glicko-2 rules."""
    deviation: float
    volatility: float
