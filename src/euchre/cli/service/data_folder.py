"""The options that say where the server keeps its data."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click

from ..output import bad_input

Command = TypeVar("Command", bound=Callable[..., Any])


def usual_folder() -> Path:
    """`$XDG_DATA_HOME/euchre`, else `~/.local/share/euchre`."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "euchre"


def data_option(command: Command) -> Command:
    """The option `--data DIR` of a command."""
    option = click.option(
        "--data", metavar="DIR", help="The folder of the server's data. [default: ~/.local/share/euchre]"
    )
    return option(command)


def database_option(command: Command) -> Command:
    """The option `--database URL` of a command."""
    option = click.option(
        "--database", metavar="URL", help="Use this PostgreSQL instead: postgresql://USER@HOST/NAME"
    )
    return option(command)


def check_one_place(data: str | None, database: str | None) -> None:
    """Check that --data and --database are not both given."""
    if data is not None and database is not None:
        raise bad_input("give one of --data and --database")


def folder_of(data: str | None) -> Path:
    """The folder in --data, or else the usual one. Ends the command if the server is not installed."""
    if find_spec("starlette") is None or find_spec("msgspec") is None:
        raise bad_input("the server is not installed: pip install 'euchre[server]'")
    return usual_folder() if data is None else Path(data)
