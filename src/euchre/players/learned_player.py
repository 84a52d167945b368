"""A player that learned: one look at the cards by a small network, without search."""

from __future__ import annotations

from ..acts import Act
from ..bots.simple import SimplePlayer
from ..chance import Stream
from ..deal import Due
from ..errors import EuchreError
from ..laws import Code
from ..view import SeatView
from .learned_features import inputs_of, is_known, output_of, reference_of

_SIMPLE = SimplePlayer()


def check_learned(code: Code) -> None:
    """Raise EuchreError for a code whose game the network has not learned."""
    if not is_known(code):
        raise EuchreError(
            f"'learned' has not learned {code.name}: it plays the modern game of two pairs only"
        )


class LearnedPlayer:
    """Chooses the act that its network values most. What it has not learned it does as `simple`."""

    @property
    def name(self) -> str:
        """The name that users select the player by."""
        return "learned"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act with the highest value; the first of equal ones."""
        acts = due.acts
        if len(acts) == 1:
            return acts[0]
        if not due.awaited or view.turn_up is None or not is_known(view.code):
            return _SIMPLE.choose(view, due, stream)
        reference = reference_of(view)
        places = {act: place for act in acts if (place := output_of(act, reference)) is not None}
        if not places:
            return _SIMPLE.choose(view, due, stream)
        # Imported here because the network needs NumPy, which the package loads only for players that use it.
        from .learned_network import bundled_network

        values = bundled_network().of_ones(inputs_of(view))
        return max(places, key=lambda act: float(values[places[act]]))
