"""`euchre event duplicate`: runs an event in which all tables play the same deals, and shows it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import click

from ...bots.croupier import Bots
from ...cards import SUITS
from ...events import EventError
from ...events.duplicate import (
    DUPLICATE,
    BoardResult,
    BoardScored,
    BoardScoring,
    BoardsOpened,
    BoardsSealed,
    BoardTable,
    DuplicateBoard,
    DuplicateEvent,
    DuplicatePlan,
    DuplicateRanking,
    EntrantNamed,
    MovementKind,
    individual_evenness,
    makeable,
    played_by,
    sealed_boards,
)
from ...events.evening_acts import EveningTitle
from ...events.event_lines import WrittenAct
from ...players import bots_by_seat
from ..options import POSITIVE, number_option
from ..output import bad_input, picked
from ..text_files import text_of
from .event_commands import (
    FIRST,
    ROUND,
    SECOND,
    TABLE,
    Added,
    ChoiceOf,
    Shown,
    add_undo,
    beginning,
    changing,
    correct_option,
    showing,
    table_from,
)
from .event_file import DuplicateFile
from .sheets import even_words


@click.group("duplicate", epilog="Example: euchre event duplicate new club.duplicate --entrants 8")
def duplicate() -> None:
    """Run an event in which all tables play the same deals.

    The deals are sealed before play: FILE has the commitment, and FILE.seed
    the seed, which only the director may read. `open` publishes it at the end.
    """


add_undo(duplicate, DUPLICATE, "duplicate undo club.duplicate")


@beginning(duplicate, DUPLICATE, "duplicate new club.duplicate --entrants 8 --boards 3")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--movement",
    type=ChoiceOf(MovementKind),
    default="howell",
    show_default=True,
    help="How the pairs, players or teams move.",
)
@number_option("--entrants", 0, "Pairs, players or teams; 0 for as many as there are names.", least=0)
@number_option("--boards", 2, "Boards in a set: how many each table plays in a round.")
@click.option("--code", default="modern", show_default=True, help="The game: a code of laws.")
@click.option(
    "--rank",
    type=ChoiceOf(BoardScoring),
    default="matchpoints",
    show_default=True,
    help="How the standings are made.",
)
@click.option("--title", default="Duplicate euchre", show_default=True, help="Name of the event.")
def _new(
    file: str,
    names: tuple[str, ...],
    movement: MovementKind,
    entrants: int,
    boards: int,
    code: str,
    rank: BoardScoring,
    title: str,
) -> Added:
    """Begin an event: deal the boards, seal them, and write FILE and FILE.seed."""
    seed, name = secrets.token_bytes(32), secrets.token_hex(12)
    count = entrants or len(names)
    is_odd_howell = movement is MovementKind.HOWELL and count % 2 == 1
    sealed = BoardsSealed(name, code, sealed_boards(name, seed))
    acts: list[WrittenAct] = [
        EveningTitle(title),
        DuplicatePlan(movement, count, boards, is_odd_howell),
        sealed,
        DuplicateRanking(rank),
        *(EntrantNamed(number, each) for number, each in enumerate(names, start=1)),
    ]
    if os.path.exists(f"{file}.seed"):
        raise bad_input(f"{file}.seed exists already; it belongs to other boards")

    def words(event: DuplicateEvent) -> str:
        descriptor = os.open(f"{file}.seed", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as secret:
            secret.write(f"{seed.hex()}\n")
        counted = f"{len(event.movement.rounds)} rounds, {event.boards} boards"
        return (
            f"{file}: {counted}, sealed as {sealed.commitment}.\n"
            f"Show nobody {file}.seed. Next: euchre event duplicate deals {file}"
        )

    return acts, words


@showing(duplicate, DUPLICATE, "schedule", "duplicate schedule club.duplicate", "euchre.duplicate-schedule/1")
def _schedule(opened: DuplicateFile) -> Shown:
    """Show who plays which boards where, round by round."""
    return rounds_of(opened.event)


@showing(duplicate, DUPLICATE, "deals", "duplicate deals club.duplicate", "euchre.duplicate-deals/1")
def _deals(opened: DuplicateFile) -> Shown:
    """Show the cards of each board, to prepare the packs. Needs FILE.seed."""
    return deals_of(opened.event.dealt(_seed_of(opened.path, opened.event)))


@changing(duplicate, DUPLICATE, "score", "duplicate score club.duplicate 1 2 3 2 0")
@ROUND
@TABLE
@click.argument("board", type=POSITIVE)
@FIRST
@SECOND
@correct_option
def _score(
    opened: DuplicateFile, number: int, table: int, board: int, first: int, second: int, correct: bool
) -> Added:
    """Enter what a board gave at a table: the points of A and C, then of B and D."""
    before = opened.event.points.get((number, table, board))
    if before is not None and not correct:
        raise bad_input(f"this board has {before[0]} to {before[1]} already; --correct replaces it")

    def words(event: DuplicateEvent) -> str:
        said = f"Round {number}, table {table}, board {board}: {first} to {second}."
        if not event.missing:
            return said
        others = f" and {len(event.missing) - 1} more" if len(event.missing) > 1 else ""
        return f"{said}\nStill to come: round {{}} table {{}} board {{}}{others}.".format(*event.missing[0])

    return [BoardScored(number, table, board, first, second)], words


@showing(
    duplicate, DUPLICATE, "standings", "duplicate standings club.duplicate", "euchre.duplicate-standings/1"
)
def _standings(opened: DuplicateFile) -> Shown:
    """Show everybody's place by matchpoints, cross-points or points."""
    return scores_of(opened.event)


@changing(duplicate, DUPLICATE, "open", "duplicate open club.duplicate")
@click.option("--unfinished", is_flag=True, help="Open them although not all have been played.")
def _open(opened: DuplicateFile, unfinished: bool) -> Added:
    """Publish the seed after the last board, so that everybody can check the deals.

    Nothing more can be played then.
    """
    left = opened.event.unplayed
    if left and not unfinished:
        raise bad_input(
            f"{left} results are missing: the boards are opened when all have been played, "
            "or with --unfinished if play ends early"
        )
    words = f"The boards are opened. Next: euchre event duplicate boards {opened.path}"
    return [BoardsOpened(_seed_of(opened.path, opened.event))], words


@showing(duplicate, DUPLICATE, "boards", "duplicate boards club.duplicate", "euchre.duplicate-boards/1")
@click.option("--player", metavar="NAME", help="Show also what this computer player gets in all seats.")
def _boards(opened: DuplicateFile, player: str | None) -> Shown:
    """Show what each board gave at each table, beside what the solver says.

    Only after `open`, since it shows all cards. The seed in FILE is compared
    with the commitment first.
    """
    event = opened.event
    if event.seed is None:
        raise bad_input(f"the boards are still sealed; euchre event duplicate open {opened.path} opens them")
    dealt = event.dealt(event.seed)
    bots = None if player is None else bots_by_seat(dealt[0].deal.code, dict.fromkeys("ABCD", player))
    return boards_of(event, dealt, bots)


def _seed_of(file: str, event: DuplicateEvent) -> str:
    """Return the seed beside a file, or the one that was published in it. Ends the command if it is
    another."""
    seed = event.seed or text_of(f"{file}.seed").strip()
    try:
        event.dealt(seed)
    except (EventError, ValueError):
        raise bad_input(f"{file}.seed does not have the seed that {file} was sealed with") from None
    return seed


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
