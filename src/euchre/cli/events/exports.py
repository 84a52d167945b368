"""`euchre event export`: results, standings or entries of any event as JSON or CSV, for other programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import click

from ...events.duplicate import DuplicateEvent
from ...events.hall import HallEvening
from ...events.matches import MatchEvent
from ..options import json_option, output_option
from ..output import picked
from ..records.reading import write_whole
from .event_kinds import AnyFile, read_any_file

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
        return _evening_results(event) if part == "results" else _evening_standings(event)
    if isinstance(event, DuplicateEvent):
        return _board_results(event) if part == "results" else _board_standings(event)
    return _match_results(event) if part == "results" else _match_places(event)


def _evening_results(event: HallEvening) -> Iterator[Row]:
    names = [player.name for player in event.players]
    for number, seated in enumerate(event.rounds, start=1):
        for place, table in enumerate(seated.tables, start=1):
            points = event.scores.get((number, place), ("", ""))
            players = dict(zip(("a", "c", "b", "d"), (names[each] for each in table.players), strict=True))
            yield {"round": number, "table": place, **players, "points_ac": points[0], "points_bd": points[1]}


def _evening_standings(event: HallEvening) -> Iterator[Row]:
    fields = ("rounds", "points", "against", "games", "lone_hands", "marches", "euchres", "euchred")
    names = event.entrants
    for each in event.standings:
        yield {"place": each.place, "name": names[each.tally.player], **picked(each.tally, *fields)}


def _board_results(event: DuplicateEvent) -> Iterator[Row]:
    for each in event.results:
        first, second = (" and ".join(map(event.name_of, side)) for side in (each.first, each.second))
        points = {"points_ac": each.points[0], "points_bd": each.points[1]}
        yield {**picked(each, "round", "table", "board"), "ac": first, "bd": second, **points}


def _board_standings(event: DuplicateEvent) -> Iterator[Row]:
    for line, places in enumerate(event.standings, start=1):
        for each in places:
            tally = each.tally
            scores = {**picked(tally, "boards", "matchpoints", "percent", "points")}
            name = event.name_of(tally.entrant)
            cross = float(tally.cross_points)
            yield {"line": line, "place": each.place, "name": name, **scores, "cross_points": cross}


def _match_results(event: MatchEvent) -> Iterator[Row]:
    for each in event.fixtures:
        result = event.results.get(each.number)
        points: Sequence[object] = ("", "")
        if result is not None:
            points = result.points if result.home == each.home else result.points[::-1]
        scores = {"home_points": points[0], "guests_points": points[1]}
        walkover = result is not None and result.is_walkover
        yield {**picked(each, "round", "home", "guests"), **scores, "walkover": walkover}


def _match_places(event: MatchEvent) -> Iterator[Row]:
    for each in event.places:
        yield picked(each, "place", "name", "played", "match_points", "won", "lost")


def _csv(rows: Sequence[Row]) -> str:
    """A table with a head, as spreadsheets read it."""
    written = io.StringIO()
    if rows:
        table = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows({key: _safe(value) for key, value in row.items()} for row in rows)
    return written.getvalue()


def _safe(value: object) -> object:
    """A value that a spreadsheet does not take for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
