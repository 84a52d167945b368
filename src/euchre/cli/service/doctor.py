"""`euchre doctor`: what is installed, and what is missing."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import click

from ... import __version__
from ...sim.backend import IN_USE as SIMULATOR
from ...sim.backend import WHY_NOT_NATIVE as WHY_NO_NATIVE_SIMULATOR
from ...solver import IN_USE, WHY_NOT_NATIVE
from ..options import json_option
from ..output import write_json


@click.command("doctor", epilog="Example: euchre doctor --json")
@json_option
def command(as_json: bool) -> None:
    """Show what is installed, and which solver and simulator are used.

    The native cores solve positions and simulate deals. Without them the same
    is computed in Python, at least a thousand times more slowly.
    """
    numpy = _version("numpy")
    if as_json:
        document = {"version": __version__, "python": platform.python_version(), "numpy": numpy}
        solver = {"solver": IN_USE.NAME, "why": WHY_NOT_NATIVE or None}
        simulator = {"simulator": SIMULATOR.NAME, "why_simulator": WHY_NO_NATIVE_SIMULATOR or None}
        write_json("euchre.doctor/1", {**document, **solver, **simulator})
        return
    click.echo(f"euchre     {__version__}")
    click.echo(f"python     {platform.python_version()}")
    click.echo(f"numpy      {numpy or 'not installed: batches cannot be solved or simulated'}")
    click.echo(f"solver     {_backend_text(IN_USE.NAME, WHY_NOT_NATIVE)}")
    click.echo(f"simulator  {_backend_text(SIMULATOR.NAME, WHY_NO_NATIVE_SIMULATOR)}")


def _backend_text(name: str, why: str) -> str:
    return f"{name}: {why}" if why else name


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
