"""A choice explained: what to do, the reason that decides, how close it is, and what the maxims say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..acts import Act, Waiver
from ..bots import BookPlayer, Counsel, Reasoned, reasoned
from ..chance import Stream
from ..deal import Due
from ..laws import Code
from ..pictures import Line, Span, Tone, wrapped
from ..players import bot_for, bots_offered
from ..seats import Seat
from ..view import SeatView
from .facts import Facts
from .maxims import Maxims
from .numbers import closeness, decides_alone, explain_numbers, lone_chance, main_chance, refused_chance
from .sentence import Sentence, act_value
from .simple_reasons import simple_reason
from .wording import act_to_do, capital

_ADVISER = "expert"


def adviser_of(code: Code) -> str:
    """Return the name of the player that gives advice under a code."""
    return _ADVISER if _ADVISER in bots_offered(code) else bots_offered(code)[0]


def advised(view: SeatView, due: Due, stream: Stream, name: str) -> Reasoned:
    """Return the choice of a player by name, with the maxims of the code's book added if it has estimates.

    Raises EuchreError for an unknown name, and for a player that cannot play under the code.
    """
    return with_maxims(view, due, stream, reasoned(bot_for(view.code, name), view, due, stream))


def with_maxims(view: SeatView, due: Due, stream: Stream, found: Reasoned) -> Reasoned:
    """Return an estimated choice with the maxims of the code's book; any other choice is unchanged."""
    has_estimates = any(one.points is not None for one in found.candidates)
    if found.counsels or not has_estimates or view.code.players != 4:
        return found
    counsels = BookPlayer().reason(view, due, stream).counsels
    return replace(found, counsels=tuple(_judged(counsel, found) for counsel in counsels))


def _judged(counsel: Counsel, found: Reasoned) -> Counsel:
    """Return a maxim compared with an estimated choice: whether they agree, and what following it would
    cost."""
    followed = (found.act in counsel.acts) is not counsel.warns
    price = None if followed else _price(counsel, found)
    return replace(counsel, followed=followed, outweighed_by=None, price=price)


def _price(counsel: Counsel, found: Reasoned) -> float | None:
    """Return points lost by the best act that agrees with a maxim; None if no such act was estimated."""
    points: dict[Act, float] = {one.act: one.points for one in found.candidates if one.points is not None}
    agreeing = [value for act, value in points.items() if (act in counsel.acts) is not counsel.warns]
    if found.act not in points or not agreeing:
        return None
    return max(0.0, points[found.act] - max(agreeing))


