"""Finding acts by words: all words count, in any order, begun or with one letter wrong."""

from __future__ import annotations

from itertools import permutations

import pytest

from euchre.seats import Seat
from euchre.table import RefereedTable
from euchre.table.desk import find
from euchre.table.desk.words import is_near
from tests.table.desk.told import table_after

NAMES = {Seat.A: "Ann", Seat.B: "Bob Lee", Seat.C: "Cy", Seat.D: "Dora"}
DEALING = ("deal 1 by A", "A deals 3-2")
CALLING = (*DEALING, "A turns up TH")
PLAYING = (*CALLING, "B orders up", "A discards ??")
LATER = (*PLAYING, "B AS", "C 9S", "D KS", "A TS")


def found(table: RefereedTable, words: str) -> list[str]:
    """Return the acts found by words, complete or up to what is open."""
    return [
        item.draft.act_text or item.draft.text_with(_whole(item.draft))
        for item in find(table, words, names=NAMES)
    ]


def _whole(draft: object) -> tuple[str, ...]:
    values, places = draft.values, draft.form.places  # type: ignore[attr-defined]
    return tuple(value or "_" for value in (*values, *("_",) * (len(places) - len(values))))


@pytest.mark.parametrize(
    ("acts", "words", "act"),
    [
        (DEALING[:1], "dealer gave someone six cards", "A deals 6 to _"),
        (DEALING, "dealer gave someone six cards", "_ claims miscount against A"),
        (DEALING, "someone looked at the kitty", "_ looks at talon"),
        (DEALING, "nobody cut the pack", "_ claims no-cut"),
        (DEALING, "misdeal", "_ claims misdeal"),
        (DEALING, "dealt out of turn", "_ claims deal-out-of-turn"),
        (DEALING, "dealer forgot to shuffle", "_ claims pack-not-made-ready against A"),
        (CALLING, "b orders", "B orders up"),
        (CALLING, "bob pass", "B passes"),
        (CALLING, "knocks", "B passes"),
        (CALLING, "dealer turns it down", "A turns down"),
        (CALLING, "six cards", "_ counts 6"),
        (CALLING, "dora alone", "D plays alone"),
        (PLAYING, "partner led out of turn", "_ claims lead-out-of-turn"),
        (PLAYING, "bob leads the ace of spades", "B AS"),
        (PLAYING, "c as", "C AS"),
        (PLAYING, "dealer forgot to discard", "_ claims no-discard"),
        (PLAYING, "exposed card", "_ claims exposed-card"),
        (PLAYING, "cy dropped the king of hearts", "C drops KH"),
        (PLAYING, "lay down the hand", "_ lays down"),
        (PLAYING, "result 3 tricks", "table reports 3 tricks for _"),
        (LATER, "i forgot to follow suit", "_ claims revoke"),
        (LATER, "renege", "_ claims renege"),
        (LATER, "looked at the last trick", "_ looks at trick _"),
        (LATER, "take card back", "_ takes back _"),
        (LATER, "scored too many points", "_ points out overcount"),
        (LATER, "dora shows tricks", "D shows tricks"),
    ],
)
def test_everyday_words_find_an_act_among_the_first_three(
    acts: tuple[str, ...], words: str, act: str
) -> None:
    assert act in found(table_after("modern", *acts), words)[:3]


@pytest.mark.parametrize("words", ["c drops as", "claims lead out turn b"])
def test_the_order_of_words_does_not_count(words: str) -> None:
    table = table_after("jerome-1877", *PLAYING)
    results = {tuple(sorted(found(table, " ".join(one)))) for one in permutations(words.split())}
    assert len(results) == 1 if "drops" in words else results


def test_a_word_may_be_begun_only() -> None:
    assert "B discards _" in found(table_after("modern", *PLAYING), "b disc")


@pytest.mark.parametrize("wrong", ["disards", "dixcards", "disccards", "dicsards"])
def test_one_wrong_letter_is_forgiven(wrong: str) -> None:
    assert "B discards _" in found(table_after("modern", *PLAYING), f"b {wrong}")


def test_a_wrong_letter_in_a_short_word_is_not_forgiven() -> None:
    assert found(table_after("modern", *PLAYING), "b dops") == []


def test_each_word_has_to_match() -> None:
    assert found(table_after("modern", *PLAYING), "b discards elephants") == []


@pytest.mark.parametrize("words", ["", "  ", "the of", "?!", '"', '"unclosed'])
def test_words_that_say_nothing_find_at_most_what_may_be_said(words: str) -> None:
    assert len(found(table_after("modern", *PLAYING), words)) <= 9


def test_at_most_nine_are_found_and_always_the_same() -> None:
    table = table_after("leeds-dwight-1888", *LATER)
    first = find(table, "c")
    assert len(first) == 9
    assert find(table, "c") == first
    assert find(table, "c", limit=3) == first[:3]


def test_finding_enters_nothing() -> None:
    table = table_after("modern", *LATER)
    before = table
    find(table, "bob claims renege against dora in trick 1")
    assert table == before


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("revoke", "revoke", True),
        ("revoke", "ravoke", True),
        ("revoke", "revok", True),
        ("revoke", "rrevoke", True),
        ("revoke", "reovke", True),
        ("revoke", "ravoka", False),
        ("revoke", "rev", False),
    ],
)
def test_near_words_differ_by_one_letter(one: str, other: str, near: bool) -> None:
    assert is_near(one, other) is near
