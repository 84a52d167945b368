"""Figures of the games that a guest keeps: by code, and by partner."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import TypeAlias

from ...laws import load_code
from ...review import SeatFigures
from ...seats import Seat
from ..store import FellowPlayer, KeptGame, Store
from ..tables.refusal import Refusal
from ..wire.study_replies import CodeFigures, MyFigures, PartnerFigures
from ..workers.study import StudyWorkers
from . import kept_tasks
from .keeping import Keeping

KIND = "figures"
BUSY = "request/too-many"
"""Reason of a refusal that says nothing about the record."""
AT_ONCE = 20
"""Most records that one job counts."""
REMEMBERED = 20_000
"""Games whose figures are held in memory."""

GameSeat: TypeAlias = tuple[str, int, str]
"""Table and number of a game, and a seat."""


class Figures:
    """Counts the games that guests keep, and remembers what it has counted."""

    def __init__(self, store: Store, keeping: Keeping, workers: StudyWorkers) -> None:
        self._store = store
        self._keeping = keeping
        self._workers = workers
        self._counted: OrderedDict[GameSeat, SeatFigures | None] = OrderedDict()

    async def of(self, person: str) -> MyFigures:
        """Return the figures of a person. Raises Refusal and StoreFailed."""
        games = await self._store.kept_games(person)
        new = [game for game in games if _key(game) not in self._counted]
        for first in range(0, len(new), AT_ONCE):
            await self._count(person, new[first : first + AT_ONCE])
        found = {_key(game): self._counted.get(_key(game)) for game in games}
        while len(self._counted) > REMEMBERED:
            self._counted.popitem(last=False)
        return my_figures(games, found, await self._store.fellow_players(person))

    async def _count(self, person: str, games: Iterable[KeptGame]) -> None:
        """Count some games; None for one whose record cannot be made or read."""
        keys: list[GameSeat] = []
        records: list[tuple[bytes, str]] = []
        for game in games:
            try:
                kept = await self._keeping.game_of(person, game.table, game.game)
                records.append((kept.record or b"", game.seat))
                keys.append(_key(game))
            except Refusal as refused:
                if refused.reason == BUSY:
                    raise
                self._counted[_key(game)] = None
        counted = await self._workers.run(person, KIND, kept_tasks.figures_of, records)
        self._counted.update(zip(keys, counted, strict=True))


def my_figures(
    games: Iterable[KeptGame], found: Mapping[GameSeat, SeatFigures | None], fellows: Iterable[FellowPlayer]
) -> MyFigures:
    """Return the figures of games by code, and by partner."""
    by_code: dict[str, list[KeptGame]] = {}
    for game in games:
        by_code.setdefault(game.code, []).append(game)
    most_first = sorted(by_code.items(), key=lambda pair: -len(pair[1]))
    return MyFigures(
        codes=[_of_code(code, some, found) for code, some in most_first],
        partners=_partners([game for some in by_code.values() for game in some], fellows),
    )


def _of_code(code: str, games: list[KeptGame], found: Mapping[GameSeat, SeatFigures | None]) -> CodeFigures:
    counted = [one for game in games if (one := found.get(_key(game))) is not None]
    figures = asdict(sum(counted, SeatFigures()))
    return CodeFigures(
        code=code, games=len(games), won=sum(one.won for one in games), counted=len(counted), **figures
    )


def _partners(games: Iterable[KeptGame], fellows: Iterable[FellowPlayer]) -> list[PartnerFigures]:
    who = {(one.table, one.game, one.seat): one for one in fellows}
    played: Counter[str | None] = Counter()
    won: Counter[str | None] = Counter()
    names: dict[str | None, str | None] = {None: None}
    for game in games:
        seat = load_code(game.code).seating.partner(Seat.from_text(game.seat))
        if seat is None:
            continue
        partner = who.get((game.table, game.game, str(seat)))
        key = None if partner is None else partner.person
        names[key] = None if partner is None else partner.name
        played[key] += 1
        won[key] += game.won
    return [PartnerFigures(name=names[key], games=count, won=won[key]) for key, count in played.most_common()]


def _key(game: KeptGame) -> GameSeat:
    return game.table, game.game, game.seat