_WIDTH = 78
_FORCED = Sentence("forced", "It is the only legal choice.")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences that belong together."""

    sentences: tuple[str, ...]
    """Most are of the type `Sentence`, which can be worded in another language."""
    tone: Tone = Tone.PLAIN

    @property
    def text(self) -> str:
        """The sentences as one text."""
        return " ".join(self.sentences)

    def lines(self, indent: int = 0) -> Iterator[Line]:
        """Yield the paragraph as lines of at most 78 columns."""
        for line in wrapped(self.text, _WIDTH - indent):
            yield (Span(f"{'':{indent}}{line}", self.tone),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A choice in sentences. Texts are empty if there is nothing to say."""

    reasons: Reasoned
    """The choice and its reasons as data."""
    advice: tuple[str, ...]
    """What to do: `Lead AS.`; after a waiver also the act that is not done."""
    reasoning: tuple[str, ...]
    """The one reason that decides, in one to three sentences."""
    closeness: str
    """How close the choice is."""
    maxim: str
    """The maxim that applies, with author and id, or one that does not apply here."""
    details: tuple[Paragraph, ...]
    """The facts, numbers and maxims behind the choice."""
    note: str
    """That the maxims are from another book than that of the code."""

    @property
    def act(self) -> Act:
        """The act that is advised."""
        return self.reasons.act

    @property
    def action(self) -> str:
        """What to do, as one text."""
        return " ".join(self.advice)

    @property
    def reason(self) -> str:
        """The one reason that decides, as one text."""
        return " ".join(self.reasoning)

    @property
    def hint(self) -> str:
        """The advice in one line: act, reason, closeness, maxim."""
        return " ".join(filter(None, (self.action, self.reason, self.closeness, self.maxim)))

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The whole explanation, the act first."""
        return Paragraph(self.advice, Tone.STRONG), *self.details


def explain_choice(
    view: SeatView, due: Due, stream: Stream, *, player: str | None = None, listener: Seat | None = None
) -> Explanation:
    """Return what a player would do, and why.

    `player` is a name of the registry, by default the adviser of the code. The text addresses the seat
    `listener` as "you". It uses only what the seat of the view can know. Raises EuchreError for an unknown
    name, and for a player that cannot play under the code.
    """
    reasons = advised(view, due, stream, player or adviser_of(view.code))
    return explain_reasons(view, reasons, listener)


def explain_reasons(
    view: SeatView,
    reasons: Reasoned,
    listener: Seat | None = None,
    *,
    is_reviewed: bool = False,
    has_table: bool = False,
) -> Explanation:
    """Return the explanation of a choice that a player has made.

    In a review the details leave out what its text says elsewhere: how close the choice is, and the note.
    Below a table of the options they give the reason in place of the figures of the table.
    """
    maxims = Maxims(view.code, reasons)
    details = _details(view, reasons, maxims, listener, is_reviewed=is_reviewed, has_table=has_table)
    return Explanation(
        reasons=reasons,
        advice=tuple(_advice(view, reasons)),
        reasoning=tuple(_reason(view, reasons, maxims, listener)),
        closeness=closeness(view, reasons) if _has_estimates(reasons) else "",
        maxim=maxims.in_short(_has_estimates(reasons)),
        details=tuple(details),
        note=maxims.note(),
    )


def describe(explanation: Explanation) -> str:
    """Return the whole explanation as plain text: paragraphs of lines of at most 78 columns."""
    return "\n".join(
        "".join(span.text for span in line) for one in explanation.paragraphs for line in one.lines()
    )


def _advice(view: SeatView, reasons: Reasoned) -> Iterator[str]:
    """Yield what to do, in words that can be typed; after a waiver the act that is not done."""
    act = reasons.act
    yield Sentence("do", f"{capital(act_to_do(act, view))}.", act=act_value(act, view))
    others = [one.act for one in reasons.candidates if one.act != act]
    if isinstance(act, Waiver) and others:
        yield Sentence("do-not", f"Do not {act_to_do(others[0], view)}.", act=act_value(others[0], view))


def _reason(view: SeatView, reasons: Reasoned, maxims: Maxims, listener: Seat | None) -> list[str]:
    if len(reasons.candidates) == 1:
        return [_FORCED]
    if maxims.deciding is not None:
        return []
    alone = lone_chance(view, reasons, listener)
    if decides_alone(reasons):
        return _said(alone)
    simple = simple_reason(view, reasons.act, listener)
    refused = refused_chance(view, reasons, listener)
    return _said(simple, alone, refused) or _said(main_chance(view, reasons, listener))


def _said(*sentences: str) -> list[str]:
    """Return the sentences that say something, each once."""
    return list(dict.fromkeys(filter(None, sentences)))


def _details(
    view: SeatView,
    reasons: Reasoned,
    maxims: Maxims,
    listener: Seat | None,
    *,
    is_reviewed: bool,
    has_table: bool,
) -> Iterator[Paragraph]:
    facts = Facts(view, listener)
    stated = list(facts.of(reasons.act, beside_reason=is_reviewed))
    if maxims.depends_on_score and any(view.points):
        stated.append(facts.score())
    if stated:
        yield Paragraph(tuple(stated))
    if _has_estimates(reasons):
        reason = _reason(view, reasons, maxims, listener) if has_table else []
        numbers = explain_numbers(
            view, reasons, listener, says_how_close=not is_reviewed, has_table=has_table
        )
        yield Paragraph(tuple(_said(*reason, *numbers)))
    elif maxims.deciding is None:
        yield Paragraph(tuple(_without_maxim(view, reasons, listener)))
    yield from (Paragraph((text,), Tone.GOOD) for text in maxims.supporting(_has_estimates(reasons)))
    if not _has_estimates(reasons) and maxims.deciding is not None:
        yield Paragraph((maxims.why(maxims.deciding), maxims.emphasis(maxims.deciding)))
    others = list(maxims.others(_has_estimates(reasons)))
    if others:
        yield Paragraph(tuple(others))
    note = maxims.note()
    if note and not is_reviewed:
        yield Paragraph((note,), Tone.FAINT)


def _has_estimates(reasons: Reasoned) -> bool:
    """Return whether the player estimated its choice and compared it with another."""
    return len(reasons.candidates) > 1 and any(
        one.act == reasons.act and one.points is not None for one in reasons.candidates
    )


def _without_maxim(view: SeatView, reasons: Reasoned, listener: Seat | None) -> list[str]:
    """Return why the player does it, if it neither estimated the choice nor followed a maxim."""
    if len(reasons.candidates) == 1:
        return [_FORCED]
    reason = simple_reason(view, reasons.act, listener)
    if reasons.player.startswith("book"):
        general = "The book has no maxim for this choice, so general rules decide."
        return _said(Sentence("no-maxim", general), reason)
    no_reason = f"The player '{reasons.player}' gives no reason."
    return [reason or Sentence("no-reason", no_reason, player=reasons.player)]
