"""Explanations of every situation of the books: short lines, whole sentences, no hidden cards."""

from __future__ import annotations

import re

import pytest

from euchre.acts import read_act
from euchre.bots import Candidate, Chances, Counsel, Reasoned, Turn, reasoned
from euchre.cards import Card, Suit
from euchre.chance import Stream
from euchre.deal import awaited
from euchre.explain import act_to_do, advised, adviser_of, describe, explain_reasons
from euchre.explain.wording import doing, gerund, imperative, listed
from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import Example, Maxim
from euchre.pictures import plain
from euchre.players import bot_for
from euchre.seats import Seat
from tests.bots.book.examples import answered, cases, name_of, position
from tests.bots.tables import deal_of, seen

CARD = re.compile(r"\b[7-9TJQKA][SHDC]\b")


@pytest.mark.parametrize("case", cases("speaks"), ids=name_of)
def test_a_situation_is_explained_in_sentences_to_the_chooser(case: tuple[str, Maxim, Example]) -> None:
    book, maxim, example = case
    found, reasons = position(book, example.given), answered(book, example.given)
    told = explain_reasons(found.view, reasons, found.due.actor).paragraphs
    lines = [plain(line) for paragraph in told for line in paragraph.lines()]
    assert [paragraph.text for paragraph in told if not paragraph.text.endswith((".", ".)"))] == []
    assert max(map(len, lines)) <= 78
    assert maxim.heading in " ".join(paragraph.text for paragraph in told)
    assert not re.search(r"\b(he|his|him)\b", told[1].text)
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
    told = " ".join(one.text for one in explain_reasons(view, answered(book, example.given)).paragraphs)
    assert {Card(text) for text in CARD.findall(told)} <= known


def test_a_maxim_that_is_not_followed_is_stated_with_the_one_that_takes_precedence() -> None:
    found = "B+D 3, A+C 1; B holds AH KH 9H AC 9D; A turns up TH; B passes; C passes; D passes; A takes up"
    given = f"{found}; A discards ??"
    view = position("leeds-dwight-1888", given).view
    told = [
        one.text for one in explain_reasons(view, answered("leeds-dwight-1888", given), Seat.B).paragraphs
    ]
    assert (
        "E11 (Ace, bare honour, or equals) and E12 (No trumps up to the dealer) point the other way, "
        "but E13 takes precedence." in told
    )
    assert "Your side has 3 points of 5, the other side 1." in told[1]


def test_a_maxim_overruled_by_estimates_is_stated_with_its_price() -> None:
    given = "C holds KH QH 9H 7S 8D; A turns up TH; B passes"
    found = position("leeds-dwight-1888", given)
    refusal, order = found.due.acts[:2]
    counsel = Counsel(
        book="leeds-dwight-1888", maxim="S2", acts=(order,), warns=False, followed=False, price=0.123
    )
    reasons = Reasoned(player="reckoner", act=refusal, candidates=(), counsels=(counsel,))
    told = " ".join(one.text for one in explain_reasons(found.view, reasons, Seat.C).paragraphs)
    assert "S2 (Three trumps) points the other way, but here that would cost 0.12 points." in told


def test_a_choice_without_a_maxim_says_so() -> None:
    hands = "9S TS QS 9D TD | AS 9C KS JC AD | KH KC QD KD QC | AH TH QH 9H AC"
    then = "B passes, C passes, D passes, A takes up, A discards AC, B 9S, C AS"
    deal = deal_of(load_code("leeds-dwight-1888"), hands, "JH", then)
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "book"), view, due, Stream(1))
    told = " ".join(one.text for one in explain_reasons(view, reasons, due.actor).paragraphs)
    assert "The book has no maxim for this choice, so general rules decide." in told


@pytest.mark.parametrize("code", CODE_NAMES)
def test_the_expert_advises_at_every_table(code: str) -> None:
    assert adviser_of(load_code(code)) == "expert"


