"""Verify that the deals of a record follow from its seeds: `euchre verify`, and the headers it reads.

`x-table` names the table, `x-club` marks club mode, `x-games` names the first deal of each game. `x-fair-N`
holds the commitment and the seed of game N and each seat's share, or `server` where the server's seed counts
instead.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from ...acts import LeaveSeat, TableAct, TakeSeat
from ...bots import routine_act
from ...errors import EuchreError
from ...events.sealed import VERSION, FairChance, commitment_of, key_of_game
from ...game import Sitting, new_sitting
from ...laws import Code
from ...notation import ActEntry, DealLine, Entry, Record, RecordError, replay
from ...seats import Seat
from ...table import after, deal_begins, new_table


class Unfair(EuchreError):
    """The deals of a record do not follow from its seeds, or the record lacks the seeds."""


@dataclass(frozen=True, slots=True)
class GameProof:
    """The seed and the shares of one game, as a record states them."""

    game: int
    commitment: str
    seed: bytes
    shares: Mapping[Seat, str]
    """Shares of the seats that gave one; the server's seed counts for the others."""

    def key(self, table: str, code: Code) -> bytes:
        """Return the key of the game's randomness, 32 bytes."""
        shares = {seat: self.shares.get(seat) for seat in code.seating.seats}
        return key_of_game(table, self.game, self.seed, shares)


@dataclass(frozen=True, slots=True)
class Verified:
    """What was verified."""

    table: str
    proofs: tuple[GameProof, ...]
    deals: int
    acts: int
    """Number of random acts verified: draws, shuffles, cuts, packets dealt and turn-ups."""


CLUB = "x-club"
"""The header of a record of club mode; its value says how strict the computer players were."""


GAMES = "x-games"
"""The header that names the first deal of each game. The score does not always show where a game ends: in
club mode a claim after the end may change it."""


def headers_of(
    table: str, proofs: Iterable[GameProof], code: Code, first_deals: Iterable[int], club: str | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the headers with which the deals of a record can be verified, as names and values."""
    yield "x-table", table
    if club is not None:
        yield CLUB, club
    games = " ".join(map(str, first_deals))
    if games:
        yield GAMES, games
    yield "x-fair", VERSION
    for proof in proofs:
        shares = " ".join(f"{seat}={proof.shares.get(seat, 'server')}" for seat in code.seating.seats)
        yield f"x-fair-{proof.game}", f"{proof.commitment} {proof.seed.hex()} {shares}"


def first_deals_of(record: Record) -> tuple[int, ...] | None:
    """Return the number of the first deal of each game, as the header names them; None without a valid
    one."""
    text = record.header(GAMES)
    if text is None or not re.fullmatch(r"[1-9][0-9]{0,8}(?: [1-9][0-9]{0,8})*", text):
        return None
    first_deals = tuple(int(number) for number in text.split())
    is_in_order = first_deals[0] == 1 and all(one < other for one, other in pairwise(first_deals))
    return first_deals if is_in_order else None


_PROOF = re.compile(
    r"(?P<commitment>[0-9a-f]{64}) (?P<seed>[0-9a-f]{64})(?P<shares>(?: [A-D]=(?:[0-9a-f]{64}|server))+)"
)


def proofs_of(record: Record) -> tuple[str, tuple[GameProof, ...]]:
    """Return the table and the proofs in the headers of a record. Raises Unfair if there are none."""
    table, version = record.header("x-table"), record.header("x-fair")
    if table is None or version != VERSION:
        raise Unfair(f"its headers lack x-table or x-fair {VERSION}: its deals cannot be verified")
    proofs = []
    for name, value in record.headers:
        if not name.startswith("x-fair-"):
            continue
        match = _PROOF.fullmatch(value)
        if match is None or not name[7:].isdigit():
            raise Unfair(f"the header {name} is malformed")
        given = dict(pair.split("=") for pair in match["shares"].split())
        shares = {Seat.from_text(letter): share for letter, share in given.items() if share != "server"}
        proofs.append(GameProof(int(name[7:]), match["commitment"], bytes.fromhex(match["seed"]), shares))
    return table, tuple(proofs)


def verify(record: Record) -> Verified:
    """Verify that every random act in a record follows from its seeds and shares.

    Raises Unfair, with game and line, for an act that does not follow, and RecordError for an unlawful act,
    or in club mode for an impossible one.
    """
    table, proofs = proofs_of(record)
    for number, proof in enumerate(proofs, 1):
        if proof.game != number:
            raise Unfair(f"x-fair-{proof.game} stands where x-fair-{number} should")
        if commitment_of(table, proof.game, proof.seed) != proof.commitment:
            raise Unfair(f"game {proof.game}: the seed is not the one that was committed to")
    chances = [FairChance(proof.key(table, record.code)) for proof in proofs]
    sitting, sittings = new_sitting(record.code, points=record.points), _sittings(record)
    first_deals = first_deals_of(record)
    game, acts, deals_before, deals = 0, 0, 0, 0
    for entry in record.entries:
        deals += isinstance(entry, DealLine)
        if _is_play(entry):
            if first_deals is not None:
                upcoming = deals + (sitting.is_between_deals and not isinstance(entry, DealLine))
                game = max(game, bisect_right(first_deals, upcoming))
            elif game == 0 or _is_game_over(sitting, deals_before):
                game, deals_before = game + 1, sitting.deals
            if game > len(chances):
                raise Unfair(f"line {entry.line}: there is no header x-fair-{game} for this game")
        if isinstance(entry, ActEntry) and _is_play(entry):
            acts += _is_checked(sitting, entry, chances[game - 1], game)
        sitting = next(sittings)
    return Verified(table, proofs, sitting.deals, acts)


def _sittings(record: Record) -> Iterator[Sitting]:
    """Yield the sitting after each entry, in club mode under a referee. Raises RecordError."""
    if record.header(CLUB) is None:
        yield from replay(record)
        return
    table = new_table(record.code, points=record.points)
    for entry in record.entries:
        try:
            if isinstance(entry, DealLine):
                table = deal_begins(table, entry.dealer)
            elif isinstance(entry, ActEntry) and not isinstance(entry.act, (TakeSeat, LeaveSeat)):
                table = after(table, entry.act)
        except EuchreError as fault:
            raise RecordError(fault, line=entry.line) from fault
        yield table.sitting


def _is_play(entry: Entry) -> bool:
    """Return whether an entry belongs to a game: a draw for the deal, the beginning of a deal, or an act in
    it.

    Claims and choices do not count: they can follow the end of a game without beginning another.
    """
    is_act = isinstance(entry, ActEntry) and not isinstance(entry.act, (TakeSeat, LeaveSeat, TableAct))
    return is_act or isinstance(entry, DealLine)


def _is_checked(sitting: Sitting, entry: ActEntry, chance: FairChance, game: int) -> bool:
    """Return whether the act is a random one. Raises Unfair if it is not the act that follows from the
    seed."""
    expected = routine_act(sitting, chance)
    if expected is not None and entry.act != expected:
        raise Unfair(f"game {game}, line {entry.line}: '{entry.act}' should be '{expected}'")
    return expected is not None


def _is_game_over(sitting: Sitting, deals_before: int) -> bool:
    """Return whether the game that began after `deals_before` deals has been decided."""
    played = sitting.is_between_deals and sitting.deals > deals_before
    return played and sitting.score.is_between_games
