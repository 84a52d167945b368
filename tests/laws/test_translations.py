"""The registers in other languages are whole, and name the cards, seats, suits and numbers of the English."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib.resources import files

import pytest

from euchre.laws import load_code
from euchre.laws.register import TRANSLATED, Entry, Law, Situation, load_register, remarks_on, scope_of

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
SUIT_LETTERS = re.compile(r"\b[Tt]rumps? ([SHDC])\b|\b([SHD]), ([SHDC]) or ([SHDC])\b|\bin ([SHDC])\b")
NO_SEAT = re.compile(r"\bA (?=(?:new|good|finished|natural|fresh|rubber|player|table) )|\b[79] to A\b")


def told(situation: Situation) -> str:
    return f"{situation.given} {situation.when} {situation.then}"


def suits_in(words: str, language: str) -> set[str]:
    """The letters of the suits that a text names."""
    named = {letter for letter, word in SUITS[language].items() if re.search(word, words, re.IGNORECASE)}
    letters = {letter for found in SUIT_LETTERS.findall(words) for letter in found if letter}
    return named | letters if language == "en" else named


def seats_in(words: str) -> set[str]:
    return set(SEAT.findall(NO_SEAT.sub("", SUIT_LETTERS.sub("", words))))


def pairs(language: str, name: str) -> list[tuple[Entry, Entry]]:
    """Each law and silence of a register in English, and in the other language."""
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


def test_what_is_not_translated_is_english() -> None:
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
    assert sorted(found) == sorted(TRANSLATIONS)
