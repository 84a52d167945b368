"""`euchre event duplicate`: runs an event in which all tables play the same deals."""

from __future__ import annotations

import os
import secrets

import click

from ...events import EventError
from ...events.duplicate import (
    DUPLICATE,
    BoardScored,
    BoardScoring,
    BoardsOpened,
    BoardsSealed,
    DuplicateEvent,
    DuplicatePlan,
    DuplicateRanking,
    EntrantNamed,
    MovementKind,
    sealed_boards,
)
from ...events.evening_acts import EveningTitle
from ...events.event_lines import TakenBack, WrittenAct
from ...players import bots_by_seat
from ..options import POSITIVE, json_option, number_option
from ..output import bad_input
from ..text_files import text_of
from .board_sheets import (
    show_boards,
    show_deals,
    show_rounds,
    show_scores,
    write_boards_json,
    write_deals_json,
    write_rounds_json,
    write_scores_json,
)
from .changes import by_option, say_changed
from .event_file import add_acts, last_act, new_file, open_to_change, read_file


@click.group("duplicate", epilog="Example: euchre event duplicate new club.duplicate --entrants 8")
def duplicate() -> None:
    """Run an event in which all tables play the same deals.

    The deals are sealed before play: FILE has the commitment, and FILE.seed
    the seed, which only the director may read. `open` publishes it at the end.
    """


