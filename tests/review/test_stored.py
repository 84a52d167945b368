"""Stored evaluations: what comes back equals what was evaluated, and anything else is left out."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from euchre.laws import CODE_NAMES
from euchre.notation.coups import coups
from euchre.review import DealToReview, ReviewedDeal, ReviewEffort, deals_to_review, review_deal
from euchre.review.stored import key_of, read_stored, restored_deal, stored_line
from tests.review.games import played


def stored(deal: ReviewedDeal) -> list[dict[str, object]]:
    return read_stored([stored_line("key", deal)])["key"]


def sources() -> list[DealToReview]:
    coup = next(iter(deals_to_review(coups()[sorted(coups())[0]])))
    return [*(played(code, "novice", 7) for code in CODE_NAMES), coup]


@pytest.mark.parametrize("number", range(len(CODE_NAMES) + 1))
def test_stored_choices_come_back_equal(number: int) -> None:
    source = sources()[number]
    deal = review_deal(source, ReviewEffort.QUICK)
    again = restored_deal(source, stored(deal))
    assert again is not None
    assert again.choices == deal.choices
    assert [again.points(seat) for seat in source.deal.code.seating.seats] == [
        deal.points(seat) for seat in source.deal.code.seating.seats
    ]
    assert again.hindsight == deal.hindsight


def test_key_changes_with_all_that_the_evaluations_depend_on() -> None:
    source = played("modern", "simple", 7)
    others = [
        (source, ReviewEffort.DEEP, "1"),
        (source, ReviewEffort.QUICK, "2"),
        (replace(source, number=2), ReviewEffort.QUICK, "1"),
        (replace(source, deal=replace(source.deal, acts=source.deal.acts[:-1])), ReviewEffort.QUICK, "1"),
        (replace(source, score=replace(source.score, deals=3)), ReviewEffort.QUICK, "1"),
        (played("modern", "simple", 8), ReviewEffort.QUICK, "1"),
    ]
    keys = {key_of(*one) for one in [(source, ReviewEffort.QUICK, "1"), *others]}
    assert len(keys) == 1 + len(others)
    assert key_of(source, ReviewEffort.QUICK, "1") in keys


@pytest.mark.parametrize("line", ["", "{", "[]", "3", '{"key": "k"}', '{"key": "k", "choices": 3}'])
def test_lines_of_another_kind_are_left_out(line: str) -> None:
    good = json.dumps({"key": "good", "choices": []})
    assert read_stored([line, good]) == {"good": []}


def test_evaluations_that_do_not_fit_the_deal_are_refused() -> None:
    source = played("modern", "novice", 7)
    values = stored(review_deal(source, ReviewEffort.QUICK))
    assert restored_deal(source, values[:-1]) is None
    assert restored_deal(played("modern", "novice", 8), values) is None
    assert restored_deal(source, [{**one, "mark": "odd"} for one in values]) is None
