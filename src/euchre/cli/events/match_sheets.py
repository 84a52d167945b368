"""Matches and places of an event of matches, for the terminal and as JSON."""

from __future__ import annotations

import click

from ...events.matches import Fixture, MatchEvent
from ..output import console, picked, table_of, write_json


def show_matches(event: MatchEvent) -> None:
    """Print the known matches with their results."""
    click.echo(event.title)
    rows = table_of("Round", "Match", "Points", numbers=(0,))
    for each in event.fixtures:
        rows.add_row(str(each.round), _names(each), _points(event, each))
    console().print(rows)
    click.echo(f"{len(event.open)} to play.")


def _names(fixture: Fixture) -> str:
    return f"{fixture.home} and {fixture.guests}" if fixture.guests else f"{fixture.home} has a bye"


def _points(event: MatchEvent, fixture: Fixture) -> str:
    result = event.results.get(fixture.number)
    if result is None:
        return ""
    first, second = result.points if result.home == fixture.home else result.points[::-1]
    return f"{first} to {second}" + (" (walkover)" if result.is_walkover else "")


def show_places(event: MatchEvent) -> None:
    """Print the places, and who played as a substitute."""
    click.echo(event.title)
    rows = table_of("Place", "Name", "Played", "Match points", "For", "Against", numbers=(0, 2, 3, 4, 5))
    for each in event.places:
        numbers = (each.played, each.match_points, each.won, each.lost)
        rows.add_row(str(each.place), each.name, *map(str, numbers))
    console().print(rows)
    for match, name, player in event.substitutions:
        click.echo(f"Result {match}: {player} was a substitute for {name}.")


def write_matches_json(event: MatchEvent) -> None:
    """Write the known matches as JSON."""
    write_json("euchre.matches/1", matches_document(event))


def write_places_json(event: MatchEvent) -> None:
    """Write the places as JSON."""
    write_json("euchre.match-places/1", places_document(event))


def matches_document(event: MatchEvent) -> dict[str, object]:
    """The known matches, each with its result if it has one."""
    matches = []
    for each in event.fixtures:
        result = event.results.get(each.number)
        points = None
        if result is not None:
            points = list(result.points if result.home == each.home else result.points[::-1])
        walkover = result is not None and result.is_walkover
        matches.append({**picked(each, "round", "home", "guests"), "points": points, "walkover": walkover})
    return {"title": event.title, "format": event.format.kind.value, "matches": matches}


def places_document(event: MatchEvent) -> dict[str, object]:
    """The places and the substitutes."""
    fields = ("place", "name", "played", "match_points", "won", "lost")
    return {
        "title": event.title,
        "places": [picked(each, *fields) for each in event.places],
        "substitutes": [
            {"result": number, "entrant": name, "player": player}
            for number, name, player in event.substitutions
        ],
    }
