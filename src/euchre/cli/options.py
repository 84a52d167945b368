"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import click

from .output import warn

Function = TypeVar("Function", bound=Callable[..., Any])


class Option(Protocol):
    """Adds an option to a command."""

    def __call__(self, command: Function, /) -> Function:
        """Return the command with the option."""


POSITIVE = click.IntRange(min=1)

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
jobs_option = click.option(
    "--jobs", type=POSITIVE, metavar="N", help="Number of processes. [default: one per processor]"
)


def number_option(name: str, default: int, help_text: str, least: int = 1) -> Option:
    """Return an option for a whole number, which has a default and a smallest value."""
    kind = click.IntRange(min=least)
    return click.option(name, type=kind, default=default, show_default=True, metavar="N", help=help_text)


def seed_option(default: int | None = None, used_for: str = "") -> Option:
    """Return the option `--seed N`; `used_for` says of which numbers, if not of all. One is drawn if no
    default."""
    if default is None:
        help_text = "Seed of the random numbers. [default: a new one]"
        return click.option("--seed", type=click.IntRange(min=0), metavar="N", help=help_text)
    return number_option("--seed", default, f"Seed of the random numbers{used_for}.", least=0)


def deal_option(help_text: str) -> Option:
    """Return the option `--deal N`, which selects a deal of a record."""
    return click.option("--deal", "number", type=click.IntRange(min=0), metavar="N", help=help_text)


def renamed_option(name: str, old: str, **settings: Any) -> Option:
    """Return an option that still has an old name until version 0.2; to use that one prints a warning."""

    def keep(context: click.Context, _: click.Parameter, value: object) -> None:
        if value is not None:
            warn(f"'{old}' is now '{name}'; the old name goes with version 0.2")
            context.meta[old] = value

    def taken(context: click.Context, _: click.Parameter, value: object) -> object:
        return context.meta.get(old) if value is None else value

    def add(command: Function) -> Function:
        hidden = click.option(
            old, type=settings.get("type"), hidden=True, expose_value=False, is_eager=True, callback=keep
        )
        return click.option(name, callback=taken, **settings)(hidden(command))

    return add


def output_option(help_text: str) -> Option:
    """Return the option `--output FILE`: where a command writes what it makes."""
    return renamed_option("--output", "--out", metavar="FILE", help=help_text)
