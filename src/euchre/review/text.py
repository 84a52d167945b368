"""A review as lines of text: the account, the worst choices with reasons, every choice, and totals."""

from __future__ import annotations

from collections.abc import Iterator

from ..explain import act_in_third_person, act_to_do, explain_reasons
from ..pictures import Line, Span, Tone, result_of_deal, wrapped
from ..seats import Seat
from .account import Account
from .choices import ChoicePhase
from .evaluating import ChoiceMark, ReviewedChoice
from .reviewing import Review, ReviewedDeal
from .sentences import (
    NEGLIGIBLE,
    cost_in_words,
    heading_of,
    hindsight_in_words,
    layouts_in_words,
    level_of,
    name_of,
    notes_of,
    place_of,
)
from .totals import SeatTotals, reference, totals_of

_WIDTH = 78
_SHORT = {ChoicePhase.LONE: "lone"}
"""Shorter names of phases, for the columns of the table."""
_TONES = {ChoiceMark.INEXACT: Tone.PLAIN, ChoiceMark.MISTAKE: Tone.BAD, ChoiceMark.BLUNDER: Tone.BAD}


def review_lines(review: Review, seat: Seat) -> Iterator[Line]:
    """Yield the whole review for the side of a seat."""
    partner = review.code.seating.partner(seat)
    yield from _summary(review, seat)
    yield from _worst(review, seat, f"Costly choices of {name_of(review, seat)}")
    if partner is not None:
        yield from _worst(review, partner, f"Costly choices of {name_of(review, partner)}, the partner")
    for deal in review.deals:
        yield ()
        yield from deal_lines(deal, seat)
    yield from _totals(review)


def deal_lines(deal: ReviewedDeal, seat: Seat) -> Iterator[Line]:
    """Yield one deal for the side of a seat: the account, then every choice."""
    yield _strong(heading_of(deal, seat))
    outcome = " ".join(result_of_deal(deal.source.deal))
    if outcome:
        yield from _text(outcome, 2)
    account = deal.points(seat)
    if account is None:
        yield _faint("  The deal is unfinished, so there is no account.")
    else:
        yield from _text(_account(account, parts_of_deal(deal, account)), 2)
    if deal.hindsight is not None:
        yield from _text(hindsight_in_words(deal.hindsight), 2, Tone.FAINT)
    for one in deal.choices:
        yield _choice(one)


def _summary(review: Review, seat: Seat) -> Iterator[Line]:
    number = _number(len(review.deals), "deal")
    yield _strong(f"Review of {number} for {seat}'s side ({review.effort.value} effort)")
    if any(deal.accounts is not None for deal in review.deals):
        total = review.total(seat)
        yield from _text(_account(total, parts_of_total(review, total)), 2)
    partner = review.code.seating.partner(seat)
    for one in (seat,) if partner is None else (seat, partner):
        yield from _text(level_of(review, one), 2)
    unknown = [one for deal in review.deals for one in deal.choices if one.mark is ChoiceMark.UNKNOWN]
    if unknown:
        reasons = "; ".join(sorted({one.why_unknown for one in unknown}))
        yield from _text(f"{_number(len(unknown), 'choice')} could not be evaluated: {reasons}.", 2)


def _parts(account: Account, *, has_luck: bool, has_partner: bool) -> list[tuple[str, float]]:
    """Return the parts of an account that can be told, with their names; they add up to the result."""
    luck = account.dealt + account.hidden
    parts = (
        [("cards dealt", account.dealt), ("hidden cards", account.hidden)] if has_luck else [("luck", luck)]
    )
    parts.append(("own choices", account.own))
    if has_partner:
        parts.append(("partner", account.partner))
    return [*parts, ("adversaries", account.adversaries)]


def parts_of_deal(deal: ReviewedDeal, account: Account) -> list[tuple[str, float]]:
    """Return the parts of the account of one deal."""
    has_partner = deal.source.deal.code.partnerships
    return _parts(account, has_luck=deal.has_luck_of_deal, has_partner=has_partner)


def parts_of_total(review: Review, account: Account) -> list[tuple[str, float]]:
    """Return the parts of the account of all finished deals."""
    has_luck = all(deal.has_luck_of_deal for deal in review.deals if deal.accounts is not None)
    return _parts(account, has_luck=has_luck, has_partner=review.code.partnerships)


