"""Acts that regular play refuses and the catalogue does not name: what follows, in a sentence."""

from __future__ import annotations

from ...deal import Reason
from ...laws import Code
from ..ruling import CALL_STANDS, COUNTS_WITH_LEAD, Ruling

_SENTENCES = {
    Reason.NOT_THE_MAKERS: ("may not play alone", "The words count for nothing."),
    Reason.PASSED: ("may not play alone", "The words count for nothing."),
    Reason.ALONE_TOO_LATE: (
        "may not play alone",
        "The words count for nothing, and the hand is played on.",
    ),
    Reason.TAKEN_OVER: ("may not take the hand back", "The words count for nothing."),
    Reason.NO_DEFENDING_ALONE: ("may not defend alone", "The words count for nothing."),
    Reason.NO_JAMBOREE: ("may not announce a jamboree", "The words count for nothing."),
    Reason.CALL_NOT_YOUR_TURN: ("called out of turn", "The call counts for nothing, and takes no turn away."),
    Reason.SUIT_TURNED_DOWN: ("named a suit that is barred", "The call counts for nothing."),
    Reason.WRONG_WORD: ("may not say that", "What is not allowed counts for nothing."),
    Reason.STUCK: ("may not pass", "The call counts for nothing."),
    Reason.JAMBONE_TOO_LATE: ("called a card too late", "The call counts for nothing."),
    Reason.CALL_TOO_LATE: ("called too late", "The call counts for nothing."),
    Reason.NO_SUIT: ("named no suit", "The call counts for nothing until the suit is named."),
    Reason.DISCARD_TURN_UP: ("may not do that", "Another card has to be put out."),
    Reason.LAY_DOWN: ("may not lay down the hand", "The hand is played on."),
    Reason.DISCARD_FINAL: ("may not discard again", "The discard stands."),
}
"""What a player has done or may not do, and what follows, by the reason of the refusal."""
_BY_REASON = {reason.value: words for reason, words in _SENTENCES.items()}


def breach_words(ruling: Ruling, code: Code) -> tuple[str, str] | None:
    """Return how the sentence on such an act begins, and what follows from the act; None where no words of
    its own are written for it."""
    if ruling.offender is None or not ruling.why:
        return None
    words = _BY_REASON.get(ruling.irregularity)
    if ruling.irregularity == Reason.NOT_YOUR_TURN.value and ruling.trick is not None:
        words = "has missed a trick", ""
    elif ruling.irregularity == Reason.NOT_YOUR_TURN.value:
        words = "played before their turn", "The card stays, and no law gives a penalty for it."
    elif ruling.why.endswith(COUNTS_WITH_LEAD):
        words = "called a card before the lead", "Until the lead another card may be called instead."
    if words is None:
        return None if ruling.laws else ("That has no effect", "")
    done, follows = words
    if ruling.why.endswith(CALL_STANDS):
        follows = "Only the word 'alone' counts for nothing."
    is_barred = ruling.irregularity == Reason.SUIT_TURNED_DOWN.value
    if is_barred and code.naming_turned_down_suit == "pass":
        follows = "It counts as a pass."
    return f"{ruling.offender} {done}", follows
