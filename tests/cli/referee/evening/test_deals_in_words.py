"""Deals of every game told in the words of people: each line is entered as what happened, unasked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from euchre.cli.referee.assistant import Assistant
from euchre.laws import CODE_NAMES, load_code
from tests.cli.referee.deals_in_words import NAMES, deal_in_words

DEALS = int(os.environ.get("EUCHRE_TOLD", "8"))
"""How many deals of each game are told."""


@pytest.mark.parametrize("code", CODE_NAMES)
def test_deals_are_entered_as_they_are_told(code: str, tmp_path: Path) -> None:
    rules = load_code(code)
    seats = rules.seating.seats
    for seed in range(DEALS):
        desk = Assistant(rules, str(tmp_path / f"{seed}.euchre"), show=lambda lines: None)
        desk.hear(f"the players are {', '.join(NAMES[seat] for seat in seats[:-1])} and {NAMES[seats[-1]]}")
        for told in deal_in_words(rules, 1, seats[seed % len(seats)], seed):
            known = len(desk.desk.entries)
            desk.hear(told.line)
            entered = tuple(one.text for one in desk.desk.entries[known:] if not _tells_packets(one.text))
            assert (entered, desk.waiting, desk.fault) == (told.acts, None, None), told.line


def _tells_packets(entry: str) -> bool:
    """Whether an entry tells the packets that are dealt, which come with the deal or the turn-up."""
    return " deals " in entry
