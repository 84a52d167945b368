"""Reviews: marks, costs, what is unknown, equal results for equal input."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.acts import Act, Cut, DealOut, DeclineCut, Shuffle
from euchre.bots import World
from euchre.cards import UNKNOWN, Card
from euchre.deal import after, new_deal
from euchre.explain import describe, explain_reasons
from euchre.notation import read_any, read_record
from euchre.notation.coups import coups
from euchre.pictures import plain
from euchre.review import (
    ChoiceMark,
    Review,
    ReviewedChoice,
    ReviewEffort,
    choices_in,
    deals_to_review,
    review,
    review_deal,
    review_deals,
)
from euchre.review.document import document_of
from euchre.review.evaluating import evaluate, mark_of
from euchre.review.known_hands import with_known_hands
from euchre.review.plot import plot
from euchre.review.sentences import hindsight_in_words, level_of, place_of, world_in_words
from euchre.review.text import review_lines
from euchre.seats import Seat
from euchre.shortcuts import play_game
from tests.review.games import played

EGN = Path(__file__).parents[1] / "data" / "egn"
PASSED = """euchre record 1
code leeds-dwight-1888

deal 1 by A
A deals 3-2
A holds AD KD 7D 8C 9C
B holds AH 9H 8S TC 9D
C holds KH QH 7H 7S 8D
D holds JC QC TD TS 7C
A turns up TH
B passes
C passes
"""


@pytest.mark.parametrize(
    ("cost", "error", "mark"),
    [
        (0.0, 0.0, ChoiceMark.FINE),
        (0.049, 0.001, ChoiceMark.FINE),
        (0.05, 0.001, ChoiceMark.INEXACT),
        (0.15, 0.01, ChoiceMark.MISTAKE),
        (0.4, 0.01, ChoiceMark.BLUNDER),
        (0.4, 0.21, ChoiceMark.TOO_CLOSE),
    ],
)
def test_a_mark_needs_a_loss_and_certainty(cost: float, error: float, mark: ChoiceMark) -> None:
    assert mark_of(cost, error) is mark


def test_a_pass_on_three_trumps_is_a_fault() -> None:
    found = review(read_record(PASSED), ReviewEffort.QUICK)
    (_, one) = found.worst([Seat.C])[0]
    assert (one.choice.place, one.best.text) == ("call.2", "C assists")
    assert one.mark in (ChoiceMark.MISTAKE, ChoiceMark.BLUNDER)
    assert found.deals[0].accounts is None


def test_planted_blunders_are_found() -> None:
    planted = [
        evaluate(replace(one.choice, act=_worst(one)), ReviewEffort.QUICK, 2)
        for seed in range(1, 5)
        for one in review_deal(played("modern", "expert", seed), ReviewEffort.NORMAL).choices
        if one.reasons is not None and _gap(one) > 0.5
    ]
    assert len(planted) >= 8
    assert sum(one.mark.is_fault for one in planted) >= 0.9 * len(planted)


def _worst(one: ReviewedChoice) -> Act:
    assert one.reasons is not None
    return min(one.reasons.candidates, key=lambda each: each.points or 0).act


def _gap(one: ReviewedChoice) -> float:
    assert one.reasons is not None
    points = [each.points or 0 for each in one.reasons.candidates]
    return max(points) - min(points)


def test_the_expert_loses_almost_nothing() -> None:
    deals = [review_deal(played("modern", "expert", seed), ReviewEffort.NORMAL) for seed in range(1, 5)]
    lost = [sum(one.cost for one in deal.choices) for deal in deals]
    assert sum(lost) / len(lost) < 0.15


@pytest.mark.parametrize("code", ["modern-3", "modern-2", "professor-1862", "jerome-1877"])
def test_every_choice_is_evaluated_where_the_cards_are_known(code: str) -> None:
    deal = review_deal(played(code, "simple", 5), ReviewEffort.QUICK)
    assert deal.choices
    assert [one.why_unknown for one in deal.choices if one.mark is ChoiceMark.UNKNOWN] == []


def test_a_choice_uses_only_what_its_seat_could_know() -> None:
    source = played("modern", "simple", 5)
    for one in choices_in(source.deal, source.score):
        assert one.view.seat == one.seat
        assert one.act in one.due.acts


@pytest.mark.parametrize("name", sorted(coups()))
def test_a_record_with_unknown_cards_is_reviewed_as_far_as_possible(name: str) -> None:
    found = review(coups()[name], ReviewEffort.QUICK)
    unknown = [one for deal in found.deals for one in deal.choices if one.mark is ChoiceMark.UNKNOWN]
    assert all(one.why_unknown for one in unknown)
    assert list(review_lines(found, Seat.A))


def test_equal_records_give_equal_bytes() -> None:
    first, second = (_reviewed(threads) for threads in (1, 2))
    assert json.dumps(document_of(first, Seat.A)) == json.dumps(document_of(second, Seat.A))
    assert plot(first, Seat.A) == plot(second, Seat.A)
    drawn = plot(first, Seat.A)
    assert drawn.startswith("<svg ")
    assert drawn.count('text-anchor="middle"') == sum(deal.accounts is not None for deal in first.deals)
    assert "own choices</text>" in drawn


def _reviewed(threads: int) -> Review:
    return review_deals([played("modern", "novice", 3)], ReviewEffort.QUICK, threads=threads)


def test_the_text_keeps_to_the_width_of_a_terminal() -> None:
    lines = [plain(line) for line in review_lines(_reviewed(1), Seat.A)]
    assert lines[0] == "Review of 1 deal for A's side (quick effort)"
    assert max(map(len, lines)) <= 100


def test_no_deals_cannot_be_reviewed() -> None:
    with pytest.raises(ValueError, match="no deal"):
        review_deals([])


@pytest.mark.parametrize("name", sorted(path.stem for path in EGN.glob("*.egn")))
def test_a_real_game_is_reviewed_from_the_cards_that_were_played(name: str) -> None:
    (record,) = read_any((EGN / f"{name}.egn").read_text(encoding="utf-8"), ".egn")
    deals = [review_deal(source, ReviewEffort.QUICK) for source in list(deals_to_review(record))[:2]]
    evaluated = [one for deal in deals for one in deal.choices if one.is_counted]
    unknown = [one for deal in deals for one in deal.choices if one.mark is ChoiceMark.UNKNOWN]
    assert len(evaluated) > 2 * len(unknown)


def test_the_hand_of_a_player_is_known_from_the_cards_played() -> None:
    source = played("modern", "simple", 5)
    bare = new_deal(source.deal.code, source.deal.dealer)
    for act in source.deal.acts:
        if not isinstance(act, (Shuffle, Cut, DeclineCut, DealOut)):
            bare = after(bare, act)
    assert all(UNKNOWN in hand for hand in bare.hands if hand)
    dealt = next(one for one in choices_in(source.deal, source.score))
    known = next(one for one in choices_in(with_known_hands(bare), source.score))
    assert set(known.view.hand) == set(dealt.view.hand)


def test_a_fault_is_explained_against_the_act_that_was_done() -> None:
    found = review(read_record(PASSED), ReviewEffort.QUICK)
    (_, one) = found.worst([Seat.C])[0]
    assert {each.act for each in one.against_done.candidates} == {one.best, one.choice.act}
    text = " ".join(plain(line).strip() for line in review_lines(found, Seat.C))
    assert "call 2, at 0 to 0: C passes." in text
    assert "Better: assist." in text
    assert re.search(r"Assisting is worth \S+ points on average, passing ", text)


def test_a_choice_that_was_best_is_explained_against_the_second_best() -> None:
    found = [
        one
        for deal in review(play_game("simple", seed=5), ReviewEffort.QUICK).deals
        for one in deal.choices
        if one.is_counted and one.best == one.choice.act
    ]
    assert found
    for one in found:
        assert [each.act for each in one.against_done.candidates].count(one.best) == 1
        assert len(one.against_done.candidates) == 2
        text = describe(explain_reasons(one.choice.view, one.against_done))
        assert "only legal choice" not in text


def test_tricks_in_hindsight_are_counted_in_words() -> None:
    assert hindsight_in_words(1).endswith("the makers win 1 trick.")
    assert hindsight_in_words(3).endswith("the makers win 3 tricks.")


def test_a_layout_of_the_hidden_cards_is_a_sentence() -> None:
    found = review(read_record(PASSED), ReviewEffort.QUICK)
    (_, one) = found.worst([Seat.C])[0]
    world = World(hands=((Seat.A, (Card("AS"), Card("9C"))), (Seat.B, (Card("KH"),))), best=one.best)
    assert world_in_words(world, one) == "One layout for it: A has AS 9C and B has KH."
    other = replace(world, best=one.choice.act)
    assert world_in_words(other, one) == (
        "One layout against it: A has AS 9C and B has KH; there it is better to pass."
    )


def test_a_review_says_where_at_what_score_and_beside_whom() -> None:
    found = review(read_record(PASSED), ReviewEffort.QUICK)
    (deal, one) = found.worst([Seat.C])[0]
    assert place_of(deal, one) == "Deal 1, call 2, at 0 to 0"
    assert re.fullmatch(
        r"C lost \d\.\d\d points a deal by choices, more than our player 'novice' \(0\.20\)\. "
        r"(Nearly all|Most) of it was lost in calls\.",
        level_of(found, Seat.C),
    )
    told = "\n".join("".join(span.text for span in line) for line in review_lines(found, Seat.C))
    assert told.count("This advice is from") <= 1
    assert max(map(len, told.splitlines())) <= 78
