"""Playing a pair: the same cards at two tables with sides swapped.

Deal n has the cards and the random numbers of deal n of the croupier and the simulator with the same seed.
Game n has a seed of its own, the key of `Stream(seed, n)`, and its deals are counted from 1. Equal players
therefore act the same at both tables, and their points cancel exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots import play_deal
from ..chance import Stream
from ..game import (
    Score,
    Sitting,
    after,
    begin_deal,
    deal_counted,
    marked,
    new_score,
    new_sitting,
    next_deal_begins,
)
from ..notation import ActEntry, DealLine, Entry, Record, write_record
from ..seats import BySide
from ..view import view_of
from .faults import PlayerFault
from .following import TableInMatch
from .health import health_of
from .match import Match
from .players import dismiss, player
from .seating import Seated, first_dealer, tables
from .timing import Clock, Spent, TimedPlayer, nothing_spent


@dataclass(frozen=True, slots=True, kw_only=True)
class TableResult:
    """Result of one table of a pair."""

    deals: int
    points: BySide[int]
    """Points of all deals by side."""
    games: BySide[int]
    """Games won by side, with a slam counted as the code says; 0 for a single deal."""
    record: str | None = None
    """The record of the table's deals, as text; None unless the match keeps records."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairResult:
    """Result of one deal, one game, or several deals in a row, played twice."""

    number: int
    """Number of the pair, from 1."""
    tables: tuple[TableResult, TableResult]
    health: tuple[Counter[str], Counter[str]]
    """Counts of what each entrant did at both tables."""
    spent: tuple[dict[str, Spent], dict[str, Spent]]
    """Time spent, by kind of choice."""


def play_pair(match: Match, number: int, clock: Clock) -> PairResult:
    """Play the deal or game with this number at both tables.

    Raises PlayerFault if an external program fails; the next pair starts it again.
    """
    health: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    spent = (nothing_spent(), nothing_spent())
    try:
        bots = [
            TimedPlayer(player(entrant), clock, time)
            for entrant, time in zip(match.entrants, spent, strict=True)
        ]
        one, two = (
            _play_table(TableInMatch(match=match, pair=number, number=place), seated, bots, health)
            for place, seated in enumerate(tables(match.code, number), 1)
        )
    except PlayerFault as fault:
        dismiss(match.entrants, fault.name)
        raise
    return PairResult(number=number, tables=(one, two), health=health, spent=spent)


def _play_table(
    table: TableInMatch,
    seated: Seated,
    players: list[TimedPlayer],
    health: tuple[Counter[str], Counter[str]],
) -> TableResult:
    match = table.match
    points, score = match.code.seating.by_side(0), new_score(match.code)
    deals, entries = 0, list[Entry]()
    for sitting in _deals(table, seated, players):
        deals += 1
        won = sitting.current_deal.final_outcome.points
        points = BySide(points.sides, tuple(a + b for a, b in zip(points, won, strict=True)))
        score = sitting.score if match.unit == "games" else score_after(score, won)
        _count(sitting, seated, health)
        if match.keeps_records:
            entries.append(DealLine(sitting.deals, sitting.current_deal.dealer))
            entries += [ActEntry(act) for act in sitting.current_deal.acts]
    has_games = match.unit == "games" or match.in_a_row > 1
    games = score.games if has_games else match.code.seating.by_side(0)
    record = _record(match, table.pair, seated, entries) if match.keeps_records else None
    return TableResult(deals=deals, points=points, games=games, record=record)


def score_after(score: Score, points: BySide[int]) -> Score:
    """The score of a series of single deals after one more, which began at no score."""
    return deal_counted(marked(next_deal_begins(score), points))


def _deals(table: TableInMatch, seated: Seated, players: list[TimedPlayer]) -> Iterator[Sitting]:
    """The sitting after each deal of a table. Players that learn do so from one deal to the next."""
    match, playing = table.match, list(players)
    first = (table.pair - 1) * match.in_a_row + 1
    for number in range(first, first + match.in_a_row):
        sitting, seed = _first_deal(match, number)
        while True:
            bots = {seat: playing[seated[seat]] for seat in match.code.seating.seats}
            for seat, bot in bots.items():
                bot.deal_began(table, seat, sitting)
            sitting = play_deal(sitting, bots, seed)
            for seat, bot in bots.items():
                bot.deal_ended(seat, sitting)
            yield sitting
            seen = view_of(sitting.current_deal, None, sitting.before_deal)
            playing = [player.after_deal(seen) for player in playing]
            if match.unit == "deals" or sitting.score.is_between_games:
                break
            sitting = begin_deal(sitting)


def _first_deal(match: Match, number: int) -> tuple[Sitting, int]:
    """The table when a deal, or a game, begins, and the seed of what is dealt and drawn there."""
    given = match.given_deal(number)
    dealer = first_dealer(match.code, number) if given is None else given.dealer
    sitting = begin_deal(new_sitting(match.code, dealer=dealer))
    if match.unit == "games":
        return sitting, Stream(match.seed, number).key
    for act in () if given is None else given.acts:
        sitting = after(sitting, act)
    return replace(sitting, deals=number), match.seed


def _record(match: Match, number: int, seated: Seated, entries: list[Entry]) -> str:
    """The text of a table's record; a header names the player in each seat."""
    names = [match.entrants[entrant].name for entrant in seated]
    title = f"{match.first.name} - {match.second.name}, seed {match.seed}, pair {number}"
    headers = (("title", title), ("x-players", " ".join(names)))
    return write_record(Record(code=match.code, headers=headers, entries=tuple(entries)))


def _count(sitting: Sitting, seated: Seated, health: tuple[Counter[str], Counter[str]]) -> None:
    for kept, new in zip(health, health_of(sitting.current_deal, seated), strict=True):
        kept.update(new)