@duplicate.command("new", epilog="Example: euchre event duplicate new club.duplicate --entrants 8 --boards 3")
@click.argument("file")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--movement",
    type=click.Choice([kind.value for kind in MovementKind]),
    default="howell",
    show_default=True,
    help="How the pairs, players or teams move.",
)
@number_option("--entrants", 0, "Pairs, players or teams; 0 for as many as there are names.", least=0)
@number_option("--boards", 2, "Boards in a set: how many each table plays in a round.")
@click.option("--code", default="modern", show_default=True, help="The game: a code of laws.")
@click.option(
    "--rank",
    type=click.Choice([scoring.value for scoring in BoardScoring]),
    default="matchpoints",
    show_default=True,
    help="How the standings are made.",
)
@click.option("--title", default="Duplicate euchre", show_default=True, help="Name of the event.")
@by_option
@json_option
def new(
    file: str,
    names: tuple[str, ...],
    movement: str,
    entrants: int,
    boards: int,
    code: str,
    rank: str,
    title: str,
    by: str | None,
    as_json: bool,
) -> None:
    """Begin an event: deal the boards, seal them, and write FILE and FILE.seed."""
    seed, name = secrets.token_bytes(32), secrets.token_hex(12)
    acts: list[WrittenAct] = [
        EveningTitle(title),
        DuplicatePlan(MovementKind(movement), entrants or len(names), boards),
        BoardsSealed(name, code, sealed_boards(name, seed)),
        DuplicateRanking(BoardScoring(rank)),
        *(EntrantNamed(number, each) for number, each in enumerate(names, start=1)),
    ]
    if os.path.exists(f"{file}.seed"):
        raise bad_input(f"{file}.seed exists already; it belongs to other boards")
    event = new_file(DUPLICATE, file, acts, by)
    descriptor = os.open(f"{file}.seed", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as secret:
        secret.write(f"{seed.hex()}\n")
    rounds = len(event.movement.rounds)
    words = f"{file}: {rounds} rounds, {event.boards} boards, sealed as {acts[2].text.split()[-1]}."
    words += f"\nShow nobody {file}.seed. Next: euchre event duplicate deals {file}"
    say_changed(file, acts, words, as_json)


@duplicate.command("schedule", epilog="Example: euchre event duplicate schedule club.duplicate")
@click.argument("file")
@json_option
def schedule(file: str, as_json: bool) -> None:
    """Show who plays which boards where, round by round."""
    (write_rounds_json if as_json else show_rounds)(read_file(DUPLICATE, file).event)


@duplicate.command("deals", epilog="Example: euchre event duplicate deals club.duplicate")
@click.argument("file")
@json_option
def deals(file: str, as_json: bool) -> None:
    """Show the cards of each board, for who prepares the packs. Needs FILE.seed."""
    event = read_file(DUPLICATE, file).event
    (write_deals_json if as_json else show_deals)(event.dealt(_seed_of(file, event)))


@duplicate.command("score", epilog="Example: euchre event duplicate score club.duplicate 1 2 3 2 0")
@click.argument("file")
@click.argument("round_number", metavar="ROUND", type=POSITIVE)
@click.argument("table", type=POSITIVE)
@click.argument("board", type=POSITIVE)
@click.argument("first", metavar="POINTS", type=click.IntRange(min=0))
@click.argument("second", metavar="POINTS", type=click.IntRange(min=0))
@click.option("--correct", is_flag=True, help="Replace a result that was entered before.")
@by_option
@json_option
def score(
    file: str,
    round_number: int,
    table: int,
    board: int,
    first: int,
    second: int,
    correct: bool,
    by: str | None,
    as_json: bool,
) -> None:
    """Enter what a board gave at a table: the points of A and C, then of B and D."""
    with open_to_change(DUPLICATE, file) as opened:
        before = opened.event.points.get((round_number, table, board))
        if before is not None and not correct:
            raise bad_input(f"this board has {before[0]} to {before[1]} already; --correct replaces it")
        scored = BoardScored(round_number, table, board, first, second)
        event = add_acts(opened, [scored], by)
    words = f"Round {round_number}, table {table}, board {board}: {first} to {second}."
    if event.missing:
        number, at, which = event.missing[0]
        others = f" and {len(event.missing) - 1} more" if len(event.missing) > 1 else ""
        words += f"\nStill to come: round {number} table {at} board {which}{others}."
    say_changed(file, [scored], words, as_json)


@duplicate.command("standings", epilog="Example: euchre event duplicate standings club.duplicate")
@click.argument("file")
@json_option
def standings(file: str, as_json: bool) -> None:
    """Show everybody's place by matchpoints, cross-points or points."""
    (write_scores_json if as_json else show_scores)(read_file(DUPLICATE, file).event)


@duplicate.command("open", epilog="Example: euchre event duplicate open club.duplicate")
@click.argument("file")
@click.option("--unfinished", is_flag=True, help="Open them although not all have been played.")
@by_option
@json_option
def open_boards(file: str, unfinished: bool, by: str | None, as_json: bool) -> None:
    """Publish the seed after the last board, so that everybody can check the deals.

    Nothing more can be played then.
    """
    with open_to_change(DUPLICATE, file) as opened:
        left = opened.event.unplayed
        if left and not unfinished:
            raise bad_input(
                f"{left} results are missing: the boards are opened when all have been played, "
                "or with --unfinished if play ends early"
            )
        act = BoardsOpened(_seed_of(file, opened.event))
        add_acts(opened, [act], by)
    words = f"The boards are opened. Next: euchre event duplicate boards {file}"
    say_changed(file, [act], words, as_json)


@duplicate.command("boards", epilog="Example: euchre event duplicate boards club.duplicate")
@click.argument("file")
@click.option("--player", metavar="NAME", help="Show also what this computer player gets in all seats.")
@json_option
def boards(file: str, player: str | None, as_json: bool) -> None:
    """Show what each board gave at each table, beside what the solver says.

    Only after `open`, since it shows all cards. The seed in FILE is compared
    with the commitment first.
    """
    event = read_file(DUPLICATE, file).event
    if event.seed is None:
        raise bad_input(f"the boards are still sealed; euchre event duplicate open {file} opens them")
    dealt = event.dealt(event.seed)
    bots = None if player is None else bots_by_seat(dealt[0].deal.code, dict.fromkeys("ABCD", player))
    (write_boards_json if as_json else show_boards)(event, dealt, bots)


@duplicate.command("undo", epilog="Example: euchre event duplicate undo club.duplicate")
@click.argument("file")
@by_option
@json_option
def undo(file: str, by: str | None, as_json: bool) -> None:
    """Take back the last entry. It stays in the file, marked as taken back."""
    with open_to_change(DUPLICATE, file) as opened:
        act = last_act(opened)
        if act is None:
            raise bad_input(f"{file}: there is nothing to take back")
        add_acts(opened, [TakenBack()], by)
    say_changed(file, [TakenBack()], f"Taken back: {act.text}.", as_json)


def _seed_of(file: str, event: DuplicateEvent) -> str:
    """The seed beside a file, or the one that was published in it. Ends the command if it is another."""
    seed = event.seed or text_of(f"{file}.seed").strip()
    try:
        event.dealt(seed)
    except (EventError, ValueError):
        raise bad_input(f"{file}.seed does not have the seed that {file} was sealed with") from None
    return seed
