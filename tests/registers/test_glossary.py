from __future__ import annotations

from dataclasses import fields, is_dataclass
from importlib import import_module

import pytest

from euchre.laws.register import Term, load_glossary, load_register

TERMS = load_glossary()
of_each_term = pytest.mark.parametrize("term", TERMS, ids=lambda term: term.word)


def exists(name: str) -> bool:
    """Return whether the package has what `module:name` names; fields of a dataclass count."""
    module, _, path = name.partition(":")
    found: object = import_module(f"euchre.{module}")
    for part in path.split("."):
        if is_dataclass(found) and part in {field.name for field in fields(found)}:
            return True
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


@of_each_term
def test_every_name_in_the_glossary_is_in_the_package(term: Term) -> None:
    assert [name for name in term.code if not exists(name)] == []


@of_each_term
def test_every_law_in_the_glossary_exists(term: Term) -> None:
    places = [law.split(" ") for law in term.laws]
    assert [law_id for name, law_id in places if law_id not in load_register(name)] == []


def test_each_word_of_the_glossary_has_one_meaning() -> None:
    words = [term.word for term in TERMS]
    assert len(words) > 50
    assert sorted(set(words)) == sorted(words)
    assert set(words) & {other for term in TERMS for other in term.also} == set()


def test_a_name_missing_from_the_package_is_detected() -> None:
    assert exists("deal:Deal.turn_up")
    assert not exists("deal:Deal.kitty")
