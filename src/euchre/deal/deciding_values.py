"""Which value of a code decides that an act is refused; the refusal then cites the laws of that value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..acts import (
    Act,
    AskNewDeal,
    Call,
    DefendAlone,
    Discard,
    GiveCard,
    GoUnder,
    LayDown,
    Play,
    PlayAlone,
    TakeDummy,
    TakeOver,
)
from .errors import Reason
from .giving import discards_for_gift, giver
from .rights import dealer_exchanges, has_suit_to_call, must_be_alone
from .state import Deal, Stage, seat_of


def deciding_value(deal: Deal, act: Act, reason: Reason) -> str | None:
    """Return the field of the code that decides that an act is refused for a reason; None if no single one
    does."""
    decides = _DECIDES.get(type(act))
    return None if decides is None else decides(deal, act, reason)


def _of_call(deal: Deal, act: Call, reason: Reason) -> str | None:
    if reason is Reason.ALONE_TOO_LATE:
        return None if deal.code.may_play_alone else "dummy"
    if reason is not Reason.WRONG_WORD:
        return None
    suit = act.suit if deal.stage is Stage.MAKING else deal.turned_suit
    if act.word.makes_trump and suit is not None and not has_suit_to_call(deal, seat_of(act), suit):
        robs = act.actor == deal.dealer and suit is deal.turned_suit
        return "suit_needed_to_rob" if robs else "suit_needed_to_call"
    return "assist_must_be_alone" if must_be_alone(deal, act) and act.word.accepts_turn_up else None


def _of_playing_alone(deal: Deal, act: PlayAlone | TakeOver, reason: Reason) -> str | None:
    """Return the value that sets the time in which a player of the makers' side may play alone."""
    calling = deal.calling
    if reason is not Reason.ALONE_TOO_LATE:
        return None
    if not deal.code.may_play_alone:
        return "dummy"
    if act.actor == deal.dealer and calling.accepted:
        return "dealer_alone_until"
    return "alone_until" if act.actor == calling.maker else "take_over_until"


def _of_discard(deal: Deal, act: Discard, reason: Reason) -> str | None:
    return "dummy" if deal.dummy_taken and act.actor == deal.calling.maker else None


def _of_card(deal: Deal, act: Play, reason: Reason) -> str | None:
    is_early = reason is Reason.NO_TRUMP_YET and deal.stage is Stage.PREPARING and not dealer_exchanges(deal)
    waits = giver(deal) is not None or discards_for_gift(deal) is not None
    return "partners_best" if is_early and waits else None


def _of_lay_down(deal: Deal, act: LayDown, reason: Reason) -> str | None:
    return "lay_down" if act in deal.acts and deal.code.lay_down else None


def _always(value: str) -> Callable[[Deal, Act, Reason], str]:
    return lambda deal, act, reason: value


_DECIDES: dict[type[Act], Callable[[Deal, Any, Reason], str | None]] = {
    Call: _of_call,
    PlayAlone: _of_playing_alone,
    TakeOver: _of_playing_alone,
    DefendAlone: _always("defend_alone"),
    AskNewDeal: _always("weak_hand_deals_again"),
    GoUnder: _always("farmers_hand"),
    GiveCard: _always("partners_best"),
    TakeDummy: _always("dummy"),
    Discard: _of_discard,
    LayDown: _of_lay_down,
    Play: _of_card,
}
