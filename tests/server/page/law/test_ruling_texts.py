"""Rulings in other languages: every irregularity, remedy, deadline and reason has words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from euchre.deal import Reason
from euchre.laws import CODE_NAMES, load_code, load_irregularities
from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.seats import Seat
from euchre.server.tables import events
from euchre.table import Ruling
from euchre.table.remedies import REMEDIES
from euchre.table.terms.deadlines import DEADLINES, WINDOWS
from tests.laws.runner import situations
from tests.server.helpers.clubs import play_until_lead_out_of_turn
from tests.server.helpers.tables import desk
from tests.server.page.conftest import Opener
from tests.server.page.people.test_languages import CHOSEN_LANGUAGE, ENGLISH_WORDS
from tests.server.page.scripted import ScriptedTable
from tools.page.texts import LANGUAGES, Texts, catalogue

OTHERS = sorted(file.stem for file in (LANGUAGES / "rulings").iterdir())
SLOTS = {"seat": "[A-D]", "name": ".+?"}


def texts(language: str, table: str) -> Texts:
    """Return a table of the words for rulings."""
    found = catalogue(LANGUAGES / "rulings" / f"{language}.js")[table]
    assert isinstance(found, dict)
    return found


def rulings() -> Iterator[Ruling]:
    """Yield the rulings on every situation of the laws."""
    for situation in situations():
        record = read_record(situation.path.read_text(encoding="utf-8"))
        for step in referee(record, law=situation.law):
            yield from step.rulings


def is_worded(why: str, forms: Sequence[re.Pattern[str]]) -> bool:
    """Return whether each clause of a reason has words, as the page takes them apart."""
    if any(form.fullmatch(why) for form in forms):
        return True
    cuts = (why.partition(between) for between in ("; ", ", and "))
    return any(is_worded(first, forms) and is_worded(rest, forms) for first, _, rest in cuts if rest)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_irregularity_remedy_and_deadline(language: str) -> None:
    assert {*texts(language, "what")} == {*load_irregularities(), "unlawful"}
    assert {*texts(language, "follows")} == {*REMEDIES}
    assert {*texts(language, "until")} == {*DEADLINES}
    assert {*texts(language, "reasons")} == {reason.value for reason in Reason}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_choice_as_something_to_do(language: str) -> None:
    rows = [row for code in CODE_NAMES for row in load_code(code).provisions.values()]
    assert {choice for row in rows for choice in row.choices} <= {*texts(language, "may")} <= {*REMEDIES}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_everything_that_a_code_provides(language: str) -> None:
    rows = [row for code in CODE_NAMES for row in load_code(code).provisions.values()]
    assert {*texts(language, "holders")} == {row.holders for row in rows if row.choices}
    assert {*texts(language, "excuses")} == {excuse for row in rows for excuse in row.excuses}
    assert {*texts(language, "allowed")} == {row.unless for row in rows if row.unless is not None}
    closed = {WINDOWS[row.within].closed_by for row in rows} - {""}
    assert closed <= {*texts(language, "why")}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_reason_why_a_claim_or_an_act_fails(language: str) -> None:
    forms = [
        re.compile(re.sub(r"\{(\w+)\}", lambda slot: SLOTS[slot[1]], form)) for form in texts(language, "why")
    ]
    reasons = texts(language, "reasons")
    clauses = {ruling.why for ruling in rulings() if ruling.why and ruling.irregularity not in reasons}
    assert len(clauses) > 30
    assert {one for one in clauses if not is_worded(one, forms)} == set()


def test_rulings_and_choices_are_french(guest: Opener) -> None:
    at = desk("leeds-dwight-1888", guests=2, club="friendly")
    at.add(events.Acted(play_until_lead_out_of_turn(at, Seat.B).text))
    page = guest()
    ScriptedTable(at).open(page)
    page.evaluate(f"({CHOSEN_LANGUAGE})('fr')")
    page.reload()
    matter = page.locator(".matter.remedy")
    expect(matter).to_contain_text(
        re.compile(r"un joueur entame hors de son tour\. À vous de choisir\. \((avant|jusqu.à) ")
    )
    expect(matter.locator(".call").first).to_have_text(re.compile("^(Faire|Laisser|Demander|Renvoyer) "))
    page.locator("[data-do=rulings]").first.click()
    ruling = page.locator("dialog .rulings li").first
    expect(ruling).to_contain_text(re.compile(r"À vous ou à Conrad de choisir\s: .*; ou "))
    expect(page.locator(".matter :lang(en), .rulings :lang(en)")).to_have_count(0)
    assert ENGLISH_WORDS.search(" ".join((matter.inner_text(), ruling.inner_text()))) is None
