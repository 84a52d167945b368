"""The error for a refused act: the reason, the laws, and a sentence for the player."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..acts import Act
from ..errors import EuchreError

if TYPE_CHECKING:
    from ..laws import Code
    from .state import Deal


class Reason(Enum):
    """What is wrong with an act; the value is its name on the wire and in a code's `[reasons]`."""

    NOT_THE_SHUFFLER = "deal/not-the-shuffler"
    NOT_THE_CUTTER = "deal/not-the-cutter"
    CUT_SIZE = "deal/cut-size"
    CUT_DECLINED = "deal/cut-declined"
    PACK_IS_CUT = "deal/pack-is-cut"
    NOT_THE_DEALER = "deal/not-the-dealer"
    PACKETS = "deal/packets"
    TURN_UP = "deal/turn-up"
    WRONG_PACK = "deal/wrong-pack"
    WRONG_HAND = "deal/wrong-hand"
    CALL_NOT_YOUR_TURN = "call/not-your-turn"
    WRONG_WORD = "call/wrong-word"
    SUIT_TURNED_DOWN = "call/suit-turned-down"
    NO_SUIT = "call/no-suit"
    STUCK = "call/stuck"
    CALL_TOO_LATE = "call/too-late"
    NOT_THE_MAKERS = "alone/not-the-makers"
    PASSED = "alone/passed"
    ALONE_TOO_LATE = "alone/too-late"
    TAKEN_OVER = "alone/taken-over"
    NO_DEFENDING_ALONE = "alone/no-defending"
    NO_JAMBOREE = "alone/jamboree-not-held"
    NOT_YOUR_DISCARD = "discard/not-the-dealer"
    DISCARD_NUMBER = "discard/number"
    DISCARD_TURN_UP = "discard/turn-up"
    DISCARD_FINAL = "discard/final"
    DUMMY_FIRST = "discard/dummy-first"
    NO_TRUMP_YET = "play/trump-not-settled"
    NOT_YOUR_TURN = "play/not-your-turn"
    SITS_OUT = "play/sits-out"
    DOES_NOT_FOLLOW = "play/does-not-follow"
    NOT_HELD = "play/not-held"
    CALLED_CARD = "play/called-card"
    NOT_THE_CALLER = "jambone/not-the-caller"
    NOT_CALLABLE = "jambone/not-callable"
    JAMBONE_TOO_LATE = "jambone/too-late"
    CALL_FIRST = "jambone/call-first"
    LAY_DOWN = "claim/lay-down"
    THROW_IN = "claim/throw-in"
    WRONG_MARK = "score/wrong-mark"
    NOTHING_TO_ANSWER = "claim/nothing-to-answer"
    NOTHING_TO_WAIVE = "table/nothing-to-waive"
    NOT_NOW = "table/not-now"


class IllegalAct(EuchreError):
    """An act that the laws or the cards do not allow."""

    def __init__(
        self, deal: Deal, act: Act, reason: Reason, message: str | None = None, value: str | None = None
    ) -> None:
        self.deal = deal
        """The deal before the act, unchanged."""
        self.act = act
        """The refused act."""
        self.reason = reason
        """What is wrong with it."""
        self.laws = _laws_broken(deal.code, reason, value)
        """Ids of the laws that it would break, in the code's register; empty if the code has none. Of the
        laws of the reason only those of the value that decides, where one is known; the custom, where the
        house has changed that value."""
        self.message = message or f"'{act}' cannot be done"
        """One sentence for the player, without the laws."""
        cited = deal.code.cite(self.laws)
        super().__init__(self.message + (f" ({cited})" if cited else ""))


def _laws_broken(code: Code, reason: Reason, value: str | None) -> tuple[str, ...]:
    laws = code.reasons.get(reason.value, ())
    if value is None:
        return laws
    of_value = code.laws.get(value, ())
    customs = tuple(law for law in of_value if law.startswith("custom-")) if value in code.changes else ()
    return customs or tuple(law for law in laws if law in of_value) or laws
