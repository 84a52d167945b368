"""What a connection may cost before anything that it says has been read."""

from __future__ import annotations

import sys
from dataclasses import dataclass

RESERVE = 128
"""File descriptors kept for the store, the log, the page's files and the computer players' processes."""
_MOST_WANTED = 65_536
_UNKNOWN = 512
"""Descriptors where the system does not tell how many there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionLimits:
    """What connections may take, all together and each."""

    total: int | None = None
    """Connections at one time; None for as many as the file descriptors allow, less a reserve."""
    per_address: int = 256
    """Connections of one address, or of one network of the size that a household has under IPv6. Those of
    this machine and of the proxy are not counted."""
    headers: float = 10.0
    """Seconds for the headers of a request, from the beginning of the connection or the end of the last."""
    body: float = 20.0
    """Seconds for the body of a request."""
    unsent: int = 256 * 1024
    """Bytes that may wait to be sent on a socket."""


def descriptors() -> int:
    """How many file descriptors this process may have, after asking for as many as it may ask for."""
    if sys.platform == "win32":
        return _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_WANTED if hard == resource.RLIM_INFINITY else min(hard, _MOST_WANTED)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _MOST_WANTED if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def most_connections(limits: ConnectionLimits) -> int:
    """How many connections there may be at one time."""
    allowed = descriptors()
    room = max(allowed - RESERVE, allowed // 2)
    return room if limits.total is None else min(limits.total, room)
