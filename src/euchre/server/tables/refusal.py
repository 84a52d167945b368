"""Refusals: a reason for programs, a sentence for people, and the laws that it rests on."""

from __future__ import annotations

from ...errors import EuchreError


class Refusal(EuchreError):
    """A request that was refused; nothing has changed."""

    def __init__(self, reason: str, message: str, laws: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        """Its name on the wire, such as `seat/taken`."""
        self.message = message
        self.laws = laws
        """Ids of laws in the register of the code played; often empty."""

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, tuple[str, ...]]]:
        return Refusal, (self.reason, self.message, self.laws)


def no_table() -> Refusal:
    """Return the refusal for a table that is not in the store."""
    return Refusal("table/none", "there is no such table; it was never opened, or it was deleted")
