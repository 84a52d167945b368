"""A line as it is told, with its turn-up and its passes where they belong."""

from __future__ import annotations

from ....errors import NotationError
from ...state import RefereedTable
from ..beginnings.turn_up_shown import with_card_shown_by_mishap, with_turn_up_shown
from ..plain import without_opening
from ..retelling.cards_told.hands_listed import with_hand_listed
from ..retelling.cards_told.miscounted import with_count_alone
from ..retelling.corrected import correction_in, corrects_itself, with_both_calls
from ..retelling.earlier import with_discard_open, without_open_discard
from ..retelling.time_order import with_all_but_one, with_each_pass, with_passes_said, with_passes_up_to_call
from .put_down import with_card_of_hand_out, with_cards_dropped


def in_order_told(text: str, table: RefereedTable) -> str:
    """A line whose turn-up stands after the deal, whose passes end where a player takes it up, and whose
    leads say that they come before the discard; what a hand is stands before what is done with it.

    Raises NotationError for a line that takes back what it has told itself, or what was told before it.
    """
    if correction_in(text) is not None:
        raise NotationError(f"'{text}': To put an entry right, change the entry, or tell only what happened")
    text = without_open_discard(text, table)
    text = with_both_calls(with_hand_listed(with_passes_said(text), table), table)
    if corrects_itself(text):
        raise NotationError(f"'{text}': Tell only what happened, without what you take back")
    text = with_cards_dropped(with_card_of_hand_out(with_card_shown_by_mishap(text, table), table))
    shown = with_turn_up_shown(with_count_alone(without_opening(text.strip()) or text))
    passes = with_passes_up_to_call(with_all_but_one(shown, table), table)
    return with_discard_open(with_each_pass(passes, table), table)
