"""Snapshots: a table as JSON, so that loading it need not replay all of its log.

A snapshot is derived from the log and can be deleted at any time. It is taken between deals, and holds the
score of the sitting and the acts of the last deal; in club mode also the referee's state, which holds the
last deals as the referee has them. It begins with its own hash; one that was damaged is ignored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import msgspec

from ....acts import Draw, Mark, read_act
from ....deal import Deal, new_deal
from ....deal import after as deal_after
from ....events.duplicate.play import EventPlay
from ....game import Sitting, new_sitting
from ....laws import Code, house_variant, load_code
from ....seats import Seat
from ...refereed.mode import ClubMode
from ...refereed.plain_state import SHAPE, plain_of, state_of
from ..events import Acted, BellRang, DealBegan, Entry
from ..table import Chair, Phase, Plain, SeedExchange, SeenAtTable, Table, plain_changes
from .score_shot import Counts, ScoreShot, score_of, score_shot

VERSION = 1
"""Version of the format; snapshots of other versions are ignored."""
VERSION_IN_CLUB_MODE = 2
"""The same in club mode. Versions of this program without snapshots in club mode read version 1 alone."""


class DealShot(msgspec.Struct, frozen=True):
    """A deal as the acts done in it."""

    dealer: str
    acts: list[str]


class SeedExchangeShot(msgspec.Struct, frozen=True):
    """How far a game's randomness is settled."""

    game: int
    commitment: str
    pledges: dict[str, str]
    shares: dict[str, str]
    late: list[str] = []


class ClubShot(msgspec.Struct, frozen=True):
    """The referee's state in club mode."""

    shape: str
    """The classes and fields of which the state is made; a snapshot with others is ignored."""
    state: list[Any]


class TableShot(msgspec.Struct, frozen=True):
    """A table between deals."""

    version: int
    id: str
    name: str
    host: str
    public: bool
    pace: int
    clock: int
    code: str
    changes: dict[str, Plain]
    chairs: list[Chair]
    score: ScoreShot
    before_deal: ScoreShot
    deal: DealShot | None
    deals: int
    draws: list[str]
    marks: list[str]
    next_dealer: str | None
    phase: str
    paused: bool
    admitted: list[str]
    removed: list[str]
    sat: list[tuple[str, str]]
    game: int
    deals_before: int
    wants_next: bool
    chance: SeedExchangeShot | None
    last_seed: str | None
    seq: int
    hash: bytes
    hints: bool = False
    seat_per_address: bool = False
    delay: int = 0
    first: str = ""
    next: str | None = None
    club: ClubShot | None = None
    play: EventPlay | None = None
    seen: tuple[SeenAtTable, ...] = ()


_SAME = (
    *("id", "name", "host", "public", "pace", "clock", "paused", "game", "deals_before", "wants_next"),
    *("last_seed", "seq", "hash", "hints", "seat_per_address", "delay", "first", "next", "play", "seen"),
)
_WRITE = msgspec.json.Encoder(order="deterministic")
_READ = msgspec.json.Decoder(TableShot)
_HASH_SIZE = hashlib.sha256().digest_size


def has_snapshot(table: Table) -> bool:
    """Return whether a snapshot can hold the table as it stands: between deals."""
    return table.sitting.is_between_deals


def snapshot_of(table: Table) -> bytes:
    """Return a table as JSON after its hash; equal tables give equal bytes."""
    return _sealed(_written(table))


def is_older(snapshot: bytes) -> bool:
    """Return whether a snapshot was made by a version that wrote no hash; it is ignored."""
    return snapshot.startswith(b"{") and _body(snapshot) is None


def _sealed(body: bytes) -> bytes:
    return hashlib.sha256(body).digest() + body


def _written(table: Table) -> bytes:
    code, sitting, chance, club = table.code, table.sitting, table.chance, table.club
    deal = sitting.deal if club is None else None
    return _WRITE.encode(
        TableShot(
            version=VERSION if club is None else VERSION_IN_CLUB_MODE,
            code=code.base or code.name,
            changes=plain_changes(code),
            chairs=list(table.chairs),
            score=score_shot(sitting.score),
            before_deal=score_shot(sitting.before_deal),
            deal=None if deal is None else DealShot(str(deal.dealer), [act.text for act in deal.acts]),
            deals=sitting.deals,
            draws=[draw.text for draw in sitting.draws],
            marks=[mark.text for mark in sitting.marks],
            next_dealer=None if sitting.next_dealer is None else str(sitting.next_dealer),
            phase=table.phase.value,
            admitted=sorted(table.admitted),
            removed=sorted(table.removed),
            sat=sorted((person, str(seat)) for person, seat in table.sat),
            chance=None if chance is None else _chance_shot(chance),
            club=None if club is None else _club_shot(club),
            **_same(table),
        )
    )


