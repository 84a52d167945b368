"""Finished games under an address that anybody may be given.

The address holds a key made from the game's secret seed, which is told when the game is over. So there is
none before, nobody guesses it, and whoever can make it has the record already.
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
from .proof import CLUB
from .record import lines_of, record_of

FORMS = ("euchre", "egn")
"""The forms in which a game is downloaded."""
_KEY_BYTES = 16


def revealed_seeds(entries: Iterable[Entry]) -> dict[int, bytes]:
    """The seeds of the games of a log that are over, by the game's number."""
    told = (entry.event for entry in entries)
    return {one.game: bytes.fromhex(one.seed) for one in told if isinstance(one, events.Revealed)}


def path_of(table: str, game: int, seed: bytes) -> str:
    """The path under which a finished game is seen."""
    return f"/replay/{table}/{game}/{_key(table, game, seed)}"


def opens(table: str, game: int, key: str, seed: bytes) -> bool:
    """Whether a key is that of a game."""
    return hmac.compare_digest(key.encode(), _key(table, game, seed).encode())


def _key(table: str, game: int, seed: bytes) -> str:
    told = hmac.new(seed, f"replay\n{table}\n{game}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(told[:_KEY_BYTES]).decode().rstrip("=")


def game_record(table: Table, entries: Sequence[Entry], game: int) -> Record:
    """The record of one finished game, under the table's name and without the proofs of the others.

    Points that lap go over into it from the game before.
    """
    whole = record_of(table, entries)
    headers = tuple(pair for pair in whole.headers if pair[0] in ("title", CLUB))
    before = [deal for deal in played([whole], checked=False).deals if deal.game == game - 1]
    points = next_deal_begins(before[-1].end.score).points if before else None
    return Record(code=whole.code, headers=headers, points=points, entries=lines_of(entries, game))


def written_as(record: Record, form: str) -> str:
    """The text of a game's record. Raises NotationError for what a form cannot say."""
    return write_egn(record) if form == "egn" else write_record(record)


def forms_of(record: Record) -> tuple[str, ...]:
    """The forms that can say all of a game."""
    return tuple(form for form in FORMS if _can_say(record, form))


def _can_say(record: Record, form: str) -> bool:
    try:
        written_as(record, form)
    except NotationError:
        return False
    return True
