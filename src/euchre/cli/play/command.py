"""`euchre play`: a game at the terminal, or between the computer's players."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

import click

from ...bots.bot_referee import Strictness
from ...game import Sitting, new_sitting
from ...laws import CODE_NAMES
from ...notation import Record, RecordError, record_head, replay
from ...pictures import Line, Span, counted, wrapped
from ...seats import Seat
from ..code_options import code_of, rules_option
from ..output import Ended, bad_input, console, print_lines, signs_to_draw_with
from ..records.record_file import RecordFile, new_record, reopened
from .dialogue import ask_code, ask_players, ask_seat
from .game import Game, Progress
from .person import Leaves, Person
from .plan import (
    Plan,
    plan_of,
    refuse_rubbers_where_none_are_played,
    seat_at,
    seats_filled,
    usual_length,
)
from .refereed_game import ClubGame
from .refereed_person import ClubPerson

_POSITIVE = click.IntRange(min=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The options as they were given; None for what was not."""

    code: str | None
    rules: str | None
    seat: str | None
    players: str | None
    seed: int | None
    games: int | None
    deals: int | None
    rubbers: int | None


@click.command("play", epilog="Example: euchre play --code modern --record evening.euchre")
@click.option("--code", metavar="CODE", help=f"The game: {', '.join(CODE_NAMES)}.")
@rules_option
@click.option("--seat", metavar="SEAT", help="Your seat: A, B, C or D. [default: A]")
@click.option("--players", metavar="NAMES", help="The computer's players: one for all, or one for each seat.")
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Whence all chance comes. [default: fresh]"
)
@click.option(
    "--games", type=_POSITIVE, metavar="N", help="End after so many games. [default: 1, or 1 rubber]"
)
@click.option("--deals", type=_POSITIVE, metavar="N", help="The same for deals.")
@click.option("--rubbers", type=_POSITIVE, metavar="N", help="The same for rubbers, where the code has them.")
@click.option("--club", is_flag=True, help="Slips are possible: a referee rules, and you have to notice.")
@click.option(
    "--temper",
    type=click.Choice([temper.value for temper in Strictness]),
    default="strict",
    help="With --club: how the computer's players take your slips. [default: strict]",
)
@click.option("--sure", is_flag=True, help="With --club: never ask 'really?' before a revoke.")
@click.option("--auto", is_flag=True, help="The computer plays all seats.")
@click.option("--record", "record_path", metavar="FILE", help="Write the game to a new file as it goes.")
@click.option("--resume", metavar="FILE", help="Go on with a game from its record, and write to it.")
def command(
    code: str | None,
    rules: str | None,
    seat: str | None,
    players: str | None,
    seed: int | None,
    games: int | None,
    deals: int | None,
    rubbers: int | None,
    club: bool,
    temper: str,
    sure: bool,
    auto: bool,
    record_path: str | None,
    resume: str | None,
) -> None:
    """Play euchre at the terminal.

    Without --code you are asked for game, seat and players. Without a terminal,
    or with --auto, the computer plays all seats to the end. The same seed gives
    the same game. Type 'help' at the table for what you can say there.
    """
    wishes = Wishes(
        code=code,
        rules=rules,
        seat=seat,
        players=players,
        seed=seed,
        games=games,
        deals=deals,
        rubbers=rubbers,
    )
    has_person = sys.stdin.isatty() and sys.stdout.isatty() and not auto
    if resume is not None:
        _refuse_with_resume(wishes, record_path)
        _resume(resume, has_person, wishes)
        return
    plan = _agreed(wishes, has_person)
    record = None
    if record_path is not None:
        record = new_record(record_path, record_head(plan.code, plan.headers, plan.people))
    if club:
        _play_club(plan, Strictness(temper), record, has_person, asks_again=not sure)
        return
    _play(plan, new_sitting(plan.code), Progress(), record, has_person)


def _refuse_with_resume(wishes: Wishes, record_path: str | None) -> None:
    given = [
        name for name in ("code", "rules", "seat", "players", "seed") if getattr(wishes, name) is not None
    ]
    given += ["record"] if record_path is not None else []
    if given:
        raise bad_input(f"--{given[0]} cannot go with --resume: the record tells it")


