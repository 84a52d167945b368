"""Short phrases for acts: what a person may type for a lawful act."""

from __future__ import annotations

from ...acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    DeclineTurnUp,
    DefendAlone,
    FixSuit,
    GoUnder,
    LayDown,
    Manner,
    Objection,
    PlayAlone,
    TakeDummy,
    TakeOver,
    ThrowIn,
    Waiver,
)
from ...cards import Suit

ALONE_MANNERS = tuple(manner for manner in Manner if manner is not Manner.PARTNERSHIP)
"""The manners of a lone hand."""
CALL_PHRASES = {
    CallKind.PASS: ("pass",),
    CallKind.TURN_DOWN: ("turn down", "turn it down", "pass"),
    CallKind.ORDER_UP: ("order up", "order it up"),
    CallKind.ASSIST: ("assist",),
    CallKind.TAKE_UP: ("take up", "take it up", "pick up", "pick it up"),
}
_PHRASES: dict[type[Act], tuple[str, ...]] = {
    Waiver: ("waive", "pass", "no"),
    AskNewDeal: ("new deal", "call for a new deal", "yes"),
    DefendAlone: ("defend alone", "alone"),
    DeclineTurnUp: ("decline", "decline the turn-up"),
    TakeDummy: ("take the dummy", "take dummy", "dummy"),
    LayDown: ("lay down",),
    Assent: ("agree", "yes"),
    Objection: ("object", "no"),
}


def phrases(act: Act) -> tuple[str, ...]:
    """Return the phrases for an act, the usual one first; none for cards."""
    match act:
        case Call(_, word, suit, manner):
            return _call_phrases(word, suit, manner)
        case PlayAlone(_, manner):
            return (manner.value, f"play {manner.value}")
        case TakeOver(_, manner):
            usual = ("take over",) if manner is Manner.ALONE else ()
            return (*usual, f"take over {manner.value}", manner.value)
        case GoUnder():
            return (act.words.replace("goes", "go"),)
        case ThrowIn(_, tricks):
            return (f"throw in {tricks}", f"propose {tricks}")
        case FixSuit(_, suit):
            return (suit.word, suit.letter.lower(), f"fix {suit.word}")
    return _PHRASES.get(type(act), ())


def _call_phrases(word: CallKind, suit: Suit | None, manner: Manner) -> tuple[str, ...]:
    if suit is None:
        said = CALL_PHRASES.get(word, ())
    else:
        said = (suit.word, suit.letter.lower(), f"make {suit.word}", f"make it {suit.word}")
    if manner is Manner.PARTNERSHIP:
        return said
    short = (manner.value,) if word.accepts_turn_up else ()
    return (*(f"{text} {manner.value}" for text in said), *short)
