"""`euchre event matches`: runs a league, a Swiss event, an elimination or a ladder."""

from __future__ import annotations

from collections.abc import Mapping

import click

from ...events.evening_acts import EveningTitle
from ...events.event_lines import WrittenAct
from ...events.matches import (
    MATCHES,
    EntrantJoins,
    Fixture,
    LineUp,
    MatchEvent,
    MatchFormat,
    MatchKind,
    MatchPlayed,
    Walkover,
)
from ..options import POSITIVE
from ..output import bad_input, console, picked, table_of, write_json
from .event_commands import POINTS, Added, ChoiceOf, add_undo, beginning, changing, correct_option, showing
from .event_file import EventFile


@click.group(
    "matches", epilog="Example: euchre event matches new club.matches --format swiss Ann Bob Cid Dee"
)
def matches() -> None:
    """Run matches between players, pairs or teams, in an evening or over a season.

    A name is 'Ann and Al', or with the players of its squad 'Hall: Ann, Al, Bea'.
    """


add_undo(matches, MATCHES, "matches undo club.matches")


@beginning(matches, MATCHES, "matches new club.matches --format league Ann Bob Cid")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--format", "kind", type=ChoiceOf(MatchKind), default="league", show_default=True)
@click.option(
    "--number",
    type=POSITIVE,
    metavar="N",
    help="League: how often each two meet [1]; swiss: rounds [5]; ladder: places a challenge reaches [2].",
)
@click.option("--title", default="Euchre matches", show_default=True, help="Name of the event.")
def _new(
    file: str, names: tuple[str, ...], kind: MatchKind, number: int | None, title: str
) -> Added[MatchEvent]:
    """Begin an event in a new file. The names come in the order of their seeds."""
    acts: list[WrittenAct] = [EveningTitle(title), MatchFormat(kind, number or kind.number[1])]
    return [
        *acts,
        *map(_joining, names),
    ], lambda event: f"{file}: {len(event.entrants)} entrants. Next: euchre event matches schedule {file}"


@changing(matches, MATCHES, "enter", "matches enter club.matches 'Dee and Dan'")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
def _enter(opened: EventFile[MatchEvent], names: tuple[str, ...]) -> Added[MatchEvent]:
    """Add entrants before the first match; on a ladder at any time, at the bottom."""
    return list(map(_joining, names)), lambda event: f"{len(event.entrants)} entrants."


@changing(matches, MATCHES, "score", "matches score club.matches Ann 10 Bob 7 --players Ann=Al,Bea")
@click.argument("home", metavar="NAME")
@click.argument("first", metavar="POINTS", type=POINTS)
@click.argument("guests", metavar="NAME")
@click.argument("second", metavar="POINTS", type=POINTS)
@click.option("--players", multiple=True, metavar="NAME=A,B", help="Who played for NAME; repeat it.")
@correct_option
def _score(
    opened: EventFile[MatchEvent],
    home: str,
    first: int,
    guests: str,
    second: int,
    players: tuple[str, ...],
    correct: bool,
) -> Added[MatchEvent]:
    """Enter the points of a match. On a ladder the first name is the challenger.

    A player who is not in the squad of NAME is noted as a substitute.
    """
    line_ups = [_line_up(text, home, guests) for text in players]
    played = MatchPlayed(home, guests, (first, second))
    return _result(opened, [played, *line_ups], f"{home} {first}, {guests} {second}.", correct)


@changing(matches, MATCHES, "walkover", "matches walkover club.matches Ann Bob")
@click.argument("winner", metavar="NAME")
@click.argument("missing", metavar="MISSING")
@correct_option
def _walkover(opened: EventFile[MatchEvent], winner: str, missing: str, correct: bool) -> Added[MatchEvent]:
    """Enter that MISSING did not come: NAME wins 1 to 0."""
    return _result(opened, [Walkover(winner, missing)], f"{winner} wins: {missing} did not come.", correct)


