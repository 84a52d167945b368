"""`euchre event ratings`: rates players over events of any kind."""

from __future__ import annotations

import click

from ...events.duplicate import DuplicateEvent
from ...events.hall import HallEvening
from ...events.matches import MatchEvent
from ...events.ratings import PlayerRating, RatedEvent, duplicate_games, evening_games, match_games, rated
from ..options import json_option
from ..output import console, picked, table_of, write_json
from .event_file import read_any_file


@click.command("ratings", epilog="Example: euchre event ratings october.evening winter.matches")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--without-luck", is_flag=True, help="Take the luck of the cards out where a file has it.")
@json_option
def ratings(files: tuple[str, ...], without_luck: bool, as_json: bool) -> None:
    """Rate the players over events of any kind, in the order of the files.

    A round at a table, a match, and the boards of a round in duplicate are
    games of two sides. A win with a strong partner counts for less. Players
    are the same if their names are.
    """
    events = [_games(read_any_file(file).event, without_luck) for file in files]
    found = rated(events)
    if as_json:
        _write_json(found)
        return
    _show(found)
    if without_luck:
        games = [game for event in events for game in event.games]
        taken = sum(game.is_without_luck for game in games)
        click.echo(f"\nThe luck of the cards is taken out of {taken} of {len(games)} games.")


def _games(event: HallEvening | DuplicateEvent | MatchEvent, without_luck: bool) -> RatedEvent:
    if isinstance(event, HallEvening):
        return evening_games(event, without_luck=without_luck)
    return duplicate_games(event) if isinstance(event, DuplicateEvent) else match_games(event)


def _show(players: tuple[PlayerRating, ...]) -> None:
    """Print the ratings, each with the range in which the true one lies in 19 of 20 cases."""
    rows = table_of("Player", "Rating", "From", "To", "Games", numbers=(1, 2, 3, 4))
    for one in players:
        rating, reach = one.strength.rating, 2 * one.strength.deviation
        numbers = (f"{number:.0f}" for number in (rating, rating - reach, rating + reach))
        rows.add_row(one.name, *numbers, str(one.rounds))
    console().print(rows)


def _write_json(players: tuple[PlayerRating, ...]) -> None:
    """Write the ratings as JSON."""
    found = [
        {
            "name": one.name,
            **picked(one.strength, "rating", "deviation", "volatility"),
            "rounds": one.rounds,
        }
        for one in players
    ]
    write_json("euchre.event-ratings/1", {"players": found})
