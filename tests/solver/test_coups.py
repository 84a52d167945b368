"""The nine coups of Leeds and Dwight (Boston 1888): the values of their cards with all hands seen."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from euchre.cards import Card
from euchre.deal import Deal, after, first_leader, new_deal
from euchre.notation import coups, replay
from euchre.seats import Seat
from euchre.solver import Position, best_cards, card_tricks, makers_tricks, position_of, result
from tests.solver.solvers import SOLVERS, each_solver

CASES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "coups.toml").read_text())
KEY_MOVES = [(name, move) for name, case in CASES.items() for move in case["key_moves"]]
SLIPS = [(name, slip) for name, case in CASES.items() for slip in case.get("slips", ())]


def _position(name: str, trick: int, seat: str) -> Position:
    """Return the position of a coup just before a seat plays to a trick."""
    (whole,) = {sitting.deals: sitting.deal for sitting in replay(coups()[name]) if sitting.deal}.values()
    deal, found = new_deal(whole.code, whole.dealer), None
    for act in (*whole.acts, None):
        if deal.trump is not None and len(deal.finished_tricks) == trick - 1 and _is_to_play(deal, seat):
            found = deal
        if act is not None:
            deal = after(deal, act)
    assert found is not None
    return position_of(found)


def _is_to_play(deal: Deal, seat: str) -> bool:
    leads = first_leader(deal) if deal.turn is None else deal.turn
    return not deal.is_over and leads == Seat.from_text(seat)


def test_there_are_nine_cases() -> None:
    assert list(CASES) == list(coups())


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("solver", SOLVERS[-1:], ids=lambda solver: solver.NAME)
def test_whole_hand_is_worth_what_is_recorded(name: str, solver: ModuleType) -> None:
    assert makers_tricks(_position(name, 1, "B"), solver=solver) == CASES[name]["whole_hand"]


@each_solver
@pytest.mark.parametrize(("name", "move"), KEY_MOVES)
def test_every_card_of_a_key_move_is_worth_what_is_recorded(
    name: str, move: dict[str, Any], solver: ModuleType
) -> None:
    position = _position(name, move["trick"], move["seat"])
    values = {card.text: tricks for card, tricks in card_tricks(position, solver=solver).items()}
    assert values == move["every_card"]
    assert makers_tricks(position, solver=solver) == move["best"]


@pytest.mark.parametrize(("name", "slip"), SLIPS)
def test_a_mistake_in_the_books_play_costs_what_is_recorded(name: str, slip: dict[str, Any]) -> None:
    position = _position(name, slip["trick"], slip["seat"])
    assert card_tricks(position)[Card(slip["card"])] == slip["makers_tricks"]
    assert makers_tricks(position) == slip["best"]
    assert {card.text for card in best_cards(position)} == set(slip["better"])


def test_the_coup_of_case_viii_does_not_force_the_euchre() -> None:
    """The book has the eight of hearts win; B makes his point against it, as against any card."""
    position = _position("8-the-lead-thrown-left", 3, "C")
    after_coup = position.after(Card("8H"))
    assert after_coup is not None
    assert result(after_coup).value == "point"
    assert set(best_cards(position)) == set(position.legal_cards)
