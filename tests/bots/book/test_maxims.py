"""Every maxim has a rule or a reason why it has none, and every rule applies where its book says so."""

from __future__ import annotations

import pytest

from euchre.bots.book import BOOKS, UNPLAYED
from euchre.laws.register import ADVICE_NAMES, Example, Maxim, load_advice
from tests.bots.book.examples import answered, cases, name_of, position, rules

SPEAKS, SILENT = cases("speaks"), cases("silent")


def test_there_is_a_book_for_every_register_with_advice() -> None:
    assert set(BOOKS) == set(ADVICE_NAMES) == set(UNPLAYED)


@pytest.mark.parametrize("book", BOOKS)
def test_every_maxim_has_a_rule_or_a_reason_why_not_and_never_both(book: str) -> None:
    played, listed = set(rules(book)), set(UNPLAYED[book])
    assert played & listed == set()
    assert played | listed == set(load_advice(book).maxims)


@pytest.mark.parametrize("book", BOOKS)
def test_a_rule_is_as_strong_as_its_maxim(book: str) -> None:
    advice = load_advice(book)
    differing = [
        (rule.id, rule.strength.value, advice[rule.id].strength)
        for rule in BOOKS[book].rules
        if rule.strength.value != advice[rule.id].strength
    ]
    assert differing == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_a_docstring_and_a_unique_name(book: str) -> None:
    names = [rule.name for rule in BOOKS[book].rules]
    assert len(set(names)) == len(names)
    assert [rule.name for rule in BOOKS[book].rules if not rule.speaks.__doc__] == []


@pytest.mark.parametrize("book", BOOKS)
def test_only_maxims_with_a_rule_have_examples_and_they_have_both_kinds(book: str) -> None:
    played = rules(book)
    for maxim in load_advice(book).maxims.values():
        wanted = maxim.id in played
        assert (maxim.id, bool(maxim.speaks), bool(maxim.silent)) == (maxim.id, wanted, wanted)


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_applies_in_an_example(book: str) -> None:
    heard = {
        rule.name
        for where, maxim, example in SPEAKS
        if where == book
        for rule in rules(book)[maxim.id]
        if maxim.id in [counsel.maxim for counsel in answered(book, example.given).counsels]
    }
    assert heard == {rule.name for rule in BOOKS[book].rules}


@pytest.mark.parametrize("case", SPEAKS, ids=name_of)
def test_a_maxim_applies_and_decides(case: tuple[str, Maxim, Example]) -> None:
    book, maxim, example = case
    reasons = answered(book, example.given)
    (counsel,) = [counsel for counsel in reasons.counsels if counsel.maxim == maxim.id]
    assert reasons.act.text == example.then
    assert counsel.followed
    assert set(position(book, example.given).due.acts) > set(counsel.acts)


@pytest.mark.parametrize("case", SILENT, ids=name_of)
def test_a_maxim_does_not_apply_in_its_counterexamples(case: tuple[str, Maxim, Example]) -> None:
    book, maxim, example = case
    assert example.then == ""
    assert maxim.id not in [counsel.maxim for counsel in answered(book, example.given).counsels]
