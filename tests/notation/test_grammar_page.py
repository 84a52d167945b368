"""The page of the notation names every act, and all its examples are correct."""

import re
from pathlib import Path

import pytest

from euchre import acts
from euchre.acts import TABLE_ACTS, Act, TableAct, read_act
from euchre.laws import CODE_NAMES
from euchre.notation import read_record, replay, write_record
from euchre.notation.read import HEADS
from euchre.seating.expectations import PERSONS
from euchre.table.topics import QUESTIONS, TOPICS
from euchre.table.words.expectations import WORDS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
REGULAR = {
    name for name in acts.__all__ if isinstance(kind := getattr(acts, name), type) and issubclass(kind, Act)
}
ACT_ROWS = [(name, example) for name, example in ROWS if name in REGULAR]
DEED_ROWS = [(form, example) for form, example in ROWS if form in TABLE_ACTS]


def test_page_has_a_row_for_every_regular_act() -> None:
    assert {name for name, _ in ACT_ROWS} == REGULAR - {"Act", "SeatingAct", "TableAct"}


def test_page_has_a_row_for_every_deed_in_order() -> None:
    assert tuple(form for form, _ in DEED_ROWS) == TABLE_ACTS


@pytest.mark.parametrize(("name", "example"), ACT_ROWS)
def test_example_of_an_act_reads_as_that_act_and_writes_back(name: str, example: str) -> None:
    act = read_act(example)
    assert (type(act).__name__, act.text) == (name, example)


@pytest.mark.parametrize(("form", "example"), DEED_ROWS)
def test_example_of_a_deed_reads_as_that_deed_and_writes_back(form: str, example: str) -> None:
    act = read_act(example)
    assert isinstance(act, TableAct)
    assert (act.form, act.text) == (form, example)


def test_page_names_every_code_and_header_field() -> None:
    assert [word for word in (*CODE_NAMES, *HEADS) if f"`{word}`" not in PAGE] == []


def test_first_example_is_canonical_and_lawful() -> None:
    text = PAGE.split("```text\n")[1].split("```")[0]
    record = read_record(text)
    *_, last = replay(record)
    assert write_record(record) == text
    assert last.is_between_deals


def test_page_lists_every_word_after_expect() -> None:
    assert [word for word in (*WORDS, *PERSONS) if f"\n| `expect {word}" not in PAGE] == []


def test_page_lists_every_topic_and_question() -> None:
    rows = (*(f"says {topic}" for topic in TOPICS), *(f"asks {topic}" for topic in QUESTIONS))
    assert [row for row in rows if f"\n| `{row}` |" not in PAGE] == []
