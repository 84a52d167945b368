"""A choice explained: what to do, what speaks for it, which maxim says so and whether it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..acts import Act, Call, Play
from ..bots import Counsel, Reasoned
from ..laws import Code
from ..laws.register import ADVICE_NAMES, Advice, Maxim, load_advice
from ..pictures import Line, Span, Tone, wrapped
from ..seats import Seat
from ..view import View
from .facts import Facts
from .numbers import closeness, explain_numbers
from .simple_reasons import simple_reason
from .voice import capital, imperative, listed

_WIDTH = 78
_BOOK, _SIMPLE = "book", "simple"

_NOTHING = 0.015
"""Points that are not worth speaking of."""
_HOW_SURE = {
    "always": "The book makes no exception.",
    "never": "The book makes no exception.",
    "strongly": "The book is firm about it.",
    "usually": "That is the usual thing, with exceptions.",
    "avoid": "That is the usual thing, with exceptions.",
    "by the score": "It is a matter of the score: at another it might be otherwise.",
    "permitted": "It is allowed and not demanded: a close thing.",
}


def as_done(act: Act, view: View) -> str:
    """What somebody did, as it is written after his seat: `assists`, `leads AS`, `plays 9H`."""
    return f"leads {act.card}" if isinstance(act, Play) and view.trick is None else act.words


def asked_for(act: Act, view: View) -> str:
    """An act as one asks for it: `assist`, `lead AS`, `play 9H`."""
    return imperative(as_done(act, view))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences that belong together."""

    text: str
    tone: Tone = Tone.PLAIN

    def lines(self, indent: int = 0) -> Iterator[Line]:
        """The lines of it on a screen."""
        for line in wrapped(self.text, _WIDTH - indent):
            yield (Span(f"{'':{indent}}{line}", self.tone),)


def in_a_line(view: View, reasons: Reasoned) -> str:
    """The choice with the maxim behind it, or how close it is, as a hint."""
    return f"{capital(asked_for(reasons.act, view))}. {_source(reasons)}".strip()


def _source(reasons: Reasoned) -> str:
    maxim = _deciding(reasons)
    if _is_reckoned(reasons):
        return f"{closeness(reasons)} {_in_keeping(reasons)}".strip()
    if maxim is not None:
        return f"{capital(_author(reasons))}, {maxim.id}: {maxim.says}"
    if len(reasons.candidates) == 1:
        return "There is nothing else that the laws allow."
    if reasons.counsels or reasons.player.startswith(_BOOK):
        return "The book has nothing to decide it by; so would 'simple' do."
    return f"So would '{reasons.player}' do."


def explained(view: View, reasons: Reasoned, listener: Seat | None) -> Iterator[Paragraph]:
    """The whole explanation of a choice; the listener is called `you`."""
    yield Paragraph(f"{capital(asked_for(reasons.act, view))}.", Tone.STRONG)
    facts = Facts(view, listener)
    maxim = _deciding(reasons)
    told = list(facts.of(reasons.act))
    if maxim is not None and _turns_on_score(maxim) and any(view.points):
        told.append(facts.score())
    if told:
        yield Paragraph(" ".join(told))
    if _is_reckoned(reasons):
        yield Paragraph(" ".join(explain_numbers(view, reasons, asked_for, listener)))
        held = _first(reasons, followed=True)
        if held is not None:
            yield Paragraph(f"{held.id}, {held.heading}: {held.says} It holds here.", Tone.GOOD)
    elif maxim is None:
        yield Paragraph(_silence(view, reasons))
    else:
        yield Paragraph(f"{maxim.id}, {maxim.heading}: {maxim.says}", Tone.GOOD)
        yield Paragraph(f"Why? {maxim.why} {_how_sure(reasons, maxim)}")
    others = _others(reasons)
    if others:
        yield Paragraph(" ".join(others))
    note = _whose_book(view.code, reasons)
    if note:
        yield Paragraph(note, Tone.FAINT)


def _is_reckoned(reasons: Reasoned) -> bool:
    """Whether the player knows what his choice brings beside another."""
    return len(reasons.candidates) > 1 and any(
        one.act == reasons.act and one.points is not None for one in reasons.candidates
    )


