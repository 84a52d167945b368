"""`euchre event matches`: runs a league, a Swiss event, an elimination or a ladder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ...events.evening_acts import EveningTitle
from ...events.event_lines import WrittenAct
from ...events.matches import (
    MATCHES,
    EntrantJoins,
    LineUp,
    MatchEvent,
    MatchFormat,
    MatchKind,
    MatchPlayed,
    Walkover,
)
from ..options import POSITIVE
from ..output import bad_input, picked
from .event_commands import (
    FIRST,
    SECOND,
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
from .event_file import MatchFile


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
def _new(file: str, names: tuple[str, ...], kind: MatchKind, number: int | None, title: str) -> Added:
    """Begin an event in a new file. The names come in the order of their seeds."""
    acts: list[WrittenAct] = [EveningTitle(title), MatchFormat(kind, number or kind.number[1])]
    return [
        *acts,
        *map(_joining, names),
    ], lambda event: f"{file}: {len(event.entrants)} entrants. Next: euchre event matches schedule {file}"


@changing(matches, MATCHES, "enter", "matches enter club.matches 'Dee and Dan'")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
def _enter(opened: MatchFile, names: tuple[str, ...]) -> Added:
    """Add entrants before the first match; on a ladder at any time, at the bottom."""
    return list(map(_joining, names)), lambda event: f"{len(event.entrants)} entrants."


@changing(matches, MATCHES, "score", "matches score club.matches Ann 10 Bob 7 --players Ann=Al,Bea")
@click.argument("home", metavar="NAME")
@FIRST
@click.argument("guests", metavar="NAME")
@SECOND
@click.option("--players", multiple=True, metavar="NAME=A,B", help="Who played for NAME; repeat it.")
@correct_option
def _score(
    opened: MatchFile,
    home: str,
    first: int,
    guests: str,
    second: int,
    players: tuple[str, ...],
    correct: bool,
) -> Added:
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
def _walkover(opened: MatchFile, winner: str, missing: str, correct: bool) -> Added:
    """Enter that MISSING did not come: NAME wins 1 to 0."""
    return _result(opened, [Walkover(winner, missing)], f"{winner} wins: {missing} did not come.", correct)


def _result(opened: MatchFile, acts: list[WrittenAct], words: str, correct: bool) -> Added:
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


@showing(matches, MATCHES, "schedule", "matches schedule club.matches", "euchre.matches/1")
def _schedule(opened: MatchFile) -> Shown:
    """Show who meets whom, as far as it is known, with the results."""
    event, rows = opened.event, list(match_rows(opened.event))
    yield {"title": event.title, "format": event.format.kind.value, "matches": rows}
    yield event.title
    shown = [
        {
            "round": row["round"],
            "match": f"{row['home']} v {row['guests']}" if row["guests"] else f"{row['home']} has a bye",
            "points": ("{} to {}".format(*row["points"]) if row["points"] else "")
            + " (walkover)" * row["walkover"],
        }
        for row in rows
    ]
    yield table_from(shown, {"Round": "round", "Match": "match", "Points": "points"})
    yield f"{len(event.open)} to play."


@showing(matches, MATCHES, "standings", "matches standings club.matches", "euchre.match-places/1")
def _standings(opened: MatchFile) -> Shown:
    """Show everybody's place, and who was a substitute.

    In a Swiss event the sum of the match points of the opponents breaks ties
    (Buchholz, Solkoff).
    """
    event, rows = opened.event, list(place_rows(opened.event))
    substitutes = [
        dict(zip(("result", "entrant", "player"), each, strict=True)) for each in event.substitutions
    ]
    yield {"title": event.title, "places": rows, "substitutes": substitutes}
    yield event.title
    opponents = {"Opponents": "opponents"} if event.format.kind is MatchKind.SWISS else {}
    heads = {
        "Place": "place",
        "Name": "name",
        "Played": "played",
        "Match points": "match_points",
        **opponents,
    }
    yield table_from(rows, {**heads, "For": "won", "Against": "lost"})
    for match, name, player in event.substitutions:
        yield f"Result {match}: {player} was a substitute for {name}."


def match_rows(event: MatchEvent) -> Iterator[dict[str, Any]]:
    """Yield the known matches, each with the points of home and guests if it has a result."""
    for each in event.fixtures:
        result = event.results.get(each.number)
        points = None if result is None else result.points
        if result is not None and result.home != each.home:
            points = result.points[::-1]
        walkover = result is not None and result.is_walkover
        yield {**picked(each, "round", "home", "guests"), "points": points, "walkover": walkover}


def place_rows(event: MatchEvent) -> Iterator[dict[str, Any]]:
    """Yield the places; of a Swiss event with the match points of the opponents."""
    opponents = ["opponents"] if event.format.kind is MatchKind.SWISS else []
    for each in event.places:
        yield picked(each, "place", "name", "played", "match_points", *opponents, "won", "lost")
