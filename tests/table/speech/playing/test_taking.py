"""What is open is taken in a few words: without the player's name, or claimed and chosen at once."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

LED_TOO_SOON = ("deal C", "C turns up KH", "A orders up alone", "C discards 9C", "A AS", "C TS")


def test_choice_without_a_player_is_the_holders() -> None:
    told = told_at("jerome-1877", "deal C", "C deals 3-2", "D counts 6")
    assert told("put it right") == ["C chooses put-right"]


@pytest.mark.parametrize("said", ["A has the card taken back", "a tells c to take it back"])
def test_card_sent_back_is_claimed_and_sent_back(said: str) -> None:
    assert told_at("modern-3", *LED_TOO_SOON)(said) == ["A claims play-out-of-turn", "A chooses take-back"]


def test_one_point_taken_is_claimed_and_taken() -> None:
    lines = ("deal A", "A turns up JC", "B orders up alone", "A discards TD", "B AC", "A KC", "A AS")
    said = "B takes only one point for it"
    assert told_at("modern-2", *lines)(said) == ["B claims lead-out-of-turn", "B chooses one-point"]


def test_alone_said_after_another_takes_no_hand_over() -> None:
    told = told_at("leeds-dwight-1888", "deal A", "A turns up 9H", "B orders up alone")
    assert told("d says i play alone too") == ["D plays alone"]


def test_pack_never_offered_for_a_cut_is_not_cut() -> None:
    said = "d says the pack was never offered to him for a cut"
    assert told_at("modern", "deal A")(said) == ["D claims no-cut"]


def test_card_turned_is_the_turn_up() -> None:
    assert told_at("modern", "deal A")("9h turned") == ["A turns up 9H"]


FALSELY_LED = ("deal A", "A turns up 9H", "B orders up", "A discards 7S", "B AH, C 8D, D TH, A 9H", "A AD")


@pytest.mark.parametrize(
    "said",
    [
        "B wants the card to be called",
        "B chooses to call the card",
        "B demands that the card be called",
        "B elects to call the card led",
        "B calls the card led out of turn",
        "B will call the card",
        "B chooses the card",
        "B lets the card be called",
        "B says it is an exposed card",
    ],
)
def test_card_of_a_false_lead_wanted_is_no_suit(said: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == ["B chooses recall"]


@pytest.mark.parametrize("said", ["B makes A play the ace of diamonds", "B calls AD", "B wants AD called"])
def test_card_of_a_false_lead_is_called(said: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == ["B calls AD from A"]


@pytest.mark.parametrize(
    ("said", "told"),
    [("B prefers the suit", "B chooses call-suit"), ("B wants a diamond led", "B calls diamonds from A")],
)
def test_suit_wanted_for_a_false_lead_is_no_card(said: str, told: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == [told]


ASKED = ("deal A", "A turns up 9H", "B orders up", "A discards 7S", "B 8C, C 8S, D KC")


@pytest.mark.parametrize(
    "said",
    [
        "C says none",
        "C says no",
        'C says "none"',
        "C: none",
        "C answers no",
        "C answers that they have none",
        "C says he has no more clubs",
        "C says no clubs",
        "C says she's out of clubs",
        "C shakes his head",
        "C denies it",
        "none",
    ],
)
def test_answer_to_the_partner_is_no(said: str) -> None:
    told = told_at("leeds-dwight-1888", *ASKED, "A asks C if they have no clubs")
    assert told(said) == ["C answers none"]


@pytest.mark.parametrize("said", ["C says yes", "C says he has one"])
def test_answer_to_the_partner_is_yes(said: str) -> None:
    told = told_at("leeds-dwight-1888", *ASKED, "A asks C if they have no clubs")
    assert told(said) == ["C answers yes"]


def test_no_that_answers_nobody_is_no_answer() -> None:
    assert told_at("leeds-dwight-1888", *ASKED)("C answers none") == ["C answers none"]
    assert "C answers none" not in told_at("leeds-dwight-1888", *ASKED)("C says no")


def test_answer_after_a_question_in_quotation_marks_is_kept() -> None:
    told = told_at("leeds-dwight-1888", *ASKED)
    assert told('A asks "no clubs, partner?" and C says no') == ["A asks none-of-that-suit", "C answers none"]


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("A pulls a card half out of the hand", "??"),
        ("A pulls the seven of clubs half out of her hand", "7C"),
        ("A holds a card apart from the rest", "??"),
        ("A separates a card from his hand", "??"),
        ("A detaches a card", "??"),
    ],
)
def test_card_held_apart_may_be_unknown(said: str, card: str) -> None:
    assert told_at("leeds-dwight-1888", *ASKED)(said) == [f"A detaches {card}"]


@pytest.mark.parametrize(
    "said",
    [
        "D says that card is the queen of hearts",
        "D guesses the queen of hearts",
        'D says "that is the queen of hearts"',
        "D says it must be the queen of hearts",
    ],
)
def test_card_held_apart_is_named(said: str) -> None:
    assert told_at("leeds-dwight-1888", *ASKED, "A detaches ??")(said) == ["D names QH"]


@pytest.mark.parametrize("said", ["it is the seven of clubs", "the card turns out to be the seven of clubs"])
def test_card_that_was_named_is_told(said: str) -> None:
    assert told_at("leeds-dwight-1888", *ASKED, "A detaches ??", "D names QH")(said) == ["A detaches 7C"]


@pytest.mark.parametrize(
    "said",
    [
        "the queen of clubs came with it",
        "A shows the queen of clubs from the pack",
        "A shows the queen of clubs along with the trump card",
        "A shows the queen of clubs together with it",
        "another card, the queen of clubs, was shown with it",
        "the next card, the queen of clubs, turned over too",
        "A exposes the queen of clubs beneath it",
    ],
)
def test_card_shown_with_the_turn_up_is_no_card_of_the_hand(said: str) -> None:
    assert told_at("leeds-dwight-1888", "deal A", "A turns up 9H")(said) == ["A faces QC"]


@pytest.mark.parametrize(
    "said",
    [
        "D has six cards, it's a misdeal",
        "D has six cards. It's a misdeal",
        "it's a misdeal, D has six cards",
        "D says it's a misdeal, he has six cards",
        "A misdealt: D has six cards",
        "D has six cards and claims a misdeal",
        "D claims a misdeal because she has six cards",
    ],
)
def test_misdeal_that_a_count_brings_with_it_is_no_act(said: str) -> None:
    assert told_at("leeds-dwight-1888", "deal A", "A turns up TS", "B passes")(said) == ["D counts 6"]


@pytest.mark.parametrize(
    "said",
    ["C counts six cards in D's hand", "C counts D's hand: six cards", "C counts D's cards and finds six"],
)
def test_hand_of_another_is_counted(said: str) -> None:
    told = told_at("leeds-dwight-1888", "deal A", "A turns up 9H", "B orders up alone", "A discards 7S")
    assert told(said) == ["C counts 6 in hand of D"]


@pytest.mark.parametrize("said", ["B would rather let C play alone", "B lets C play alone"])
def test_alone_that_is_let_be_is_waived(said: str) -> None:
    lines = (
        "deal A",
        "A turns up 9H",
        "B passes, C passes, D passes, A turns down",
        "B passes",
        "C makes clubs",
    )
    told = told_at("leeds-dwight-1888", *lines, "C plays alone")
    assert told(said) == ["B waives suit-and-alone-apart"]
