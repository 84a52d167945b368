"""Every situation file quotes the situation of the register that it runs, word for word."""

from __future__ import annotations

import re

import pytest

from euchre.laws.register import Situation as Case
from euchre.laws.register import load_register
from tests.laws.runner import Situation, situations

_BEGINS = re.compile(r"# (given|when|then|here): (.*)")


def quoted(text: str) -> dict[str, str]:
    """Return the comments of a file by their word; a comment goes on in lines that begin with blanks."""
    parts: dict[str, str] = {}
    word = ""
    for line in text.splitlines():
        begins = _BEGINS.match(line)
        if begins is not None:
            word = begins[1]
            parts[word] = begins[2]
        elif word and line.startswith("#   "):
            parts[word] += f" {line[1:].strip()}"
        else:
            word = ""
    return parts


def case_of(situation: Situation) -> Case | None:
    """Return the situation of the register; None for a number beyond those of the law."""
    cases = load_register(situation.register)[situation.law].situations
    number = int(situation.path.stem.rpartition("-")[2])
    return cases[number - 1] if number <= len(cases) else None


ALL = situations()
OF_THE_REGISTER = [situation for situation in ALL if case_of(situation) is not None]
OF_A_CUSTOM = [situation for situation in ALL if case_of(situation) is None]


@pytest.mark.parametrize("situation", OF_THE_REGISTER, ids=lambda situation: situation.name)
def test_a_situation_file_quotes_its_situation(situation: Situation) -> None:
    case, parts = case_of(situation), quoted(situation.path.read_text(encoding="utf-8"))
    assert case is not None
    parts.pop("here", None)
    assert parts == {"given": case.given, "when": case.when, "then": case.then}


@pytest.mark.parametrize("situation", OF_A_CUSTOM, ids=lambda situation: situation.name)
def test_a_file_beyond_the_register_says_what_it_adds(situation: Situation) -> None:
    parts = quoted(situation.path.read_text(encoding="utf-8"))
    assert list(parts) == ["given", "when", "then", "here"]


def test_a_comment_of_several_lines_is_read_whole() -> None:
    assert quoted("# given: KH is\n#   up\nA leads\n#   no\n# then: so") == {
        "given": "KH is up",
        "then": "so",
    }
