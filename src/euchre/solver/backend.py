"""Choice of the solver: the native core where it is built, else the Python reference."""

from __future__ import annotations

from typing import Any, Protocol

from ..cards import Card
from . import reference
from .payoff import Question
from .position import Position


class SolverBackend(Protocol):
    """Functions of every solver, native or Python."""

    NAME: str

    def answer(self, position: Position, question: Question) -> int:
        """Return the makers' tricks, or the class of the result, under perfect play."""

    def answer_by_card(self, position: Position, question: Question) -> dict[Card, int]:
        """Return the same after each playable card, in the order of the hand."""


class NativeSolver(SolverBackend, Protocol):
    """Functions of the native solver, which also solves batches."""

    def solve_batch(self, *arguments: Any) -> int:
        """Write the answers for a batch; the number of cards played in the search."""


def _native() -> tuple[NativeSolver | None, str]:
    try:
        from . import kernel
    except ImportError as fault:
        from ..bundled import why_no_core

        return None, f"the native core is missing: {why_no_core('euchre.solver', '_kernel', fault)}"
    return kernel, ""


NATIVE, WHY_NOT_NATIVE = _native()
"""The native core or None, and the reason why it is missing (empty if it is there)."""
IN_USE: SolverBackend = NATIVE or reference
"""The solver used by default."""
