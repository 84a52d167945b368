"""Limits on connections: in all and for each address; connections without a request make room for others."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import socket
import sys
from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address

LOG = logging.getLogger("euchre.server.connections")
COLLECTED_AFTER = 5_000
"""Closed connections after which the garbage collector frees them: each leaves a cycle of 1.5 KiB behind."""


class Admission:
    """The open connections, and whether another may be opened.

    When all places are taken, the oldest connection that has not sent a request is closed to make room. So
    silent connections never keep anybody out.
    """

    def __init__(self, most: int, per_address: int, exempt: frozenset[str] = frozenset()) -> None:
        self._most = most
        self._per_address = per_address
        self._exempt = exempt
        """Addresses that may open any number: the proxy's."""
        self._open: dict[asyncio.Transport, str | None] = {}
        self._counts: Counter[str] = Counter()
        self._closed = 0
        self._silent: dict[asyncio.Transport, None] = {}
        """Connections that have sent no request yet, the oldest first."""

    def __len__(self) -> int:
        return len(self._open)

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return len(self._open) >= self._most

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; if there is no place for it, close it and return False."""
        network = self._network_of(transport)
        if network is not None and self._counts[network] >= self._per_address:
            LOG.warning("closed connections: too many from one address")
            transport.abort()
            return False
        if self.is_full and not self._make_room():
            LOG.warning("closed connections: all %d places are taken", self._most)
            transport.abort()
            return False
        self._open[transport] = network
        self._silent[transport] = None
        if network is not None:
            self._counts[network] += 1
        send_at_once(transport)
        return True

    def heard(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a request."""
        self._silent.pop(transport, None)

    def release(self, transport: asyncio.Transport) -> None:
        """Count a connection as closed; a second call does nothing."""
        if transport not in self._open:
            return
        network = self._open.pop(transport)
        self._silent.pop(transport, None)
        self._closed += 1
        if self._closed % COLLECTED_AFTER == 0:
            gc.collect(1)
        if network is not None:
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def _make_room(self) -> bool:
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        LOG.warning("closed connections that sent no request: all %d places are taken", self._most)
        self.release(oldest)
        oldest.abort()
        return True

    def _network_of(self, transport: asyncio.Transport) -> str | None:
        """Return the key under which a connection is counted; None if it is not counted by address."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) and peer else None
        return None if host is None or host in self._exempt else network_of(host)


def network_of(host: str) -> str | None:
    """Return an IPv4 address, or the /64 network of an IPv6 address; None for this machine."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    address = getattr(address, "ipv4_mapped", None) or address
    if address.is_loopback:
        return None
    return str(address) if isinstance(address, IPv4Address) else address.exploded[:19]


def counted_as(host: str) -> str:
    """Return the key under which requests of an address are counted: its network, or an address of this
    machine.

    Who has one IPv6 address has all of its /64, so addresses of their own would be no limit.
    """
    return network_of(host) or host


_NETWORK_64 = re.compile(r"[0-9a-f]{4}(?::[0-9a-f]{4}){3}")


def networks_around(counted: str) -> tuple[str, ...]:
    """Return a key of `counted_as` and those of the wider networks around it: of a /64 its /56 and its /48.

    >>> networks_around("192.0.2.7")
    ('192.0.2.7',)
    >>> networks_around("2001:0db8:0007:0a4e")
    ('2001:0db8:0007:0a4e', '2001:0db8:0007:0a/56', '2001:0db8:0007/48')
    """
    if not _NETWORK_64.fullmatch(counted):
        return (counted,)
    return counted, f"{counted[:-2]}/56", f"{counted[:-5]}/48"


def send_at_once(transport: asyncio.Transport) -> None:
    """Make the system send small messages at once (TCP_NODELAY)."""
    one = transport.get_extra_info("socket")
    if one is not None and one.family in (socket.AF_INET, socket.AF_INET6):
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


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
    """Return the number of file descriptors that this process may use, after raising its limit as far as
    possible."""
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
    """Return most open connections."""
    allowed = descriptors()
    room = max(allowed - RESERVE, allowed // 2)
    return room if limits.total is None else min(limits.total, room)
