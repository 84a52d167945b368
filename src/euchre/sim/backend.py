"""Choice of the simulator: the native one where it is built, else the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..acts import Act
from ..deal import Deal, Stage
from ..laws import Code
from ..seats import BySide, Seat
from . import reference
from .run import Player, Run

if TYPE_CHECKING:
    from ..worlds import Worlds


class SimulatorBackend(Protocol):
    """Functions of every simulator, native or Python; none needs NumPy."""

    NAME: str

    def deal_acts(self, run: Run, number: int) -> tuple[Act, ...]:
        """Return the acts of one deal."""

    def count_endings(self, deal: Deal) -> int:
        """Return the number of lawful ways to play out the cards of a deal."""


class NativeSimulator(SimulatorBackend, Protocol):
    """Functions of the native simulator, which also fills arrays that the caller passes."""

    def is_native(self, code: Code, stage: Stage = ...) -> bool:
        """Return whether the native simulator plays a deal from a stage on by all values of a code."""

    def simulate(self, run: Run, first: int, threads: int, columns: Sequence[Any]) -> None:
        """Play deals from number `first` on; one row each."""

    def vector_rows(
        self,
        code: Code,
        players: Mapping[Seat, Player],
        dealer: Seat | None,
        points: BySide[int],
        arrays: Sequence[Any],
    ) -> Any:
        """Return N deals side by side, which fill the arrays that the caller passes."""

    def play_out(
        self,
        worlds: Worlds,
        players: tuple[Player, ...],
        seed: int,
        first: int,
        threads: int,
        columns: Sequence[Any],
    ) -> None:
        """Play the rest of a deal in N worlds; one row each."""

    def retrace(self, worlds: Worlds, lead: Deal, faces: list[int], told: Any) -> None:
        """Write how `simple` sees each card played in each world."""

    def acts_to_the_end(
        self, deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int
    ) -> tuple[Act, ...]:
        """Return the acts in the rest of a deal whose faces are all known."""


def _native() -> tuple[NativeSimulator | None, str]:
    try:
        from . import native
    except ImportError as fault:
        from ..bundled import why_no_core

        return None, f"the native simulator is missing: {why_no_core('euchre.sim', '_native', fault)}"
    return native, ""


NATIVE, WHY_NOT_NATIVE = _native()
"""The native simulator or None, and the reason why it is missing (empty if it is there)."""
IN_USE: SimulatorBackend = NATIVE or reference
"""The simulator used by default."""


def native_for(code: Code, stage: Stage = Stage.SHUFFLING) -> NativeSimulator | None:
    """Return the native simulator for deals from a stage on; None if it is not there or lacks a custom."""
    return NATIVE if NATIVE is not None and NATIVE.is_native(code, stage) else None
