"""Every name in a provision is known and has a text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import get_args

import pytest

from euchre.laws import IrregularityName, Provision, load_irregularities
from euchre.table.names import Names
from euchre.table.remedies import REMEDIES
from euchre.table.terms.citations import CITATIONS
from euchre.table.terms.conditions import CONDITIONS
from euchre.table.terms.deadlines import DEADLINES, WINDOWS
from euchre.table.terms.excuses import ALLOWANCES, EXCUSES
from euchre.table.terms.holders import HOLDERS
from euchre.table.terms.particulars import PARTICULARS
from euchre.table.words.rulings import provision_text

ROWS = {
    f"{kind.name}.{code}": row
    for kind in load_irregularities().values()
    for code, row in kind.provisions.items()
}
of_each_row = pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)


def missing(names: Iterable[str | None], known: Collection[str]) -> list[str]:
    return [name for name in names if name is not None and name not in known]


@of_each_row
def test_names_in_a_provision_are_known(row: Provision) -> None:
    assert missing((*row.follows, *row.choices, *row.excused, row.default), REMEDIES) == []
    assert missing((row.holders, row.claimants), HOLDERS) == []
    assert missing((row.until,), DEADLINES) == []
    assert missing((row.within,), WINDOWS) == []
    assert missing(row.excuses, EXCUSES) == []
    assert missing((row.unless,), ALLOWANCES) == []
    assert missing(row.particulars, PARTICULARS) == []


@of_each_row
def test_laws_cited_in_some_rulings_have_names_of_these(row: Provision) -> None:
    known = {*CITATIONS, *row.follows, *row.choices, *row.excused, row.default or ""}
    assert missing((name for _, name in (*row.cited, *row.decided)), known) == []
    assert missing((law for law, _ in row.cited), row.laws) == []


def test_every_particular_and_citation_is_used() -> None:
    used = {name for row in ROWS.values() for name in row.particulars}
    assert used == set(PARTICULARS)
    assert missing(CITATIONS, {name for row in ROWS.values() for _, name in (*row.cited, *row.decided)}) == []


@of_each_row
def test_provision_has_a_text(row: Provision) -> None:
    text = provision_text(row)
    assert text.endswith(".")
    assert "{" not in text


@of_each_row
def test_excuses_and_what_follows_them_go_together(row: Provision) -> None:
    assert bool(row.excuses) == bool(row.excused)


def test_only_known_remedies_have_conditions() -> None:
    assert missing(CONDITIONS, REMEDIES) == []


@pytest.mark.parametrize("names", [REMEDIES, HOLDERS, DEADLINES, EXCUSES, ALLOWANCES])
def test_every_name_has_words(names: Names[object]) -> None:
    assert [name for name in names if not names.words(name)] == []


def test_every_remedy_that_is_ever_a_choice_has_words_for_it() -> None:
    chosen = {name for row in ROWS.values() for name in row.choices}
    same = [name for name in chosen if REMEDIES.choice(name) == REMEDIES.words(name)]
    assert same == [], "after 'may' they need words of their own"


def test_names_that_mypy_knows_are_those_of_the_data() -> None:
    assert set(get_args(IrregularityName)) == set(load_irregularities())


def test_sentence_on_an_irregularity_names_the_player_or_side_if_there_is_one() -> None:
    nobodys = {"card-found-faced", "imperfect-pack", "damaged-card", "all-hands-thrown-down"}
    slots = ("{who}", "{side}")
    known = load_irregularities()
    without = {name for name in known if not any(slot in known[name].done for slot in slots)}
    assert without == nobodys
