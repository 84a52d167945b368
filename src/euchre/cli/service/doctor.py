"""`euchre doctor`: what this installation is made of, and what it lacks."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import click

from ... import __version__
from ...sim.backend import IN_USE as SIMULATOR
from ...sim.backend import WHY_NOT_NATIVE as WHY_NO_NATIVE_SIMULATOR
from ...solver import IN_USE, WHY_NOT_NATIVE
from ..output import write_json


@click.command("doctor", epilog="Example: euchre doctor --json")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(as_json: bool) -> None:
    """Show what is installed, and which solver and simulator run.

    Positions are solved and deals simulated by the native cores, or, where
    none could be built, in Python: the same answers, some thousand times
    slower or worse.
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
    click.echo(f"numpy      {numpy or 'not installed: no batches can be solved or simulated'}")
    click.echo(f"solver     {_told(IN_USE.NAME, WHY_NOT_NATIVE)}")
    click.echo(f"simulator  {_told(SIMULATOR.NAME, WHY_NO_NATIVE_SIMULATOR)}")


def _told(name: str, why: str) -> str:
    return f"{name}: {why}" if why else name


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
