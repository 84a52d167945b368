"""`euchre doctor`: what this installation is made of, and what it lacks."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import click

from .. import __version__
from ..solver import IN_USE, WHY_NOT_NATIVE
from .output import write_json


@click.command("doctor", epilog="Example: euchre doctor --json")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(as_json: bool) -> None:
    """Tell what is installed, and which solver runs.

    Positions are solved by the native core, or, where none could be built, by
    the Python reference: the same answers, some ten thousand times slower.
    """
    numpy = _version("numpy")
    if as_json:
        document = {"version": __version__, "python": platform.python_version(), "numpy": numpy}
        write_json("euchre.doctor/1", {**document, "solver": IN_USE.NAME, "why": WHY_NOT_NATIVE or None})
        return
    click.echo(f"euchre  {__version__}")
    click.echo(f"python  {platform.python_version()}")
    click.echo(f"numpy   {numpy or 'not installed: euchre.solver.batch cannot be used'}")
    click.echo(f"solver  {IN_USE.NAME}" + (f": {WHY_NOT_NATIVE}" if WHY_NOT_NATIVE else ""))


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
