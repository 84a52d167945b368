"""The list of words for the referee contains everything that it understands."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.acts import TABLE_ACTS, Act, Draw, LeaveSeat, SeatingAct, TableAct, TakeSeat, read_act
from euchre.cli.referee.wordlist import MATTERS, REGULAR_ACTS, sections
from euchre.deal import Reason
from euchre.laws import CODE_NAMES, load_code, load_irregularities
from euchre.seating import SeatingReason
from euchre.seating.expectations import PERSONS
from euchre.table.speech.answers.examples import act_of_form
from euchre.table.words.expect_words import EXPECT_WORDS
from euchre.table.words.expectations import WORDS
from tests.cli.runs import euchre
from tools.docs.referee_words import markdown

EVERYTHING = {row[0] for section in sections(None) for row in section.rows}


def kinds_of(kind: type[Act]) -> set[str]:
    """The names of all classes below one; a class with slots stands twice among them."""
    return {name for below in kind.__subclasses__() for name in (below.__name__, *kinds_of(below))}


def test_every_kind_of_act_of_play_has_an_example() -> None:
    shown = {type(read_act(example)).__name__ for example, _ in REGULAR_ACTS}
    elsewhere = {kind.__name__ for kind in (TableAct, TakeSeat, LeaveSeat, Draw, SeatingAct)}
    assert kinds_of(Act) - elsewhere - kinds_of(SeatingAct) - shown == set()


@pytest.mark.parametrize("form", TABLE_ACTS)
def test_example_of_a_table_act_is_read_as_one_of_that_form(form: str) -> None:
    act = read_act(act_of_form(form))
    assert isinstance(act, TableAct)
    assert act.form == form


@pytest.mark.parametrize(("example", "meaning"), MATTERS)
def test_every_matter_has_an_example_that_is_read(example: str, meaning: str) -> None:
    assert read_act(example).text == example


def test_all_irregularities_remedies_and_reasons_are_listed() -> None:
    rows = [row for known in load_irregularities().values() for row in known.provisions.values()]
    assert set(load_irregularities()) <= EVERYTHING
    assert {choice for row in rows for choice in row.choices} <= EVERYTHING
    assert {reason.value for reason in (*Reason, *SeatingReason)} <= EVERYTHING


def test_every_word_after_expect_is_listed() -> None:
    forms = [form for form, _, _ in EXPECT_WORDS]
    missing = [word for word in (*WORDS, *PERSONS) if not any(form.startswith(word) for form in forms)]
    assert missing == []


@pytest.mark.parametrize("name", CODE_NAMES)
def test_list_of_a_code_has_its_own_irregularities_only(name: str) -> None:
    (named,) = (one for one in sections(load_code(name)) if one.title.startswith("Irregularities"))
    assert {row[0] for row in named.rows} == set(load_code(name).provisions)


def test_page_is_up_to_date() -> None:
    page = Path(__file__).parents[5] / "docs" / "referee-words.md"
    assert page.read_text(encoding="utf-8") == markdown()


def test_command_prints_the_words_of_one_code_or_of_all() -> None:
    done = euchre("referee", "--words", "leeds-dwight-1888")
    assert done.code == 0
    assert "  late-take-over\n" in done.out
    assert "  dummy-not-discarded\n" not in done.out
    assert "  dummy-not-discarded\n" in euchre("referee", "--words").out
