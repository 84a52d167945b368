"""Finished games at addresses that can be shared with anybody.

The address holds a key computed from the game's secret seed, which is revealed after the game. So the address
exists only after the game and cannot be guessed; anybody who can compute it has the record already.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence

from ...errors import NotationError
from ...game import next_deal_begins
from ...notation import Record, write_egn, write_record
from ..tables import events
from ..tables.events import Entry
from ..tables.table import Table
from .playback import played
from .proof import CLUB, GAMES
from .record import deals_apart, lines_of, record_of, records_of

FORMS = ("euchre", "egn")
"""The formats in which a game can be downloaded."""
_KEY_BYTES = 16


def revealed_seeds(entries: Iterable[Entry]) -> dict[int, bytes]:
    """Return the seeds of the finished games in a log, by the number of the game.

    At a table of an event each deal counts as a game, since its score begins at nothing.
    """
    happened = [entry.event for entry in entries]
    seeds = {one.game: bytes.fromhex(one.seed) for one in happened if isinstance(one, events.Revealed)}
    opening = happened[0] if happened else None
    if not seeds or not isinstance(opening, events.TableOpened) or opening.part is None:
        return seeds
    deals = sum(isinstance(one, events.DealBegan) for one in happened)
    return dict.fromkeys(range(1, deals + 1), *seeds.values())


def path_of(table: str, game: int, seed: bytes) -> str:
    """Return the path at which a finished game can be seen."""
    return f"/replay/{table}/{game}/{_key(table, game, seed)}"


def opens(table: str, game: int, key: str, seed: bytes) -> bool:
    """Return whether a key belongs to a game; takes the same time for every key."""
    return hmac.compare_digest(key.encode(), _key(table, game, seed).encode())


def _key(table: str, game: int, seed: bytes) -> str:
    digest = hmac.new(seed, f"replay\n{table}\n{game}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:_KEY_BYTES]).decode().rstrip("=")


def game_record(table: Table, entries: Sequence[Entry], game: int) -> Record:
    """Return the record of one finished game, with the table's name and without proofs of other games.

    It begins with the points that were carried over from the game before.
    """
    if table.play is not None:
        return deals_apart(record_of(table, entries))[game - 1]
    whole = record_of(table, entries)
    headers = tuple(pair for pair in whole.headers if pair[0] in ("title", CLUB))
    if whole.header(CLUB) is not None:
        headers = (*headers, (GAMES, "1"))
    before = [deal for deal in played([whole], checked=False).deals if deal.game == game - 1]
    points = next_deal_begins(before[-1].end.score).points if before else None
    return Record(code=whole.code, headers=headers, points=points, entries=lines_of(entries, game))


def playable_records(table: Table, entries: Iterable[Entry]) -> tuple[Record, ...]:
    """Return all that was played at a table as it is replayed; this is secret while a game is on."""
    everything = records_of(table, entries)[1]
    return (everything,) if table.play is None else deals_apart(everything)


def written_as(record: Record, form: str) -> str:
    """Return the text of a record in a format. Raises NotationError if the format cannot express the game."""
    return write_egn(record) if form == "egn" else write_record(record)


def forms_of(record: Record) -> tuple[str, ...]:
    """Return the formats that can express the whole game."""
    return tuple(form for form in FORMS if _can_say(record, form))


def _can_say(record: Record, form: str) -> bool:
    try:
        written_as(record, form)
    except NotationError:
        return False
    return True
