"""The values of scores as text tables: the dealer's points down, the other side's across."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from ...equity import Worth

Values = dict[str, Any]


def equity_sheet(document: Values) -> Iterator[str]:
    """Yield a table for each state of the rubber; with three sides, for each number of the dealer's
    points."""
    yield from _head(document)
    worth_text = _format_of(document)
    for title, rows in _tables(document):
        yield ""
        yield title
        across = sorted({row["points"][-1] for row in rows})
        yield "      " + "".join(f"{points:>7}" for points in across)
        for down, line in groupby(sorted(rows, key=lambda row: row["points"]), lambda row: row["points"][-2]):
            yield f"{down:>6}" + "".join(f"{worth_text(row['worth'][0]):>7}" for row in line)


def at_sheet(document: Values) -> Iterator[str]:
    """Yield one score: its value to each side before the deal, and after each outcome."""
    yield from _head(document)
    worth_text = _format_of(document)
    yield ""
    sides = ("dealer", "other") if len(document["points"]) == 2 else ("dealer", "next", "third")
    yield f"{'at ' + '-'.join(map(str, document['points'])):<12}{'chance':>8}" + "".join(
        f"{side:>9}" for side in sides
    )
    yield f"{'before':<12}{'':>8}" + "".join(f"{worth_text(each):>9}" for each in document["before"])
    for row in document["outcomes"]:
        points = "-".join(map(str, row["points"]))
        yield f"{points:<12}{100 * row['chance']:>7.2f}%" + "".join(
            f"{worth_text(each):>9}" for each in row["worth"]
        )


def _head(document: Values) -> Iterator[str]:
    made, rules = document["made_from"], " with house rules" if document["changes"] else ""
    code, points, worth = (document[key] for key in ("code", "game_points", "worth"))
    number = document["changes"].get("deals_in_game", 0)
    ends = f"to {points} or {number} deals, before the first" if number else f"to {points}"
    yield f"{code}{rules}, {ends}: {worth}, for the dealer's side"
    yield f"from {made['deals']} deals of {made['player']}, seed {made['seed']}"


def _format_of(document: Values) -> Callable[[float], str]:
    if document["worth"] == Worth.CHANCE.value:
        return lambda worth: f"{100 * worth:.1f}%"
    return lambda worth: f"{worth:+.3f}"


def _tables(document: Values) -> Iterator[tuple[str, list[Values]]]:
    most = document["game_points"]
    rows = [row for row in document["scores"] if max(row["points"]) < most]
    if len(rows[0]["points"]) == 3:
        for dealers, some in groupby(rows, lambda row: int(row["points"][0])):
            yield f"dealer has {dealers}; down the next on the left, across the third", list(some)
        return
    for rubber, some in groupby(rows, lambda row: list(row.get("rubber", []))):
        won = f"after games {rubber.count(0)}-{rubber.count(1)}; " if "rubber" in rows[0] else ""
        yield f"{won}down the dealer's side, across the other", list(some)
