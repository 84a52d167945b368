"""The options --code and --rules, and the code they select."""

from __future__ import annotations

from collections.abc import Sequence

import click

from ..errors import LawDataError
from ..laws import CODE_NAMES, Code, load_code, presets, read_house_rules
from .completion import complete_codes
from .options import Function
from .output import bad_input
from .play.dialogue import USUAL_CODE
from .text_files import text_of


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
    """The code with this name, the house rules in some files or presets, or the default code.

    Ends the command for house rules with errors, or based on a code other than the one named.
    """
    if not rules:
        return load_code(name or USUAL_CODE)
    known, shown = presets(), ", ".join(rules)
    try:
        code = read_house_rules(*(known[one].text if one in known else text_of(one) for one in rules))
    except (LawDataError, UnicodeDecodeError) as fault:
        raise bad_input(f"{shown}: {fault}") from fault
    if name is not None and name != (code.base or code.name):
        raise bad_input(f"{shown} is based on {code.base or code.name}, not on {name}")
    return code
