"""The options --code and --rules, and the code they select."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ..errors import LawDataError
from ..laws import CODE_NAMES, Code, load_code, read_house_rules
from .completion import complete_codes
from .output import bad_input
from .play.dialogue import USUAL_CODE

Function = TypeVar("Function", bound=Callable[..., Any])


def code_option(command: Function) -> Function:
    """Add the option `--code CODE`, which has a default code."""
    known = ", ".join(CODE_NAMES)
    help_text = f"The game: {known}. [default: {USUAL_CODE}]"
    option = click.option("--code", metavar="CODE", shell_complete=complete_codes, help=help_text)
    return option(command)


def rules_option(command: Function) -> Function:
    """Add the option `--rules FILE`."""
    option = click.option(
        "--rules", metavar="FILE", type=click.Path(), help="House rules, a TOML file: base and [changes]."
    )
    return option(command)


def code_of(name: str | None, rules: str | None) -> Code:
    """The code with this name, the house rules in a file, or the default code.

    Ends the command for house rules with errors, or based on a code other than the one named.
    """
    if rules is None:
        return load_code(name or USUAL_CODE)
    try:
        code = read_house_rules(Path(rules).read_text(encoding="utf-8"))
    except (LawDataError, UnicodeDecodeError) as fault:
        raise bad_input(f"{rules}: {fault}") from fault
    if name is not None and name != (code.base or code.name):
        raise bad_input(f"{rules} is based on {code.base or code.name}, not on {name}")
    return code
