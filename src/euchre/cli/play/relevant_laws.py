"""The laws that bear on the current choice: values of the code, their law ids and their wording."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ... import acts
from ...deal import Reason
from ...laws import Code, value_text
from ..laws.field_docs import cited, field_docs

_VALUES: dict[type[acts.Act], tuple[str, ...]] = {
    acts.Call: ("alone_until", "all_pass"),
    acts.PlayAlone: ("alone_until", "dealer_alone_until"),
    acts.TakeOver: ("take_over", "take_over_after_pass", "take_over_until"),
    acts.DefendAlone: ("defend_alone",),
    acts.AskNewDeal: ("weak_hand_deals_again",),
    acts.GoUnder: ("farmers_hand",),
    acts.GiveCard: ("partners_best",),
    acts.Discard: ("may_bury_turn_up", "may_decline_turn_up"),
    acts.DeclineTurnUp: ("may_decline_turn_up",),
    acts.TakeDummy: ("dummy",),
    acts.JamboneCall: ("jambone", "lead_against_lone"),
    acts.Play: ("lead_against_lone",),
    acts.LayDown: ("lay_down",),
    acts.ThrowIn: ("throw_in",),
    acts.Assent: ("lay_down", "throw_in"),
    acts.FixSuit: ("joker",),
}
_REASONS: dict[type[acts.Act], tuple[Reason, str]] = {
    acts.Call: (Reason.CALL_NOT_YOUR_TURN, "Players call in turn, starting at the dealer's left."),
    acts.Discard: (Reason.DISCARD_FINAL, "A discard is final."),
    acts.Play: (
        Reason.DOES_NOT_FOLLOW,
        "A player who can must follow the suit led; otherwise any card may be played.",
    ),
    acts.JamboneCall: (Reason.NOT_CALLABLE, "Not every card of the open hand can be called."),
}


def relevant_rules(code: Code, choices: Iterable[acts.Act]) -> Iterator[str]:
    """One line for each rule that bears on some acts: its value here and its laws."""
    yield from (text for text, _ in _rules(code, tuple(choices)))


def relevant_laws(code: Code, choices: Iterable[acts.Act], refused: Iterable[str] = ()) -> Iterator[str]:
    """The wording of each law that bears on some acts, once each. `refused`: ids that come first."""
    from ...laws.register import load_register

    register = load_register(code.register)
    named = (law_id for _, ids in _rules(code, tuple(choices)) for law_id in ids)
    for law_id in dict.fromkeys((*refused, *named)):
        yield f"{code.register} {law_id}: {register[law_id].says}"


def _rules(code: Code, choices: tuple[acts.Act, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The sentence of each rule and the ids of its laws."""
    kinds = list(dict.fromkeys(type(act) for act in choices))
    for kind in kinds:
        if kind in _REASONS:
            reason, sentence = _REASONS[kind]
            ids = code.reasons.get(reason.value, ())
            yield f"{sentence} ({cited(code, ids) or 'the code is silent'})", ids
    names = [name for kind in kinds for name in _VALUES.get(kind, ())]
    for act in choices:
        if isinstance(act, acts.Call):
            names += ["naming_turned_down_suit", "stick_the_dealer"] if act.word is acts.CallKind.MAKE else []
            names += ["assist_must_be_alone"] if act.word is acts.CallKind.ASSIST else []
    for name in dict.fromkeys(names):
        ids = () if name in code.changes else code.laws.get(name, ())
        yield f"{field_docs()[name]} Here: {value_text(getattr(code, name))} ({_source(code, name)})", ids


def _source(code: Code, name: str) -> str:
    if name in code.changes:
        return "house rule"
    return cited(code, code.laws.get(name, ())) or "the code is silent"