class _OnlyScore(msgspec.Struct, frozen=True):
    score: ScoreShot


def score_in(snapshot: bytes) -> tuple[Counts, Counts]:
    """Return points and games in a snapshot, in the order of the sides; none in one that is not used."""
    body = _body(snapshot)
    if body is None:
        return [], []
    score = msgspec.json.decode(body, type=_OnlyScore).score
    return score.points, score.games


def _body(snapshot: bytes) -> bytes | None:
    """Return the JSON of a snapshot; None for one that was damaged, or made by a version that wrote no
    hash."""
    body = snapshot[_HASH_SIZE:]
    return body if _sealed(body) == snapshot else None


def table_of(snapshot: bytes) -> Table | None:
    """Return the table in a snapshot; None for one of another version, or one that was damaged."""
    shot = shot_of(snapshot)
    return None if shot is None else table_in(shot)


def shot_of(snapshot: bytes) -> TableShot | None:
    """Return what a snapshot holds; None for one of another version, or one that was damaged."""
    body = _body(snapshot)
    if body is None:
        return None
    try:
        shot = _READ.decode(body)
    except msgspec.ValidationError:
        return None
    if shot.version != (VERSION if shot.club is None else VERSION_IN_CLUB_MODE):
        return None
    if shot.club is not None and shot.club.shape != SHAPE:
        return None
    return shot


def table_in(shot: TableShot, later: Sequence[Entry] = ()) -> Table:
    """Return the table that a snapshot holds, before the entries of its log that follow, as far as they are
    given.

    Its last deal is left out if the first of them about a deal begins the next one: what they make of the
    table does not depend on it, and to rebuild it takes as long as all else. Raises LawDataError for house
    rules that this version does not allow.
    """
    code = house_variant(load_code(shot.code), shot.changes)
    club = None if shot.club is None else _club(code, shot.club)
    return Table(
        chairs=tuple(shot.chairs),
        sitting=_sitting(code, shot, _begin_next_deal(later)) if club is None else club.refereed.sitting,
        club=club,
        phase=Phase(shot.phase),
        admitted=frozenset(shot.admitted),
        removed=frozenset(shot.removed),
        sat=frozenset((person, Seat.from_text(letter)) for person, letter in shot.sat),
        chance=None if shot.chance is None else _chance(shot.chance),
        **_same(shot),
    )


def _same(table: Table | TableShot) -> dict[str, Any]:
    """Return the fields that a table and its snapshot have in common."""
    return {name: getattr(table, name) for name in _SAME}


def _club_shot(club: ClubMode) -> ClubShot:
    state = plain_of(club)
    return ClubShot(shape=SHAPE, state=state if isinstance(state, list) else [])


def _club(code: Code, shot: ClubShot) -> ClubMode:
    club: ClubMode = state_of(ClubMode, shot.state, code)
    return club


def _begin_next_deal(later: Sequence[Entry]) -> bool:
    """Return whether the first of some entries that is about a deal begins one."""
    about = (entry.event for entry in later if isinstance(entry.event, (Acted, BellRang, DealBegan)))
    return isinstance(next(about, None), DealBegan)


def _sitting(code: Code, shot: TableShot, without_deal: bool) -> Sitting:
    marks = [read_act(text) for text in shot.marks]
    draws = [read_act(text) for text in shot.draws]
    return replace(
        new_sitting(code),
        score=score_of(code, shot.score),
        before_deal=score_of(code, shot.before_deal),
        deal=None if shot.deal is None or without_deal else _deal(code, shot.deal),
        deals=shot.deals,
        draws=tuple(draw for draw in draws if isinstance(draw, Draw)),
        marks=tuple(mark for mark in marks if isinstance(mark, Mark)),
        next_dealer=None if shot.next_dealer is None else Seat.from_text(shot.next_dealer),
    )


def _deal(code: Code, shot: DealShot) -> Deal:
    deal = new_deal(code, Seat.from_text(shot.dealer))
    for text in shot.acts:
        deal = deal_after(deal, read_act(text))
    return deal


def _chance_shot(chance: SeedExchange) -> SeedExchangeShot:
    return SeedExchangeShot(
        game=chance.game,
        commitment=chance.commitment,
        pledges={str(seat): pledge for seat, pledge in chance.pledges.items()},
        shares={str(seat): share for seat, share in chance.shares.items()},
        late=[str(seat) for seat in chance.late],
    )


def _chance(shot: SeedExchangeShot) -> SeedExchange:
    return SeedExchange(
        game=shot.game,
        commitment=shot.commitment,
        pledges=MappingProxyType({Seat.from_text(letter): it for letter, it in shot.pledges.items()}),
        shares=MappingProxyType({Seat.from_text(letter): it for letter, it in shot.shares.items()}),
        late=tuple(map(Seat.from_text, shot.late)),
    )
