"""Rulings and provisions in the referee's words."""

from __future__ import annotations

import re

from euchre.cards import Card
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import Ruling, Verdict
from euchre.table.words.remedies import remedy_words
from euchre.table.words.rulings import basis, provision_text, ruling_text, what_happened
from tests.table.test_play import table_of
from tests.table.texts.ruling_texts import PAGE, ruling_texts

LEEDS = load_code("leeds-dwight-1888")


def said(*texts: str, code: str = "leeds-dwight-1888") -> list[str]:
    """Return the last rulings in words."""
    table = table_of(code, *texts)
    return [ruling_text(ruling, table.code) for ruling in table.last_rulings]


def test_offer_names_who_may_choose_what_and_until_when() -> None:
    (text,) = said("B AS", "C QD", "D 9C", "A 9D", "D KC")
    assert text.startswith("D led out of turn (KC, trick 2). Until ")
    assert ", A or C may send the card back, to lie face up; or call " in text
    assert text.endswith("]")
    assert "[leeds-dwight-1888 52" in text


def test_claim_not_yet_judged_stands_before_its_matter() -> None:
    (text,) = said("B AS", "C QD", "B claims revoke against C")
    assert text.startswith(
        "The claim stands; the tricks prove it if they are shown once the hand is over, until "
    )
    assert "C did not follow suit" in text


def test_refused_claim_says_why() -> None:
    (text,) = said("B AS", "B waives revoke")
    assert text.startswith("Refused: nothing of that name is theirs to waive (about this: ")


def test_ruling_without_a_remedy_says_that_there_is_no_penalty() -> None:
    noted = Ruling(act=1, irregularity="no-such-thing", verdict=Verdict.NOTED, laws=())
    assert ruling_text(noted, LEEDS) == "A law was broken. No penalty."
    why = Ruling(act=1, irregularity="no-such-thing", verdict=Verdict.NOTED, laws=(), why="It is late")
    assert ruling_text(why, LEEDS) == "A law was broken: it is late. No penalty."


def test_ruling_tells_points_of_each_side_that_gets_any() -> None:
    side, other = LEEDS.seating.sides
    given = Ruling(
        act=1,
        irregularity="revoke",
        verdict=Verdict.IMPOSED,
        laws=(),
        offender=Seat.B,
        cards=(Card("AS"),),
        trick=2,
        points=((side, 2), (other, 0)),
    )
    assert ruling_text(given, LEEDS) == (
        "B did not follow suit, though they could (AS, trick 2). 2 points go to A+C."
    )


def test_remedy_has_words_for_who_may_choose_it_and_for_what_follows() -> None:
    assert what_happened("revoke", LEEDS)
    assert remedy_words("call-suit")
    assert remedy_words("call-suit", is_offered=False)
    assert remedy_words("no-such-remedy") == "no-such-remedy"


def test_every_provision_is_a_sentence_in_words() -> None:
    for name in ("leeds-dwight-1888", "jerome-1877", "professor-1862", "modern", "modern-3"):
        for provision in load_code(name).provisions.values():
            text = provision_text(provision)
            assert text.endswith(".")
            assert text[0].isupper()


def test_silence_of_a_register_is_called_no_law() -> None:
    code = load_code("modern")
    laws = {law for provision in code.provisions.values() for law in provision.laws}
    told = [basis(code, (law,)) for law in sorted(laws)]
    assert any(text.startswith("[no law: decided where modern is silent, ") for text in told)
    assert any(text.startswith("[modern ") for text in told)
    assert basis(code, ()) == ""


def test_every_ruling_of_the_situations_has_the_reviewed_text() -> None:
    assert PAGE.read_text(encoding="utf-8") == ruling_texts(), (
        "read the new texts of tests.table.texts.ruling_texts"
    )


def test_no_ruling_has_clumsy_words() -> None:
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            assert "{" not in line
            assert ".." not in line
            assert "nobody may" not in line
            assert line.strip()[0].isupper()


def test_rulings_name_several_players_as_people_do() -> None:
    texts = PAGE.read_text(encoding="utf-8")
    assert "B, C or D may let the cards be taken back without penalty" in texts
    assert not re.search(r"\b[A-D] or [A-D] or [A-D]\b", texts)


def test_cards_of_a_ruling_are_spoken_of_in_their_number() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("    ")]
    several = re.compile(r"\((?:[0-9TJQKA][SHDC] )+[0-9TJQKA][SHDC],")
    assert [line for line in lines if several.search(line) and "the card is taken back" in line.lower()] == []
