"""What is computed from a table's whole log: the table itself, its record, and replays of its deals.

Each function takes the log, or reads it at a store's address, and can run in a worker process. Replies are
returned as JSON, so that the server need not look at them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import LawDataError, NotationError
from ...notation import write_record
from ..store.logs import read_log, read_table
from ..store.reading import Address, read_at
from ..tables.events import Entry
from ..tables.long_logs.snapshot import table_of
from ..tables.refusal import Refusal, no_table
from ..tables.table import Table
from ..tables.transition import replayed
from ..wire.replies import REPLIES
from .playback import LARGEST_RECORD, Playback, played, records_in
from .record import record_of
from .replays import replay_reply
from .shared_games import (
    FORMS,
    forms_of,
    game_record,
    opens,
    path_of,
    playable_records,
    revealed_seeds,
    written_as,
)


def log_at(address: Address, table_id: str) -> tuple[Entry, ...]:
    """Return the whole log of a table. Raises Refusal if there is no such table, and StoreFailed."""
    return _existing(read_at(address, read_log(table_id)))


def table_at(address: Address, table_id: str) -> Table:
    """Return a table, from its latest snapshot and its log. Raises Refusal, and StoreFailed."""
    stored = read_at(address, read_table(table_id))
    table = None if stored is None or stored.snapshot is None else table_of(stored.snapshot)
    since, before = (0, None) if table is None else (table.seq, table.hash)
    entries = read_at(address, read_log(table_id, since, before))
    return table_after(entries if table is not None else _existing(entries), table)


def table_after(entries: Sequence[Entry], table: Table | None = None) -> Table:
    """Return the table after entries of its log. Raises Refusal for a log that this version cannot replay."""
    try:
        return replayed(entries, table)
    except LawDataError as fault:
        raise Refusal("table/cannot-be", f"this table cannot be replayed: {fault}") from None


def deals_reply(log: Sequence[Entry], person: str, wanted: int | None) -> bytes:
    """Return the finished deals of a table; of the current game, with what a person may know."""
    log = _existing(log)
    table = table_after(log)
    if not table.may_look_on(person):
        raise Refusal("table/not-invited", "this table is not public, and you are not invited")
    if table.delay and table.is_game_on and table.seat_of(person) is None:
        raise Refusal("table/shown-later", "you see this game later; its deals are open when it is over")
    playback = played(playable_records(table, log), checked=False)
    playback.deals = [deal for deal in playback.deals if deal.end.deal.is_over]
    shown = chosen(playback, wanted)
    seeds, game = revealed_seeds(log), playback.deals[shown].game
    link = path_of(table.id, game, seeds[game]) if game in seeds else None
    seat, open_games = table.seat_of(person), max(seeds, default=0)
    is_event = table.play is not None
    return REPLIES.encode(
        replay_reply(
            playback,
            shown,
            title=table.name,
            seat=seat,
            open_games=open_games,
            link=link,
            in_event=is_event,
        )
    )


def game_reply(log: Sequence[Entry], game: int, key: str, wanted: int | None) -> bytes:
    """Return a finished game, for everybody who has its key. Raises Refusal for a wrong key."""
    seed = _shared_seed(log, game, key)
    table = table_after(log)
    record = game_record(table, log, game)
    playback = played([record], checked=False)
    shown = chosen(playback, wanted, first=True)
    link, forms = path_of(table.id, game, seed), forms_of(record)
    is_event = table.play is not None
    return REPLIES.encode(
        replay_reply(playback, shown, title=table.name, link=link, forms=forms, in_event=is_event)
    )


def game_text(log: Sequence[Entry], game: int, key: str, form: str) -> str:
    """Return the record of a finished game in one of `FORMS`. Raises Refusal for a wrong key or format."""
    _shared_seed(log, game, key)
    if form not in FORMS:
        raise Refusal("replay/no-form", f"a game can be written as {' or '.join(FORMS)}, not as '{form}'")
    try:
        return written_as(game_record(table_after(log), log, game), form)
    except NotationError as fault:
        raise Refusal("replay/no-form", str(fault)) from None


def record_text(log: Sequence[Entry]) -> str:
    """Return the record of all finished games of a table."""
    log = _existing(log)
    return write_record(record_of(table_after(log), log))


def upload_reply(body: bytes, wanted: int | None) -> bytes:
    """Return a replay of uploaded records. Raises Refusal for bytes that are not a record."""
    records = records_in(body)
    playback = played(records, most=LARGEST_RECORD)
    title = next((title for one in records if (title := one.header("title")) is not None), "")
    return REPLIES.encode(replay_reply(playback, chosen(playback, wanted, first=True), title=title))


def _existing(log: Sequence[Entry]) -> tuple[Entry, ...]:
    if not log:
        raise no_table()
    return tuple(log)


def _shared_seed(log: Sequence[Entry], game: int, key: str) -> bytes:
    """Return the seed of a finished game. Raises Refusal for a game that does not exist or another key."""
    seed = revealed_seeds(log).get(game)
    if seed is None or not opens(log[0].table, game, key, seed):
        raise Refusal(
            "replay/none", "no game is shared at this address; copy the whole link, or ask for it again"
        )
    return seed


def chosen(playback: Playback, wanted: int | None, *, first: bool = False) -> int:
    """Return the index of the deal asked for, or else of the first or last. Raises Refusal if there is
    none."""
    if not playback.deals:
        faults = [str(fault) for fault in playback.faults]
        none = "no deal is finished yet; come back after the first"
        raise Refusal("replay/no-deal", faults[0] if faults else none)
    if wanted is None:
        return 0 if first else len(playback.deals) - 1
    if wanted >= len(playback.deals):
        raise Refusal(
            "replay/no-deal",
            f"there is no deal {wanted}; the deals are numbered 0 to {len(playback.deals) - 1}",
        )
    return wanted
