"""Reading and replaying any text raises only errors of the package.

`EUCHRE_TEXTS` sets how many texts are read; `make soak` reads 200,000.
"""

import os
from contextlib import suppress
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import coups, read_any, read_record, replay, write_record
from tests.notation.random_play import random_record

NUMBER = int(os.environ.get("EUCHRE_TEXTS", "2000"))

EGN = Path(__file__).parents[1] / "data" / "egn" / "quite-the-hustle-annotated.egn"
TEXTS = [write_record(random_record(load_code(name), 4, 2)[0]) for name in CODE_NAMES]
TEXTS += [write_record(record) for record in coups().values()]
PIECES = st.sampled_from(
    (
        *("A ", "B ", "??", "\\", '"', "  #", "\n", ",", "joker", "passes", "alone", "discards ", "9H"),
        *("deal 2 by B", "table ", '"x" ', "A+C ", "99999999999", "\u0663", "[[", "3-2", "{}", "null", "1e9"),
        *("rule lap = ", "\x85"),
    )
)
CHANGES = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES | st.text(max_size=4)), max_size=4)


def changed(text: str, changes: list[tuple[float, int, str]]) -> str:
    for where, gone, new in changes:
        place = int(where * len(text))
        text = text[:place] + new + text[place + gone :]
    return text


@settings(max_examples=NUMBER // 2)
@given(st.sampled_from(TEXTS), CHANGES)
def test_changed_record_reads_and_replays_or_is_refused(
    text: str, changes: list[tuple[float, int, str]]
) -> None:
    with suppress(EuchreError):
        record = read_record(changed(text, changes))
        assert read_record(write_record(record)) == record
        list(replay(record))


@settings(max_examples=NUMBER // 4)
@given(CHANGES, st.sampled_from([".egn", ".emn"]))
def test_changed_egn_reads_or_is_refused(changes: list[tuple[float, int, str]], suffix: str) -> None:
    with suppress(EuchreError):
        assert read_any(changed(EGN.read_text(encoding="utf-8"), changes), suffix)


@settings(max_examples=NUMBER // 4)
@given(st.text(max_size=60))
def test_any_text_after_a_head_is_read_or_refused(text: str) -> None:
    with suppress(EuchreError):
        assert read_record("euchre record 1\ncode modern\n" + text).code.name == "modern"
