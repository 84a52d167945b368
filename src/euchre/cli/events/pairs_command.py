"""`euchre event pair` and `seeds`: partners who stay together, and the order of their pairs."""

from __future__ import annotations

import click

from ...events.evening_acts import PairSeeded, PartnerWished
from ...events.hall_after import EVENING
from ..options import json_option
from .changes import by_option, say_changed
from .event_file import add_acts, open_to_change


@click.command("pair", epilog="Example: euchre event pair hall.evening 'Ann Lee' Bob")
@click.argument("file")
@click.argument("name")
@click.argument("partner")
@by_option
@json_option
def pair(file: str, name: str, partner: str, by: str | None, as_json: bool) -> None:
    """Make two players partners in an evening of pairs.

    Before the first round. Without it, two names in a row are partners.
    """
    acts = [PartnerWished(name, partner), PartnerWished(partner, name)]
    with open_to_change(EVENING, file) as opened:
        add_acts(opened, acts, by)
    say_changed(file, acts, f"{name} and {partner} are partners.", as_json)


@click.command("seeds", epilog="Example: euchre event seeds hall.evening 'Ann Lee' Cid")
@click.argument("file")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@by_option
@json_option
def seeds(file: str, names: tuple[str, ...], by: str | None, as_json: bool) -> None:
    """Set the seeds of an evening of pairs: a player of each, the strongest first.

    Before the first round. Pairs that are not named follow as they came.
    """
    acts = [PairSeeded(seed, name) for seed, name in enumerate(names, start=1)]
    with open_to_change(EVENING, file) as opened:
        add_acts(opened, acts, by)
    say_changed(file, acts, "Seeds: " + ", ".join(names) + ".", as_json)
