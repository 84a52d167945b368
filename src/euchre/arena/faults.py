"""What goes wrong with players from outside."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import EuchreError


class PlayerFault(EuchreError):
    """A player who hung, died or answered what may not be: he forfeits his match."""

    def __init__(self, name: str, why: str, last_line: str | None) -> None:
        said = "he had written nothing" if last_line is None else f"his last line was: {last_line}"
        super().__init__(f"{name} {why}; {said}")
        self.name = name
        """Whose fault it is."""
        self.why = why
        """What went wrong, as it is written after the name."""
        self.last_line = last_line
        """The last line he wrote, None if he wrote none."""

    def __reduce__(self) -> tuple[Callable[..., PlayerFault], tuple[str, str, str | None]]:
        return PlayerFault, (self.name, self.why, self.last_line)
