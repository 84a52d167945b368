"""A review as a document of plain values, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..equity import worth_of
from ..explain import Paragraph, act_in_third_person, act_to_do, explain_reasons
from ..explain.sentence import keyed
from ..seats import Seat
from .account import Account
from .choices import ChoicePhase
from .evaluating import THRESHOLDS, ChoiceMark, ReviewedChoice
from .plot import value_before
from .reviewing import Review, ReviewedDeal
from .totals import reference, totals_of

_DIGITS = 6


def document_of(review: Review, seat: Seat) -> dict[str, Any]:
    """Return the review for the side of a seat; equal reviews give equal documents."""
    return {
        "seat": str(seat),
        "effort": review.effort.value,
        "thresholds": {mark.value: cost for mark, cost in THRESHOLDS.items()},
        "worth": worth_of(review.code).value,
        "total": asdict(review.total(seat)),
        "deals": [_deal(deal, seat) for deal in review.deals],
        "totals": [_totals(review, one) for one in review.code.seating.seats],
        "reference": reference(),
    }


def _deal(deal: ReviewedDeal, seat: Seat) -> dict[str, Any]:
    return {
        "deal": deal.number,
        "dealer": str(deal.source.deal.dealer),
        "finished": deal.accounts is not None,
        "has_luck_of_deal": deal.has_luck_of_deal,
        "points": _account(deal.points(seat)),
        "worth": _account(deal.worth(seat)),
        "value": _rounded(value_before(deal, seat)),
        "hindsight": deal.hindsight,
        "choices": [choice_document(one) for one in deal.choices],
    }


def _account(account: Account | None) -> dict[str, float] | None:
    return None if account is None else asdict(account)


def choice_document(one: ReviewedChoice) -> dict[str, Any]:
    """Return one choice with its options, the reasons for the best, and its mark."""
    found: dict[str, Any] = {
        "at": one.choice.place,
        "seat": str(one.choice.seat),
        "phase": one.choice.phase.value,
        "done": one.choice.act.text,
        "did": act_in_third_person(one.choice.act, one.choice.view),
        "mark": one.mark.value,
    }
    if one.mark is ChoiceMark.UNKNOWN:
        found["why"] = one.why_unknown
    if one.reasons is None:
        return found
    explanation = explain_reasons(one.choice.view, one.against_done, is_reviewed=True)
    note = Paragraph((explanation.note,))
    paragraphs = [each for each in (*explanation.paragraphs, note) if each.text]
    return found | {
        "best": one.best.text,
        "advice": act_to_do(one.best, one.choice.view),
        "advised": act_in_third_person(one.best, one.choice.view),
        "reason": explanation.reason or explanation.maxim,
        "cost": round(one.cost, _DIGITS),
        "error": round(one.error, _DIGITS),
        "points_lost": round(one.points_lost, _DIGITS),
        "worth_lost": round(one.worth_lost, _DIGITS),
        "options": [
            {
                "act": each.act.text,
                "points": _rounded(each.points),
                "game": _rounded(each.game),
                "error": _rounded(each.standard_error),
            }
            for each in one.reasons.candidates
        ],
        "maxims": [
            {"book": each.book, "id": each.maxim, "agrees": each.followed} for each in one.reasons.counsels
        ],
        "worlds": [
            {
                "hands": {str(seat): [card.text for card in cards] for seat, cards in world.hands},
                "best": world.best.text,
            }
            for world in one.reasons.worlds
        ],
        "explanation": [each.text for each in paragraphs],
        "said": [keyed(each.sentences) for each in paragraphs],
    }


def _totals(review: Review, seat: Seat) -> dict[str, Any]:
    totals = totals_of(review, seat)
    return {
        "seat": str(seat),
        "choices": totals.choices,
        "per_deal": round(totals.whole, _DIGITS),
        "error": round(totals.error, _DIGITS),
        "phases": {phase.value: round(totals.cost[phase], _DIGITS) for phase in ChoicePhase},
        "marks": {mark.value: totals.marks[mark] for mark in ChoiceMark if totals.marks[mark]},
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
