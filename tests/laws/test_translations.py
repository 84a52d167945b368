"""The registers in other languages are whole, and name the cards, seats, suits and numbers of the English."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib.resources import files

import pytest

from euchre.laws import load_code
from euchre.laws.register import (
    COMPARED,
    TRANSLATED,
    Entry,
    Law,
    Situation,
    load_comparison,
    load_register,
    remarks_on,
    scope_of,
)

TRANSLATIONS = [(language, name) for language, names in TRANSLATED.items() for name in names]
WORDED = {"heading", "says", "actors", "enforced", "club", "ambiguity", "situations"} | {
    "matter",
    "decision",
    "reason",
}
CARD = re.compile(r"\b[789TJQKA][SHDC]\b")
NUMBER = re.compile(r"\b\d+\b")
SEAT = re.compile(r"(?<![\w\u2019])(?:[A-EW-Z]|[Pp][1-4])(?![\w\u2019])")
SUITS = {
    "en": {"S": r"spades?\b", "H": r"hearts?\b", "D": r"diamonds?\b", "C": r"clubs?\b"},
    "fr": {"S": r"piques?\b", "H": r"cœurs?\b", "D": r"carreaux?\b", "C": r"trèfles?\b"},
}
SILENT = {"en": re.compile(r"silent(:)?"), "fr": re.compile(r"silence(\xa0:)?(?!\w)")}
"""How a cell of the comparison begins where the source has no rule, and whether a decision follows."""
SUIT_LETTERS = re.compile(r"\b[Tt]rumps? ([SHDC])\b|\b([SHD]), ([SHDC]) or ([SHDC])\b|\bin ([SHDC])\b")
NO_SEAT = re.compile(r"\bA (?=(?:new|good|finished|natural|fresh|rubber|player|table) )|\b[79] to A\b")


def told(situation: Situation) -> str:
    return f"{situation.given} {situation.when} {situation.then}"


def suits_in(words: str, language: str) -> set[str]:
    """Return the letters of the suits that a text names."""
    named = {letter for letter, word in SUITS[language].items() if re.search(word, words, re.IGNORECASE)}
    letters = {letter for found in SUIT_LETTERS.findall(words) for letter in found if letter}
    return named | letters if language == "en" else named


def seats_in(words: str) -> set[str]:
    return set(SEAT.findall(NO_SEAT.sub("", SUIT_LETTERS.sub("", words))))


def pairs(language: str, name: str) -> list[tuple[Entry, Entry]]:
    """Return each law and silence of a register in English, and in the other language."""
    own = load_register(name, language)
    return [(entry, own[entry.id]) for entry in load_register(name).entries.values()]


@pytest.mark.parametrize(("language", "name"), TRANSLATIONS)
def test_a_translated_register_has_every_law_in_its_order(language: str, name: str) -> None:
    own, english = load_register(name, language), load_register(name)
    assert (own.language, english.language) == (language, "en")
    assert list(own.entries) == list(english.entries)
    assert own.title != english.title
    assert own.scope != english.scope
    for code in {game for law in own.laws for game in law.games}:
        assert scope_of(load_code(code), language).title == own.code_titles[code]


@pytest.mark.parametrize(("language", "name"), TRANSLATIONS)
def test_a_translated_law_has_all_parts_of_the_english_one(language: str, name: str) -> None:
    for english, own in pairs(language, name):
        assert type(own) is type(english)
        assert [kind for kind, _ in remarks_on(own)] == [kind for kind, _ in remarks_on(english)], own.id
        assert len(own.situations) == len(english.situations), own.id
        shown = [own.heading, own.says, *(says for _, says in remarks_on(own))]
        shown += [said for one in own.situations for said in (one.given, one.when, one.then)]
        assert all(words.strip() for words in shown), own.id
        if isinstance(own, Law):
            assert own.actors.strip(), own.id


@pytest.mark.parametrize(("language", "name"), TRANSLATIONS)
def test_a_translated_law_differs_from_the_english_one_in_words_only(language: str, name: str) -> None:
    for english, own in pairs(language, name):
        kept = [field.name for field in fields(english) if field.name not in WORDED]
        assert [getattr(own, one) for one in kept] == [getattr(english, one) for one in kept], own.id
        assert (own.heading, own.says) != (english.heading, english.says), own.id
        for ours, theirs in zip(own.situations, english.situations, strict=True):
            assert ours.from_source == theirs.from_source, own.id
            assert told(ours) != told(theirs), own.id


@pytest.mark.parametrize(("language", "name"), TRANSLATIONS)
def test_a_translated_situation_names_the_same_cards_seats_suits_and_numbers(
    language: str, name: str
) -> None:
    for english, own in pairs(language, name):
        for ours, theirs in zip(own.situations, english.situations, strict=True):
            told_here, told_there = told(ours), told(theirs)
            assert CARD.findall(told_here) == CARD.findall(told_there), own.id
            assert NUMBER.findall(told_here) == NUMBER.findall(told_there), own.id
            assert seats_in(told_here) == seats_in(told_there), (own.id, told_here)
            assert suits_in(told_here, language) == suits_in(told_there, "en"), (own.id, told_here)


def numbers_in(words: str) -> list[str]:
    return sorted(NUMBER.findall(words))


def silence_of(value: str, language: str) -> tuple[bool, bool]:
    """Return whether a cell says that the source is silent, and whether it goes on with a decision."""
    found = SILENT[language].match(value)
    return found is not None, found is not None and found[1] is not None


@pytest.mark.parametrize("language", COMPARED)
def test_a_translated_comparison_has_every_cell_with_its_laws_numbers_and_silence(language: str) -> None:
    own, english = load_comparison(language), load_comparison()
    assert [axis.name for axis in own.axes] == [axis.name for axis in english.axes]
    for ours, theirs in zip(own.axes, english.axes, strict=True):
        assert (ours.language, theirs.language) == (language, "en")
        assert ours.heading.strip(), ours.name
        assert list(ours.cells) == list(theirs.cells)
        for code, cell in ours.cells.items():
            there = theirs.cells[code]
            assert cell.value.strip(), (ours.name, code)
            assert cell.laws == there.laws
            assert len(cell.notes) == len(there.notes)
            assert not set(cell.notes) & set(there.notes)
            assert sorted(NUMBER.findall(cell.value)) == sorted(NUMBER.findall(there.value)), (
                ours.name,
                code,
            )
            assert silence_of(cell.value, language) == silence_of(there.value, "en"), (ours.name, code)
    headings = [axis.heading for axis in own.axes]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("language", COMPARED)
def test_a_translated_cell_of_more_than_numbers_is_not_the_english_one(language: str) -> None:
    same = {
        cell.value
        for ours, theirs in zip(load_comparison(language).axes, load_comparison().axes, strict=True)
        for code, cell in ours.cells.items()
        if cell.value == theirs.cells[code].value
    }
    assert {value for value in same if re.search("[a-z]", value)} == set()


@pytest.mark.parametrize("language", COMPARED)
def test_translated_customs_of_no_code_are_whole(language: str) -> None:
    own, english = load_comparison(language).outside, load_comparison().outside
    assert [(one.name, one.values) for one in own] == [(one.name, one.values) for one in english]
    for ours, theirs in zip(own, english, strict=True):
        assert (ours.language, theirs.language) == (language, "en")
        assert ours.heading.strip(), ours.name
        assert ours.says.strip() != theirs.says, ours.name
        assert ours.status.strip() != theirs.status, ours.name
        here, there = f"{ours.says} {ours.status}", f"{theirs.says} {theirs.status}"
        assert numbers_in(here) == numbers_in(there), ours.name


def test_what_is_not_translated_is_english() -> None:
    assert load_comparison("de") == load_comparison("../fr") == load_comparison()
    assert load_register("jerome-1877", "de") is load_register("jerome-1877")
    assert load_register("modern", "../fr") is load_register("modern", "tlh") is load_register("modern")


def test_every_file_of_a_translation_is_read() -> None:
    data = files("euchre.laws.register") / "data"
    found = [
        (folder.name, file.name.removesuffix(".json"))
        for folder in data.iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
    ]
    assert sorted(found) == sorted([*TRANSLATIONS, *((language, "comparison") for language in COMPARED)])
