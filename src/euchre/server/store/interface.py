"""What the tables need of a store, and what can go wrong there.

Any server writes what its persons ask, and one at a time *keeps* a table: does what the table does by
itself. Whoever claims a table begins a new epoch, and can do so when its keeper is no longer alive. `append`
checks the epoch, the number and the hash that a batch goes on from in the statement that writes: what was
decided on another state of the table, by however late a server, is never written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from ...errors import EuchreError
from ..tables.events import Entry


class StoreFailed(EuchreError):
    """The store did not do it, or cannot tell; whoever asked has to look at the log again."""

    reason = "store/failed"


class StoreFull(StoreFailed):
    """There is no room left."""

    reason = "store/full"


class Fenced(StoreFailed):
    """The table has gone on, or another server has claimed it."""

    reason = "store/fenced"


class AlreadyDone(EuchreError):
    """The message was granted before."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"done before, as number {seq}")
        self.seq = seq
        """The number of its event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """What the lobby shows of a table; read off its log."""

    table: str
    name: str
    code: str
    house_rules: bool
    seats: int
    free: int
    """Seats that a person can take."""
    phase: str
    public: bool
    club: str | None
    """In club mode, the temper of the computer's players; None where play is enforced."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Entries that follow each other in one log, written together or not at all."""

    entries: tuple[Entry, ...]
    listing: Listing
    """How the lobby shows the table after them."""
    snapshot: bytes | None = None
    """The table after them, where it is worth keeping."""
    seeds: Mapping[int, bytes] = field(default_factory=dict)
    """Secret seeds by game that are first used by them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A table as the store has it beside its log."""

    epoch: int
    """Counted up with each claim."""
    keeper: str | None
    """The server that claimed it last; None once it let go."""
    snapshot: bytes | None
    """The last one kept."""
    seeds: Mapping[int, bytes]
    """Secret seeds by game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What happened at a table since."""

    epoch: int
    keeper: str | None
    entries: tuple[Entry, ...]
    seeds: Mapping[int, bytes]


Line: TypeAlias = tuple[str, str]
"""A table and a person who looks at it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How far a table has come."""

    table: str
    epoch: int
    seq: int
    is_kept: bool
    """Whether a server that is alive keeps it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """What a server hears when it tells that it is alive."""

    standings: tuple[Standing, ...]
    """Of the tables in use by it."""
    elsewhere: frozenset[Line]
    """Who looks at them by other servers."""
    tokens: Mapping[str, bytes | None]
    """The present hash of the token of each person with a line here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A guest."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """What was deleted."""

    tables: int
    people: int
    links: int


class Store(Protocol):
    """Durable: what returned is kept, whatever happens to the process or the power."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same tables."""

    async def create(self, batch: Batch) -> None:
        """Keep a new table, whose log begins with the batch, at epoch 1."""

    async def open(self, table: str) -> Opened | None:
        """What is needed to have a table at hand; None if there is no such table."""

    async def claim(self, table: str, server: str) -> int | None:
        """Have a server keep a table; the new epoch, or None where another that is alive keeps it."""

    async def release(self, table: str, server: str) -> None:
        """Let another server keep a table."""

    async def append(self, batch: Batch) -> None:
        """Write a batch behind the log. Raises Fenced, AlreadyDone, StoreFull and StoreFailed."""

    async def log(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table after a number; none for a table that is not there."""

    async def news(self, table: str, since: int) -> News | None:
        """What happened at a table after a number, and who keeps it; None if there is no such table."""

    async def done_before(self, table: str, person: str, message: str) -> int | None:
        """The number of the event that granted a message; None if it was not granted."""

    async def public_tables(self, most: int) -> tuple[Listing, ...]:
        """Public tables that are not closed, the one with the newest event first."""

    async def beat(self, server: str, lease: int, lines: frozenset[Line]) -> Beat:
        """Tell that a server is alive for so many milliseconds, and its lines; hear of the others."""

    async def leave(self, server: str) -> None:
        """Tell that a server is gone."""

    async def add_person(self, person: Person, token: bytes, now: int) -> None:
        """Keep a new guest by the hash of his token."""

    async def person_of(self, token: bytes) -> Person | None:
        """Whose token has the hash."""

    async def seen(self, person: str, now: int) -> None:
        """Keep that a guest was here."""

    async def rename_person(self, person: str, name: str) -> None:
        """Another name for a guest."""

    async def change_token(self, person: str, token: bytes | None) -> None:
        """Give a guest another token by its hash, or none: he is signed out everywhere."""

    async def add_link(self, kind: str, link: bytes, target: str, until: int) -> None:
        """Keep a link by its hash; older ones of the same kind and target are void."""

    async def drop_links(self, kind: str, target: str) -> None:
        """Make links void."""

    async def target_of(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads; None if it is void or out of time."""

    async def use_link(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads, and make it void; of two who use it at once, one gets None."""

    async def erase(self, tables_before: int, people_before: int, now: int) -> Erased:
        """Delete what was last touched before some times (milliseconds), and links out of time."""

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
