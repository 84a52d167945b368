"""`euchre advice`: the list of maxims and one maxim, as text and as JSON."""

from __future__ import annotations

import json
import re

import pytest

from euchre.bots.book import UNPLAYED
from euchre.laws.register import ADVICE_NAMES, load_advice
from tests.cli.runs import euchre


@pytest.mark.parametrize("name", ADVICE_NAMES)
def test_every_maxim_of_a_book_is_listed(name: str) -> None:
    run = euchre("advice", name)
    text = re.sub(r"\n {7,}", " ", run.out)
    listed = {line.split()[0]: line for line in text.splitlines() if line.startswith("  ")}
    assert (run.code, run.err) == (0, "")
    assert list(load_advice(name).maxims.keys() - listed.keys()) == []
    assert {maxim_id for maxim_id in listed if "; listed only" in listed[maxim_id]} == set(UNPLAYED[name])
    assert max(map(len, run.out.splitlines())) <= 80


def test_a_maxim_is_shown_with_its_reason_and_situations() -> None:
    out = euchre("advice", "leeds-dwight-1888", "E2").out
    assert "leeds-dwight-1888 E2: Wait for next" in out
    assert "calls; for eldest hand; a strict warning" in out
    assert "Why, as we explain it" in out
    assert "B passes   (the book's own example)" in out
    assert "Where it does not apply (A deals)" in out


def test_a_maxim_that_is_not_followed_says_why() -> None:
    out = " ".join(euchre("advice", "professor-1862", "BR6").out.split())
    assert "The player 'book' does not follow it: manners." in out


def test_a_code_without_a_book_names_the_book_it_uses() -> None:
    out = " ".join(euchre("advice", "jerome-1877").out.split())
    assert "Leeds and Dwight" in out
    assert "jerome-1877 has no printed advice of its own." in out


def test_advice_as_json() -> None:
    whole = json.loads(euchre("advice", "modern", "--json").out)
    assert (whole["schema"], whole["code"], whole["book"]) == (
        "euchre.advice-list/1",
        "modern",
        "leeds-dwight-1888",
    )
    assert len(whole["maxims"]) == 107
    one = json.loads(euchre("advice", "modern", "S1", "--json").out)
    assert (one["schema"], one["id"], one["played"]) == ("euchre.advice/1", "S1", False)
    assert one["why_not_played"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("modern-3",), "no book was written for modern-3"),
        (("whist",), "there is no code 'whist'"),
        (("modern", "S99"), "leeds-dwight-1888 has no maxim 'S99'; did you mean"),
    ],
)
def test_wrong_use_exits_2_with_one_line(wrong: tuple[str, ...], said: str) -> None:
    run = euchre("advice", *wrong)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert said in run.err
