"""`euchre event matches`: runs a league, a Swiss event, an elimination or a ladder."""

from __future__ import annotations

import click

from ...events.evening_acts import EveningTitle
from ...events.event_lines import TakenBack, WrittenAct
from ...events.matches import (
    MATCHES,
    EntrantJoins,
    LineUp,
    MatchFormat,
    MatchKind,
    MatchPlayed,
    Walkover,
)
from ..options import POSITIVE, json_option
from ..output import bad_input
from .changes import by_option, say_changed
from .event_file import add_acts, last_act, new_file, open_to_change, read_file
from .match_sheets import show_matches, show_places, write_matches_json, write_places_json

_FORMATS = {kind.value.replace(" elimination", ""): kind for kind in MatchKind}


@click.group(
    "matches", epilog="Example: euchre event matches new club.matches --format swiss Ann Bob Cid Dee"
)
def matches() -> None:
    """Run matches between players, pairs or teams, in an evening or over a season.

    A name is 'Ann and Al', or with the players of its squad 'Hall: Ann, Al, Bea'.
    """


@matches.command("new", epilog="Example: euchre event matches new club.matches --format league Ann Bob Cid")
@click.argument("file")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--format", "kind", type=click.Choice(list(_FORMATS)), default="league", show_default=True)
@click.option(
    "--number",
    type=POSITIVE,
    metavar="N",
    help="League: how often each two meet [1]; swiss: rounds [5]; ladder: places a challenge reaches [2].",
)
@click.option("--title", default="Euchre matches", show_default=True, help="Name of the event.")
@by_option
@json_option
def new(
    file: str,
    names: tuple[str, ...],
    kind: str,
    number: int | None,
    title: str,
    by: str | None,
    as_json: bool,
) -> None:
    """Begin an event in a new file. The names come in the order of their seeds."""
    chosen = _FORMATS[kind]
    acts: list[WrittenAct] = [EveningTitle(title), MatchFormat(chosen, number or chosen.number[1])]
    acts += map(_joining, names)
    event = new_file(MATCHES, file, acts, by)
    words = f"{file}: {len(event.entrants)} entrants. Next: euchre event matches schedule {file}"
    say_changed(file, acts, words, as_json)


@matches.command("enter", epilog="Example: euchre event matches enter club.matches 'Dee and Dan'")
@click.argument("file")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@by_option
@json_option
def enter(file: str, names: tuple[str, ...], by: str | None, as_json: bool) -> None:
    """Add entrants before the first match; on a ladder at any time, at the bottom."""
    acts = list(map(_joining, names))
    with open_to_change(MATCHES, file) as opened:
        event = add_acts(opened, acts, by)
    say_changed(file, acts, f"{len(event.entrants)} entrants.", as_json)


@matches.command(
    "score", epilog="Example: euchre event matches score club.matches Ann 10 Bob 7 --players Ann=Al,Bea"
)
@click.argument("file")
@click.argument("home", metavar="NAME")
@click.argument("first", metavar="POINTS", type=click.IntRange(min=0))
@click.argument("guests", metavar="NAME")
@click.argument("second", metavar="POINTS", type=click.IntRange(min=0))
@click.option(
    "--players", "line_ups", multiple=True, metavar="NAME=A,B", help="Who played for NAME; repeat it."
)
@click.option("--correct", is_flag=True, help="Replace a result that was entered before.")
@by_option
@json_option
def score(
    file: str,
    home: str,
    first: int,
    guests: str,
    second: int,
    line_ups: tuple[str, ...],
    correct: bool,
    by: str | None,
    as_json: bool,
) -> None:
    """Enter the points of a match. On a ladder the first name is the challenger.

    Who plays without being in the squad of NAME is noted as a substitute.
    """
    acts: list[WrittenAct] = [MatchPlayed(home, guests, (first, second))]
    acts += [_line_up(text, home, guests) for text in line_ups]
    words = f"{home} {first}, {guests} {second}."
    _enter_result(file, (home, guests), acts, words, correct=correct, by=by, as_json=as_json)


@matches.command("walkover", epilog="Example: euchre event matches walkover club.matches Ann Bob")
@click.argument("file")
@click.argument("winner", metavar="NAME")
@click.argument("missing", metavar="MISSING")
@click.option("--correct", is_flag=True, help="Replace a result that was entered before.")
@by_option
@json_option
def walkover(file: str, winner: str, missing: str, correct: bool, by: str | None, as_json: bool) -> None:
    """Enter that MISSING did not come: NAME wins 1 to 0."""
    acts: list[WrittenAct] = [Walkover(winner, missing)]
    words = f"{winner} wins: {missing} did not come."
    _enter_result(file, (winner, missing), acts, words, correct=correct, by=by, as_json=as_json)


@matches.command("schedule", epilog="Example: euchre event matches schedule club.matches")
@click.argument("file")
@json_option
def schedule(file: str, as_json: bool) -> None:
    """Show who meets whom, as far as it is known, with the results."""
    (write_matches_json if as_json else show_matches)(read_file(MATCHES, file).event)


@matches.command("standings", epilog="Example: euchre event matches standings club.matches")
@click.argument("file")
@json_option
def standings(file: str, as_json: bool) -> None:
    """Show everybody's place, and who was a substitute."""
    (write_places_json if as_json else show_places)(read_file(MATCHES, file).event)


@matches.command("undo", epilog="Example: euchre event matches undo club.matches")
@click.argument("file")
@by_option
@json_option
def undo(file: str, by: str | None, as_json: bool) -> None:
    """Take back the last entry. It stays in the file, marked as taken back."""
    with open_to_change(MATCHES, file) as opened:
        act = last_act(opened)
        if act is None:
            raise bad_input(f"{file}: there is nothing to take back")
        add_acts(opened, [TakenBack()], by)
    say_changed(file, [TakenBack()], f"Taken back: {act.text}.", as_json)


def _enter_result(
    file: str,
    names: tuple[str, str],
    acts: list[WrittenAct],
    words: str,
    *,
    correct: bool,
    by: str | None,
    as_json: bool,
) -> None:
    with open_to_change(MATCHES, file) as opened:
        event = opened.event
        is_ladder = event.format.kind is MatchKind.LADDER
        if not is_ladder and not correct:
            number = event.number_of(event.name_of(names[0]), event.name_of(names[1]))
            before = None if number is None else event.results.get(number)
            if before is not None:
                points = f"{before.home} {before.points[0]}, {before.guests} {before.points[1]}"
                raise bad_input(f"this match has a result: {points}; --correct replaces it")
        changed = add_acts(opened, acts, by)
    left = f" {len(changed.open)} to play." if not is_ladder else ""
    say_changed(file, acts, words + left, as_json)


def _joining(text: str) -> EntrantJoins:
    name, _, squad = text.partition(":")
    return EntrantJoins(name.strip(), tuple(each.strip() for each in squad.split(",") if each.strip()))


def _line_up(text: str, home: str, guests: str) -> LineUp:
    name, found, players = text.partition("=")
    if not found or name.casefold() not in (home.casefold(), guests.casefold()):
        raise bad_input(f"--players {text}: write one of the two names, = and players, as in 'Ann=Al,Bea'")
    other = guests if name.casefold() == home.casefold() else home
    return LineUp(name, other, tuple(each.strip() for each in players.split(",")))
