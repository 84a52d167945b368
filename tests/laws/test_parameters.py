"""Every parameter of a provision has an effect: with another value some situation fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

import pytest

from euchre.laws import CODE_NAMES, Code, Provision, load_code
from tests.laws.test_teeth import TEXTS, holds


def altered(row: Provision) -> Iterator[tuple[str, Provision]]:
    """Yield the provision with each of its parameters altered, by the name of what is altered; a time limit
    in two ways, cut short and lifted."""
    if row.points:
        yield "points", replace(row, points=row.points + 1)
    if row.lone_points and row.lone_points != row.points:
        yield "lone_points", replace(row, lone_points=row.lone_points + 1)
    if row.holders != "nobody" and (row.choices or row.found == "on-claim"):
        yield "holders", replace(row, holders="nobody")
        for until in ("next-act", "never"):
            if row.until != until:
                yield "until", replace(row, until=until)
    for name in row.particulars:
        yield name, replace(row, particulars=tuple(one for one in row.particulars if one != name))


CASES = [
    (name, kind, what)
    for name in CODE_NAMES
    if not name.startswith("modern-")
    for kind, row in load_code(name).provisions.items()
    for what in dict.fromkeys(what for what, _ in altered(row))
]


def with_row(code: Code, kind: str, row: Provision) -> Code:
    return replace(code, provisions=MappingProxyType({**code.provisions, kind: row}))


@pytest.mark.parametrize(("name", "kind", "what"), CASES, ids=lambda part: part)
def test_a_situation_fails_when_a_parameter_is_altered(name: str, kind: str, what: str) -> None:
    code = load_code(name)
    rows = [row for part, row in altered(code.provisions[kind]) if part == what]
    about = [s for s, text in TEXTS.items() if f"\ncode {name}\n" in text and kind in text]
    assert any(not holds(situation, with_row(code, kind, row)) for row in rows for situation in about)
