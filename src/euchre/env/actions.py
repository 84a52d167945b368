"""Numbers of the actions. They are the same under every code, so that a network can play several games."""

from __future__ import annotations

from ..acts import (
    Act,
    Call,
    CallKind,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    GiveCard,
    JamboneCall,
    Manner,
    Play,
    PlayAlone,
    TakeDummy,
    TakeOver,
    Waiver,
)
from ..cards import FACES, JOKER, NO_TRUMP, SUITS

_CARDS = (*FACES, JOKER)
_LONE = tuple(manner for manner in Manner if manner is not Manner.PARTNERSHIP)

ACTIONS: tuple[str, ...] = (
    *(f"plays {card}" for card in _CARDS),
    *(f"discards {card}" for card in _CARDS),
    *(f"calls {card}" for card in _CARDS),
    "passes",
    "accepts the turn-up",
    *(f"accepts the turn-up {manner.value}" for manner in _LONE),
    *(f"makes {suit}" for suit in SUITS),
    *(f"makes {suit} {manner.value}" for suit in SUITS for manner in _LONE),
    *(f"plays {manner.value}" for manner in _LONE),
    *(f"takes over {manner.value}" for manner in _LONE),
    "defends alone",
    "declines the turn-up",
    "takes the dummy",
    "waives",
    *(f"fixes {suit}" for suit in SUITS),
    *(f"makes {NO_TRUMP}{manner}" for manner in ("", " alone", " jambone")),
)
"""What each action does, by number.

To pass and to turn down are one action, and so are to order up, to assist and to take up: the seat decides
which word is used. Several cards to discard are named one after the other, each by an action of its own.
To give a card to a lone partner is the action that discards it.
"""

_NUMBERS = {name: number for number, name in enumerate(ACTIONS)}
_PLAY, _DISCARD, _CALL_CARD = (_NUMBERS[f"{verb} {_CARDS[0]}"] for verb in ("plays", "discards", "calls"))


def discard_action(card_index: int) -> int:
    """Return the action that discards one card, given the card's index."""
    return _DISCARD + card_index


def action_of(act: Act) -> int:
    """Return the number of the action that does an act; for several discards use `discard_action`.

    Raises KeyError for an act that is not a choice in regular play.

    >>> from euchre.acts import read_act
    >>> ACTIONS[action_of(read_act("B orders up alone"))]
    'accepts the turn-up alone'
    """
    match act:
        case Play(_, card):
            return _PLAY + card.index
        case Discard(_, (card,)) | GiveCard(_, card):
            return _DISCARD + card.index
        case JamboneCall(_, card):
            return _CALL_CARD + card.index
        case Call():
            return _NUMBERS[_call_name(act)]
        case PlayAlone() | TakeOver() | DefendAlone() | DeclineTurnUp() | TakeDummy() | Waiver() | FixSuit():
            return _NUMBERS[act.words]
    raise KeyError(act.text)


def _call_name(call: Call) -> str:
    if not call.word.makes_trump:
        return "passes"
    manner = "" if call.manner is Manner.PARTNERSHIP else f" {call.manner.value}"
    if call.word is CallKind.MAKE:
        return f"makes {call.suit}{manner}"
    return f"accepts the turn-up{manner}"
