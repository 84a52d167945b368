"""`euchre event export` and `ratings`: rows and ratings from events of any kind."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import click

from ...events.duplicate import DuplicateEvent
from ...events.hall import HallEvening
from ...events.matches import MatchEvent
from ...events.ratings import (
    PlayerRating,
    RatedEvent,
    RatedGame,
    duplicate_games,
    evening_games,
    match_games,
    rated,
)
from ..options import json_option, output_option
from ..output import picked
from ..records.reading import write_whole
from .duplicate_command import names_of, score_lines
from .event_commands import Shown, show, table_from
from .event_file import AnyFile, read_any_file
from .matches_command import match_rows, place_rows
from .sheets import standing_rows

Row: TypeAlias = Mapping[str, object]
_PARTS = ("results", "standings", "entries")


@click.command("export", epilog="Example: euchre event export hall.evening --to csv --part standings")
@click.argument("file")
@click.option("--to", "kind", type=click.Choice(["json", "csv"]), default="json", show_default=True)
@click.option("--part", type=click.Choice(_PARTS), help="Only this part; CSV has one. [default: results]")
@output_option("The file to write. [default: standard output]")
@json_option
def export(file: str, kind: str, part: str | None, output: str | None, as_json: bool) -> None:
    """Write an event for other programs: an evening, a duplicate event or matches.

    results: a row for each table and round, or match. standings: a row for each
    player or pair. entries: each line of FILE that counts, with time and who.
    """
    if as_json:
        kind = "json"
    found = read_any_file(file)
    if kind == "csv":
        text = _csv(list(_rows(found, part or "results")))
    else:
        parts = _PARTS if part is None else (part,)
        document: dict[str, object] = {"schema": "euchre.event-export/1", "title": found.event.title}
        document |= {each: list(_rows(found, each)) for each in parts}
        text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    if output is None:
        click.echo(text, nl=False)
    else:
        write_whole(output, text)


def _rows(found: AnyFile, part: str) -> Iterator[Row]:
    if part == "entries":
        return ({"time": each.time, "by": each.by, "act": each.act.text} for _, each in found.lines)
    event = found.event
    if isinstance(event, HallEvening):
        return _evening_results(event) if part == "results" else standing_rows(event, "name")
    if isinstance(event, DuplicateEvent):
        return _board_results(event) if part == "results" else _board_standings(event)
    return _match_results(event) if part == "results" else place_rows(event)


def _evening_results(event: HallEvening) -> Iterator[Row]:
    names = [player.name for player in event.players]
    for number, seated in enumerate(event.rounds, start=1):
        for place, table in enumerate(seated.tables, start=1):
            points = event.scores.get((number, place), ("", ""))
            players = dict(zip(("a", "c", "b", "d"), (names[each] for each in table.players), strict=True))
            yield {"round": number, "table": place, **players, "points_ac": points[0], "points_bd": points[1]}


def _board_results(event: DuplicateEvent) -> Iterator[Row]:
    for each in event.results:
        first, second = names_of(event, each.first), names_of(event, each.second)
        points = {"points_ac": each.points[0], "points_bd": each.points[1]}
        yield {**picked(each, "round", "table", "board"), "ac": first, "bd": second, **points}


def _board_standings(event: DuplicateEvent) -> Iterator[Row]:
    for line, rows in enumerate(score_lines(event), start=1):
        for row in rows:
            yield {"line": line, **row}


def _match_results(event: MatchEvent) -> Iterator[Row]:
    for row in match_rows(event):
        points, walkover = row.pop("points"), row.pop("walkover")
        first, second = points or ("", "")
        yield {**row, "home_points": first, "guests_points": second, "walkover": walkover}


def _csv(rows: Sequence[Row]) -> str:
    """Return a table with a head, as spreadsheets read it."""
    written = io.StringIO()
    if rows:
        table = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows({key: _safe(value) for key, value in row.items()} for row in rows)
    return written.getvalue()


def _safe(value: object) -> object:
    """Return a value that a spreadsheet does not take for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


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
    games = [game for event in events for game in event.games] if without_luck else []
    show("euchre.event-ratings/1", _ratings(found, games), as_json)


def _ratings(players: Iterable[PlayerRating], games: Sequence[RatedGame]) -> Shown:
    """Yield the ratings, each with the range in which the true one lies in 19 of 20 cases."""
    rows: list[dict[str, Any]] = [
        {"name": one.name, **picked(one.strength, "rating", "deviation", "volatility"), "rounds": one.rounds}
        for one in players
    ]
    yield {"players": rows}
    reach = [
        {"from": one["rating"] - 2 * one["deviation"], "to": one["rating"] + 2 * one["deviation"]}
        for one in rows
    ]
    heads = {"Player": "name", "Rating": "rating:.0f", "From": "from:.0f", "To": "to:.0f", "Games": "rounds"}
    yield table_from([one | both for one, both in zip(rows, reach, strict=True)], heads)
    if games:
        taken = sum(game.is_without_luck for game in games)
        yield f"\nThe luck of the cards is taken out of {taken} of {len(games)} games."


def _games(event: HallEvening | DuplicateEvent | MatchEvent, without_luck: bool) -> RatedEvent:
    if isinstance(event, HallEvening):
        return evening_games(event, without_luck=without_luck)
    return duplicate_games(event) if isinstance(event, DuplicateEvent) else match_games(event)
