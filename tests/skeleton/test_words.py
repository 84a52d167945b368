"""Docstrings, comments, messages and pages are free of words that make a text hard to read.

Free of the rule are the law texts, the pages made from them, and this list itself.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WORDS = re.compile(
    r"\b(whence|anew|thereof|therein|wherein|hitherto|forthwith|whoever|whosoever|one who"
    r"|(?<!there )is no (act|field|name|player|record|request|score|text|title)"
    r"|(is|are) told|comes? to|by which|(is|are|was) asked for|he|him|his|himself)\b",
    re.IGNORECASE,
)
WHERE = ("src", "tools", "docs", "native", "examples", "README.md", "CONTRIBUTING.md")
ENDINGS = {".py", ".js", ".html", ".md", ".cpp", ".hpp"}
FREE = (
    *("docs/laws/", "docs/advice.md", "docs/glossary.md", "docs/house-values.md"),
    "src/euchre/notation/phrases.py",  # words that people said
    "src/euchre/table/words/likeness.py",  # words that people type
)
NOT_YET: tuple[str, ...] = ()
"""Files and folders whose texts are still to be rewritten; the list may only get shorter."""

NOT_OURS = {"_build", "node_modules"}
"""Folders of what is built or installed."""


def words_in(text: str) -> list[str]:
    """Return the words of the list that a text uses, each with its line."""
    lines = text.split("\n")
    return [f"{n}: {found[0]}" for n, line in enumerate(lines, 1) for found in WORDS.finditer(line)]


@pytest.fixture(scope="module")
def found(root: Path) -> dict[str, list[str]]:
    files = [file for name in WHERE for file in ([root / name] if "." in name else (root / name).rglob("*"))]
    texts = [file for file in files if file.suffix in ENDINGS and NOT_OURS.isdisjoint(file.parts)]
    hits = {str(file.relative_to(root)): words_in(file.read_text(encoding="utf-8")) for file in texts}
    return {name: words for name, words in hits.items() if words and not name.startswith(FREE)}


def test_no_hard_word_is_used(found: dict[str, list[str]]) -> None:
    assert {name: words for name, words in found.items() if not name.startswith(NOT_YET)} == {}


def test_the_list_of_texts_to_rewrite_gets_shorter(found: dict[str, list[str]]) -> None:
    assert [name for name in NOT_YET if not any(file.startswith(name) for file in found)] == []


def test_words_are_found_with_their_lines() -> None:
    assert words_in("Seed of the random numbers.\nWhence it comes to him") == [
        "2: Whence",
        "2: comes to",
        "2: him",
    ]


def test_longer_words_are_no_hits() -> None:
    assert words_in("The then and here of history, a newcomer") == []
