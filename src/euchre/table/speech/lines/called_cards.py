"""A card called without the player before whom it lies."""

from __future__ import annotations

from ....acts import Act, JamboneCall, Manner
from ....errors import EuchreError
from ....seats import Seat
from ...claims.about_cards.calls_of_cards import callable_owner
from ...state import RefereedTable
from ..sentences.meaning import in_deal


def check_called(act: Act | None, text: str, table: RefereedTable) -> None:
    """Raise EuchreError, with the question, for a card called from nobody where nobody plays jambone."""
    if not isinstance(act, JamboneCall) or not isinstance(act.actor, Seat) or not in_deal(table):
        return
    if table.deal.calling.manner is Manner.JAMBONE:
        return
    owner = callable_owner(table, act.actor)
    raise EuchreError(
        f"'{text}': From whom? Cards that lie face up are called from their player: type '{act.actor} calls "
        f"{act.card} from {owner}'"
    )
