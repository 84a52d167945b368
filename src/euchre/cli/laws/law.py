"""`euchre law`: lists, shows, searches and compares laws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from ...lawbook import decisions
from ...laws import VALUE_FIELDS, load_code
from ...laws.register import (
    REGISTER_NAMES,
    Entry,
    Register,
    Scope,
    load_comparison,
    load_register,
    scope_of,
    search,
)
from ...pictures import Line
from ..completion import complete_codes
from ..options import json_option
from ..output import answer_is_no, console, print_lines, write_json
from . import law_json, law_sheet


@click.command("law", epilog="Example: euchre law jerome-1877 9.2")
@click.argument("code", shell_complete=complete_codes, required=False)
@click.argument("law_id", metavar="[ID]", required=False)
@click.option(
    "--search",
    "words",
    metavar="WORDS",
    help="List the laws that contain all these words, or on which a value rests.",
)
@click.option(
    "--code",
    "within",
    metavar="CODE",
    shell_complete=complete_codes,
    help="Search the laws of this code only.",
)
@click.option("--compare", "axis", metavar="AXIS", help="Compare the codes on one axis.")
@json_option
def command(
    code: str | None,
    law_id: str | None,
    words: str | None,
    within: str | None,
    axis: str | None,
    as_json: bool,
) -> None:
    """List, show, search or compare the laws of a code.

    With a code: its laws by phase of the game. With an id too: the law in our
    own words, its situations, the values of the code based on it and the
    functions that decide it. Without either: the codes, and the axes on which
    they can be compared.
    """
    _check_use(code, words, within, axis)
    if words is not None:
        _search(words, within, as_json)
    elif axis is not None:
        found = load_comparison()[axis]
        write_json(*law_json.comparison(found)) if as_json else law_sheet.print_comparison(found)
    elif code is None:
        write_json(*law_json.contents()) if as_json else law_sheet.print_contents()
    elif law_id is None:
        scope = scope_of(load_code(code))
        write_json(*law_json.laws(scope)) if as_json else _print(law_sheet.law_list(scope))
    else:
        scope = scope_of(load_code(code))
        entry = scope.register[law_id]
        write_json(*law_json.law(scope, entry)) if as_json else _print(law_sheet.law_in_full(scope, entry))


def _check_use(code: str | None, words: str | None, within: str | None, axis: str | None) -> None:
    if words is not None and axis is not None:
        raise click.UsageError("--search and --compare cannot be used together.")
    if code is not None and (words is not None or axis is not None):
        option = "--compare, which compares all codes" if words is None else "--search; use --code"
        raise click.UsageError(f"'{code}' cannot be used with {option}.")
    if within is not None and words is None:
        raise click.UsageError("--code is for --search only; otherwise give the code's name alone.")


def _print(lines: Iterable[Line]) -> None:
    print_lines(console(), lines)


def _with_value(name: str, registers: Iterable[Register]) -> Iterator[tuple[Register, Entry]]:
    """Yield the laws on which a value of the codes rests, customs with the switches of a house among them."""
    for register in registers:
        for law_id, decision in decisions(register.name).items():
            if name in decision.values:
                yield register, register[law_id]


def _search(words: str, within: str | None, as_json: bool) -> None:
    scopes = (
        [scope_of(load_code(within))]
        if within is not None
        else [Scope(load_register(name), load_register(name).laws) for name in REGISTER_NAMES]
    )
    kept = {(scope.register.name, entry.id) for scope in scopes for entry in scope.entries}
    registers = [scope.register for scope in scopes]
    hits = _with_value(words, registers) if words in VALUE_FIELDS else search(words, registers)
    found = [(register, entry) for register, entry in hits if (register.name, entry.id) in kept]
    if as_json:
        write_json(*law_json.found(words, found))
    elif found:
        _print(law_sheet.found(found))
    if not found:
        raise answer_is_no(
            "" if as_json else f"no law{f' of {within}' if within else ''} contains the words '{words}'"
        )