def _account(account: Account, parts: list[tuple[str, float]]) -> str:
    noun = "point" if abs(account.result) == 1 else "points"
    written = ", ".join(f"{name} {_signed(points)}" for name, points in parts)
    return f"Result {account.result:+g} {noun} = {written}."


def _worst(review: Review, seat: Seat, title: str) -> Iterator[Line]:
    found = review.worst((seat,))
    if not found:
        return
    yield ()
    yield _strong(title)
    explained = []
    for deal, one in found:
        view = one.choice.view
        did = act_in_third_person(one.choice.act, view)
        explanation = explain_reasons(view, one.against_done, is_reviewed=True)
        explained.append(explanation)
        yield from _text(
            f"{place_of(deal, one)}: {one.choice.seat} {did}. {cost_in_words(one)} "
            f"Better: {act_to_do(one.best, view)}. {explanation.reason}".rstrip(),
            2,
            _TONES.get(one.mark, Tone.PLAIN),
        )
        for paragraph in explanation.details:
            yield from paragraph.lines(4)
        for layout in layouts_in_words(one):
            yield from _text(layout, 4, Tone.FAINT)
    for note in notes_of(explained):
        yield from _text(note, 2, Tone.FAINT)


def _choice(one: ReviewedChoice) -> Line:
    did = f"{one.choice.seat} {act_in_third_person(one.choice.act, one.choice.view)}"
    line = (Span(f"  {one.choice.place:<9}", Tone.FAINT), Span(f"{did:<24}"))
    if one.mark is ChoiceMark.FORCED:
        return (*line, Span("forced", Tone.FAINT))
    if one.mark is ChoiceMark.UNKNOWN:
        return (*line, Span("unknown", Tone.FAINT))
    if one.choice.act == one.best:
        return (*line, Span("best"))
    if one.cost < NEGLIGIBLE:
        return (*line, Span("as good as the best", Tone.FAINT))
    words = (
        f"{one.mark.value}, {one.cost:.2f} ± {one.error:.2f}; best: {act_to_do(one.best, one.choice.view)}"
    )
    return (*line, Span(words, _TONES.get(one.mark, Tone.FAINT)))


def _totals(review: Review) -> Iterator[Line]:
    yield ()
    yield _strong("Points lost per deal")
    names = [phase.value for phase in ChoicePhase]
    heads = "".join(f"{_SHORT.get(phase, phase.value):>8}" for phase in ChoicePhase)
    yield _faint(f"  {'':<13}{'all':>7}{'error':>7}{heads}")
    for seat in review.code.seating.seats:
        totals = totals_of(review, seat)
        yield (Span(f"  {_person(review, seat):<13.13}{_row(totals)}"),)
    for name, measured in reference()["players"].items():
        row = "".join(f"{measured['phases'][phase]:>8.3f}" for phase in names)
        yield _faint(f"  {name:<13}{measured['per_deal']:>7.3f}{measured['error']:>7.3f}{row}")
    yield from _text("novice, regular and expert are our own players, with themselves.", 2, Tone.FAINT)


def _row(totals: SeatTotals) -> str:
    phases = "".join(f"{totals.cost[phase]:>8.3f}" for phase in ChoicePhase)
    return f"{totals.whole:>7.3f}{totals.error:>7.3f}{phases}"


def _person(review: Review, seat: Seat) -> str:
    people = review.deals[-1].source.people
    name = people[seat] if seat < len(people) else None
    return str(seat) if name is None else f"{seat} {name}"


def _signed(points: float) -> str:
    """Return points with two decimals and a sign; a rounded zero is `+0.00`."""
    return f"{round(points, 2) + 0.0:+.2f}"


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _text(text: str, indent: int, tone: Tone = Tone.PLAIN) -> Iterator[Line]:
    for piece in wrapped(text, _WIDTH - indent):
        yield (Span(f"{'':{indent}}{piece}", tone),)


def _strong(text: str) -> Line:
    return (Span(text, Tone.STRONG),)


def _faint(text: str) -> Line:
    return (Span(text, Tone.FAINT),)
