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
@click.option(
    "--words",
    "words_of",
    metavar="[CODE]",
    is_flag=False,
    flag_value="",
    help="List every word that the referee understands, of one code or of all.",
)
@json_option
def command(
    file: str | None,
    words: str | None,
    code: str | None,
    rules: tuple[str, ...],
    record: str | None,
    words_of: str | None,
    as_json: bool,
) -> None:
    """Rule on what went wrong at a table.

    FILE is a .euchre record of what people did, lawful or not: each ruling is
    printed with its line, its remedies and its laws. Lines that begin with
    'expect' are checked; exit code 1 means that one is not met. With --code,
    --rules or --record you type what happens at a table with real cards; the
    referee rules on it and keeps the score; with --json each line is answered
    by one line of JSON, for a program.
    """
    if file is not None and (other := _not_with_file(words, code, rules, record, words_of)) is not None:
        raise bad_input(f"{file} is ruled on under its own code and rules: leave out {other} or the file")
    if words is not None:
        from .answers.what_if import print_what_if

        print_what_if(words, as_json)
    elif words_of is not None:
        from .wordlist import print_words

        print_words(words_of)
    elif code is not None or rules or (file is None and record is not None):
        from .desk_files import code_of_record

        own = None if code is not None or rules or record is None else code_of_record(record)
        _assist(code_of(code, rules) if own is None else own, record, as_json)
    elif file is not None:
        from .rulings import print_rulings

        print_rulings(file, as_json)
    else:
        raise bad_input(
            "name a record, a code with --code or --rules, or ask with --what-if; see 'euchre referee --help'"
        )


def _not_with_file(
    words: str | None, code: str | None, rules: tuple[str, ...], record: str | None, words_of: str | None
) -> str | None:
    """The option given that has no meaning beside a record to be ruled on; None if there is none."""
    given = {
        "--what-if": words is not None,
        "--code": code is not None,
        "--rules": bool(rules),
        "--record": record is not None,
        "--words": words_of is not None,
    }
    return next((option for option, is_given in given.items() if is_given), None)


def _assist(code: Code, path: str | None, as_json: bool) -> None:
    """Take entries from the terminal and keep them in a record, which is continued if it exists."""
    from .desk_files import free_name

    path = path or free_name()
    if as_json:
        from .answers_as_json import answer_in_json

        answer_in_json(code, path)
    else:
        from .assistant import Assistant
        from .prompting import line_reader

        assistant = Assistant(code, path)
        assistant.run(line_reader(assistant.code))
