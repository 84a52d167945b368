"""The documentation pages made from the laws."""

from __future__ import annotations

from pathlib import Path

import pytest

import euchre.table
from euchre.laws.register import REGISTER_NAMES, load_comparison, load_glossary, load_register
from tools.docs.law_pages import pages

DOCS = Path(__file__).parents[2] / "docs"
PAGES = pages()


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_up_to_date(path: str) -> None:
    """If this fails, run `python -m tools.docs.law_pages docs`."""
    assert (DOCS / path).read_text(encoding="utf-8") == PAGES[path]


def test_what_decides_a_law_does_not_depend_on_what_is_imported() -> None:
    """Words typed at a table decide no law; a page would name them only where their module is loaded."""
    speech = Path(euchre.table.__file__).parent / "speech"
    assert [
        path.name for path in speech.rglob("*.py") if "@decides" in path.read_text(encoding="utf-8")
    ] == []


def test_no_page_of_laws_is_left_over() -> None:
    assert {f"laws/{path.name}" for path in (DOCS / "laws").iterdir()} == {
        path for path in PAGES if path.startswith("laws/")
    }


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_in_the_table_of_contents(path: str) -> None:
    assert path.removesuffix(".md") in (DOCS / "index.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", REGISTER_NAMES)
def test_a_page_has_every_law_and_shows_silences_as_such(name: str) -> None:
    page, register = PAGES[f"laws/{name}.md"], load_register(name)
    missing = [law_id for law_id in register.entries if f"({name}-{law_id.lower()})=\n" not in page]
    assert missing == []
    assert page.count("**Silence.** Our decision: ") == len(register.silences)


def test_the_comparison_has_every_axis_and_the_glossary_every_word() -> None:
    axes = [axis.name.replace("_", " ") for axis in load_comparison().axes]
    assert [name for name in axes if f"## {name}\n" not in PAGES["laws/comparison.md"]] == []
    words = [term.word for term in load_glossary()]
    assert [word for word in words if f"| **{word}** |" not in PAGES["glossary.md"]] == []
