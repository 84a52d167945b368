"""Playing a pair: the same cards at two tables, sides changed.

The deal of number n is, card for card and with the same chance for each seat, what the croupier deals
and the simulator plays as number n of the same seed. The deals of game n are those of a seed of its own,
the key of `Stream(seed, n)`, counted from 1. So equal players do the same at both tables, and the points
of one side cancel those of the other exactly.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ..bots import Bot, play_deal
from ..chance import Stream
from ..game import Sitting, begin_deal, new_sitting
from ..seats import BySide, Seat
from .faults import PlayerFault
from .health import health_of
from .match import Match
from .players import dismiss, player
from .seating import Seated, first_dealer, tables
from .timing import Clock, Spent, Timed, nothing_spent


@dataclass(frozen=True, slots=True, kw_only=True)
class TableResult:
    """What came of one table of a pair."""

    deals: int
    points: BySide[int]
    """Points of all deals by side."""
    games: BySide[int]
    """Games won by side, a slam as often as the code says; none where a single deal is played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairResult:
    """What came of one deal, or one game, played twice."""

    number: int
    """Of the pair, counted from 1."""
    tables: tuple[TableResult, TableResult]
    health: tuple[Counter[str], Counter[str]]
    """What the first and the second did at both tables."""
    spent: tuple[dict[str, Spent], dict[str, Spent]]
    """Time by kind of choice."""


def play_pair(match: Match, number: int, clock: Clock) -> PairResult:
    """The deal or game of a number, played at both tables.

    Raises PlayerFault if an outside program fails; it is opened anew when it is asked again.
    """
    health: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    spent = (nothing_spent(), nothing_spent())
    try:
        bots = [
            Timed(player(entrant), clock, time) for entrant, time in zip(match.entrants, spent, strict=True)
        ]
        one, two = (_play_table(match, number, seated, bots, health) for seated in tables(match.code, number))
    except PlayerFault as fault:
        dismiss(match.entrants, fault.name)
        raise
    return PairResult(number=number, tables=(one, two), health=health, spent=spent)


def _play_table(
    match: Match,
    number: int,
    seated: Seated,
    players: list[Timed],
    health: tuple[Counter[str], Counter[str]],
) -> TableResult:
    code = match.code
    bots: dict[Seat, Bot] = {seat: players[seated[seat]] for seat in code.seating.seats}
    sitting = new_sitting(code, dealer=first_dealer(code, number))
    seed = match.seed
    if match.unit == "deals":
        sitting = replace(begin_deal(sitting), deals=number)
    else:
        seed = Stream(match.seed, number).key
    points, deals = code.seating.by_side(0), 0
    while True:
        sitting = play_deal(sitting, bots, seed)
        deals += 1
        points = _with_points(sitting, points)
        _count(sitting, seated, health)
        if match.unit == "deals" or sitting.score.is_between_games:
            break
    games = sitting.score.games if match.unit == "games" else code.seating.by_side(0)
    return TableResult(deals=deals, points=points, games=games)


def _with_points(sitting: Sitting, points: BySide[int]) -> BySide[int]:
    assert sitting.deal is not None and sitting.deal.outcome is not None
    won = sitting.deal.outcome.points
    return BySide(points.sides, tuple(a + b for a, b in zip(points, won, strict=True)))


def _count(sitting: Sitting, seated: Seated, health: tuple[Counter[str], Counter[str]]) -> None:
    assert sitting.deal is not None
    for kept, new in zip(health, health_of(sitting.deal, seated), strict=True):
        kept.update(new)