@pytest.mark.parametrize("case", cases("speaks"), ids=name_of)
def test_the_expert_says_of_every_maxim_whether_it_applies(
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
    told = [paragraph.text for paragraph in explain_reasons(found.view, reasons, found.due.actor).paragraphs]
    assert [text for text in told if not text.endswith((".", ".)")) or "  " in text] == []


def test_a_lead_is_worded_as_a_lead() -> None:
    lead = "B holds JD 8H AS KC 7C; A turns up TH; B passes; C passes; D orders up; A discards ??"
    found = position("leeds-dwight-1888", lead)
    (act,) = [act for act in found.due.acts if act.text == "B JD"]
    assert act_to_do(act, found.view) == "lead JD"


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
def test_verbs_address_the_listener(words: str, asked: str) -> None:
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


def test_the_hint_of_a_player_without_estimates_gives_the_reason_of_the_rules() -> None:
    deal = deal_of(
        load_code("modern"), "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC", "JS"
    )
    due = awaited(deal)[0]
    reasons = reasoned(bot_for(deal.code, "simple"), seen(deal, Seat.B), due, Stream(1))
    hint = explain_reasons(seen(deal, Seat.B), reasons, Seat.B).hint
    assert hint.startswith("Order up alone. With spades as trumps your side can expect about ")
    assert hint.endswith(" tricks, enough to try for all of them alone.")


def test_an_estimated_choice_is_compared_with_the_second_best() -> None:
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards TH")
    due = awaited(deal)[0]
    view = seen(deal, due.actor)
    reasons = reasoned(bot_for(deal.code, "expert"), view, due, Stream(1))
    told = [one.text for one in explain_reasons(view, reasons, due.actor).paragraphs]
    assert told[0].startswith("Lead ")
    assert re.search(r"Leading .. is worth \+\d\.\d\d points on average, leading .. \+", told[-1])
    assert re.search(r"The chance to win the game is \d\d\.\d%, against \d\d\.\d%\.", told[-1])


def compared(ahead: float, *turns: Turn, behind: float = 0.1) -> str:
    """Return hint and explanation of a lead that is so far ahead of another in points and in games."""
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("modern"), hands, "QH", "B orders up, A discards TH")
    first, second = awaited(deal)[0].acts[:2]
    candidates = (
        Candidate(act=first, points=0.5, game=0.6, chances=Chances(euchre=0.2, point=0.5, march=0.3)),
        Candidate(
            act=second,
            points=0.5 - ahead,
            game=0.6 - behind,
            chances=Chances(euchre=0.3, point=0.4, march=0.3),
        ),
    )
    reasons = Reasoned(player="teacher", act=first, candidates=candidates, turns=turns)
    view = seen(deal, Seat.B)
    explanation = explain_reasons(view, reasons, Seat.B)
    return " ".join([explanation.hint, *describe(explanation).split()])


@pytest.mark.parametrize(
    ("ahead", "behind", "words"),
    [
        (0.9, 0.1, "Leading AH is far worse."),
        (0.3, 0.1, "Leading AH is clearly worse."),
        (0.3, 0.001, "Leading AH is clearly worse, though it hardly changes the chance to win the game."),
        (0.1, 0.1, "Leading AH is a little worse."),
        (0.03, 0.1, "It is close: leading AH is nearly as good."),
        (0.001, 0.0, "It is just as good to lead AH."),
        (-0.1, 0.1, "Leading AH is better for points alone, but at this score it wins the game less often."),
        (
            *(-0.1, 0.0),
            "Leading AH is better for points alone, but at this score it wins the game no more often.",
        ),
        (-0.1, -0.02, "By these estimates leading AH is a little better."),
    ],
)
def test_closeness_names_the_next_best_and_agrees_with_the_figures(
    ahead: float, behind: float, words: str
) -> None:
    assert compared(ahead, behind=behind).count(words) == 2


def test_the_results_of_the_own_side_are_stated_where_they_differ() -> None:
    told = compared(0.3)
    assert "Your side scores 80% of the time, against 70%." in told
    assert "every trick" not in told


def test_facts_about_hidden_hands_are_stated_for_and_against() -> None:
    ace = Turn(seat=Seat.D, card=Card("AD"), void=None, chance=0.3, ahead=0.8)
    void = Turn(seat=Seat.C, card=None, void=Suit.CLUBS, chance=0.25, ahead=-0.4)
    told = compared(0.3, ace, void)
    gains = "Leading JH gains most if your partner D has AD (probability 30%): then it is 0.80 points better."
    assert gains in told
    assert "But if C has no clubs (probability 25%), it would be better to lead AH." in told


