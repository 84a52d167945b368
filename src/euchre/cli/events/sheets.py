"""Schedule and standings of an evening, as tables for the terminal and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from ...events import EveningRound
from ...events.evening import Evenness, evenness
from ...events.hall import HallEvening
from ..output import console, picked, table_of, write_json


def show_schedule(evening: HallEvening, number: int | None, as_json: bool) -> None:
    """Print one round or all, and how evenly the players meet."""
    wanted = range(1, len(evening.rounds) + 1) if number is None else (number,)
    if as_json:
        _write_schedule(evening, wanted)
        return
    click.echo(evening.title)
    for each in wanted:
        seated = evening.round(each)
        table = table_of("Table", "Side 1", "Side 2", numbers=(0,))
        for place, sides in enumerate(seated.tables, start=1):
            table.add_row(str(place), _side(evening, sides.first), _side(evening, sides.second))
        click.echo(f"\nRound {each}")
        console().print(table)
        if seated.sitting_out:
            click.echo("Sitting out: " + ", ".join(evening.players[one].name for one in seated.sitting_out))
        for (place, player), other in evening.stand_ins.items():
            if place == each and other is None:
                click.echo(f"A helper sits in the seat of {evening.players[player].name}.")
    if evening.plan.by_result:
        click.echo("\nWinners move up: the next round is known when all scores are in.")
    elif evening.plan.depends_on_results and not evening.is_over:
        click.echo("\nThe next round is known when all scores are in.")
    elif number is None and evening.plan.pairs is None:
        click.echo(f"\n{even_words(evenness(len(evening.players), evening.rounds))}")


def even_words(found: Evenness) -> str:
    """How evenly players meet, with the squares of the meetings beside the least they could add up to."""
    partners = {1: "Nobody has the same partner twice"}.get(
        found.most_partnered, f"Partners meet again, {found.most_partnered} times at most"
    )
    met = found.meeting_bound + found.meeting_excess
    beside = f"their squares add up to {met}, and no schedule can have less than {found.meeting_bound}"
    return f"{partners}. Two players are at one table {found.least_met} to {found.most_met} times; {beside}."


def show_standings(evening: HallEvening, as_json: bool) -> None:
    """Print the places with the sums, what is missing or disputed, and the prizes."""
    if as_json:
        _write_standings(evening)
        return
    table = table_of("Place", "Player", "Rounds", "Points", "Games", "Lone hands", numbers=(0, 2, 3, 4, 5))
    names = evening.entrants
    for each in evening.standings:
        tally = each.tally
        sums = (tally.rounds, tally.points, f"{tally.games:g}", tally.lone_hands)
        row = (each.place, names[tally.player], *sums)
        table.add_row(*map(str, row))
    click.echo(f"{evening.title}, after {evening.begun} of {evening.last_round} rounds\n")
    console().print(table)
    click.echo("\nBy " + ", then ".join(evening.rules) + ".")
    if evening.missing:
        click.echo("Missing: " + ", ".join(f"round {r} table {t}" for r, t in evening.missing) + ".")
    for place in evening.disputed:
        note = evening.disputes.get(place)
        click.echo("Disputed: round {} table {}".format(*place) + (f" ({note})." if note else "."))
    for won in evening.prizes_won:
        if won.winners:
            winners = ", ".join(names[number] for number in won.winners)
            click.echo(f"{won.prize.value.capitalize()}: {winners}.")


def _write_schedule(evening: HallEvening, wanted: Iterable[int]) -> None:
    rounds = [{"round": each, **_round_json(evening, evening.round(each))} for each in wanted]
    found = picked(
        evenness(len(evening.players), evening.rounds),
        "most_partnered",
        "least_met",
        "most_met",
        "partner_excess",
        "partner_bound",
        "meeting_excess",
        "meeting_bound",
        "sit_out_spread",
    )
    write_json("euchre.evening-schedule/1", {"title": evening.title, "rounds": rounds, "evenness": found})


def _round_json(evening: HallEvening, seated: EveningRound) -> dict[str, object]:
    names = [player.name for player in evening.players]
    tables = [[[names[one] for one in side] for side in (each.first, each.second)] for each in seated.tables]
    return {"tables": tables, "sitting_out": [names[one] for one in seated.sitting_out]}


def _write_standings(evening: HallEvening) -> None:
    names = evening.entrants
    prizes = [
        {"prize": won.prize.value, "winners": [names[number] for number in won.winners]}
        for won in evening.prizes_won
    ]
    document = {
        "title": evening.title,
        "round": evening.begun,
        "rules": list(evening.rules),
        "standings": list(standing_rows(evening, "player")),
        "missing": [list(place) for place in evening.missing],
        "disputed": [list(place) for place in evening.disputed],
        "prizes": prizes,
    }
    write_json("euchre.evening-standings/1", document)


def standing_rows(evening: HallEvening, named: str) -> Iterator[dict[str, object]]:
    """Return the places with the sums; `named` is the name of the field for the name."""
    fields = ("rounds", "points", "against", "games", "lone_hands", "marches", "euchres", "euchred")
    names = evening.entrants
    for each in evening.standings:
        yield {"place": each.place, named: names[each.tally.player], **picked(each.tally, *fields)}


def _side(evening: HallEvening, players: tuple[int, int]) -> str:
    return " and ".join(evening.players[player].name for player in players)
