"""Playing a pair: the same cards at two tables with sides swapped.

Deal n has the cards and the random numbers of deal n of the croupier and the simulator with the same seed.
Game n has a seed of its own, the key of `Stream(seed, n)`, and its deals are counted from 1. In a match with
a key each deal or game has a seed that follows from the key. Equal players act the same at both tables, and
their points cancel exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias, runtime_checkable

from ..acts import CallKind
from ..bots import Bot, play_deal
from ..deal import Deal, Result
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
from ..laws import Code
from ..notation import ActEntry, DealLine, Entry, Record, write_record
from ..seats import BySide, Seat
from ..view import view_of
from .match import Match, PlayerFault, Seated, TableInMatch, first_dealer, tables
from .timing import Clock, Spent, TimedPlayer, nothing_spent

_Counts: TypeAlias = tuple[Counter[str], Counter[str]]
_Times: TypeAlias = tuple[dict[str, Spent], dict[str, Spent]]

ROUNDS = ("ordering", "making")
"""The two rounds of calling."""
_PLAYED = (Result.POINT, Result.MARCH, Result.EUCHRE, Result.JAMBOREE)


@runtime_checkable
class Closes(Protocol):
    """A player that holds resources."""

    def close(self) -> None:
        """Release the resources."""


class _OpenPlayers:
    """The players of the present match, opened at their first deal: one for each seat at each table."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._players: dict[tuple[int, Seat, int], Bot] = {}

    def at(self, table: TableInMatch, seat: Seat, entrant: int) -> Bot:
        """Return the player of an entrant in a seat; those of another match are closed first."""
        match = replace(table.match, given=(), given_from=1)
        if match != self._match:
            self.close()
            self._match = match
        place = (table.number, seat, entrant)
        if place not in self._players:
            self._players[place] = match.entrants[entrant].open()
        return self._players[place]

    def close(self) -> None:
        """Close every player."""
        while self._players:
            bot = self._players.popitem()[1]
            if isinstance(bot, Closes):
                bot.close()


_OPEN = _OpenPlayers()


def close_players() -> None:
    """Close every player that this process has opened for matches."""
    _OPEN.close()


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
    health: _Counts
    """Counts of what each entrant did at both tables."""
    spent: _Times
    """Time spent, by kind of choice."""


def play_pair(match: Match, number: int, clock: Clock) -> PairResult:
    """Play the deal or game with this number at both tables.

    Raises PlayerFault if an outside player fails; the next pair opens all players again.
    """
    health: _Counts = (Counter(), Counter())
    spent = (nothing_spent(), nothing_spent())
    try:
        one, two = (
            _play_table(TableInMatch(match=match, pair=number, number=place), seated, (clock, spent), health)
            for place, seated in enumerate(tables(match.code, number), 1)
        )
    except PlayerFault:
        close_players()
        raise
    return PairResult(number=number, tables=(one, two), health=health, spent=spent)


def _play_table(
    table: TableInMatch, seated: Seated, timing: tuple[Clock, _Times], health: _Counts
) -> TableResult:
    match = table.match
    points, score = match.code.seating.by_side(0), new_score(match.code)
    deals, entries = 0, list[Entry]()
    for sitting in _deals(table, _seated_players(table, seated, *timing)):
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
    """Return the score of a series of single deals after one more, which began at no score."""
    return deal_counted(marked(next_deal_begins(score), points))


def _seated_players(
    table: TableInMatch, seated: Seated, clock: Clock, spent: _Times
) -> dict[Seat, TimedPlayer]:
    """Return the player in each seat, the same one for seats of an entrant that share a player."""
    timed: dict[tuple[int, int], TimedPlayer] = {}
    players = {}
    for seat in table.match.code.seating.seats:
        entrant = seated[seat]
        bot = _OPEN.at(table, seat, entrant)
        new = TimedPlayer(bot, clock, spent[entrant])
        players[seat] = timed.setdefault((entrant, id(bot)), new)
    return players


def _deals(table: TableInMatch, players: dict[Seat, TimedPlayer]) -> Iterator[Sitting]:
    """Yield the sitting after each deal of a table. Players that learn do so from one deal to the next."""
    match = table.match
    first = (table.pair - 1) * match.in_a_row + 1
    for number in range(first, first + match.in_a_row):
        sitting = _first_deal(match, number)
        while True:
            for seat, bot in players.items():
                bot.deal_began(table, seat, sitting)
            sitting = play_deal(sitting, players, match.seed_of(number))
            for seat, bot in players.items():
                bot.deal_ended(seat, sitting)
            yield sitting
            seen = view_of(sitting.current_deal, None, sitting.before_deal)
            learned = {bot: bot.after_deal(seen) for bot in players.values()}
            players = {seat: learned[bot] for seat, bot in players.items()}
            if match.unit == "deals" or sitting.score.is_between_games:
                break
            sitting = begin_deal(sitting)


def _first_deal(match: Match, number: int) -> Sitting:
    """Return the table when a deal, or a game, begins."""
    given = match.given_deal(number)
    dealer = first_dealer(match.code, number) if given is None else given.dealer
    sitting = begin_deal(new_sitting(match.code, dealer=dealer))
    if match.unit == "games":
        return sitting
    for act in () if given is None else given.acts:
        sitting = after(sitting, act)
    return replace(sitting, deals=number)


def _record(match: Match, number: int, seated: Seated, entries: list[Entry]) -> str:
    """Return the text of a table's record; a header names the player in each seat."""
    names = [match.entrants[entrant].name for entrant in seated]
    title = f"{match.first.name} - {match.second.name}, seed {match.seed}, pair {number}"
    headers = (("title", title), ("x-players", " ".join(names)))
    return write_record(Record(code=match.code, headers=headers, entries=tuple(entries)))


def _count(sitting: Sitting, seated: Seated, health: _Counts) -> None:
    for kept, new in zip(health, health_of(sitting.current_deal, seated), strict=True):
        kept.update(new)


def positions(code: Code) -> tuple[str, ...]:
    """Return the positions at the table, in the order of calling."""
    between = ("second_hand", "third_hand")[: code.players - 2]
    return ("eldest_hand", *between, "dealer")


def health_of(deal: Deal, seated: Seated) -> _Counts:
    """Return what each entrant did in a finished deal, as counts with short keys.

    The keys are `ordering dealer asked`, `ordering dealer called` and so on; manner and result of the
    deals its side made, such as `alone march`; `stuck dealer`; and `deals`.
    """
    counts: _Counts = (Counter(), Counter())
    for seat, happened in _events(deal):
        counts[seated[seat]][happened] += 1
    for entrant in (0, 1):
        counts[entrant]["deals"] += 1
    return counts


def _events(deal: Deal) -> Iterator[tuple[Seat, str]]:
    calling, result, place = deal.calling, deal.final_outcome.result, positions(deal.code)
    order = deal.code.seating.from_left_of(deal.dealer)
    round_ = ROUNDS[0]
    for call in calling.calls:
        seat = Seat(order[order.index(call.actor)])
        position = place[order.index(seat)]
        yield seat, f"{round_} {position} asked"
        if call.word.makes_trump:
            yield seat, f"{round_} {position} called"
            if round_ == ROUNDS[1] and seat == deal.dealer and deal.code.stick_the_dealer:
                yield seat, "stuck dealer"
        if call.word is CallKind.TURN_DOWN:
            round_ = ROUNDS[1]
    if result in _PLAYED:
        yield deal.settled_maker, f"{calling.manner.value} {result.value}"
