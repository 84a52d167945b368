"""`euchre server`: what the operator of a server does beside serving."""

from __future__ import annotations

import click

from ..commands import LazyGroup

_LATE = {
    "admin": ("service.admin", "Look at the running server, and act on tables and guests."),
    "backup": ("service.backup", "Copy the server's data into a new file, and check the copy."),
    "verify": ("service.verify_store", "Check all of the server's data."),
    "rebuild": ("service.rebuild_store", "Rebuild what the database derives from event logs."),
    "erase": ("service.erase", "Delete tables and guests from the server's data."),
}


@click.group(
    "server",
    cls=LazyGroup,
    lazy=_LATE,
    no_args_is_help=True,
    epilog="Example: euchre server verify --data tables",
)
def command() -> None:
    """Look after a server and its data."""
