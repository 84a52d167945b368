"""What is said at a table is ruled on by its topic and by the player to whom it is said."""

from __future__ import annotations

import pytest

from euchre.acts import TableAct, read_act
from euchre.errors import EuchreError
from euchre.notation import ActEntry, read_record, write_record
from euchre.notation.phrases import PHRASES
from euchre.seating.records import referee
from euchre.table import after
from euchre.table.topics import QUESTIONS, TOPICS, tells_nothing
from euchre.table.words.replies import said_to
from tests.laws.runner import situations
from tests.table.acting import dealt
from tests.table.test_play import verdicts

JEROME = "jerome-1877"
LED = ("A turns up 9H", "B orders up", "A discards ??", "B KS")


@pytest.mark.parametrize("topic", TOPICS)
def test_only_a_fault_a_turn_and_courtesies_tell_a_partner_nothing(topic: str) -> None:
    table = dealt(JEROME, *LED)
    harmless = topic in ("fault", "turn", "courtesy")
    assert tells_nothing(table, read_act(f"B says {topic}")) == harmless
    assert tells_nothing(table, read_act(f"B says {topic} to D")) == harmless
    assert tells_nothing(table, read_act(f"B says {topic} to C"))


@pytest.mark.parametrize(
    ("said", "fault"),
    [("B says quince", "'quince' is not a topic"), ("B says turn to B", "B cannot speak to B")],
)
def test_what_cannot_be_said_is_refused(said: str, fault: str) -> None:
    with pytest.raises(EuchreError, match=fault):
        dealt(JEROME, *LED, said)


def test_words_in_quotation_marks_are_a_note_whoever_reads_them() -> None:
    for said in ('C says "lead trumps"', 'C asks "have you a heart, partner?"', 'C answers "no"'):
        act = read_act(said)
        table = after(dealt(JEROME, *LED), act)
        assert verdicts(table) == []
        assert "note" in (said_to(act, table) or "")


def test_phrase_of_an_old_record_has_its_topic_and_is_written_as_it_was() -> None:
    text = (
        'euchre record 1\ncode jerome-1877\n\ndeal 1 by A\nA turns up QH\nD says "order it up"\nC says "hm"\n'
    )
    record = read_record(text)
    *_, known, note = (step for step in referee(record) if isinstance(step.entry, ActEntry))
    assert [ruling.irregularity for ruling in known.rulings] == ["advice"]
    assert note.rulings == ()
    assert write_record(record) == text


@pytest.mark.parametrize("words", sorted({*PHRASES.values()}))
def test_meaning_of_a_phrase_is_something_that_is_said_or_asked(words: str) -> None:
    act = read_act(f"A {words}")
    assert isinstance(act, TableAct)
    assert act.suit is not None or act.topic in (TOPICS if words.startswith("says") else QUESTIONS)


def test_every_phrase_of_the_situations_is_known() -> None:
    records = [read_record(situation.path.read_text(encoding="utf-8")) for situation in situations()]
    entries = (entry for record in records for entry in record.entries if isinstance(entry, ActEntry))
    notes = [entry.act.said for entry in entries if isinstance(entry.act, TableAct) and entry.act.is_note]
    assert notes == ["Emma, what a strange evening"]
