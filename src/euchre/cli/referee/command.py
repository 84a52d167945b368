"""`euchre referee`: rulings on a record, or what each code says of an irregularity."""

from __future__ import annotations

import click

from ...laws import Code
from ..code_options import code_of, rules_option
from ..options import json_option
from ..output import bad_input


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
@click.option(
    "--record",
    "record",
    metavar="FILE",
    help="Keep the entries at the table in FILE; if it exists, continue it under its code and house rules.",
)
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
    --rules or --record you type what happens at a table with real cards, one
    act of the notation a line; the referee rules on it and keeps the score.
    """
    if file is not None and (other := _not_with_file(words, code, rules, record)) is not None:
        raise bad_input(f"{file} is ruled on under its own code and rules: leave out {other} or the file")
    if words is not None:
        from .what_if import print_what_if

        print_what_if(words, as_json)
    elif code is not None or rules or (file is None and record is not None):
        from .desk_files import code_of_record

        own = None if code is not None or rules or record is None else code_of_record(record)
        _assist(code_of(code, rules) if own is None else own, record)
    elif file is not None:
        from .rulings import print_rulings

        print_rulings(file, as_json)
    else:
        raise bad_input(
            "name a record, a code with --code or --rules, or ask with --what-if; see 'euchre referee --help'"
        )


def _not_with_file(
    words: str | None, code: str | None, rules: tuple[str, ...], record: str | None
) -> str | None:
    """The option given that has no meaning beside a record to be ruled on; None if there is none."""
    given = {
        "--what-if": words is not None,
        "--code": code is not None,
        "--rules": bool(rules),
        "--record": record is not None,
    }
    return next((option for option, is_given in given.items() if is_given), None)


def _assist(code: Code, path: str | None) -> None:
    """Take entries from the terminal and keep them in a record, which is continued if it exists."""
    from .assistant import assist
    from .desk_files import free_name

    assist(code, path or free_name())
