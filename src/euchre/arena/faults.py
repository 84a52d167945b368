"""Failures of external players."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import EuchreError


class PlayerFault(EuchreError):
    """A player hung, died, or gave an unlawful answer; it forfeits its match."""

    def __init__(self, name: str, why: str, last_line: str | None) -> None:
        said = "it had written nothing" if last_line is None else f"its last line was: {last_line}"
        super().__init__(f"{name} {why}; {said}")
        self.name = name
        """Name of the player."""
        self.why = why
        """What went wrong, as a phrase that follows the name."""
        self.last_line = last_line
        """The last line that the player wrote; None if none."""

    def __reduce__(self) -> tuple[Callable[..., PlayerFault], tuple[str, str, str | None]]:
        return PlayerFault, (self.name, self.why, self.last_line)
