"""The number of lawful ways to play a deal out, from positions kept as text.

Each line of a file is `dealer | acts up to the position | number of ways`; a line `table: ...` says
under what rules. The numbers were checked with the counter in `naive`, which knows nothing of the
engine; the smaller ones are checked so again here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from euchre.acts import play, read_act, split_acts
from euchre.deal import Deal, after, count_endings, lawfully_after, legal_cards, new_deal
from euchre.laws import CODE_NAMES
from euchre.seats import Seat
from euchre.sim import count_endings as simulated
from tests.counts import naive
from tests.properties.tables import TABLES

FEW = 4_000
"""Up to so many ways the naive counter repeats the count."""


@dataclass(frozen=True)
class Counted:
    """One line of a file."""

    file: str
    line: int
    table: str
    dealer: Seat
    acts: str
    ways: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def deal(self) -> Deal:
        """The position."""
        deal = new_deal(TABLES[self.table], self.dealer)
        for _, text in split_acts(self.acts):
            deal = lawfully_after(deal, read_act(text))
        return deal

    def failure(self) -> str:
        """Return the deal, and the number of ways after each first card."""
        deal = self.deal
        assert deal.turn is not None
        cards = legal_cards(deal, deal.turn)
        split = [f"{card}: {count_endings(after(deal, play(deal.turn, card)))}" for card in cards]
        return f"{self}: {self.table}, dealer {self.dealer}, {self.acts}\n{deal.turn} plays " + ", ".join(
            split
        )


def _read(path: Path) -> list[Counted]:
    counted, table = [], path.stem
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("table: "):
            table = line.removeprefix("table: ")
        elif line and not line.startswith("#"):
            dealer, acts, ways = line.split(" | ")
            counted.append(Counted(path.name, number, table, Seat.from_text(dealer), acts, int(ways)))
    return counted


FILES = sorted(Path(__file__).parent.glob("*.txt"))
COUNTED = [counted for path in FILES for counted in _read(path)]


def position_of(deal: Deal) -> naive.Position:
    """Return a position as plain strings, for the naive counter."""
    assert deal.trump is not None
    assert deal.turn is not None
    lone = deal.calling.lone
    called = None if deal.called is None or lone is None else (str(lone), deal.called.text)
    return naive.Position(
        hands={str(seat): tuple(card.text for card in deal.hands[seat]) for seat in deal.active},
        trump=deal.trump.letter,
        turn=str(deal.turn),
        table=()
        if deal.trick is None
        else tuple((str(one.actor), one.card.text) for one in deal.trick.plays),
        must_play=called if called is not None and len(deal.tricks) <= 1 else None,
    )


@pytest.mark.parametrize("counted", COUNTED, ids=str)
def test_the_number_of_ways_to_play_a_deal_out_is_as_recorded(counted: Counted) -> None:
    found = count_endings(counted.deal)
    assert found == counted.ways, counted.failure()


@pytest.mark.parametrize("counted", COUNTED, ids=str)
def test_the_simulator_finds_the_same_number(counted: Counted) -> None:
    assert simulated(counted.deal) == counted.ways, counted.failure()


@pytest.mark.parametrize("counted", [one for one in COUNTED if one.ways <= FEW], ids=str)
def test_the_naive_counter_finds_the_same_number(counted: Counted) -> None:
    assert naive.count(position_of(counted.deal)) == counted.ways, counted.failure()


def test_every_game_has_a_file_and_the_unusual_forms_are_counted() -> None:
    assert {path.stem for path in FILES} >= set(CODE_NAMES)
    deals = [counted.deal for counted in COUNTED]
    assert sum(not deal.tricks or len(deal.tricks) == 1 for deal in deals) >= 10, "ten whole deals"
    assert any(deal.called is not None and deal.called in deal.hands[_lone(deal)] for deal in deals)
    assert any(deal.calling.duelist is not None for deal in deals)
    assert any(deal.calling.lone is not None for deal in deals)
    assert any(deal.dummy_taken for deal in deals)
    assert any("joker" in counted.acts and counted.deal.code.joker for counted in COUNTED)


def _lone(deal: Deal) -> Seat:
    assert deal.calling.lone is not None
    return deal.calling.lone
