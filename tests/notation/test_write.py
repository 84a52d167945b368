"""The one layout in which records are written."""

import pytest

from euchre.acts import Person, TakeSeat
from euchre.errors import NotationError
from euchre.laws import load_code
from euchre.notation import (
    ActEntry,
    Comment,
    Record,
    act_line,
    deal_line,
    read_record,
    record_head,
    write_record,
)
from euchre.seats import BySide, Seat

SCATTERED = """euchre record 1
# a remark in the head
title "A \\"night\\""
score A+C 1
code jerome-1877   # the old one
x-note  kept
B draws 7S
A draws 8S
deal 1 by A
B shuffles
A cuts 3
A deals 3-2
A turns up KS
B passes
C passes
D passes
A turns down
B makes hearts alone
B 9H
C TH
A JH
C looks at talon
expect nothing
B 9S
"""
CANONICAL = """euchre record 1
code jerome-1877
title "A \\"night\\""
x-note kept
score A+C 1, B+D 0
# a remark in the head
# the old one
B draws 7S, A draws 8S

deal 1 by A
B shuffles
A cuts 3, A deals 3-2, A turns up KS
B passes, C passes, D passes, A turns down
B makes hearts alone
B 9H, C TH, A JH
C looks at talon
expect nothing
B 9S
"""


def test_layout_is_canonical_however_the_record_was_laid_out() -> None:
    assert write_record(read_record(SCATTERED)) == CANONICAL


def test_trick_of_a_lone_hand_against_a_lone_adversary_has_two_cards() -> None:
    text = "euchre record 1\ncode professor-1862\n\ndeal 1 by A\n"
    text += "B orders up alone, A defends alone\nB 9H, A TH\nB JH, A QH\n"
    assert write_record(read_record(text)) == text


def test_head_of_live_play_reads_back() -> None:
    code = load_code("modern")
    head = record_head(code, [("title", "T")], ["Ann", None, 'C "x"'], BySide(code.seating.sides, (1, 2)))
    record = read_record(head + deal_line(1, Seat.C) + act_line(TakeSeat(Person("Dot"), Seat.D)))
    assert record.headers == (("title", "T"),)
    assert record.points == BySide(code.seating.sides, (1, 2))
    assert [str(act) for act in record.acts] == [
        '"Ann" takes seat A',
        '"C \\"x\\"" takes seat C',
        '"Dot" takes seat D',
    ]


@pytest.mark.parametrize("entry", [Comment("two\nlines"), ActEntry(TakeSeat(Person("two\r\nlines"), Seat.A))])
def test_text_that_no_line_can_hold_is_refused(entry: Comment | ActEntry) -> None:
    with pytest.raises(NotationError, match="line break"):
        write_record(Record(code=load_code("modern"), entries=(entry,)))
