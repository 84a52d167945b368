"""Records whose acts are in everyday words."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from euchre.notation import RecordError, read_record, write_record
from euchre.seating.everyday import read_everyday

HEAD = 'euchre record 1\ncode modern\ntitle "An evening"\n'
EVENING = HEAD + (
    "bob is b\n"
    "deal by a\n"
    "king of hearts is up  # the turn-up\n"
    "bob folds, c pass\n"
    "d pick it up\n"
    "a buries 9c\n"
    "b leads the ace of spades, c nine of spades, d ts and a qs\n"
    "expect winner B\n"
    "bob led the left bower\n"
    "next deal would be c's\n"
)


def test_acts_in_everyday_words_become_acts_of_the_notation() -> None:
    record = read_everyday(EVENING.removesuffix("next deal would be c's\n"))
    assert [act.text for act in record.acts] == [
        *('"Bob" takes seat B', "A turns up KH", "B passes", "C passes", "D orders up", "A discards 9C"),
        *("B AS", "C 9S", "D TS", "A QS", "B JD"),
    ]
    assert record.header("title") == "An evening"
    assert read_record(write_record(record)).entries == record.entries


def test_a_record_in_the_notation_is_read_as_by_the_strict_reader() -> None:
    text = HEAD + "deal 7 by A\nA turns up KH\nB orders up  # at once\n"
    assert read_everyday(text) == read_record(text)


def test_what_is_not_understood_is_named_with_its_line() -> None:
    with pytest.raises(NotationError, match="'next deal would be") as found:
        read_everyday(EVENING)
    assert found.value.line == 13


def test_what_a_sentence_leaves_out_is_asked() -> None:
    with pytest.raises(NotationError, match="Which card"):
        read_everyday(HEAD + "deal a\nkh is up\nb orders up\na discards\nc led out of turn\n")


def test_a_fault_in_the_head_is_told_by_the_strict_reader() -> None:
    with pytest.raises(NotationError, match="unknown header field 'tittle'"):
        read_everyday(HEAD + 'tittle "x"\ndeal a\n')
    with pytest.raises(NotationError, match="expected 'euchre record 1'"):
        read_everyday("a deals\n")


def test_an_act_that_is_impossible_is_an_error_of_the_record() -> None:
    with pytest.raises(RecordError) as found:
        read_everyday(HEAD + "deal a\nkh is up\nb orders up\na discards 9c\nb leads ??\n")
    assert found.value.line == 8


def test_a_line_of_which_neither_the_parts_nor_the_whole_are_understood_names_its_part() -> None:
    with pytest.raises(NotationError, match="'c flies to the moon' is not understood") as found:
        read_everyday(HEAD + "deal a\nkh is up\nb passes, c flies to the moon\n")
    assert found.value.line == 6