def _result(
    opened: EventFile[MatchEvent], acts: list[WrittenAct], words: str, correct: bool
) -> Added[MatchEvent]:
    """Return what to add for a match. Ends the command if it has a result that is not to be replaced."""
    event, played = opened.event, acts[0]
    assert isinstance(played, MatchPlayed)
    is_ladder = event.format.kind is MatchKind.LADDER
    if not is_ladder and not correct:
        number = event.number_of(event.name_of(played.home), event.name_of(played.guests))
        before = None if number is None else event.results.get(number)
        if before is not None:
            points = f"{before.home} {before.points[0]}, {before.guests} {before.points[1]}"
            raise bad_input(f"this match has a result: {points}; --correct replaces it")
    return acts, lambda after: words + ("" if is_ladder else f" {len(after.open)} to play.")


def _joining(text: str) -> EntrantJoins:
    name, _, squad = text.partition(":")
    return EntrantJoins(name.strip(), tuple(each.strip() for each in squad.split(",") if each.strip()))


def _line_up(text: str, home: str, guests: str) -> LineUp:
    name, found, players = text.partition("=")
    if not found or name.casefold() not in (home.casefold(), guests.casefold()):
        raise bad_input(f"--players {text}: write one of the two names, = and players, as in 'Ann=Al,Bea'")
    other = guests if name.casefold() == home.casefold() else home
    return LineUp(name, other, tuple(each.strip() for each in players.split(",")))


@showing(matches, MATCHES, "schedule", "matches schedule club.matches")
def _schedule(event: MatchEvent, file: str, as_json: bool) -> None:
    """Show who meets whom, as far as it is known, with the results."""
    if as_json:
        found = [match_row(event, each) for each in event.fixtures]
        document = {"title": event.title, "format": event.format.kind.value, "matches": found}
        write_json("euchre.matches/1", document)
        return
    click.echo(event.title)
    rows = table_of("Round", "Match", "Points", numbers=(0,))
    for each in event.fixtures:
        result, points = event.results.get(each.number), _points(event, each)
        names = f"{each.home} v {each.guests}" if each.guests else f"{each.home} has a bye"
        walkover = " (walkover)" if result is not None and result.is_walkover else ""
        rows.add_row(str(each.round), names, "" if points is None else "{} to {}".format(*points) + walkover)
    console().print(rows)
    click.echo(f"{len(event.open)} to play.")


@showing(matches, MATCHES, "standings", "matches standings club.matches")
def _standings(event: MatchEvent, file: str, as_json: bool) -> None:
    """Show everybody's place, and who was a substitute.

    In a Swiss event the sum of the match points of the opponents breaks ties
    (Buchholz, Solkoff).
    """
    is_swiss = event.format.kind is MatchKind.SWISS
    if as_json:
        fields = ("place", "name", "played", "match_points", *["opponents"] * is_swiss, "won", "lost")
        document = {
            "title": event.title,
            "places": [picked(each, *fields) for each in event.places],
            "substitutes": [
                {"result": number, "entrant": name, "player": player}
                for number, name, player in event.substitutions
            ],
        }
        write_json("euchre.match-places/1", document)
        return
    click.echo(event.title)
    heads = ("Place", "Name", "Played", "Match points", *["Opponents"] * is_swiss, "For", "Against")
    rows = table_of(*heads, numbers=(0, 2, 3, 4, 5, 6))
    for each in event.places:
        numbers = (each.played, each.match_points, *[each.opponents] * is_swiss, each.won, each.lost)
        rows.add_row(str(each.place), each.name, *map(str, numbers))
    console().print(rows)
    for match, name, player in event.substitutions:
        click.echo(f"Result {match}: {player} was a substitute for {name}.")


def match_row(event: MatchEvent, fixture: Fixture) -> Mapping[str, object]:
    """Return a match with its result, if it has one."""
    result, points = event.results.get(fixture.number), _points(event, fixture)
    walkover = result is not None and result.is_walkover
    return {**picked(fixture, "round", "home", "guests"), "points": points, "walkover": walkover}


def _points(event: MatchEvent, fixture: Fixture) -> tuple[int, int] | None:
    """Return the points of home and guests; None without a result."""
    result = event.results.get(fixture.number)
    if result is None:
        return None
    first, second = result.points
    return (first, second) if result.home == fixture.home else (second, first)
