"""A table with its log: the table changes only after the store has written the change."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from ...errors import EuchreError
from ...events.sealed import commitment_of
from ..store import BoardEnd, GameEnd, Listing, LogBatch, Store, StoreDamaged, StoredTable, TableProgress
from ..store.model import DAMAGED
from . import events
from .events import Entry
from .long_logs.carrying_on import opening_of, successor_of
from .long_logs.snapshot import TableShot, has_snapshot, shot_of, snapshot_of, table_in
from .refusal import no_table
from .routine import at_once
from .table import Table
from .transition import after, replayed

SEED_BYTES = 32
LISTED_EVERY = 60_000
"""Milliseconds after which a table in play is listed as changed, although the lobby shows it as before."""
KEPT = 48
"""Latest entries kept in memory for people who reconnect; about one deal."""
MOST_RESENT = 256
"""Most entries sent to a person who reconnects; a person further behind gets only the present state."""


def listing_of(table: Table) -> Listing:
    """Return how the lobby shows a table."""
    return Listing(
        table=table.id,
        name=table.name,
        code=table.code.base or table.code.name,
        house_rules=bool(table.code.changes),
        seats=table.code.players,
        free=sum(chair.person is None for chair in table.chairs),
        phase=table.phase.value,
        public=table.public,
        club=None if table.club is None else table.club.temper.value,
        host=table.host,
    )


def ends_of(table: Table) -> tuple[GameEnd, ...]:
    """Return how the game that is just over ended for each person in a seat; empty for a game cut short."""
    score, seating = table.sitting.score, table.code.seating
    if not table.is_game_over or not score.finished:
        return ()
    won = score.finished[0]
    ends = []
    for seat, chair in zip(seating.seats, table.chairs, strict=True):
        if chair.person is not None:
            side = seating.side_of(seat)
            others = [won.points[other] for other in seating.sides if other != side]
            points = "-".join(str(count) for count in (won.points[side], *others))
            ends.append(
                GameEnd(
                    person=chair.person,
                    game=table.game,
                    seat=str(seat),
                    won=side == won.winner,
                    points=points,
                )
            )
    return tuple(ends)


def boards_ended(before: Table, table: Table) -> tuple[BoardEnd, ...]:
    """Return the deals of an event that have ended between two states of a table."""
    if before.play is None or table.play is None:
        return ()
    done, play = len(before.play.results), table.play
    ended = zip(play.boards[done:], play.results[done:], strict=False)
    return tuple(BoardEnd(event=play.event, board=board, points=points) for board, points in ended)


class Seeds:
    """The server's secret seeds of a table's games, each generated when first needed."""

    def __init__(self, known: dict[int, bytes]) -> None:
        self._known = known
        self.fresh: dict[int, bytes] = {}
        """Seeds that the store does not have yet."""

    def of(self, game: int) -> bytes:
        """Return the seed of a game: 32 random bytes."""
        seed = self._known.get(game) or self.fresh.get(game)
        if seed is None:
            seed = self.fresh[game] = secrets.token_bytes(SEED_BYTES)
        return seed

    def mark_written(self) -> None:
        """Note that the store has the fresh seeds."""
        self._known |= self.fresh
        self.fresh = {}

    def forget_before(self, game: int) -> None:
        """Forget the seeds of games that are over, which the store has."""
        self._known = {known: seed for known, seed in self._known.items() if known >= game}

    def learn(self, kept: Mapping[int, bytes]) -> None:
        """Take in seeds that the store has."""
        self._known |= kept


class LogBook:
    """One table on one server, with its epoch, its seeds and the latest entries of its log."""

    def __init__(
        self, store: Store, table: Table, server: str, opened: StoredTable, clock: Callable[[], int]
    ) -> None:
        self.table = table
        """As it stands in the store, as far as this server knows."""
        self._store = store
        self._server = server
        self._epoch = opened.epoch
        self._keeper = opened.keeper
        self._seeds = Seeds(dict(opened.seeds))
        self._seeds.forget_before(table.game)
        self._clock = clock
        self._latest: deque[Entry] = deque(maxlen=KEPT)
        self._listed: tuple[Listing, int] | None = None
        """The listing in the store and when it was written; None if another server may have written it."""

    @property
    def is_keeper(self) -> bool:
        """Whether this server keeps the table: it then also does what the table does by itself."""
        return self._keeper == self._server

    async def claim(self) -> None:
        """Become the keeper of the table, unless another live server is; `catch_up` finds out.

        Raises StoreFailed.
        """
        await self._store.claim(self.table.id, self._server)

    async def release(self) -> None:
        """Stop keeping the table. Raises StoreFailed."""
        self._keeper = None
        await self._store.release(self.table.id, self._server)

    def is_behind(self, progress: TableProgress) -> bool:
        """Return whether the store has events that this server does not know."""
        return progress.epoch != self._epoch or progress.seq > self.table.seq

    async def add(
        self, new: tuple[events.AnyEvent, ...], person: str = "", message: str | None = None
    ) -> tuple[Entry, ...]:
        """Write events and everything that follows from them at once; the entries written.

        Raises AlreadyDone and StoreFailed, such as Fenced; then call `catch_up` for what the store holds.
        Raises Refusal for the next game where guests may store no more.
        """
        if any(isinstance(event, events.NextWanted) for event in new):
            await self._store.check_space()
        if any(isinstance(event, events.CarriedOn) for event in new):
            await self._open_successor()
        draft = Draft(self.table, self._epoch, self._clock())
        for place, event in enumerate(new):
            draft.put(event, person, message if place == 0 else None)
        draft.follow(self._seeds)
        if draft.entries:
            await self._write(draft)
        return tuple(draft.entries)

    async def _open_successor(self) -> None:
        """Open the table at which this one is carried on, unless a server did so before."""
        successor = successor_of(self.table)
        if not await self._store.length(successor):
            opening, then = opening_of(self.table)
            await create(self._store, successor, opening, then, self._clock())

    async def _write(self, draft: Draft) -> None:
        entries, table = tuple(draft.entries), draft.table
        listing, at = listing_of(table), entries[-1].at
        is_listed = self._is_listed(listing, at)
        batch = LogBatch(
            entries=entries,
            listing=listing,
            is_listed=is_listed,
            snapshot=snapshot_of(table) if _is_deals_end(self.table, table) and has_snapshot(table) else None,
            seeds=dict(self._seeds.fresh),
            ends=draft.ends,
            moved_to=table.next,
            boards=draft.boards,
        )
        try:
            await self._store.append(batch)
        except EuchreError:
            self._seeds.fresh = {}
            raise
        self._seeds.mark_written()
        if not is_listed:
            self._listed = (listing, at)
        if table.game != self.table.game:
            self._seeds.forget_before(table.game)
        self.table = table
        self._latest.extend(entries)

    def _is_listed(self, listing: Listing, at: int) -> bool:
        return self._listed is not None and self._listed[0] == listing and at - self._listed[1] < LISTED_EVERY

    async def catch_up(self) -> tuple[Entry, ...]:
        """Read entries that this server does not know yet, and apply them.

        Raises StoreFailed, and Refusal if the table was deleted.
        """
        news = await self._store.news(self.table.id, self.table.seq, self.table.hash)
        if news is None:
            raise no_table()
        if news.entries:
            self._listed = None
            self.table = replayed(news.entries, self.table)
            self._latest.extend(news.entries)
        self._epoch, self._keeper = news.epoch, news.keeper
        self._seeds.learn(news.seeds)
        self._seeds.forget_before(self.table.game)
        return news.entries

    async def done_before(self, person: str, message: str) -> int | None:
        """Return the number of the event that granted a message; None if it was not granted."""
        return await self._store.done_before(self.table.id, person, message)

    async def since(self, seq: int) -> tuple[Entry, ...] | None:
        """Return the entries after a number; None for a number that is not in this log, or too far back."""
        if not 0 < seq <= self.table.seq or self.table.seq - seq > MOST_RESENT:
            return None
        if self._latest and self._latest[0].seq <= seq + 1:
            return tuple(entry for entry in self._latest if entry.seq > seq)
        return await self._store.log(self.table.id, seq)


class Draft:
    """New entries for the end of a log, not written yet, and the table after them."""

    def __init__(self, table: Table, epoch: int, at: int) -> None:
        self.table = table
        """The table after the entries."""
        self._epoch = epoch
        self._at = at
        self.entries: list[Entry] = []
        self.ends: tuple[GameEnd, ...] = ()
        """How a game ended in the entries, for each of its people."""
        self.boards: tuple[BoardEnd, ...] = ()
        """What the deals of an event gave that ended in the entries."""

    @classmethod
    def new(cls, table_id: str, opening: events.TableOpened, at: int) -> Draft:
        """Return the draft of a new log, with the opening of its table."""
        body = events.written(opening)
        first = Entry(table_id, 1, 1, at, opening.host, None, body, events.NO_HASH)
        draft = cls(after(None, first), 1, at)
        draft.entries.append(first)
        return draft

    def put(self, event: events.AnyEvent, person: str = "", message: str | None = None) -> None:
        """Add an event, the person who asked for it, and the id of their message."""
        table, body = self.table, events.written(event)
        entry = Entry(table.id, table.seq + 1, self._epoch, self._at, person, message, body, table.hash)
        if isinstance(event, events.Revealed):
            self.ends += ends_of(table)
        self.entries.append(entry)
        self.table = after(table, entry)
        self.boards += boards_ended(table, self.table)

    def follow(self, seeds: Seeds) -> None:
        """Add everything that follows at once."""
        while (event := at_once(self.table, seeds.of)) is not None:
            self.put(event)


def _is_deals_end(before: Table, table: Table) -> bool:
    """Return whether a deal has ended in between; only then a snapshot is taken."""
    was_on = not before.sitting.is_between_deals or before.sitting.deals != table.sitting.deals
    return was_on and table.sitting.is_between_deals


def first_batch(
    table_id: str,
    opening: events.TableOpened,
    then: tuple[events.AnyEvent, ...],
    at: int,
    known: dict[int, bytes] | None = None,
) -> LogBatch:
    """Return the first entries of a new table: the opening, the server's commitment, and who sits where.

    `known` are the seeds of its games, where they are not drawn for it. Raises LawDataError for house rules
    that contradict each other.
    """
    seeds, draft = Seeds(known or {}), Draft.new(table_id, opening, at)
    draft.follow(seeds)
    for event in then:
        draft.put(event, opening.host)
    return LogBatch(
        entries=tuple(draft.entries), listing=listing_of(draft.table), seeds={**(known or {}), **seeds.fresh}
    )


async def create(
    store: Store,
    table_id: str,
    opening: events.TableOpened,
    then: tuple[events.AnyEvent, ...],
    at: int,
    known: dict[int, bytes] | None = None,
) -> None:
    """Write the first entries of a new table: the opening, the server's commitment, and who sits where.

    `known` are the seeds of its games, where they are not drawn for it. Raises LawDataError for house rules
    that contradict each other, and StoreFailed.
    """
    await store.create(first_batch(table_id, opening, then, at, known))


ALONE = "alone"
"""Name of a server whose store is not shared."""


Load: TypeAlias = Callable[[str, TableShot | None, int], Awaitable[Table]]
"""Loads a table by its id, from its latest snapshot, and up to the given number of events."""


async def reopen(
    store: Store, table_id: str, clock: Callable[[], int], server: str = ALONE, load: Load | None = None
) -> LogBook:
    """Load a table from the store, and claim it unless another live server keeps it.

    Raises Refusal if there is no such table, and StoreFailed. Without `load`, the log is replayed at once.
    """
    await store.claim(table_id, server)
    opened = await store.open(table_id)
    if opened is not None and opened.keeper is None:  # it was created after the claim
        await store.claim(table_id, server)
        opened = await store.open(table_id)
    if opened is None:
        raise no_table()
    shot = None if opened.snapshot is None else shot_of(opened.snapshot)
    if load is None:
        seq, before = (0, None) if shot is None else (shot.seq, shot.hash)
        log = await store.log(table_id, seq, before)
        table = replayed(log, None if shot is None else table_in(shot, log))
    else:
        table = await load(table_id, shot, opened.seq)
    _check_seed(table, opened.seeds)
    return LogBook(store, table, server, opened, clock)


def _check_seed(table: Table, seeds: Mapping[int, bytes]) -> None:
    """Check that the seed of the current or next game is the one committed to. Raises StoreDamaged."""
    chance = table.chance
    if chance is None:
        return
    seed = seeds.get(chance.game)
    if seed is None or commitment_of(table.sealed_as, chance.game, seed) != chance.commitment:
        raise StoreDamaged(DAMAGED, f"the seed of game {chance.game} of table {table.id}")
