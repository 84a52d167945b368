"""What people made of the eight deals of a day that is over, beside the expert's result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ...cards import SUITS
from ...events.duplicate import (
    BoardResult,
    BoardScoring,
    BoardStanding,
    DuplicateBoard,
    board_standings,
    board_tallies,
    boards_of,
    makeable,
    played_by,
    sealed_boards,
)
from ...laws import load_code
from ...players import bot_for
from ..review.shared_games import path_of
from ..store import BoardRow, SealedEvent
from ..tables.names import RudeWords
from ..tables.seat_view import card_texts
from ..wire.evening_replies import BoardTricks, DailyBoard, DailyPlace, DailyResults
from ..wire.replies import OpenHand

CODE = "modern"
"""The game of the day's deals."""
EXPERT = "expert"
LISTED = 100
"""Most people whose results are shown; one's own are always among them."""


def played_by_expert(event: str, seed: bytes, board: int, named: str = CODE) -> list[int]:
    """Return the points of A and C, and of B and D, with the expert in all seats; runs in a worker
    process."""
    code = load_code(named)
    bots = {seat: bot_for(code, EXPERT) for seat in code.seating.seats}
    return list(played_by(boards_of(event, seed, board, code)[-1], bots, 0))


@dataclass(frozen=True, slots=True)
class DayStandings:
    """What is the same for everybody who asks for the results of a day."""

    people: Mapping[str, Sequence[BoardRow]]
    """Their results, in the order of the entrants of the standings."""
    places: Sequence[tuple[int | None, BoardStanding]]
    """The standings; without a place those who have not played all boards."""
    boards: Sequence[tuple[DuplicateBoard, list[BoardTricks]]]
    """Each board with what the solver finds."""


def standings_of(event: SealedEvent, rows: Iterable[BoardRow], boards: int = 8) -> DayStandings:
    """Return the standings of a day."""
    people = _by_person(rows)
    dealt = boards_of(event.id, event.seed, boards, load_code(CODE))
    return DayStandings(people, _ordered(people, boards), [(board, tricks_of(board)) for board in dealt])


def results_reply(
    event: SealedEvent,
    day: str,
    found: DayStandings,
    you: str | None,
    rude: RudeWords,
    table: str | None = None,
) -> DailyResults:
    """Return the results of a day; `you` are the person who asks, and `table` is theirs."""
    rows, boards = list(found.people.values()), len(found.boards)
    compared = [None] * boards if event.compared is None else msgspec.json.decode(event.compared)
    played = 0 if table is None or you is None else len(found.people.get(you, ()))
    places = [(place, each, rows[each.tally.entrant]) for place, each in found.places]
    return DailyResults(
        day=day,
        people=len(rows),
        commitment=sealed_boards(event.id, event.seed),
        seed=event.seed.hex(),
        boards=[
            _board(board, tricks, points, review_of(table, board.number, event.seed, played))
            for (board, tricks), points in zip(found.boards, compared, strict=True)
        ],
        places=[
            _place(own, each, place, boards, you, rude)
            for number, (place, each, own) in enumerate(places)
            if number < LISTED or own[0].person == you
        ],
    )


def _by_person(rows: Iterable[BoardRow]) -> dict[str, list[BoardRow]]:
    found: dict[str, list[BoardRow]] = defaultdict(list)
    for row in rows:
        found[row.person].append(row)
    return found


def _ordered(people: dict[str, list[BoardRow]], boards: int) -> list[tuple[int | None, BoardStanding]]:
    """Return the standings by matchpoints: those who played all boards with their places, then the others."""
    results = [
        BoardResult(row.board, 1, entrant + 1, (entrant,), (), row.points)
        for entrant, played in enumerate(people.values())
        for row in played
    ]
    sums = board_tallies(len(people), results)
    counts = [len(played) for played in people.values()]
    whole = [tally for tally in sums if counts[tally.entrant] == boards]
    others = [tally for tally in sums if counts[tally.entrant] < boards]
    scoring = BoardScoring.MATCHPOINTS
    placed = [(each.place, each) for each in board_standings(whole, scoring)]
    return [*placed, *((None, each) for each in board_standings(others, scoring))]


def _place(
    played: Sequence[BoardRow],
    standing: BoardStanding,
    place: int | None,
    boards: int,
    you: str | None,
    rude: RudeWords,
) -> DailyPlace:
    by_board = {row.board: list(row.points) for row in played}
    name, tally = played[0].name, standing.tally
    return DailyPlace(
        place=place,
        name="" if rude.found_in(name) else name,
        you=played[0].person == you,
        results=[by_board.get(board) for board in range(1, boards + 1)],
        percent=round(tally.percent, 1),
        cross=round(float(tally.cross_points), 2),
        points=tally.points,
    )


def review_of(table: str | None, deal: int, seed: bytes, played: int) -> str | None:
    """Return the path of a deal at a table that has played so many; None without a table, or for another
    deal."""
    return path_of(table, deal, seed) if table is not None and 1 <= deal <= played else None


def tricks_of(board: DuplicateBoard) -> list[BoardTricks]:
    """Return what the solver finds for each trump."""
    first, second = board.deal.code.seating.sides
    found = makeable(board)
    return [
        BoardTricks(trump=str(trump), first=found[first, trump], second=found[second, trump])
        for trump in SUITS
    ]


def _board(
    board: DuplicateBoard, tricks: list[BoardTricks], expert: list[int] | None, review: str | None
) -> DailyBoard:
    deal = board.deal
    return DailyBoard(
        board=board.number,
        dealer=str(deal.dealer),
        hands=[OpenHand(seat=str(seat), cards=card_texts(cards)) for seat, cards in board.hands.items()],
        turn_up="" if deal.turn_up is None else deal.turn_up.text,
        expert=expert,
        solver=tricks,
        review=review,
    )
