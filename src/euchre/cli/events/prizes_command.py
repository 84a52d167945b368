"""`euchre event prizes`: sets the prizes of an evening."""

from __future__ import annotations

import click

from ...events import PrizeKind
from ...events.evening_acts import EveningPrizes
from ...events.hall_after import EVENING
from ..options import json_option
from ..output import bad_input
from .changes import by_option, say_changed
from .event_file import add_acts, open_to_change


@click.command("prizes", epilog="Example: euchre event prizes hall.evening first second 'low score'")
@click.argument("file")
@click.argument(
    "wanted", nargs=-1, metavar="[PRIZE]...", type=click.Choice([prize.value for prize in PrizeKind])
)
@click.option("--none", "has_none", is_flag=True, help="There are no prizes.")
@by_option
@json_option
def prizes(file: str, wanted: tuple[str, ...], has_none: bool, by: str | None, as_json: bool) -> None:
    """Set the prizes: the standings then name who wins them.

    PRIZE is first, second, third, most lone hands, most marches, most euchres or
    low score. At the beginning they are first, most lone hands and low score.
    """
    if has_none is bool(wanted):
        raise bad_input("name the prizes, or say --none")
    acts = [EveningPrizes(tuple(map(PrizeKind, wanted)))]
    with open_to_change(EVENING, file) as opened:
        add_acts(opened, acts, by)
    words = f"Prizes: {', '.join(wanted)}." if wanted else "There are no prizes."
    say_changed(file, acts, words, as_json)