def _first(reasons: Reasoned, *, followed: bool) -> Maxim | None:
    """The weightiest maxim that the choice is in keeping with, or not, those that warn coming last."""
    advice = _advice(reasons)
    heard = [one for one in reasons.counsels if one.followed is followed]
    if advice is None or not heard:
        return None
    return advice[min(heard, key=lambda one: one.warns).maxim]


def _in_keeping(reasons: Reasoned) -> str:
    held, against = _first(reasons, followed=True), _first(reasons, followed=False)
    if held is not None:
        return f"{capital(_author(reasons))}, {held.id}: {held.says}"
    if against is not None:
        return f"{against.id} ({against.heading}) does not hold here."
    return ""


def _turns_on_score(maxim: Maxim) -> bool:
    by_score = maxim.strength == "by the score" or maxim.moment in ("bridge", "lone hand")
    return by_score or " at " in maxim.heading


def _advice(reasons: Reasoned) -> Advice | None:
    return load_advice(reasons.counsels[0].book) if reasons.counsels else None


def _author(reasons: Reasoned) -> str:
    advice = _advice(reasons)
    assert advice is not None
    return advice.author


def _deciding(reasons: Reasoned) -> Maxim | None:
    advice = _advice(reasons)
    return None if advice is None or reasons.decided_by is None else advice[reasons.decided_by]


def _silence(view: View, reasons: Reasoned) -> str:
    if len(reasons.candidates) == 1:
        return "There is nothing else that the laws allow."
    reason = simple_reason(view, reasons.act)
    if reasons.player.startswith(_BOOK):
        return f"The book has nothing to decide this by; it is what 'simple' does. {reason}".strip()
    if reasons.player == _SIMPLE:
        return f"This is what 'simple' does, who goes by no book. {reason}".strip()
    if isinstance(reasons.act, Call):
        return f"There is no doubt about it. {reason}".strip()
    return reason or f"This is what '{reasons.player}' does; he gives no reasons."


def _how_sure(reasons: Reasoned, maxim: Maxim) -> str:
    against = [counsel for counsel in reasons.counsels if not counsel.followed]
    advice = _advice(reasons)
    if advice is not None and any(advice[one.maxim].strength == maxim.strength for one in against):
        return "Maxims pull both ways here, so that it is a close thing."
    return _HOW_SURE[maxim.strength]


def _others(reasons: Reasoned) -> list[str]:
    """What else speaks for the choice, and what against it with the reason why it does not hold."""
    advice = _advice(reasons)
    if advice is None:
        return []
    told_before = _first(reasons, followed=True) if _is_reckoned(reasons) else _deciding(reasons)
    said = None if told_before is None else told_before.id
    alike = [one for one in reasons.counsels if one.followed and one.maxim != said]
    alike.sort(key=lambda one: not one.warns)
    told = []
    if alike:
        named = listed([_named(advice, one) for one in alike[:3]])
        told.append(f"In keeping with it: {named}.")
    yielding = [one for one in reasons.counsels if not one.followed]
    for weightier in dict.fromkeys(one.outweighed_by for one in yielding):
        against = [one for one in yielding if one.outweighed_by == weightier]
        named = listed([_named(advice, one) for one in against[:3]])
        told.append(f"Against it: {named}; not followed here, {_why_it_yields(against[0])}.")
    return told


def _named(advice: Advice, counsel: Counsel) -> str:
    return f"{counsel.maxim} ({advice[counsel.maxim].heading})"


def _why_it_yields(counsel: Counsel) -> str:
    if counsel.outweighed_by is not None:
        return f"because {counsel.outweighed_by} goes before"
    if counsel.price is not None:
        if counsel.price < _NOTHING:
            return "though it would cost next to nothing"
        return f"because it would cost {counsel.price:.2f} points"
    return "because too little speaks for it"


def _whose_book(code: Code, reasons: Reasoned) -> str:
    advice = _advice(reasons)
    if advice is None or advice.name == code.register:
        return ""
    if code.register in ADVICE_NAMES:
        return f"This is the advice of {advice.author}; the book of {code.name} is another."
    return f"{code.name} has no printed advice of its own; this is that of {advice.author}."
