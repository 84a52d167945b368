"""Without a provision of a code, some situation fails."""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType

import pytest

from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.notation import Record, read_record
from tests.laws.runner import Situation, situations

TEXTS = {situation: situation.path.read_text(encoding="utf-8") for situation in situations()}
PROVIDED = [(name, kind) for name in CODE_NAMES for kind in load_code(name).provisions]


def without(code: Code, irregularity: str) -> Code:
    """Return the code without a provision for an irregularity."""
    left = {name: row for name, row in code.provisions.items() if name != irregularity}
    return replace(code, provisions=MappingProxyType(left))


def played_under(situation: Situation, code: Code) -> Record:
    return replace(read_record(TEXTS[situation]), code=code)


def holds(situation: Situation, code: Code) -> bool:
    try:
        situation.check(played_under(situation, code))
    except (EuchreError, LookupError):
        return False
    return True


def speaks_of(text: str, kind: str) -> bool:
    """Return whether a situation names an irregularity: `discard-changed` is another than `card-changed`."""
    return re.search(rf"(?<![\w-]){kind}(?![\w-])", text) is not None


@pytest.mark.parametrize(("name", "kind"), PROVIDED, ids=lambda part: part)
def test_a_situation_fails_when_nothing_is_provided(name: str, kind: str) -> None:
    blunt = without(load_code(name), kind)
    about = [s for s, text in TEXTS.items() if f"\ncode {blunt.name}\n" in text and speaks_of(text, kind)]
    if not about and name.startswith("modern-"):
        about = [s for s, text in TEXTS.items() if "\ncode modern\n" in text and speaks_of(text, kind)]
        blunt = without(load_code("modern"), kind)
    assert about, f"no situation of {name} speaks of {kind}"
    assert not all(holds(situation, blunt) for situation in about)
