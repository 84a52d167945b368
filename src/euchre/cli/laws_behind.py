"""The laws behind what is due: the values of the code that bear on it, with their law ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..acts import (
    Act,
    Assent,
    Call,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    JamboneCall,
    LayDown,
    Play,
    PlayAlone,
    TakeDummy,
    TakeOver,
    ThrowIn,
    Word,
)
from ..deal import Reason
from ..laws import Code, value_text
from .field_docs import cited, field_docs

_VALUES: dict[type[Act], tuple[str, ...]] = {
    Call: ("alone_until", "all_pass"),
    PlayAlone: ("alone_until", "dealer_alone_until"),
    TakeOver: ("take_over", "take_over_after_pass", "take_over_until"),
    DefendAlone: ("defend_alone",),
    Discard: ("may_bury_turn_up", "may_decline_turn_up"),
    DeclineTurnUp: ("may_decline_turn_up",),
    TakeDummy: ("dummy",),
    JamboneCall: ("jambone", "lead_against_lone"),
    Play: ("lead_against_lone",),
    LayDown: ("lay_down",),
    ThrowIn: ("throw_in",),
    Assent: ("lay_down", "throw_in"),
    FixSuit: ("joker",),
}
_REASONS: dict[type[Act], tuple[tuple[Reason, str], ...]] = {
    Call: ((Reason.CALL_NOT_YOUR_TURN, "All speak in turn, from the dealer's left."),),
    Discard: ((Reason.DISCARD_FINAL, "A discard once made is final."),),
    Play: ((Reason.DOES_NOT_FOLLOW, "Whoever can must follow the suit led; else he plays what he likes."),),
    JamboneCall: ((Reason.NOT_CALLABLE, "Not every card of the open hand can be called."),),
}


def laws_behind(code: Code, acts: Iterable[Act]) -> Iterator[str]:
    """A line for each rule that bears on some acts: what it says here, and the laws it rests on."""
    acts = tuple(acts)
    kinds = list(dict.fromkeys(type(act) for act in acts))
    for kind in kinds:
        for reason, sentence in _REASONS.get(kind, ()):
            laws = cited(code, code.reasons.get(reason.value, ()))
            yield f"{sentence} ({laws or 'the code is silent'})"
    names = [name for kind in kinds for name in _VALUES.get(kind, ())]
    for act in acts:
        if isinstance(act, Call):
            names += ["naming_turned_down_suit", "stick_the_dealer"] if act.word is Word.MAKE else []
            names += ["assist_must_be_alone"] if act.word is Word.ASSIST else []
    for name in dict.fromkeys(names):
        yield f"{field_docs()[name]} Here: {value_text(getattr(code, name))} ({_source(code, name)})"


def _source(code: Code, name: str) -> str:
    if name in code.changes:
        return "house rule"
    return cited(code, code.laws.get(name, ())) or "the code is silent"
