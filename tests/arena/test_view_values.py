from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from euchre.arena.engine import view_values
from euchre.bots import next_act
from euchre.game import after, begin_deal, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import View, view_of

PAGE = Path(__file__).resolve().parents[2] / "docs" / "players" / "engines.md"
ELSEWHERE = {"calling", "outcome", "fixed"}
"""Fields of a view that are taken apart, or never there when something is asked."""


def views(name: str) -> list[View]:
    """Return what each seat sees after each act of a deal."""
    code = load_code(name)
    bots = {seat: bot_by_name("random") for seat in code.seating.seats}
    sitting, seen = begin_deal(new_sitting(code, dealer=Seat.A)), list[View]()
    while sitting.deal is not None and not sitting.deal.is_over:
        act = next_act(sitting, bots, 5)
        assert act is not None
        sitting = after(sitting, act)
        seen += [view_of(sitting.current_deal, seat, sitting.score) for seat in code.seating.seats]
    return seen


@pytest.mark.parametrize("name", CODE_NAMES)
def test_values_are_plain_and_hold_every_field_of_the_view(name: str) -> None:
    for view in views(name):
        values = view_values(view)
        assert json.loads(json.dumps(values)) == values
        assert {field.name for field in fields(View)} - ELSEWHERE <= values.keys()


@pytest.mark.parametrize("name", CODE_NAMES)
def test_no_card_is_named_that_the_view_does_not_hold(name: str) -> None:
    for view in views(name):
        values = view_values(view)
        told = set(re.findall(r"\b[2-9TJQKA][SHDC]\b", json.dumps(values)))
        assert told == set(re.findall(r"\b[2-9TJQKA][SHDC]\b", shown(view)))


def shown(view: View) -> str:
    """Return every card of a view, field by field."""
    cards = [*view.hand, *view.discards, view.turn_up, view.called]
    cards += [card for _, hand in view.open_hands for card in hand]
    return " ".join([*map(str, cards), *(act.text for act in view.acts)])


def test_the_page_lists_every_field() -> None:
    (view, *_) = views("modern")
    table = PAGE.read_text().split("### The view")[1].split("##")[0]
    listed = {
        name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in re.findall(r"`(\w+)`", row)
    }
    assert listed == view_values(view).keys()
