"""The options that say where the server keeps its data."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import click

from ..options import Function
from ..output import bad_input


def usual_folder() -> Path:
    """Return `$XDG_DATA_HOME/euchre`, else `~/.local/share/euchre`."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "euchre"


def store_options(command: Function) -> Function:
    """Return the options `--data DIR` and `--database URL`, which say where the server keeps its data."""
    data_help = "The folder of the server's data. [default: ~/.local/share/euchre]"
    data = click.option("--data", metavar="DIR", help=data_help)
    database_help = "Use this PostgreSQL instead: postgresql://USER@HOST/NAME"
    return data(click.option("--database", metavar="URL", help=database_help)(command))


def folder_of(data: str | None, database: str | None = None) -> Path:
    """Return the folder in --data, or else the usual one.

    Ends the command if --database is given too, or the server is not installed.
    """
    if data is not None and database is not None:
        raise bad_input("--data and --database cannot be used together; give one of them")
    if find_spec("starlette") is None or find_spec("msgspec") is None:
        raise bad_input("the server is not installed: pip install 'euchre[server]'")
    return usual_folder() if data is None else Path(data)
