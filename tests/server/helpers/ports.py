"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket

PORTS = range(15_000, 32_000)
"""Below those that the system gives to clients: no client takes the port of a server that restarts."""


def free_port() -> int:
    """Return a port that was free a moment ago, drawn at random so that tests that run side by side draw
    others."""
    chance = random.SystemRandom()
    while True:
        port = chance.choice(PORTS)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue  # it is taken