def _agreed(wishes: Wishes, has_person: bool) -> Plan:
    """The plan that the options and, at a terminal, the dialogue make."""
    if has_person and wishes.code is None and wishes.rules is None:
        code = ask_code(_read_line, _say)
        human: Seat | None = seat_at(code, wishes.seat) if wishes.seat else ask_seat(_read_line, _say, code)
        assert human is not None
        if wishes.players is None:
            players = ask_players(_read_line, _say, code, human)
        else:
            players = seats_filled(code, human, wishes.players)
    else:
        code = code_of(wishes.code, wishes.rules)
        seat = seat_at(code, wishes.seat or "A")
        human = seat if has_person else None
        players = seats_filled(code, human, wishes.players)
    unit, length = _length(wishes) or usual_length(code)
    refuse_rubbers_where_none_are_played(code, unit)
    seed = secrets.randbelow(2**32) if wishes.seed is None else wishes.seed
    return Plan(code=code, players=players, human=human, seed=seed, unit=unit, length=length)


def _length(wishes: Wishes) -> tuple[str, int] | None:
    given = [(unit, getattr(wishes, unit)) for unit in ("games", "deals", "rubbers")]
    wanted = [(unit, length) for unit, length in given if length is not None]
    if len(wanted) > 1:
        raise bad_input("give one of --games, --deals and --rubbers")
    return wanted[0] if wanted else None


def _resume(path: str, has_person: bool, wishes: Wishes) -> None:
    record, file = reopened(path)
    plan = plan_of(record, path)
    unit, length = _length(wishes) or (plan.unit, plan.length)
    refuse_rubbers_where_none_are_played(plan.code, unit)
    human = plan.human if has_person else None
    plan = Plan(code=plan.code, players=plan.players, human=human, seed=plan.seed, unit=unit, length=length)
    sitting, progress = _replayed(record, path)
    _play(plan, sitting, progress, file, has_person)


def _replayed(record: Record, path: str) -> tuple[Sitting, Progress]:
    sitting, progress = new_sitting(record.code, points=record.points), Progress()
    try:
        for after in replay(record):
            sitting = after
            progress.notice(sitting)
    except RecordError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return sitting, progress


def _play(
    plan: Plan, sitting: Sitting, progress: Progress, record: RecordFile | None, has_person: bool
) -> None:
    show = partial(print_lines, console())
    person = None
    if has_person and plan.human is not None:
        person = Person(plan.human, plan.names(), plan.seed, signs_to_draw_with(), show, _read_line)
    show(_heading(plan))
    game = Game(plan, sitting, progress, person=person, record=record, show=show)
    try:
        game.play()
    except Leaves:
        show(((), (Span(_how_to_go_on(record)),)))
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            sys.stdout.write("\n")
        raise Ended(f"interrupted. {_how_to_go_on(record)}", 130) from None
    finally:
        if record is not None:
            record.close()


def _play_club(
    plan: Plan, temper: Strictness, record: RecordFile | None, has_person: bool, asks_again: bool
) -> None:
    show = partial(print_lines, console())
    person = None
    if has_person and plan.human is not None:
        person = ClubPerson(plan.human, plan.names(), signs_to_draw_with(), show, _read_line, asks_again)
    show(_heading(plan))
    try:
        ClubGame(plan, temper=temper, person=person, record=record, show=show).play()
    except (Leaves, KeyboardInterrupt):
        kept = "" if record is None else f" The record is in {record.path}; euchre referee rules on it again."
        show(((), (Span(f"The game ends here.{kept}"),)))
    finally:
        if record is not None:
            record.close()


def _heading(plan: Plan) -> Iterable[Line]:
    yield (Span(f"{plan.code.title}"),)
    players = ", ".join(f"{seat} {name}" for seat, name in plan.names().items())
    for text in wrapped(f"{players}; {counted(plan.length, plan.unit[:-1])}; seed {plan.seed}.", 78):
        yield (Span(text),)


def _how_to_go_on(record: RecordFile | None) -> str:
    if record is None:
        return "This game was not recorded; --record FILE keeps one to go on with."
    return f"Go on with: euchre play --resume {record.path}"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _read_line(prompt: str) -> str | None:
    """A line from the person, None at the end of input."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        return None
    return line
