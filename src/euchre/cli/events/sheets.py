"""Schedule and standings of an evening, as tables for the terminal and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ...events.evening import Evenness, evenness
from ...events.hall import HallEvening
from ..output import picked
from .event_commands import Shown, table_from


def schedule_of(evening: HallEvening, number: int | None) -> Shown:
    """Yield one round or all, and how evenly the players meet."""
    names = [player.name for player in evening.players]
    rounds: list[dict[str, Any]] = []
    for each in range(1, len(evening.rounds) + 1) if number is None else (number,):
        seated = evening.round(each)
        tables = [[[names[one] for one in side] for side in (t.first, t.second)] for t in seated.tables]
        out = [names[one] for one in seated.sitting_out]
        rounds.append({"round": each, "tables": tables, "sitting_out": out})
    found = evenness(len(names), evening.rounds)
    yield {"title": evening.title, "rounds": rounds, "evenness": asdict(found)}
    yield evening.title
    for shown in rounds:
        sides = [tuple(map(" and ".join, table)) for table in shown["tables"]]
        rows = [{"table": place, "one": one, "two": two} for place, (one, two) in enumerate(sides, start=1)]
        yield f"\nRound {shown['round']}"
        yield table_from(rows, {"Table": "table", "Side 1": "one", "Side 2": "two"})
        if shown["sitting_out"]:
            yield f"Sitting out: {', '.join(shown['sitting_out'])}"
        for (place, player), other in evening.stand_ins.items():
            if place == shown["round"] and other is None:
                yield f"A helper sits in the seat of {names[player]}."
    if evening.plan.by_result:
        yield "\nWinners move up: the next round is known when all scores are in."
    elif evening.plan.depends_on_results and not evening.is_over:
        yield "\nThe next round is known when all scores are in."
    elif number is None and evening.plan.pairs is None:
        yield f"\n{even_words(found)}"


def even_words(found: Evenness) -> str:
    """Return how evenly players meet, with the squares of the meetings and the least they could add up to."""
    partners = {1: "Nobody has the same partner twice"}.get(
        found.most_partnered, f"Partners meet again, {found.most_partnered} times at most"
    )
    met = found.meeting_bound + found.meeting_excess
    beside = f"their squares add up to {met}, and no schedule can have less than {found.meeting_bound}"
    return f"{partners}. Two players are at one table {found.least_met} to {found.most_met} times; {beside}."


def standings_of(evening: HallEvening) -> Shown:
    """Yield the places with the sums, what is missing or disputed, and the prizes."""
    names, rows = evening.entrants, list(standing_rows(evening, "player"))
    prizes = [(won.prize.value, [names[number] for number in won.winners]) for won in evening.prizes_won]
    yield {
        "title": evening.title,
        "round": evening.begun,
        "rules": list(evening.rules),
        "standings": rows,
        "missing": [list(place) for place in evening.missing],
        "disputed": [list(place) for place in evening.disputed],
        "prizes": [{"prize": prize, "winners": winners} for prize, winners in prizes],
    }
    yield f"{evening.title}, after {evening.begun} of {evening.last_round} rounds\n"
    heads = {"Place": "place", "Player": "player", "Rounds": "rounds", "Points": "points"}
    yield table_from(rows, {**heads, "Games": "games:g", "Lone hands": "lone_hands"})
    yield f"\nBy {', then '.join(evening.rules)}."
    if evening.missing:
        yield "Missing: " + ", ".join(f"round {r} table {t}" for r, t in evening.missing) + "."
    for place in evening.disputed:
        note = evening.disputes.get(place)
        yield "Disputed: round {} table {}".format(*place) + (f" ({note})." if note else ".")
    for prize, winners in prizes:
        if winners:
            yield f"{prize.capitalize()}: {', '.join(winners)}."


def standing_rows(evening: HallEvening, named: str) -> Iterator[dict[str, object]]:
    """Yield the places with the sums; `named` is the name of the field for the name."""
    fields = ("rounds", "points", "against", "games", "lone_hands", "marches", "euchres", "euchred")
    names = evening.entrants
    for each in evening.standings:
        yield {"place": each.place, named: names[each.tally.player], **picked(each.tally, *fields)}
