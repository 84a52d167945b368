"""`euchre codes`: lists the six codes, or every value of one."""

from __future__ import annotations

import click

from ...laws import CODE_NAMES, VALUE_FIELDS, Code, load_code, plain_value, value_text
from ..code_options import cited, field_docs
from ..completion import complete_codes
from ..options import json_option
from ..output import console, picked, table_of, write_json


@click.command("codes", epilog="Example: euchre codes jerome-1877")
@click.argument("code", shell_complete=complete_codes, required=False)
@json_option
def command(code: str | None, as_json: bool) -> None:
    """List the six codes, or the values of one.

    With the name of a code: each of its values, what it means, and the laws
    behind it.
    """
    if code is None:
        _all_codes(as_json)
    else:
        _one_code(load_code(code), as_json)


def _all_codes(as_json: bool) -> None:
    codes = [load_code(name) for name in CODE_NAMES]
    if as_json:
        write_json("euchre.codes/1", {"codes": [{"name": code.name, **_summary(code)} for code in codes]})
        return
    table = table_of("Code", "Players", "Pack", "Game", "What it is", numbers=range(1, 4))
    for code in codes:
        table.add_row(code.name, f"{code.players}", f"{len(code.pack)}", f"{code.game_points}", code.title)
    console().print(table, soft_wrap=False)


def _summary(code: Code) -> dict[str, object]:
    front = picked(code, "title", "register", "players")
    return {**front, "pack": len(code.pack), **picked(code, "game_points", "rubber_games")}


def _one_code(code: Code, as_json: bool) -> None:
    docs = field_docs()
    if as_json:
        values = {
            name: {
                "value": plain_value(getattr(code, name)),
                "laws": list(code.laws.get(name, ())),
                "doc": docs[name],
            }
            for name in VALUE_FIELDS
        }
        write_json("euchre.code/1", {"name": code.name, **_summary(code), "values": values})
        return
    from rich.text import Text

    out = console()
    out.print(Text(f"{code.name}: {code.title}", style="bold"), soft_wrap=False)
    for name in VALUE_FIELDS:
        laws = cited(code, code.laws.get(name, ())) or "no law of the code"
        out.print(
            Text.assemble("\n", (name, "bold"), " = ", (value_text(getattr(code, name)), "green")),
            soft_wrap=False,
        )
        out.print(Text(f"  {docs[name]}"), soft_wrap=False)
        out.print(Text(f"  {laws}", style="dim"), soft_wrap=False)
