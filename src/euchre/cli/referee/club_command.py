"""`euchre club`: forms a table of people with real cards, and is the referee at it."""

from __future__ import annotations

import click

from ..code_options import code_option, rules_option
from ..options import json_option
from .command import record_option


@click.command("club", epilog="Example: euchre club --code leeds-dwight-1888 Ann Bob Cid Dot Eve")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@code_option
@rules_option
@record_option
@json_option
def command(
    names: tuple[str, ...], code: str | None, rules: tuple[str, ...], record: str | None, as_json: bool
) -> None:
    """Form a table of people with real cards, and be its referee.

    The command asks which cards the people named cut and which seats they take.
    By the laws of the code it says who plays with whom, who deals, and who goes
    out next. Then it is the referee, as 'euchre referee --code' is.
    """
    from .desk_command import open_desk

    open_desk(code, rules, record, as_json, forms_table=True, come=names)
