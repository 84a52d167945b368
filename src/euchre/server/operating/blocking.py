"""Networks that the operator has blocked: nobody comes in from there until they are unblocked."""

from __future__ import annotations

from collections.abc import Iterable

from ..transport.admission import network_of

MOST = 10_000
"""Most networks that are blocked; the one blocked first is forgotten."""


class BlockedNetworks:
    """Blocked networks, each with the guest for whom it was blocked. A restart of the server unblocks all."""

    def __init__(self) -> None:
        self._blocked: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._blocked)

    def has(self, host: str) -> bool:
        """Whether an address is in a blocked network; this machine never is."""
        return bool(self._blocked) and network_of(host) in self._blocked

    def block(self, guest: str, networks: Iterable[str]) -> None:
        """Block the networks from which a guest was connected."""
        self._blocked |= dict.fromkeys(networks, guest)
        for network in list(self._blocked)[: max(0, len(self._blocked) - MOST)]:
            del self._blocked[network]

    def unblock(self, guest: str) -> int:
        """Let the networks of a guest in again; how many they were."""
        known = [network for network, blocked in self._blocked.items() if blocked == guest]
        for network in known:
            del self._blocked[network]
        return len(known)
