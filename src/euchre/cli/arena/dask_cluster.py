"""Workers of a Dask cluster: an existing one, or a local one made for the command."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from ...arena import Workers, cluster
from ..output import bad_input

if TYPE_CHECKING:
    from distributed import Client

LOCAL = "local"
"""Address that stands for a local cluster."""
_ADDRESS = re.compile(r"(tcp|tls)://.+:\d+")
_PATIENCE = 10
"""Seconds within which a scheduler must answer."""


@contextmanager
def connected(address: str, jobs: int) -> Iterator[Workers]:
    """Provide the workers of the cluster at an address, which play pairs; as `client_of`."""
    with client_of(address, jobs) as client, cluster(client, time.perf_counter) as workers:
        yield workers


@contextmanager
def client_of(address: str, jobs: int) -> Iterator[Client]:
    """Provide the client of the cluster at an address; a local cluster has `jobs` processes and listens on
    loopback.

    Ends the command if Dask is not installed or no scheduler answers.
    """
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise bad_input("--cluster needs Dask: pip install 'euchre[cluster]'") from None
    if address != LOCAL and not _ADDRESS.fullmatch(address):
        raise bad_input(f"'{address}' is not the address of a scheduler: write tcp://HOST:PORT, or {LOCAL}")
    with ExitStack() as stack:
        where: object = address
        if address == LOCAL:
            where = stack.enter_context(
                LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    silence_logs=logging.CRITICAL,
                )
            )
        try:
            client = stack.enter_context(Client(where, timeout=_PATIENCE, set_as_default=False))
        except OSError as fault:
            raise bad_input(f"no Dask scheduler answers at {address}: {fault}") from None
        yield client
