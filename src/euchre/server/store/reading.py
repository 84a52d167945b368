"""Read a store from another process than the server's, by its address."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeAlias, TypeVar

from .postgres import read_once
from .script import Script
from .sqlite import FILE, connected_to_read, failure, run_script

Result = TypeVar("Result")

Address: TypeAlias = Path | str
"""The data folder of an SQLite store, or the URL of a PostgreSQL."""


def read_at(address: Address, script: Script[Result]) -> Result:
    """Run a script that changes nothing, on one consistent state of a store. Raises StoreFailed."""
    if isinstance(address, str):
        return asyncio.run(read_once(address, script))
    try:
        with closing(connected_to_read(address / FILE)) as database:
            database.execute("BEGIN")
            return run_script(database, script)
    except sqlite3.Error as fault:
        raise failure(fault) from fault
