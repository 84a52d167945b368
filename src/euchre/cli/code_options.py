"""The code that --code and --rules ask for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ..errors import LawDataError
from ..laws import CODE_NAMES, Code, load_code, read_house_rules
from .output import bad_input
from .play.dialogue import USUAL_CODE

Command = TypeVar("Command", bound=Callable[..., Any])


def code_option(command: Command) -> Command:
    """The option `--code CODE` of a command that goes by the usual code without it."""
    known = ", ".join(CODE_NAMES)
    option = click.option("--code", metavar="CODE", help=f"The game: {known}. [default: {USUAL_CODE}]")
    return option(command)


def rules_option(command: Command) -> Command:
    """The option `--rules FILE` of a command."""
    option = click.option("--rules", metavar="FILE", help="House rules, a TOML file: base and [changes].")
    return option(command)


def code_of(name: str | None, rules: str | None) -> Code:
    """The code of a name, the house rules of a file, or the usual code.

    Ends the command for house rules that are none, or that depart from another code than the one named.
    """
    if rules is None:
        return load_code(name or USUAL_CODE)
    try:
        code = read_house_rules(Path(rules).read_text(encoding="utf-8"))
    except (LawDataError, UnicodeDecodeError) as fault:
        raise bad_input(f"{rules}: {fault}") from fault
    if name is not None and name != (code.base or code.name):
        raise bad_input(f"{rules} departs from {code.base or code.name}, not from {name}")
    return code
