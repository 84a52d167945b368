"""House rules and the rules at a glance in other languages: every value and every rule has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from euchre.laws import CODE_NAMES, VALUE_FIELDS, Code, allowed_words, load_code
from euchre.lessons.glance import rules_at_a_glance
from tests.server.page.conftest import Opener
from tests.server.page.people.test_languages import FRENCH, english_on
from tools.page.texts import LANGUAGES, Texts, catalogue, messages

OTHERS = sorted(file.stem for file in (LANGUAGES / "rules").iterdir())
COUNTS = ("slam", "shutout", "rubber", "game_points", "lone_euchre")
NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


def texts(language: str, table: str) -> Texts:
    """Return a table of the words for rules."""
    found = catalogue(LANGUAGES / "rules" / f"{language}.js")[table]
    assert isinstance(found, dict)
    return found


def varied(code: Code) -> Iterator[Code]:
    """Yield a code with each of its rules switched, or set to each of its words, or to other numbers."""
    yield code
    for key in VALUE_FIELDS:
        for value in others(key, getattr(code, key)):
            changes: dict[str, Any] = {key: value}
            yield replace(code, **changes)


def others(key: str, value: object) -> tuple[object, ...]:
    """Return other values of a rule."""
    if isinstance(value, bool):
        return () if key == "partnerships" else (not value,)
    if isinstance(value, str):
        return tuple(allowed_words(key))
    return (1, 3, 15) if key.startswith(COUNTS) else ()


def counted(rule: str) -> str:
    """Return a rule with numbers as digits, as the page reads it."""
    return re.sub(
        r"[A-Za-z]+",
        lambda word: str(NUMBERS.index(word[0].lower())) if word[0].lower() in NUMBERS[1:] else word[0],
        rule,
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_house_rule(language: str) -> None:
    assert {*texts(language, "names")} == {*texts(language, "meanings")} == {*VALUE_FIELDS}
    words = {key: [*allowed_words(key)] for key in VALUE_FIELDS}
    chosen = {path for path, _ in messages(texts(language, "choices"))}
    assert chosen == {f"{key}.{word}" for key, found in words.items() for word in found}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_rule_at_a_glance(language: str) -> None:
    forms = [
        re.compile(re.sub(r"\\\{number\\\}", r"[\\d.-]+", re.escape(form)))
        for form in texts(language, "rules")
    ]
    parts = [
        part for name in CODE_NAMES for code in varied(load_code(name)) for part in rules_at_a_glance(code)
    ]
    assert {part.title for part in parts} == {*texts(language, "sections")}
    rules = {counted(rule) for part in parts for rule in part.rules}
    assert len(rules) > 50
    assert {rule for rule in rules if not any(form.fullmatch(rule) for form in forms)} == set()


def test_house_rules_and_rules_at_a_glance_are_french(guest: Opener) -> None:
    page = guest(**FRENCH)
    page.locator("details.rules > summary").click()
    rule = page.locator(".rule").first
    expect(rule).to_contain_text("Le donneur doit nommer")
    expect(rule).to_contain_text("quand tous ont passé deux fois")
    expect(page.locator(".rule :lang(en)")).to_have_count(0)
    page.goto("/learn/glance")
    expect(page.locator(".glance li").first).to_have_text(
        "4 joueurs, deux contre deux, les partenaires face à face."
    )
    expect(page.locator(".glance :lang(en)")).to_have_count(0)
    assert english_on(page) == []
