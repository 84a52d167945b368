"""Explanations: every situation of the books explained, short lines, whole sentences, nothing hidden told."""

from __future__ import annotations

import re

import pytest

from euchre.bots import Candidate, Chances, Counsel, Reasoned, Turn, reasoned
from euchre.cards import Card, Suit
from euchre.chance import Stream
from euchre.deal import awaited
from euchre.explain.advised import advised, adviser_of
from euchre.explain.explanation import asked_for, explained, in_a_line
from euchre.explain.voice import doing, imperative, listed
from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import Example, Maxim
from euchre.pictures import plain
from euchre.players import bot_for
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


@pytest.mark.parametrize("code", CODE_NAMES)
def test_the_expert_advises_at_every_table(code: str) -> None:
    assert adviser_of(load_code(code)) == "expert"


@pytest.mark.parametrize("case", cases("speaks"), ids=name_of)
def test_the_expert_tells_of_every_maxim_that_speaks_whether_it_holds(
    case: tuple[str, Maxim, Example],
) -> None:
    book, _, example = case
    found = position(book, example.given)
    reasons = advised(found.view, found.due, Stream(1), "expert")
    worth = {one.act: one.points for one in reasons.candidates}
    for counsel in reasons.counsels:
        assert counsel.followed is ((reasons.act in counsel.acts) is not counsel.warns)
        assert counsel.price is None or (not counsel.followed and counsel.price >= 0)
        if counsel.price and not counsel.warns:
            asked = [points for act in counsel.acts if (points := worth.get(act)) is not None]
            assert counsel.price == pytest.approx((worth[reasons.act] or 0) - max(asked))
    told = [paragraph.text for paragraph in explained(found.view, reasons, found.due.actor)]
    assert [text for text in told if not text.endswith((".", ".)")) or "  " in text] == []


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


def test_a_choice_that_was_reckoned_is_told_explain_numbers() -> None:
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards TH")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "expert"), view, due, Stream(1))
    told = [one.text for one in explained(view, reasons, due.actor)]
    assert told[0].startswith("Lead ")
    assert re.search(r"It brings \+\d\.\d\d points on the average; to lead .. brings ", told[-1])
    assert re.search(r"Of the game that is \d\d\.\d% against \d\d\.\d%\.", told[-1])


def reckoned(ahead: float, *turns: Turn) -> str:
    """What is told of a lead so many points ahead of another."""
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards TH")
    first, second = awaited(deal)[0].acts[:2]
    candidates = (
        Candidate(act=first, points=0.5, game=0.6, chances=Chances(euchre=0.2, point=0.5, march=0.3)),
        Candidate(
            act=second, points=0.5 - ahead, game=0.5, chances=Chances(euchre=0.3, point=0.4, march=0.3)
        ),
    )
    reasons = Reasoned(player="teacher", act=first, candidates=candidates, turns=turns)
    view = seen(deal, Seat.B)
    return " ".join([in_a_line(view, reasons), *(one.text for one in explained(view, reasons, Seat.B))])


@pytest.mark.parametrize(
    ("ahead", "words"),
    [
        (0.9, "There is no question about it."),
        (0.3, "The choice is clear."),
        (0.1, "It is the better choice, though not by much."),
        (0.03, "It is close: many good players would do otherwise."),
        (0.001, "There is next to nothing in it: either will do."),
    ],
)
def test_how_close_a_choice_is_stands_in_plain_words(ahead: float, words: str) -> None:
    assert reckoned(ahead).count(words) == 2


def test_what_becomes_of_the_makers_is_told_where_it_differs() -> None:
    told = reckoned(0.3)
    assert re.search(r"The point is made in 80% of cases, with .. in 70% of cases\.", told)
    assert "All the tricks" not in told


def test_on_what_a_choice_turns_is_told_for_it_and_against_it() -> None:
    ace = Turn(seat=Seat.D, card=Card("AD"), void=None, chance=0.3, ahead=0.8)
    void = Turn(seat=Seat.C, card=None, void=Suit.CLUBS, chance=0.25, ahead=-0.4)
    told = reckoned(0.3, ace, void)
    assert "It gains most where your partner D has AD, in 30% of cases: then it is 0.80 points ahead." in told
    assert "Where C has no clubs, in 25% of cases, it would be better to lead " in told
