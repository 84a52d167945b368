"""Explanations: every situation of the books explained, short lines, whole sentences, nothing hidden told."""

from __future__ import annotations

import re

import pytest

from euchre.bots import Counsel, Reasoned, bot_for, reasoned
from euchre.cards import Card
from euchre.chance import Stream
from euchre.cli.explaining import adviser_of, asked_for, explained, in_a_line
from euchre.cli.voice import doing, imperative, listed
from euchre.deal import awaited
from euchre.laws import load_code
from euchre.laws.register import Example, Maxim
from euchre.pictures import plain
from euchre.seats import Seat
from tests.bots.book.examples import answered, cases, name_of, position
from tests.bots.tables import deal_of, seen

CARD = re.compile(r"\b[7-9TJQKA][SHDC]\b")


@pytest.mark.parametrize("case", cases("speaks"), ids=name_of)
def test_a_situation_is_explained_in_sentences_to_him_who_chooses(case: tuple[str, Maxim, Example]) -> None:
    book, maxim, example = case
    found, reasons = position(book, example.given), answered(book, example.given)
    told = list(explained(found.view, reasons, found.due.actor))
    lines = [plain(line) for paragraph in told for line in paragraph.lines()]
    assert [paragraph.text for paragraph in told if not paragraph.text.endswith((".", ".)"))] == []
    assert max(map(len, lines)) <= 78
    assert maxim.heading in " ".join(paragraph.text for paragraph in told)
    assert not re.search(r"\b(his|him) (partner|only)\b", told[1].text)
    assert "  " not in " ".join(paragraph.text for paragraph in told)


@pytest.mark.parametrize("case", cases("speaks"), ids=name_of)
def test_an_explanation_names_no_card_that_the_seat_has_not_seen(case: tuple[str, Maxim, Example]) -> None:
    book, _, example = case
    found = position(book, example.given)
    view = found.view
    known = {
        *view.hand,
        *view.discards,
        view.turn_up,
        *(card for _, hand in view.open_hands for card in hand),
    }
    known |= {play.card for trick in view.tricks for play in trick.plays}
    told = " ".join(one.text for one in explained(view, answered(book, example.given), None))
    assert {Card(text) for text in CARD.findall(told)} <= known


def test_a_maxim_that_does_not_hold_is_told_with_what_goes_before_it() -> None:
    found = "B+D 3, A+C 1; B holds AH KH 9H AC 9D; A turns up TH; B passes; C passes; D passes; A takes up"
    given = f"{found}; A discards ??"
    view = position("leeds-dwight-1888", given).view
    told = [one.text for one in explained(view, answered("leeds-dwight-1888", given), Seat.B)]
    assert (
        "Against it: E11 (Ace, bare honour, or equals) and E12 (No trumps up to the dealer); "
        "not followed here, because E13 goes before." in told
    )
    assert "The score is 3 to 1, your side first, in a game of 5." in told[1]


def test_a_maxim_overruled_by_reckoning_is_told_with_its_price() -> None:
    given = "C holds KH QH 9H 7S 8D; A turns up TH; B passes"
    found = position("leeds-dwight-1888", given)
    refusal, order = found.due.acts[:2]
    counsel = Counsel(
        book="leeds-dwight-1888", maxim="S2", acts=(order,), warns=False, followed=False, price=0.123
    )
    reasons = Reasoned(player="reckoner", act=refusal, candidates=(), counsels=(counsel,))
    told = " ".join(one.text for one in explained(found.view, reasons, Seat.C))
    assert "Against it: S2 (Three trumps); not followed here, because it would cost 0.12 points." in told


def test_where_the_book_is_silent_it_says_so() -> None:
    hands = "9S TS QS 9D TD | AS 9C KS JC AD | KH KC QD KD QC | AH TH QH 9H AC"
    then = "B passes, C passes, D passes, A takes up, A discards AC, B 9S, C AS"
    deal = deal_of(load_code("leeds-dwight-1888"), hands, "JH", then)
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "book"), view, due, Stream(1))
    told = " ".join(one.text for one in explained(view, reasons, due.actor))
    assert "The book has nothing to decide this by" in told
    assert in_a_line(view, reasons).endswith("The book has nothing to decide it by; so would 'simple' do.")


@pytest.mark.parametrize(
    ("code", "name"), [("modern", "book"), ("modern-3", "simple"), ("modern-2", "simple")]
)
def test_the_book_advises_where_there_is_one(code: str, name: str) -> None:
    assert adviser_of(load_code(code)) == name


def test_a_lead_is_asked_for_as_a_lead() -> None:
    lead = "B holds JD 8H AS KC 7C; A turns up TH; B passes; C passes; D orders up; A discards ??"
    found = position("leeds-dwight-1888", lead)
    (act,) = [act for act in found.due.acts if act.text == "B JD"]
    assert asked_for(act, found.view) == "lead JD"


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("passes", "pass"),
        ("fixes spades", "fix spades"),
        ("takes over alone", "take over alone"),
        ("has led", "have led"),
        ("is eldest hand", "are eldest hand"),
    ],
)
def test_verbs_are_turned_to_the_listener(words: str, asked: str) -> None:
    assert imperative(words) == asked
    assert doing(Seat.B, words, Seat.B) == f"you {asked}"
    assert doing(Seat.B, words, Seat.A) == f"B {words}"


def test_words_in_a_row() -> None:
    assert [listed(words) for words in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_player_without_reasons_is_named_in_the_hint() -> None:
    deal = deal_of(
        load_code("modern"), "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC", "JS"
    )
    due = awaited(deal)[0]
    reasons = reasoned(bot_for(deal.code, "simple"), seen(deal, Seat.B), due, Stream(1))
    assert in_a_line(seen(deal, Seat.B), reasons).endswith("So would 'simple' do.")


def test_a_choice_that_was_reckoned_is_told_in_figures() -> None:
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards TH")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "expert"), view, due, Stream(1))
    told = [one.text for one in explained(view, reasons, due.actor)]
    assert told[0].startswith("Lead ")
    assert re.search(r"It comes to \+\d\.\d\d points a deal, and to \d\d\.\d% of the game\.", told[-1])
    assert re.search(r"To lead .. comes to .* of the game: ", told[-1])
    assert "of the ways in which the cards may lie the makers win all tricks" in told[-1].lower()


def test_cards_on_which_a_choice_turns_are_named() -> None:
    hands = "JH 9S 9C 9D TD | JD TS TC QD KD | AH QS QC AD KC | KH KS AS 9H AC"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards 9H")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "expert"), view, due, Stream(1))
    told = " ".join(one.text for one in explained(view, reasons, due.actor))
    assert re.search(r"If A has .*, C has .* and D has .*, it is better to lead", told)
