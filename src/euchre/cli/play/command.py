"""`euchre play`: a game at the terminal, or between computer players."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import click

from ...bots.bot_referee import Strictness
from ...game import Sitting, new_sitting
from ...laws import CODE_NAMES
from ...notation import Record, RecordError, record_head, replay
from ...pictures import Line, Span, Tone, counted
from ..code_options import code_of, house_rules, rules_option
from ..completion import complete_codes, complete_players
from ..options import POSITIVE, seed_option
from ..output import Ended, bad_input, console, print_lines, signs_to_draw_with
from ..outside_players import OutsidePlayers, engine_key_option, key_of
from ..records.record_file import RecordFile, new_record, reopened
from ..slow_players import warn_of_slow_players
from ..text import block
from .dialogue import ask_code, ask_players, ask_seat
from .game import Game, Progress
from .person import PlayerLeft
from .plan import (
    Plan,
    check_unit,
    fill_seats,
    plan_of,
    seat_at,
    usual_length,
)
from .refereed_game import RefereedGame
from .refereed_player import RefereedPlayer
from .terminal_player import TerminalPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """The options given on the command line; None for each that was not."""

    code: str | None
    rules: tuple[str, ...]
    seat: str | None
    players: str | None
    seed: int | None
    games: int | None
    deals: int | None
    rubbers: int | None
    engines: tuple[str, ...]
    engine_key: str | None


@click.command("play", epilog="Example: euchre play --code modern --record evening.euchre")
@click.option(
    "--code", metavar="CODE", shell_complete=complete_codes, help=f"The game: {', '.join(CODE_NAMES)}."
)
@rules_option
@click.option("--seat", metavar="SEAT", help="Your seat: A, B, C or D. [default: A]")
@click.option(
    "--players",
    metavar="NAMES",
    shell_complete=complete_players,
    help="Computer players: one for all seats, or one for each.",
)
@click.option(
    "--engine",
    "engines",
    multiple=True,
    metavar="[NAME=]CMD",
    help="Let --players name an external program.",
)
@engine_key_option
@seed_option()
@click.option("--games", type=POSITIVE, metavar="N", help="Stop after N games. [default: 1, or 1 rubber]")
@click.option("--deals", type=POSITIVE, metavar="N", help="Stop after N deals.")
@click.option(
    "--rubbers", type=POSITIVE, metavar="N", help="Stop after N rubbers, under a code that has them."
)
@click.option("--club", is_flag=True, help="Allow mistakes: a referee rules on those that players notice.")
@click.option(
    "--temper",
    type=click.Choice([temper.value for temper in Strictness]),
    default="strict",
    help="With --club: how computer players react to your mistakes. [default: strict]",
)
@click.option("--sure", is_flag=True, help="With --club: do not ask before you revoke.")
@click.option("--auto", is_flag=True, help="Let the computer play every seat.")
@click.option(
    "--record",
    "record_path",
    metavar="FILE",
    type=click.Path(),
    help="Write the game to a new file while it is played.",
)
@click.option(
    "--resume", metavar="FILE", type=click.Path(), help="Continue a game from its record, and append to it."
)
def command(
    club: bool,
    temper: str,
    sure: bool,
    auto: bool,
    record_path: str | None,
    resume: str | None,
    **given: Any,
) -> None:
    """Play euchre at the terminal.

    Without --code the program asks for the game, your seat and the players.
    Without a terminal, or with --auto, the computer plays all seats. The same
    seed gives the same game. Type 'help' at the table for a list of commands.

    A player can also be a Python class of yours as module:Class, or a program
    named with --engine.
    """
    options = PlayOptions(**given)
    has_person = sys.stdin.isatty() and sys.stdout.isatty() and not auto
    with OutsidePlayers(options.engines, key_of(options.engine_key)) as outside:
        if resume is not None:
            _refuse_with_resume(options, record_path)
            _resume(resume, has_person, options, outside)
            return
        plan = _plan_from(options, has_person, outside)
        warn_of_slow_players(plan.players)
        record = None
        if record_path is not None:
            record = new_record(record_path, record_head(plan.code, plan.headers, plan.people))
        try:
            if club:
                _play_club(plan, Strictness(temper), record, asks_again=not sure)
            else:
                _play(plan, new_sitting(plan.code), Progress(), record)
        finally:
            if plan.key is not None:
                _say(f"engine key {plan.key.hex()}")


def _refuse_with_resume(options: PlayOptions, record_path: str | None) -> None:
    given = [
        name
        for name in ("code", "rules", "seat", "players", "seed")
        if getattr(options, name) not in (None, ())
    ]
    given += ["record"] if record_path is not None else []
    if given:
        raise bad_input(f"--{given[0]} cannot be used with --resume: the record contains it")


def _plan_from(options: PlayOptions, has_person: bool, outside: OutsidePlayers) -> Plan:
    """Return the plan of the game from the options and, at a terminal, from the answers to questions."""
    if has_person and options.code is None and not options.rules:
        code = ask_code(_read_line, _say)
        seat = seat_at(code, options.seat) if options.seat else ask_seat(_read_line, _say, code)
        players = ask_players(_read_line, _say, code, seat) if options.players is None else ()
    else:
        code, players = code_of(options.code, options.rules), ()
        seat = seat_at(code, options.seat or "A")
    human = seat if has_person else None
    players = players or fill_seats(code, human, options.players, outside.bot_of)
    unit, length = _length(options) or usual_length(code)
    check_unit(code, unit)
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    return Plan(
        code=code,
        players=players,
        human=human,
        seed=seed,
        key=outside.key if any(map(outside.entrant, players)) else None,
        unit=unit,
        length=length,
        bot_of=outside.bot_of,
    )


def _length(options: PlayOptions) -> tuple[str, int] | None:
    given = [(unit, getattr(options, unit)) for unit in ("games", "deals", "rubbers")]
    wanted = [(unit, length) for unit, length in given if length is not None]
    if len(wanted) > 1:
        raise bad_input("give only one of --games, --deals and --rubbers")
    return wanted[0] if wanted else None


def _resume(path: str, has_person: bool, options: PlayOptions, outside: OutsidePlayers) -> None:
    record, file = reopened(path)
    plan = plan_of(record, path, outside.bot_of)
    warn_of_slow_players(plan.players)
    unit, length = _length(options) or (plan.unit, plan.length)
    check_unit(plan.code, unit)
    plan = replace(plan, human=plan.human if has_person else None, unit=unit, length=length)
    sitting, progress = _replayed(record, path)
    if any(map(outside.entrant, plan.players)):
        plan = replace(plan, is_seed_secret=True)
    _play(plan, sitting, progress, file)


def _replayed(record: Record, path: str) -> tuple[Sitting, Progress]:
    sitting, progress = new_sitting(record.code, points=record.points), Progress()
    try:
        for after in replay(record):
            sitting = after
            progress.notice(sitting)
    except RecordError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return sitting, progress


def _play(plan: Plan, sitting: Sitting, progress: Progress, record: RecordFile | None) -> None:
    show = partial(print_lines, console())
    person = None
    if plan.human is not None:
        person = TerminalPlayer(
            plan.human, plan.names(), signs_to_draw_with(), show, _read_line, plan.chance_seed
        )
    show(_heading(plan))
    game = Game(plan, sitting, progress, person=person, record=record, show=show)
    try:
        game.play()
    except PlayerLeft:
        show(((), (Span(_how_to_continue(record)),)))
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            sys.stdout.write("\n")
        raise Ended(f"interrupted. {_how_to_continue(record)}", 130) from None
    finally:
        if record is not None:
            record.close()


def _play_club(plan: Plan, temper: Strictness, record: RecordFile | None, asks_again: bool) -> None:
    show = partial(print_lines, console())
    person = None
    if plan.human is not None:
        person = RefereedPlayer(plan.human, plan.names(), signs_to_draw_with(), show, _read_line, asks_again)
    show(_heading(plan))
    try:
        RefereedGame(plan, temper=temper, person=person, record=record, show=show).play()
    except (PlayerLeft, KeyboardInterrupt):
        kept = "" if record is None else f" Its record is {record.path}; 'euchre referee' rules on it again."
        show(((), (Span(f"The game ends here.{kept}"),)))
    finally:
        if record is not None:
            record.close()


def _heading(plan: Plan) -> Iterable[Line]:
    players = ", ".join(f"{seat} {name}" for seat, name in plan.names().items())
    length = counted(plan.length, plan.unit[:-1])
    seed = "" if plan.is_seed_secret else f"; seed {plan.seed}"
    rules = [line for rule in house_rules(plan.code) for line in block(rule, tone=Tone.FAINT)]
    return [(Span(plan.code.title),), *rules, *block(f"{players}; {length}{seed}.")]


def _how_to_continue(record: RecordFile | None) -> str:
    if record is None:
        return "This game was not recorded. With --record FILE you can continue it later."
    return f"To continue: euchre play --resume {record.path}"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _read_line(prompt: str) -> str | None:
    """Return a line that the person types; None at the end of input."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        return None
    return line
