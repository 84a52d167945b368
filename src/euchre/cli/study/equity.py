"""`euchre lab equity`: the value of every score to each side, before a deal and after each outcome."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import click

from ...equity import Equity, equity_of, of_length, sides_from
from ...equity.table import PACKAGE, counts_document
from ...game import new_score
from ...laws import CODE_NAMES, Code, plain_value
from ...seats import BySide, Seat
from ..code_options import code_of, code_option, rules_option
from ..commit import commit
from ..options import POSITIVE, jobs_option, json_option, number_option, renamed_option, seed_option
from ..output import bad_input, write_json
from .data_files import check_data_can_be_written, rebuild
from .equity_sheet import at_sheet, equity_sheet

MOST_POINTS = {2: 100, 3: 25}
"""The longest game that is valued, by the number of sides; more would take minutes."""

_SCORE = re.compile(r"\d+(-\d+)+")


@click.command("equity", epilog="Example: euchre lab equity --code modern --at 6-9")
@code_option
@rules_option
@renamed_option(
    "--points",
    "--to",
    type=POSITIVE,
    metavar="N",
    help="Points that win a game, 100 at most, 25 with three sides. [default: the code's]",
)
@click.option(
    "--at", "score", metavar="D-O", help="One score, the dealer's side first, with each outcome of the deal."
)
@json_option
@click.option("--rebuild", "rebuilds", is_flag=True, help="Play the deals again and write the counts.")
@click.option(
    "--player", default="simple", show_default=True, metavar="NAME", help="The player for --rebuild."
)
@number_option("--deals", 1_000_000, "Number of deals for --rebuild.")
@seed_option(1, " for --rebuild")
@jobs_option
@click.option("--output", metavar="FOLDER", help="Write the counts to this folder instead of the package.")
def command(
    code: str | None,
    rules: tuple[str, ...],
    points: int | None,
    score: str | None,
    as_json: bool,
    rebuilds: bool,
    player: str,
    deals: int,
    seed: int,
    jobs: int | None,
    output: str | None,
) -> None:
    """Show what each score is worth to the dealer's side.

    The value is the chance to win the game; under codes with lap or slam it is
    net games, and where rubbers are played net rubber points. It is computed
    from how often each outcome occurs between the computer's players.
    --rebuild plays these deals again, for one --code or all six.
    """
    if rebuilds:
        if rules or points or score or as_json:
            raise bad_input(
                "--rebuild can be used only with --code, --player, --deals, --seed, --jobs and --output"
            )
        for name in CODE_NAMES if code is None else (code,):
            check_data_can_be_written(PACKAGE, name, output)
        now = commit()  # before the first file is written: with it the work tree is no longer the commit's
        for name in CODE_NAMES if code is None else (code,):
            jobs = jobs or os.cpu_count() or 1
            path = rebuild(name, player, seed, deals, jobs=jobs, commit=now, folder=output)
            click.echo(f"{name}: {deals} deals of {player} counted in {path}")
        return
    law = code_of(code, rules)
    if points is not None:
        law = of_length(law, points)
    _check_length(law)
    equity = equity_of(law)
    if score is not None:
        document = _head(law, equity) | _at(equity, score)
        sheet = at_sheet
    else:
        document = _head(law, equity) | {"scores": list(_scores(equity))}
        sheet = equity_sheet
    if as_json:
        write_json("euchre.equity/1", document)
    else:
        click.echo("\n".join(sheet(document)))


def _check_length(law: Code) -> None:
    """End the command if the games of a code are too long to be valued."""
    sides = len(sides_from(law, Seat.A))
    most = MOST_POINTS[sides]
    if law.game_points > most and not law.deals_in_game:
        raise bad_input(f"a game to {law.game_points} between {sides} sides is too long: {most} at most")


def _head(law: Code, equity: Equity) -> dict[str, Any]:
    made = counts_document(law.base or law.name)
    return {
        "code": law.base or law.name,
        "changes": {key: plain_value(value) for key, value in law.changes.items()},
        "game_points": law.game_points,
        "worth": equity.worth.value,
        "made_from": {key: made[key] for key in ("player", "deals", "seed", "command", "version", "commit")},
    }


def _scores(equity: Equity) -> Iterator[dict[str, Any]]:
    if equity.code.deals_in_game:
        yield from _first_deal(equity)
        return
    for (points, rubber, _), worth in sorted(equity.values.items(), key=lambda row: (row[0][1], row[0][0])):
        games = {"rubber": list(rubber)} if equity.code.rubber_games else {}
        yield {**games, "points": list(points), "worth": [round(each, 5) for each in worth]}


def _first_deal(equity: Equity) -> Iterator[dict[str, Any]]:
    """Yield scores of a game of a fixed number of deals before the first of them, up to nine points each."""
    sides = sides_from(equity.code, Seat.A)
    for points in product(range(min(10, equity.code.game_points)), repeat=len(sides)):
        worth = equity.before_deal(new_score(equity.code, BySide(sides, points)), Seat.A)
        yield {"points": list(points), "worth": [round(worth[side], 5) for side in sides]}


def _at(equity: Equity, text: str) -> dict[str, Any]:
    """Return one score of the first game, with its value before the deal and after each outcome."""
    sides = sides_from(equity.code, Seat.A)
    points = tuple(map(int, text.split("-"))) if _SCORE.fullmatch(text) else ()
    if len(points) != len(sides) or max(points) >= equity.code.game_points:
        example = "-".join("0" * len(sides))
        raise bad_input(
            f"'{text}' is not a score of this game: write {example}, each below {equity.code.game_points}"
        )
    score = new_score(equity.code, BySide(sides, points))
    outcomes = [
        {
            "points": list(share.points),
            "chance": round(share.chance, 5),
            "worth": [
                round(each, 5)
                for each in equity.after_deal(score, Seat.A, BySide(sides, share.points), passes=share.passes)
            ],
        }
        for share in equity.mix.shares
    ]
    worth = [round(each, 5) for each in equity.before_deal(score, Seat.A)]
    return {"points": list(points), "before": worth, "outcomes": outcomes}
