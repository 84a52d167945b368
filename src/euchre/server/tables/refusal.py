"""What a table refuses: a reason for programs, a sentence for people, the laws where there are any."""

from __future__ import annotations

from ...errors import EuchreError


class Refusal(EuchreError):
    """Something that is not done; nothing has changed."""

    def __init__(self, reason: str, message: str, laws: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        """Its name on the wire, `seat/taken`."""
        self.message = message
        self.laws = laws
        """Ids in the register of the code played."""
