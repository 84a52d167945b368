"""Limits on a connection that apply before anything it sends is parsed."""

from __future__ import annotations

import sys
from dataclasses import dataclass

RESERVE = 128
"""File descriptors reserved for the store, the log, the page's files and worker processes."""
SLOWEST = 32 * 1024
"""Bytes of an answer that a client has to read in these seconds."""
_MOST_WANTED = 65_536
_UNKNOWN = 512
"""File descriptors assumed where the system does not give their number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionLimits:
    """Limits on connections, together and each."""

    total: int | None = None
    """Most open connections; None for as many as the file descriptors allow, less a reserve."""
    per_address: int = 512
    """Most open connections of one address, under IPv6 of one /64 network. Connections of this machine and of
    the proxy are not counted. Sixty browsers with six connections and a socket each are 420."""
    headers: float = 10.0
    """Seconds for the headers of a request, counted from the connection's start or from the last request."""
    body: float = 20.0
    """Seconds for the body of a request."""
    reading: float = 15.0
    """Seconds in which a client has to read some of an answer that is not sent yet, see `SLOWEST`."""
    unsent: int = 256 * 1024
    """Most bytes that wait to be sent on a socket."""


def descriptors() -> int:
    """Number of file descriptors that this process may use, after raising its limit as far as possible."""
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
    """Most open connections."""
    allowed = descriptors()
    room = max(allowed - RESERVE, allowed // 2)
    return room if limits.total is None else min(limits.total, room)
