"""Reading is strict; errors name the place and what was expected there."""

import pytest

from euchre.acts import Person, TableAct, TakeSeat
from euchre.errors import NotationError
from euchre.laws import house_variant, load_code
from euchre.notation import ActEntry, Comment, DealLine, Expectation, read_live, read_record
from euchre.seats import Seat

HEAD = "euchre record 1\ncode modern\n"


def fault_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_record(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        ("", 1, 1, "expected 'euchre record 1', found ''"),
        ("euchre record 2\n", 1, 15, "this reader reads 'euchre record 1'"),
        ("euchre record 1\n", 2, None, "the head names no code"),
        ("euchre record 1\ncode hoyle\n", 2, 6, "there is no code 'hoyle'; the codes are professor-1862"),
        (HEAD + "rule lap = 3\n", 3, 6, "lap is true or false"),
        (HEAD + "rule laps = true\n", 3, 6, "unknown key 'laps'"),
        (HEAD + "rule lap\n", 3, 6, "write it as stick_the_dealer = false"),
        (
            HEAD + 'titel "Club"\n',
            3,
            1,
            "unknown header field 'titel'; did you mean title? known are code, rule",
        ),
        (HEAD + "title Club\n", 3, 7, "expected the title in double quotes, found 'Club'"),
        (HEAD + 'title "a"\ntitle "b"\n', 4, 7, "there is a second 'title'"),
        (HEAD + "date 21.11.2026\n", 3, 6, "'21.11.2026' is not a date; write it as 2026-11-21"),
        (HEAD + "score A 4, B 9\n", 3, 7, "write it as 'A+C 0, B+D 0'"),
        (HEAD + "x-Note 3\n", 3, 8, "'x-Note' is not a header field"),
        (HEAD + f"rule game_points = {'9' * 500}\n", 3, 6, "this text is too long"),
        (
            'euchre record 1\ncode modern-3\n"Ann" takes seat D\n',
            3,
            1,
            "there is no seat D at this table",
        ),
        (HEAD + "deal one by A\n", 3, 1, "write 'deal 7 by A'"),
        (HEAD + "deal 1 by A\n\ndeal 3 by B\n", 5, 6, "expected deal 2, found deal 3"),
        (
            HEAD + "deal 1 by A\ncode modern\n",
            4,
            1,
            "'code' is a header field and must come before the first act or deal",
        ),
        (HEAD + "deal 1 by A\nB passes, E passes\n", 4, 11, "expected an actor (A, B, C, D, A+C, table"),
        (HEAD + "deal 1 by A\nB 1H\n", 4, 1, "'1H' is not a card; write rank then suit"),
        (HEAD + "deal 1 by A\n  B passes, C pases\n", 4, 15, "'pases' is not an act; did you mean passes"),
        (HEAD + "deal 1 by A\nB loks at trick 2\n", 4, 3, "did you mean looks at trick"),
        (HEAD + "deal 1 by A\n,\n", 4, 1, "an act is missing between two commas"),
        (HEAD + '"Ann" passes\n', 3, 1, "only a seat can do"),
        (HEAD + "A takes seat A\n", 3, 1, "only a person takes or leaves a seat, not A"),
        (HEAD + "table marks 2\n", 3, 1, "table keeps no score; only a side does"),
        ("euchre record 1\ncode modern-3\ndeal 1 by D\n", 3, 1, "there is no seat D at this table"),
        ("euchre record 1\ncode modern-3\ndeal 1 by A\nD passes\n", 4, 1, "there is no seat D at this table"),
        (
            "euchre record 1\ncode modern-3\ndeal 1 by A\nA+C marks 1\n",
            4,
            1,
            "there is no side A+C at this table",
        ),
    ],
)
def test_fault_has_its_place_and_says_what_was_expected(
    text: str, line: int, column: int | None, said: str
) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.column) == (line, column)
    assert said in fault.message


def test_contradiction_among_rules_is_a_fault() -> None:
    assert (
        "contradict"
        in fault_of(HEAD + "rule lap = true\nrule slam_games = 2\nrule rubber_games = 3\n").message
    )


def test_rules_make_a_house_variant_of_the_code() -> None:
    record = read_record(HEAD + 'rule game_points = 5\nrule lowest_rank = "7"\n')
    assert record.code == house_variant(load_code("modern"), {"game_points": 5, "lowest_rank": "7"})


def test_fields_beginning_with_x_are_kept_whole_and_in_order() -> None:
    record = read_record(HEAD + 'x-b {"a":  # 1}\ntitle "T"\nx-a\nx-b 2\n')
    assert record.headers == (("x-b", '{"a":  # 1}'), ("title", "T"), ("x-a", ""), ("x-b", "2"))


def test_remark_at_the_end_of_a_line_needs_two_blanks_and_no_quotes_around_it() -> None:
    record = read_record(HEAD + '"Ann  # 1" takes seat A  # she won\n# alone\n')
    assert record.entries == (
        ActEntry(TakeSeat(Person("Ann  # 1"), Seat.A)),
        Comment("she won", beside=True),
        Comment("alone"),
    )


def test_one_blank_does_not_begin_a_remark() -> None:
    assert "is not an act" in fault_of(HEAD + "deal 1 by A\nB passes # why\n").message


def test_expectation_is_kept_in_its_place_and_unchanged() -> None:
    record = read_record(HEAD + "deal 1 by A\nexpect breach: renounce,  # as it is\nB shuffles\n")
    assert record.entries[1] == Expectation("breach: renounce,  # as it is")


def test_deal_line_has_dealer_owner_and_pack() -> None:
    record = read_record(HEAD + "deal 7 by A for B with red pack\n")
    assert record.entries == (DealLine(7, Seat.A, Seat.B, "red"),)


def test_comma_in_quotes_does_not_separate_acts() -> None:
    record = read_record(HEAD + 'deal 1 by A\nB says "well, well", C passes\n')
    assert [type(act).__name__ for act in record.acts] == [TableAct.__name__, "Call"]


def test_entries_know_their_line_and_column() -> None:
    record = read_record(HEAD + "deal 1 by A\n  B passes, C passes\n")
    places = [(entry.line, entry.column) for entry in record.entries if isinstance(entry, ActEntry)]
    assert places == [(4, 3), (4, 13)]


def test_line_ends_of_other_systems_and_a_byte_order_mark_are_accepted() -> None:
    text = HEAD + "deal 1 by A\n"
    assert read_record("\ufeff" + text.replace("\n", "\r\n")) == read_record(text)


def test_incomplete_last_line_of_a_live_record_is_ignored() -> None:
    whole = HEAD + "deal 1 by A\nB passes\n"
    assert read_live(whole + "C passes, D or") == read_record(whole)
    assert read_live(whole) == read_record(whole)