def called(best: str, other: str, *, march: float = 0.1, euchre: float = 0.1) -> str:
    """Return the hint for a call with another next best, which wins every trick so often if it is alone."""
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    view = seen(deal_of(load_code("modern"), hands, "QH"), Seat.B)
    one, two = (
        Candidate(
            act=read_act(f"B {words}"),
            points=points,
            chances=Chances(euchre=euchre, point=1 - euchre - march, march=march),
        )
        for words, points in ((best, 1.0), (other, 0.5))
    )
    return explain_reasons(view, Reasoned(player="teacher", act=one.act, candidates=(one, two)), Seat.B).hint


def test_a_call_says_why_to_play_alone_or_with_the_partner() -> None:
    told = called("orders up alone", "orders up", march=0.45)
    assert "Alone, you win every trick 45% of the time, and that scores more." in told
    assert "Ordering up is clearly worse." in told
    told = called("orders up", "orders up alone", march=0.12)
    assert "Alone, you win every trick only 12% of the time." in told
    assert "only" not in called("orders up", "orders up alone", march=0.7)


def test_a_refusal_says_how_often_the_call_would_be_euchred() -> None:
    assert "The call is euchred 35% of the time." in called("passes", "orders up", euchre=0.35)
    assert "euchre" not in called("passes", "orders up", euchre=0.1)
    assert "The call is" not in called("orders up", "passes", euchre=0.35)


def test_a_waiver_names_what_is_not_done() -> None:
    hands = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
    deal = deal_of(load_code("professor-1862"), hands, "QH", "B orders up")
    due = next(one for one in awaited(deal) if any(act.text == "D waives" for act in one.acts))
    waiver = read_act("D waives")
    candidates = tuple(Candidate(act=act) for act in due.acts)
    reasons = Reasoned(player="teacher", act=waiver, candidates=candidates)
    told = explain_reasons(seen(deal, Seat.D), reasons, Seat.D).action
    assert told == "Waive. Do not take over alone."


def test_a_maxim_does_not_hardly_matter_where_the_score_decides() -> None:
    given = "C holds KH QH 9H 7S 8D; A turns up TH; B passes"
    found = position("leeds-dwight-1888", given)
    refusal, order = found.due.acts[:2]
    counsel = Counsel(
        book="leeds-dwight-1888", maxim="S2", acts=(order,), warns=False, followed=False, price=0.0
    )
    candidates = (
        Candidate(act=refusal, points=0.3, game=0.7),
        Candidate(act=order, points=0.4, game=0.6),
    )
    reasons = Reasoned(player="teacher", act=refusal, candidates=candidates, counsels=(counsel,))
    explanation = explain_reasons(found.view, reasons, Seat.C)
    assert "S2 (Three trumps) says otherwise, but the score decides here." in explanation.hint
    assert "hardly matters" not in describe(explanation)


def test_a_warning_that_concerns_neither_of_the_best_acts_is_not_cited() -> None:
    given = "C holds KH QH 9H 7S 8D; A turns up TH; B passes"
    found = position("leeds-dwight-1888", given)
    refusal, order, *_ = found.due.acts
    other = found.due.acts[-1]
    counsel = Counsel(book="leeds-dwight-1888", maxim="S2", acts=(other,), warns=True, followed=True)
    candidates = (Candidate(act=order, points=0.4), Candidate(act=refusal, points=0.3))
    reasons = Reasoned(player="teacher", act=order, candidates=candidates, counsels=(counsel,))
    assert other not in (refusal, order)
    assert explain_reasons(found.view, reasons, Seat.C).maxim == ""


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("passes", "passing"),
        ("makes hearts alone", "making hearts alone"),
        ("takes up", "taking up"),
        ("agrees", "agreeing"),
        ("discards 9S", "discarding 9S"),
    ],
)
def test_an_act_as_a_subject(words: str, subject: str) -> None:
    assert gerund(words) == subject
