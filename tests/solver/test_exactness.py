"""The native core equals the reference, the reference equals plain play-outs, and both are symmetric."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from types import ModuleType

import pytest

from euchre.acts import play
from euchre.cards import UNKNOWN, Suit
from euchre.chance import Stream
from euchre.deal import Deal, after, best_tricks, legal_cards
from euchre.notation import coups, replay
from euchre.solver import NATIVE, Position, Question, best_cards, makers_tricks, position_of, reference
from tests.solver.positions import FORMS, Form, naive_tricks, played, random_position, renamed, turned
from tests.solver.solvers import SOLVERS, each_solver, needs_native

# Positions of each form by the tricks to be won; 18 forms make more than 20,000.
SPREAD = ((1, 120), (2, 560), (3, 430), (4, 18))


def test_native_core_is_built_if_there_is_a_compiler() -> None:
    compilers = ("c++", "g++", "clang++")
    assert (NATIVE is not None) or not any(map(shutil.which, compilers)), "run `make setup`"


@needs_native
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_both_solvers_agree_at_every_stage(form: Form) -> None:
    differing = []
    for tricks, count in SPREAD:
        for number in range(count):
            stream = Stream(4, FORMS.index(form), tricks, number)
            position = random_position(form, stream, tricks, stream.below(4))
            question = Question(number % 2)
            ask = "answer" if number % 4 < 2 else "answer_by_card"
            expected, found = (getattr(solver, ask)(position, question) for solver in SOLVERS)
            if found != expected:
                differing.append((position, found, expected))
    assert differing == []
    assert len(FORMS) * sum(count for _, count in SPREAD) >= 20_000


@needs_native
@pytest.mark.parametrize("form", FORMS[::4], ids=lambda form: form.name)
def test_both_solvers_agree_on_a_whole_deal(form: Form) -> None:
    position = random_position(form, Stream(5, FORMS.index(form)), 5)
    expected, found = (solver.answer_by_card(position, Question.TRICKS) for solver in SOLVERS)
    assert found == expected
    assert set(found) == set(position.legal_cards)


@needs_native
@pytest.mark.parametrize("tricks", [6, 7, 8])
def test_both_solvers_agree_on_larger_hands(tricks: int) -> None:
    """The native core remembers positions there, which it does not at five."""
    larger = [form for form in FORMS if form.players == 2 or form.name == "defends alone, the other"]
    assert len(larger) == 4
    for place, form in enumerate(larger):
        position = random_position(form, Stream(16, place, tricks), tricks, place)
        for question in Question:
            expected, found = (solver.answer_by_card(position, question) for solver in SOLVERS)
            assert found == expected


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_reference_equals_playing_everything_without_memory(form: Form) -> None:
    positions = [
        random_position(form, Stream(6, FORMS.index(form), number), 2 + number % 10 // 9, number % 3)
        for number in range(20)
    ]
    assert [reference.answer(position, Question.TRICKS) for position in positions] == [
        naive_tricks(position) for position in positions
    ]


@pytest.mark.parametrize("name", coups())
def test_reference_equals_every_ending_that_the_engine_plays(name: str) -> None:
    """The last tricks of each coup: `best_tricks` and the reference against acts of the engine."""
    ends = [
        sitting.deal
        for sitting in replay(coups()[name])
        if sitting.deal is not None
        and not sitting.deal.is_over
        and 2 <= len(sitting.deal.finished_tricks) <= 4
        and not any(UNKNOWN in sitting.deal.hands[seat] for seat in sitting.deal.active)
    ]
    positions = [position_of(end) for end in ends]
    expected = list(map(_best_of_every_ending, ends))
    assert [reference.answer(position, Question.TRICKS) for position in positions] == expected
    assert list(map(best_tricks, ends)) == expected
    card = positions[0].legal_cards[0]
    assert (
        best_tricks(after(ends[0], play(positions[0].turn, card)))
        == (reference.answer_by_card(positions[0], Question.TRICKS)[card])
    )


def _best_of_every_ending(deal: Deal) -> int:
    """Return the makers' tricks under best play, by plain minimax over the engine's own acts."""
    if deal.is_over:
        return deal.makers_tricks()
    seat = deal.seat_in_turn
    values = [_best_of_every_ending(after(deal, play(seat, card))) for card in legal_cards(deal, seat)]
    return max(values) if seat in deal.makers else min(values)


def _renamings() -> list[dict[Suit, Suit]]:
    black, red = (Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS)
    pairs = [
        (a, b)
        for first, second in ((black, red), (red, black))
        for a in (first, first[::-1])
        for b in (second, second[::-1])
    ]
    return [dict(zip((*black, *red), (*a, *b), strict=True)) for a, b in pairs]


CHANGES: list[Callable[[Position], Position]] = [
    *(lambda position, steps=steps: turned(position, steps) for steps in (1, 2, 3)),
    *(lambda position, suits=suits: renamed(position, suits) for suits in _renamings()[1:]),
]


@each_solver
@pytest.mark.parametrize("form", [form for form in FORMS if form.players == 4], ids=lambda form: form.name)
def test_renaming_suits_and_rotating_seats_changes_nothing(form: Form, solver: ModuleType) -> None:
    position = random_position(form, Stream(8, FORMS.index(form)), 4 if solver is NATIVE else 3, 1)
    for change in CHANGES:
        assert solver.answer(change(position), Question.TRICKS) == solver.answer(position, Question.TRICKS)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_best_card_keeps_the_value_of_the_position(form: Form) -> None:
    for number in range(10):
        position = random_position(form, Stream(9, FORMS.index(form), number), 3, number % 3)
        best = best_cards(position)
        worth = makers_tricks(position)
        rest = [card for card in position.legal_cards if card not in best]
        assert {makers_tricks(played(position, card)) for card in best} == {worth}
        better = max if position.turn in position.makers else min
        for card in rest:
            other = makers_tricks(played(position, card))
            assert other != worth
            assert better(worth, other) == worth
