"""Results of a match or a league as lines of text, from the values of the JSON report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Values = dict[str, Any]


def match_sheet(match: Values) -> Iterator[str]:
    """Yield the lines of one match, with the program version that played it."""
    yield from _match(match)
    yield ""
    yield from _programs(match)


def _match(match: Values) -> Iterator[str]:
    first, second = match["players"]
    yield f"{first} - {second}: {_game(match)}, {match[match['unit']]} {match['unit']} each played twice"
    if match["deals_played"]:
        yield f"  points a deal   {_with_error(match['points_per_deal'], match['standard_error'])}"
    if match["net_games"] is not None:
        net = match["net_games"]
        yield f"  games a game    {_with_error(net['per_game'], net['standard_error'])}"
    yield f"  games won       {match['games_won'][0]} - {match['games_won'][1]}"
    yield f"  pairs alike     {match['pairs_alike']}"
    if match["test"] is not None:
        yield from _test(match["test"])
    if match["forfeit"] is not None:
        yield f"  forfeit         by {match['forfeit']['player']}, which {match['forfeit']['why']}"
    for name, health, seconds in zip((first, second), match["health"], match["seconds"], strict=True):
        yield ""
        yield f"  {name}"
        yield from _health(health)
        yield from _seconds(seconds)


def league_sheet(league: Values) -> Iterator[str]:
    """Yield the table of a league and the lines of its matches, with the program version."""
    unit = league["unit"]
    yield f"{_game(league)}, {league['matches'][0][unit]} {unit} a match, each played twice"
    yield ""
    yield f"  {'':<24}{'rating':>15}  points a deal"
    for row in league["table"]:
        rating = f"{row['rating']:+.0f} ± {row['rating_error']:.0f}"
        points = _with_error(row["points_per_deal"], row["standard_error"])
        yield f"  {row['player']:<24}{rating:>15}  {points}"
    for match in league["matches"]:
        yield ""
        yield from _match(league | match)
    yield ""
    yield from _programs(league)


def _programs(values: Values) -> Iterator[str]:
    if values["engine_key"] is not None:
        yield f"engine key {values['engine_key']}"
    for program in values["programs"]:
        at = "" if program["commit"] is None else f" at commit {program['commit']}"
        yield f"played by euchre {program['version']}{at}"


def _game(values: Values) -> str:
    rules = " with house rules" if values["changes"] else ""
    row = f", {values['in_a_row']} {values['unit']} in a row" if values["in_a_row"] > 1 else ""
    return f"{values['code']}{rules}, seed {values['seed']}{row}"


def _with_error(value: float, error: float | None) -> str:
    return f"{value:+.4f} ± {error:.4f}" if error is not None else f"{value:+.4f}"


def _test(test: Values) -> Iterator[str]:
    low, high = test["bounds"]
    yield (
        f"  test            {test['verdict']}: log ratio {test['log_ratio']:+.2f}, bounds {low:+.2f} and "
        f"{high:+.2f}, for {test['gain']:g} against {test['null']:g}"
    )


def _health(health: Values) -> Iterator[str]:
    for round_, places in health["calls"].items():
        shares = (
            f"{place.replace('_', ' ')} {_share(calls['called'], calls['asked'])}"
            for place, calls in places.items()
        )
        yield f"    {round_:<14}{', '.join(shares)}"
    for manner in ("partnership", "alone", "jambone"):
        made = health[manner]
        if made["made"]:
            yield (
                f"    {manner:<14}{_share(made['made'], health['deals'])} of deals: march "
                f"{_share(made['marches'], made['made'])}, euchred {_share(made['euchred'], made['made'])}"
            )
    if health["stuck_dealer"]:
        yield f"    {'stuck dealer':<14}{_share(health['stuck_dealer'], health['deals'])} of deals"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _seconds(seconds: Values) -> Iterator[str]:
    for kind, time in seconds.items():
        if time["choices"] and kind in ("call", "card"):
            yield (
                f"    {'ms a ' + kind:<14}mean {1000 * time['mean']:.3g}, 95 % within "
                f"{1000 * time['95th_percentile']:.3g}, worst {1000 * time['worst']:.3g}"
            )
