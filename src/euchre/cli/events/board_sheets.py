"""Rounds, deals, standings and results of a duplicate event, for the terminal and as JSON."""

from __future__ import annotations

import click

from ...bots.croupier import Bots
from ...cards import SUITS
from ...events.duplicate import (
    BoardResult,
    BoardStanding,
    DuplicateBoard,
    DuplicateEvent,
    MovementKind,
    individual_evenness,
    makeable,
    played_by,
)
from ...seats import Side
from ..output import console, picked, table_of, write_json
from .sheets import even_words


def _names(event: DuplicateEvent, entrants: tuple[int, ...]) -> str:
    return " and ".join(event.name_of(entrant) for entrant in entrants)


def show_rounds(event: DuplicateEvent) -> None:
    """Print who plays which boards where."""
    click.echo(event.title)
    for number, tables in enumerate(event.movement.rounds, start=1):
        rows = table_of("Table", "A and C", "B and D", "Boards", numbers=(0,))
        for table in tables:
            boards = event.boards_at(table)
            shown = str(boards[0]) if len(boards) == 1 else f"{boards[0]} to {boards[-1]}"
            rows.add_row(str(table.number), _names(event, table.first), _names(event, table.second), shown)
        click.echo(f"\nRound {number}")
        console().print(rows)
    if event.plan.kind is MovementKind.INDIVIDUAL:
        click.echo(f"\n{even_words(individual_evenness(event.movement))}")


def write_rounds_json(event: DuplicateEvent) -> None:
    """Write who plays which boards where as JSON."""
    rounds = [
        [
            {
                "table": table.number,
                "first": [event.name_of(one) for one in table.first],
                "second": [event.name_of(one) for one in table.second],
                "boards": list(event.boards_at(table)),
            }
            for table in tables
        ]
        for tables in event.movement.rounds
    ]
    write_json("euchre.duplicate-schedule/1", {"title": event.title, "rounds": rounds})


def show_deals(boards: tuple[DuplicateBoard, ...]) -> None:
    """Print the cards of each board."""
    rows = table_of("Board", "Dealer", "A", "B", "C", "D", "Turn-up", numbers=(0,))
    for board in boards:
        hands = [" ".join(card.text for card in hand) for hand in board.hands.values()]
        rows.add_row(str(board.number), str(board.deal.dealer), *hands, _turned(board))
    console().print(rows)


def write_deals_json(boards: tuple[DuplicateBoard, ...]) -> None:
    """Write the cards of each board as JSON."""
    write_json("euchre.duplicate-deals/1", {"boards": [_deal_json(board) for board in boards]})


def _deal_json(board: DuplicateBoard) -> dict[str, object]:
    hands = {str(seat): [card.text for card in hand] for seat, hand in board.hands.items()}
    dealer = str(board.deal.dealer)
    return {"board": board.number, "dealer": dealer, "hands": hands, "turn_up": _turned(board)}


def _turned(board: DuplicateBoard) -> str:
    return "" if board.deal.turn_up is None else board.deal.turn_up.text


def show_scores(event: DuplicateEvent) -> None:
    """Print the standings, and what is missing."""
    click.echo(event.title)
    for line, places in enumerate(event.standings):
        heading = "" if not event.movement.lines else ("Pairs who stay" if line == 0 else "Pairs who move")
        click.echo(f"\n{heading}" if heading else "")
        rows = table_of(
            "Place",
            "Name",
            "Boards",
            "Matchpoints",
            "%",
            "Cross-points",
            "Points",
            numbers=(0, 2, 3, 4, 5, 6),
        )
        for each in places:
            rows.add_row(*_score_cells(event, each))
        console().print(rows)
    click.echo(f"\nBy {event.scoring.value}.")
    if event.missing:
        click.echo(f"Missing: {len(event.missing)} results.")


def _score_cells(event: DuplicateEvent, each: BoardStanding) -> tuple[str, ...]:
    tally = each.tally
    scores = (str(tally.matchpoints), f"{tally.percent:.1f}", f"{float(tally.cross_points):+.2f}")
    return str(each.place), event.name_of(tally.entrant), str(tally.boards), *scores, str(tally.points)


def write_scores_json(event: DuplicateEvent) -> None:
    """Write the standings as JSON."""
    lines = [
        [
            {
                "place": each.place,
                "name": event.name_of(each.tally.entrant),
                **picked(each.tally, "boards", "matchpoints", "top", "percent", "points"),
                "cross_points": float(each.tally.cross_points),
            }
            for each in places
        ]
        for places in event.standings
    ]
    missing = [list(where) for where in event.missing]
    document = {"title": event.title, "scoring": event.scoring.value, "lines": lines, "missing": missing}
    write_json("euchre.duplicate-standings/1", document)


def show_boards(event: DuplicateEvent, boards: tuple[DuplicateBoard, ...], bots: Bots | None) -> None:
    """Print what each board gave at each table, beside the tricks that the solver finds."""
    for board in boards:
        click.echo(f"\nBoard {board.number}, dealt by {board.deal.dealer}, turn-up {_turned(board)}")
        for seat, hand in board.hands.items():
            click.echo(f"  {seat}  {' '.join(card.text for card in hand)}")
        for side, tricks in _by_side(board).items():
            found = ", ".join(f"{trump} {count}" for trump, count in tricks.items())
            click.echo(f"  Tricks of {side} with all cards seen: {found}")
        if bots is not None:
            first, second = played_by(board, bots, board.number)
            click.echo(f"  The computer player in all seats: A and C {first}, B and D {second}")
        for result in _results_of(event, board):
            first, second = result.points
            sides = f"{_names(event, result.first)} {first}, {_names(event, result.second)} {second}"
            click.echo(f"  Round {result.round}, table {result.table}: {sides}")


def write_boards_json(event: DuplicateEvent, boards: tuple[DuplicateBoard, ...], bots: Bots | None) -> None:
    """Write the same as JSON."""
    found = [
        {
            **_deal_json(board),
            "player": None if bots is None else list(played_by(board, bots, board.number)),
            "tricks": {str(side): tricks for side, tricks in _by_side(board).items()},
            "results": [
                {
                    **picked(result, "round", "table"),
                    "first": [event.name_of(one) for one in result.first],
                    "second": [event.name_of(one) for one in result.second],
                    "points": list(result.points),
                }
                for result in _results_of(event, board)
            ],
        }
        for board in boards
    ]
    sealed = None if event.sealed is None else event.sealed.commitment
    write_json("euchre.duplicate-boards/1", {"sealed": sealed, "seed": event.seed, "boards": found})


def _by_side(board: DuplicateBoard) -> dict[Side, dict[str, int]]:
    """The tricks of each side by the trump suit."""
    tricks = makeable(board)
    return {
        side: {trump.word: tricks[side, trump] for trump in SUITS} for side in board.deal.code.seating.sides
    }


def _results_of(event: DuplicateEvent, board: DuplicateBoard) -> list[BoardResult]:
    return [result for result in event.results if result.board == board.number]
