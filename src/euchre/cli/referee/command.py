"""`euchre referee`: rulings on a record, at a table with real cards, or on an irregularity described."""

from __future__ import annotations

import click

from ..code_options import rules_option
from ..options import Function, json_option
from ..output import bad_input


def record_option(command: Function) -> Function:
    """Add the option `--record FILE`, where the entries at a table with real cards are kept."""
    return click.option(
        "--record",
        "--resume",
        "record",
        metavar="FILE",
        help="Keep the entries at the table in FILE; if it exists, continue it under its code and house "
        "rules. [default: table-1.euchre, or the next number that is free]",
    )(command)


@click.command("referee", epilog='Example: euchre referee --what-if "lead out of turn"')
@click.argument("file", required=False)
@click.option(
    "--what-if",
    "words",
    metavar="WORDS",
    help="Show how each of the six games rules on an irregularity, described in words.",
)
@click.option(
    "--code", "code", metavar="CODE", help="Be the referee at a table with real cards, under this code."
)
@rules_option
@record_option
@json_option
def command(
    file: str | None,
    words: str | None,
    code: str | None,
    rules: tuple[str, ...],
    record: str | None,
    as_json: bool,
) -> None:
    """Rule on what went wrong at a table.

    FILE is a .euchre record of what people did, lawful or not: each ruling is
    printed with its line, its remedies and its laws. Lines that begin with
    'expect' are checked; exit code 1 means that one is not met. With --code,
    --rules or --record you choose what happens at a table with real cards from
    lists, or type it; the referee rules on it and keeps the score. From a pipe
    each line is one act of the notation, a number of the list or a command;
    with --json each is answered by one line of JSON.
    """
    at_table = {"--code": code is not None, "--rules": bool(rules), "--record": record is not None}
    others = [option for option, is_given in {"--what-if": words is not None, **at_table}.items() if is_given]
    if file is not None and others:
        raise bad_input(f"{file} is ruled on under its own code and rules: leave out {others[0]} or the file")
    if words is not None:
        from .what_if import print_what_if

        print_what_if(words, as_json)
    elif file is not None:
        from .rulings import print_rulings

        print_rulings(file, as_json)
    elif others:
        from .desk_command import open_desk

        open_desk(code, rules, record, as_json)
    else:
        raise bad_input(
            "name a record, a code with --code or --rules, or ask with --what-if; see 'euchre referee --help'"
        )
