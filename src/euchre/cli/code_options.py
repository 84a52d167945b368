"""The options --code and --rules, and the code they select."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from ..errors import LawDataError
from ..laws import CODE_NAMES, Code, load_code, presets, read_house_rules, value_text
from ..laws.field_docs import docs_of_fields
from .completion import complete_codes
from .options import Function
from .output import bad_input
from .play.dialogue import USUAL_CODE
from .text_files import text_of


def field_docs() -> dict[str, str]:
    """Return the docstring of each field of `Code`; fields without one are left out."""
    return docs_of_fields(Code)


def cited(code: Code, ids: tuple[str, ...]) -> str:
    """Return law ids after the name of their register, `jerome-1877 6.1, 6.6`; empty for none."""
    return f"{code.register} {', '.join(ids)}" if ids else ""


def house_rules(code: Code) -> Iterator[str]:
    """Yield one line for each value that the house changes, with the value of the code and what it means."""
    origin, docs = load_code(code.base or code.name), field_docs()
    for name in code.changes:
        value, before = (value_text(getattr(each, name)) for each in (code, origin))
        yield f"House rule: {name} = {value}, not {before}. {docs[name]}"


def code_option(command: Function) -> Function:
    """Add the option `--code CODE`, which has a default code."""
    known = ", ".join(CODE_NAMES)
    help_text = f"The game: {known}. [default: {USUAL_CODE}]"
    option = click.option("--code", metavar="CODE", shell_complete=complete_codes, help=help_text)
    return option(command)


def rules_option(command: Function) -> Function:
    """Add the option `--rules FILE`, which may be given several times."""
    option = click.option(
        "--rules",
        metavar="FILE",
        multiple=True,
        help=f"House rules: a TOML file with base and [changes], or one of {', '.join(presets())}. "
        "May be given several times.",
    )
    return option(command)


def code_of(name: str | None, rules: Sequence[str]) -> Code:
    """Return the code with this name, the house rules in some files or presets, or the default code.

    Ends the command for house rules with errors, or based on a code other than the one named.
    """
    if not rules:
        return load_code(name or USUAL_CODE)
    known, shown = presets(), ", ".join(rules)
    try:
        code = read_house_rules(*(known[one].text if one in known else text_of(one) for one in rules))
    except LawDataError as fault:
        raise bad_input(f"{shown}: {fault}") from fault
    if name is not None and name != (code.base or code.name):
        raise bad_input(f"{shown} is based on {code.base or code.name}, not on {name}")
    return code
