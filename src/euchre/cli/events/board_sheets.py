"""Rounds, deals, standings and results of a duplicate event, for the terminal and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...bots.croupier import Bots
from ...cards import SUITS
from ...events.duplicate import (
    BoardResult,
    BoardTable,
    DuplicateBoard,
    DuplicateEvent,
    MovementKind,
    individual_evenness,
    makeable,
    played_by,
)
from ..output import picked
from .event_commands import Shown, table_from
from .sheets import even_words


def names_of(event: DuplicateEvent, entrants: Sequence[int]) -> str:
    """Return the names of those who play together."""
    return " and ".join(map(event.name_of, entrants))


def rounds_of(event: DuplicateEvent) -> Shown:
    """Yield who plays which boards where."""
    rounds = [
        [
            {"table": each.number, **_sides(event, each), "boards": list(event.boards_at(each))}
            for each in tables
        ]
        for tables in event.movement.rounds
    ]
    yield {"title": event.title, "rounds": rounds}
    yield event.title
    heads = {"Table": "table", "A and C": "first", "B and D": "second", "Boards": "boards"}
    for number, tables in enumerate(rounds, start=1):
        yield f"\nRound {number}"
        yield table_from([_shown(table) for table in tables], heads)
    if event.plan.kind is MovementKind.INDIVIDUAL:
        yield f"\n{even_words(individual_evenness(event.movement))}"


def _shown(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table of a round with its lists as words."""
    first, *more = table["boards"]
    boards = f"{first} to {more[-1]}" if more else str(first)
    return {**table, **{side: " and ".join(table[side]) for side in ("first", "second")}, "boards": boards}


def deals_of(boards: tuple[DuplicateBoard, ...]) -> Shown:
    """Yield the cards of each board."""
    found = list(map(_deal, boards))
    yield {"boards": found}
    rows = [{**each, **{seat: " ".join(hand) for seat, hand in each["hands"].items()}} for each in found]
    seats = {seat: seat for seat in found[0]["hands"]}
    yield table_from(rows, {"Board": "board", "Dealer": "dealer", **seats, "Turn-up": "turn_up"})


def _deal(board: DuplicateBoard) -> dict[str, Any]:
    hands = {str(seat): [card.text for card in hand] for seat, hand in board.hands.items()}
    turned = "" if board.deal.turn_up is None else board.deal.turn_up.text
    return {"board": board.number, "dealer": str(board.deal.dealer), "hands": hands, "turn_up": turned}


def scores_of(event: DuplicateEvent) -> Shown:
    """Yield the standings, and what is missing."""
    lines = list(score_lines(event))
    missing = [list(where) for where in event.missing]
    yield {"title": event.title, "scoring": event.scoring.value, "lines": lines, "missing": missing}
    yield event.title
    heads = {"Place": "place", "Name": "name", "Boards": "boards", "Matchpoints": "matchpoints"}
    heads |= {"%": "percent:.1f", "Cross-points": "cross_points:+.2f", "Points": "points"}
    for line, rows in enumerate(lines):
        yield f"\nPairs who {'move' if line else 'stay'}" if event.movement.lines else ""
        yield table_from(rows, heads)
    yield f"\nBy {event.scoring.value}."
    if missing:
        yield f"Missing: {len(missing)} results."


def score_lines(event: DuplicateEvent) -> Iterator[list[dict[str, object]]]:
    """Yield the places of each line of the standings."""
    for places in event.standings:
        yield [
            {
                "place": each.place,
                "name": event.name_of(each.tally.entrant),
                **picked(each.tally, "boards", "matchpoints", "top", "percent", "points"),
                "cross_points": float(each.tally.cross_points),
            }
            for each in places
        ]


def boards_of(event: DuplicateEvent, boards: tuple[DuplicateBoard, ...], bots: Bots | None) -> Shown:
    """Yield what each board gave at each table, beside the tricks that the solver finds."""
    found = [_board(event, board, bots) for board in boards]
    sealed = None if event.sealed is None else event.sealed.commitment
    yield {"sealed": sealed, "seed": event.seed, "boards": found}
    for each in found:
        yield f"\nBoard {each['board']}, dealt by {each['dealer']}, turn-up {each['turn_up']}"
        for seat, hand in each["hands"].items():
            yield f"  {seat}  {' '.join(hand)}"
        for side, tricks in each["tricks"].items():
            counts = ", ".join(f"{trump} {count}" for trump, count in tricks.items())
            yield f"  Tricks of {side} with all cards seen: {counts}"
        if each["player"] is not None:
            yield "  The computer player in all seats: A and C {}, B and D {}".format(*each["player"])
        for result in each["results"]:
            sides = (" and ".join(result[side]) for side in ("first", "second"))
            points = ", ".join(f"{side} {made}" for side, made in zip(sides, result["points"], strict=True))
            yield f"  Round {result['round']}, table {result['table']}: {points}"


def _board(event: DuplicateEvent, board: DuplicateBoard, bots: Bots | None) -> dict[str, Any]:
    """Return a board with what the solver, a computer player and the tables made of it."""
    tricks, sides = makeable(board), board.deal.code.seating.sides
    return {
        **_deal(board),
        "player": None if bots is None else list(played_by(board, bots, board.number)),
        "tricks": {str(side): {trump.word: tricks[side, trump] for trump in SUITS} for side in sides},
        "results": [_result(event, result) for result in event.results if result.board == board.number],
    }


def _result(event: DuplicateEvent, result: BoardResult) -> dict[str, Any]:
    return {**picked(result, "round", "table"), **_sides(event, result), "points": list(result.points)}


def _sides(event: DuplicateEvent, at: BoardTable | BoardResult) -> dict[str, list[str]]:
    return {"first": list(map(event.name_of, at.first)), "second": list(map(event.name_of, at.second))}
