"""Everyday speech: cards and calls in the words that players use."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.cards import Suit
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table
from euchre.table.speech.everyday import announcement_in_words, call_in_words, with_cards


def turned(code: str = "leeds-dwight-1888", *acts: str) -> RefereedTable:
    """A table with 9H turned up, and some acts done."""
    table = deal_begins(new_table(load_code(code), dealer=Seat.A))
    for text in ("A turns up 9H", *acts):
        table = after(table, read_act(text))
    return table


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("the nine of hearts", "9H"),
        ("9 hearts", "9H"),
        ("9 of hearts", "9H"),
        ("10 of spades", "TS"),
        ("jack of clubs and as", "JC and AS"),
        ("Queen♦", "QD"),
        ("left bower", "JD"),
        ("the right bower", "JH"),
        ('"nine of hearts"', '"nine of hearts"'),
        ("call-suit from d", "call-suit from d"),
    ],
)
def test_cards_may_be_said(said: str, meant: str) -> None:
    assert with_cards(said, Suit.HEARTS) == meant


def test_bowers_need_a_trump() -> None:
    assert with_cards("left bower", None) == "left bower"


@pytest.mark.parametrize(
    "words",
    ["order up", "orders up", "pick it up", "I'll help", "assist", "assists", "takes it"],
)
def test_the_turn_up_is_accepted_in_any_words(words: str) -> None:
    table = turned()
    assert call_in_words(table, Seat.B, words) == "orders up"
    assert call_in_words(table, Seat.C, words) == "assists"
    assert call_in_words(table, Seat.A, words) == "takes up"
    assert call_in_words(table, Seat.C, f"{words} alone") == "assists alone"


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("spades", "makes spades"),
        ("make it clubs", "makes clubs"),
        ("calls diamonds alone", "makes diamonds alone"),
        ("I make spades, going alone", None),
        ("pass", "passes"),
        ("order it up", None),
        ("hello", None),
    ],
)
def test_a_suit_is_made_in_any_words(words: str, meant: str | None) -> None:
    table = turned("leeds-dwight-1888", "B passes", "C passes", "D passes", "A turns down")
    assert call_in_words(table, Seat.B, words) == meant


@pytest.mark.parametrize("words", ["alone", "I'm going alone", "loner", "going solo", "plays alone"])
def test_alone_may_be_said_in_other_words(words: str) -> None:
    assert announcement_in_words(words) == "plays alone"


@pytest.mark.parametrize("code", [name for name in CODE_NAMES if load_code(name).partnerships])
def test_any_word_that_accepts_the_turn_up_counts_under_every_code(code: str) -> None:
    manner = " alone" if load_code(code).assist_must_be_alone else ""
    table = turned(code, "B passes", f"C orders up{manner}")
    assert table.rulings == ()
    assert table.deal.calling.maker is Seat.C
    dealers = turned(code, "B passes", "C passes", "D passes", "A passes")
    assert dealers.rulings == ()
    assert dealers.deal.stage.value == "making"
