"""The book player: which book it follows, which maxims take precedence, and what happens without one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.bots import BookPlayer
from euchre.bots.book import BOOKS, book_for
from euchre.bots.book.rule import Rule, Strength, in_order_of_weight
from euchre.bots.book.sight import Sight, score_of
from euchre.chance import Stream
from euchre.deal import awaited
from euchre.errors import EuchreError
from euchre.game import new_score
from euchre.laws import load_code
from euchre.players import bot_by_name, bot_for, bots_offered
from euchre.seats import BySide, Seat
from euchre.view import view_of
from tests.bots.book.examples import answered, position
from tests.bots.tables import deal_of, seen

LEEDS_DWIGHT, PROFESSOR = "leeds-dwight-1888", "professor-1862"


@pytest.mark.parametrize(
    ("code", "book"),
    [
        ("professor-1862", PROFESSOR),
        ("leeds-dwight-1888", LEEDS_DWIGHT),
        ("jerome-1877", LEEDS_DWIGHT),
        ("modern", LEEDS_DWIGHT),
    ],
)
def test_a_code_without_its_own_book_uses_that_of_1888(code: str, book: str) -> None:
    assert book_for(load_code(code)).name == book


def test_a_book_can_be_used_under_another_code() -> None:
    player = bot_by_name(f"book:{PROFESSOR}")
    assert isinstance(player, BookPlayer)
    assert player.book(load_code("modern")).name == PROFESSOR


def test_an_unknown_book_is_refused_with_the_list_of_books() -> None:
    with pytest.raises(EuchreError, match="no book 'hoyle'; the books are professor-1862, leeds-dwight-1888"):
        book_for(load_code("modern"), "hoyle")


@pytest.mark.parametrize("code", ["modern-3", "modern-2"])
def test_book_is_not_offered_without_partners(code: str) -> None:
    table = load_code(code)
    assert not any(name.startswith("book") for name in bots_offered(table))
    with pytest.raises(EuchreError, match=f"no book was written for {code}"):
        bot_for(table, "book")


def test_book_is_offered_at_tables_with_partners() -> None:
    books = {name for name in bots_offered(load_code("modern")) if name.startswith("book")}
    assert books == {"book", *(f"book:{name}" for name in BOOKS)}
    assert bot_for(load_code("modern"), "book").name == "book"


@pytest.mark.parametrize(
    ("code", "points", "stands"),
    [
        ("leeds-dwight-1888", (1, 4), (4, 1)),
        ("modern", (6, 9), (4, 1)),
        ("modern", (9, 9), (4, 4)),
        ("modern", (3, 4), (0, 0)),
    ],
)
def test_scores_are_converted_by_the_points_still_needed(
    code: str, points: tuple[int, int], stands: tuple[int, int]
) -> None:
    table = load_code(code)
    hands = "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC"
    view = view_of(deal_of(table, hands, "JS"), Seat.B, new_score(table, BySide(table.seating.sides, points)))
    assert score_of(view) == stands


def test_nine_to_six_in_a_game_to_ten_is_a_bridge() -> None:
    code = load_code("modern")
    deal = deal_of(code, "9H KC TC QS TD | 9S TS 9C KS AS | QH AD QD KD JC | 9D KH QC AC JS", "TH")
    view = view_of(deal, Seat.B, new_score(code, BySide(code.seating.sides, (6, 9))))
    reasons = BookPlayer().reason(view, awaited(deal)[0], Stream(1))
    assert (reasons.act.text, reasons.decided_by) == ("B orders up", "B1")


def test_without_a_maxim_simple_decides() -> None:
    deal = deal_of(
        load_code("modern"),
        "9S TS QS 9D TD | AS 9C KS JC AD | KH KC QD KD QC | AH TH QH 9H AC",
        "JH",
        "B passes, C passes, D passes, A takes up, A discards AC, B 9S, C AS",
    )
    due = awaited(deal)[0]
    reasons = BookPlayer().reason(seen(deal, due.actor), due, Stream(1))
    assert (reasons.counsels, reasons.decided_by) == ((), None)
    assert reasons.act == bot_by_name("simple").choose(seen(deal, due.actor), due, Stream(1))


def test_a_forced_act_needs_no_maxim() -> None:
    found = position(
        LEEDS_DWIGHT, "B holds QH AS 9S KC 7C; A turns up TH; B passes; C passes; D orders up; A discards ??"
    )
    due = replace(found.due, acts=found.due.acts[:1])
    assert BookPlayer().reason(found.view, due, Stream(1)).counsels == ()


def test_an_overridden_maxim_names_the_one_that_overrides_it() -> None:
    given = "B holds AH KH 9H AC 9D; A turns up TH; B passes; C passes; D passes; A takes up; A discards ??"
    assert answered(LEEDS_DWIGHT, given).decided_by == "E11"
    reasons = answered(LEEDS_DWIGHT, f"B+D 3, A+C 1; {given}")
    assert reasons.decided_by == "E13"
    outweighed = {one.maxim: one.outweighed_by for one in reasons.counsels if not one.followed}
    assert outweighed == {"E11": "E13", "E12": "E13"}


def test_the_same_view_gives_the_same_choice_and_reasons() -> None:
    given = "C holds KH QH 9H 7S 8D; A turns up TH; B passes"
    assert answered(LEEDS_DWIGHT, given) == answered(LEEDS_DWIGHT, given)


def _says_nothing(sight: Sight) -> tuple[()]:
    return ()


def test_rules_are_sorted_by_strength_and_exceptions_come_first() -> None:
    permitted = Rule("a", Strength.PERMITTED, ("c",), _says_nothing)
    usual, always = (
        Rule("c", Strength.USUALLY, (), _says_nothing),
        Rule("b", Strength.ALWAYS, (), _says_nothing),
    )
    heard = in_order_of_weight([usual, permitted, always])
    assert [rule.id for rule in heard] == ["b", "a", "c"]
