"""`euchre server erase`: delete old tables and guests, or all of them."""

from __future__ import annotations

import asyncio
import time

import click

from ..output import bad_input, how_many
from .data_folder import folder_of, store_options


@click.command("erase", epilog="Example: euchre server erase --older-than 7")
@store_options
@click.option(
    "--older-than",
    type=click.IntRange(min=0),
    metavar="DAYS",
    help="Delete tables and guests not used for so many days.",
)
@click.option("--all", "everything", is_flag=True, help="Delete all tables and all guests.")
def command(data: str | None, database: str | None, older_than: int | None, everything: bool) -> None:
    """Delete tables and guests from the server's data.

    The server does this by itself every day: it deletes tables 30 days after
    their last event, and guests 90 days after they were last seen. Deleted data
    is overwritten in the file; a PostgreSQL rewrites its tables without it, but
    you have to delete its archives and copies yourself.
    """
    if (older_than is None) is not everything:
        raise bad_input("give either --older-than DAYS or --all")
    folder = folder_of(data)
    from ...server.people.retention import DAY
    from ...server.store.audit import erase_at

    now = time.time_ns() // 1_000_000
    before = now - older_than * DAY if older_than is not None else now + DAY
    gone = asyncio.run(erase_at(database or folder, before, now))
    click.echo(f"deleted {how_many(gone.tables, 'table')} and {how_many(gone.people, 'guest')}")
