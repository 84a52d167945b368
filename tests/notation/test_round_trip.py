"""Every record reads back the same, under every code and in every layout."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from euchre.acts import LayDown
from euchre.cards import UNKNOWN
from euchre.game import Sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import (
    ActEntry,
    DealLine,
    Record,
    act_line,
    deal_line,
    read_deals,
    read_live,
    read_record,
    record_head,
    replay,
    write_record,
)
from tests.notation.random_play import random_record, with_faces_hidden

GAMES = st.builds(
    lambda name, seed: random_record(load_code(name), seed, 2),
    st.sampled_from(CODE_NAMES),
    st.integers(0, 10**6),
)


def acts_only(record: Record) -> list[object]:
    return [entry for entry in record.entries if isinstance(entry, (ActEntry, DealLine))]


@settings(max_examples=30)
@given(GAMES)
def test_record_written_and_read_is_the_record(game: tuple[Record, Sitting]) -> None:
    record, _ = game
    assert read_record(write_record(record)) == record


@settings(max_examples=30)
@given(GAMES)
def test_canonical_text_is_written_as_it_was_read(game: tuple[Record, Sitting]) -> None:
    text = write_record(game[0])
    assert write_record(read_record(text)) == text


@settings(max_examples=30)
@given(GAMES)
def test_one_act_a_line_reads_as_the_same_record(game: tuple[Record, Sitting]) -> None:
    record, _ = game
    lines = [record_head(record.code)]
    for entry in record.entries:
        if isinstance(entry, DealLine):
            lines.append(deal_line(entry.number, entry.dealer))
        elif isinstance(entry, ActEntry):
            lines.append(act_line(entry.act))
    assert list(read_live("".join(lines)).entries) == acts_only(record)


@settings(max_examples=30)
@given(GAMES, st.integers(0, 10**6))
def test_lawful_play_stays_lawful_if_less_of_it_is_recorded(game: tuple[Record, Sitting], seed: int) -> None:
    """But for cards laid down: whether they are certain winners is known only where they are."""
    record, played = game
    assume(not any(isinstance(act, LayDown) for act in record.acts))
    told_less = with_faces_hidden(record, seed)
    text = write_record(told_less)
    *_, last = replay(read_record(text))
    assert read_record(text) == told_less
    assert last.score == played.score


@settings(max_examples=20)
@given(GAMES)
def test_streaming_yields_the_table_at_the_end_of_each_deal(game: tuple[Record, Sitting]) -> None:
    record, played = game
    tables = list(read_deals(write_record(record).splitlines(keepends=True)))
    assert [table.deals for table in tables] == [1, 2]
    assert tables[-1].score == played.score


def test_two_remarks_left_beside_one_act_are_read_back() -> None:
    told_less = with_faces_hidden(random_record(load_code("modern-3"), 225419, 2)[0], 225419)
    assert read_record(write_record(told_less)) == told_less


def test_hiding_faces_hides_some() -> None:
    record, _ = random_record(load_code("modern"), 1, 3)
    assert UNKNOWN.text not in write_record(record)
    assert UNKNOWN.text in write_record(with_faces_hidden(record, 1))
