"""Reading what a person types."""

from __future__ import annotations

import pytest

from euchre.acts import Act, read_act
from euchre.cards import read_cards
from euchre.cli.play.reading import TerminalCommand, UnclearInput, read_input
from euchre.deal import Deal, after, awaited, dues, new_deal
from euchre.laws import load_code
from euchre.seats import Seat

HAND = read_cards("JH AH 9S KC AC")
START = "D deals 3-2|A holds JH AH 9S KC AC|D holds TH JC KS AD 8C|D turns up 9H"


def _deal(*acts: str) -> Deal:
    deal = new_deal(load_code("professor-1862"), Seat.D)
    for act in (*START.split("|"), *acts):
        deal = after(deal, read_act(act))
    return deal


def _due(deal: Deal, seat: Seat) -> tuple[Act, ...]:
    return tuple(act for due in dues(deal) if due.actor == seat for act in due.acts)


def _meant(text: str, *acts: str, seat: Seat = Seat.A) -> str:
    meaning = read_input(text, _due(_deal(*acts), seat), HAND, seat)
    assert not isinstance(meaning, UnclearInput), meaning.sentence
    first = meaning[0]
    return first.value if isinstance(first, TerminalCommand) else first.text


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("pass", "A passes"),
        ("P", "A passes"),
        ("order up", "A orders up"),
        ("or", "A orders up"),
        ("order it up", "A orders up"),
        ("o u a", "A orders up alone"),
        ("alone", "A orders up alone"),
        ("  order   up ALONE ", "A orders up alone"),
        ("orders up", "A orders up"),
        ("jambone", "A orders up jambone"),
    ],
)
def test_calls_on_the_turn_up(text: str, act: str) -> None:
    assert _meant(text) == act


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("spades", "A makes spades"),
        ("s", "A makes spades"),
        ("sp", "A makes spades"),
        ("make it clubs", "A makes clubs"),
        ("clubs alone", "A makes clubs alone"),
        ("c al", "A makes clubs alone"),
        ("d", "A makes diamonds"),
        ("pass", "A passes"),
    ],
)
def test_calls_in_the_second_round(text: str, act: str) -> None:
    assert _meant(text, "A passes", "B passes", "C passes", "D turns down") == act


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("pass", "D turns down"),
        ("turn", "D turns down"),
        ("take", "D takes up"),
        ("pick it up", "D takes up"),
    ],
)
def test_calls_of_the_dealer(text: str, act: str) -> None:
    assert _meant(text, "A passes", "B passes", "C passes", seat=Seat.D) == act


@pytest.mark.parametrize("text", ["9H", "9h", "h9", "H9", "9♥", "play 9h", "lead 9h"])
def test_a_card_by_its_name(text: str) -> None:
    deal = _deal("A orders up", "C waives", "D discards 8C")
    meaning = read_input(text, awaited(deal)[0].acts, HAND, Seat.A)
    assert meaning == (read_act("A 9H"),)


@pytest.mark.parametrize("text", ["10h", "th", "h10", "HT"])
def test_a_ten_may_be_written_with_its_number(text: str) -> None:
    assert read_input(text, (), HAND, Seat.A) == (read_act("A TH"),)


def test_a_card_by_its_number() -> None:
    assert _meant("2", "A orders up", "C waives", "D discards 8C") == "A AH"


def test_a_number_without_a_card_is_answered() -> None:
    meaning = read_input("6", (), HAND, Seat.A)
    assert meaning == UnclearInput("your cards are numbered 1 to 5")


def test_a_card_is_discarded_when_a_discard_is_due() -> None:
    assert _meant("8c", "A orders up", "C waives", seat=Seat.D) == "D discards 8C"


def test_the_turn_up_is_declined_by_first_letters() -> None:
    assert _meant("dec", "A orders up", "C waives", seat=Seat.D) == "D declines the turn-up"


def test_a_partner_takes_over_by_first_letters() -> None:
    assert _meant("take", "A orders up", seat=Seat.C) == "C takes over alone"
    assert _meant("no", "A orders up", seat=Seat.C) == "C waives"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("help", "help"),
        ("?", "help"),
        ("q", "quit"),
        ("hi", "hint"),
        ("why", "why"),
        ("law", "law"),
        ("sc", "score"),
    ],
)
def test_commands_by_their_first_letters(text: str, command: str) -> None:
    assert _meant(text) == command


def test_an_ambiguous_text_is_refused_with_its_meanings() -> None:
    deal = _deal("A passes", "B passes", "C passes")
    meaning = read_input("t", _due(deal, Seat.D), HAND, Seat.D)
    assert isinstance(meaning, UnclearInput)
    assert "'turn down'" in meaning.sentence
    assert "'take up'" in meaning.sentence


@pytest.mark.parametrize(
    ("text", "act"), [("lay down", "A lays down"), ("assist", "A assists"), ("9h", "A 9H")]
)
def test_an_unlawful_act_is_read_so_that_the_laws_can_refuse_it(text: str, act: str) -> None:
    assert _meant(text) == act


@pytest.mark.parametrize("text", ["sing", "1h", "9x", "order down", "-", "9h 8h"])
def test_nonsense_is_not_understood(text: str) -> None:
    assert isinstance(read_input(text, _due(_deal(), Seat.A), HAND, Seat.A), UnclearInput)
