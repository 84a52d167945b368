"""Where the server reports what it measures; by default nobody listens."""

from __future__ import annotations


class Observer:
    """Receives measurements, and ignores them. It is never given a name, a token or a card."""

    def acknowledged(self, seconds: float) -> None:
        """A command was acknowledged this long after it had arrived."""

    def refused(self, reason: str) -> None:
        """A message was refused, for a reason as on the wire."""

    def committed(self, seconds: float) -> None:
        """A change of a table was durable this long after it had been given to the store."""
