"""Every law or maxim that the package cites exists in its register."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import euchre
from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import ADVICE_NAMES, REGISTER_NAMES, load_advice, load_register

PACKAGE = Path(euchre.__file__).parent
_NAME = "|".join(REGISTER_NAMES)
_ID = rf"(?!(?:{_NAME})\b)[A-Za-z0-9]+(?:[.-][a-z0-9*]+)*"
_CITED = re.compile(rf"\b({_NAME})\s+(?!game|code|sheet)({_ID}(?:(?:,\s+|\s+and\s+|\s+to\s+){_ID})*)")
_LOOKS_LIKE_AN_ID = re.compile(r".*[\d-]")


def cited(text: str) -> Iterator[tuple[str, str]]:
    """Yield each id with its register, in texts of the form `jerome-1877 6.3 to 6.9 and 6.15`.

    After the first, and but for the modern sheet, what has neither a digit nor a hyphen is no id.
    """
    for name, ids in _CITED.findall(text):
        first, *others = re.split(r",\s+|\s+and\s+|\s+to\s+", ids)
        if name == "modern" or _LOOKS_LIKE_AN_ID.match(first) or first == "terms":
            yield name, first
        yield from ((name, law_id) for law_id in others if _LOOKS_LIKE_AN_ID.match(law_id))


def is_known(name: str, law_id: str) -> bool:
    """Return whether an id, a section (`17`), a family (`score-*`), a maxim or the terms are of a
    register."""
    register = load_register(name)
    if name in ADVICE_NAMES and law_id in load_advice(name).maxims:
        return True
    if law_id in register or (name, law_id) == ("leeds-dwight-1888", "terms"):
        return True
    begun = law_id.removesuffix("*") if law_id.endswith("*") else f"{law_id}."
    return any(known.startswith(begun) for known in register.entries)


def test_every_law_cited_in_the_source_exists() -> None:
    found = [
        (path.relative_to(PACKAGE).as_posix(), name, law_id)
        for path in sorted(PACKAGE.rglob("*.py"))
        for name, law_id in cited(path.read_text(encoding="utf-8"))
    ]
    assert len(found) > 60
    assert [place for place in found if not is_known(*place[1:])] == []


def test_every_law_that_a_code_cites_exists() -> None:
    found = {
        (code.register, law_id)
        for code in map(load_code, CODE_NAMES)
        for ids in (*code.laws.values(), *code.reasons.values())
        for law_id in ids
    }
    assert len(found) > 200
    assert sorted(place for place in found if place[1] not in load_register(place[0])) == []


def test_no_maxim_has_the_id_of_a_law() -> None:
    assert [n for n in ADVICE_NAMES if load_advice(n).maxims.keys() & load_register(n).entries.keys()] == []


def test_citations_are_read_with_their_ranges() -> None:
    text = "modern alone and 3h-2, jerome-1877 6.3 to 6.9, professor-1862 L1 and P6; the modern game"
    assert list(cited(text)) == [
        ("modern", "alone"),
        ("modern", "3h-2"),
        ("jerome-1877", "6.3"),
        ("jerome-1877", "6.9"),
        ("professor-1862", "L1"),
        ("professor-1862", "P6"),
    ]
    assert not is_known("jerome-1877", "20.1")
    assert not is_known("modern", "renege-trn")
