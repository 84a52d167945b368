"""One name means one thing: public class names are unique in the package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

STILL_TWICE: frozenset[str] = frozenset()
"""Names that two classes still share; the list may only get shorter."""


def classes_in(text: str) -> list[str]:
    """Return the public classes that a module defines, nested ones too."""
    found = [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_")]


def test_no_two_public_classes_share_a_name(root: Path) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted((root / "src").rglob("*.py")):
        for name in classes_in(file.read_text(encoding="utf-8")):
            places[name].append(str(file.relative_to(root / "src")))
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: files for name, files in shared.items() if name not in STILL_TWICE} == {}
    assert set(shared) >= STILL_TWICE, "take the names that are unique now off the list"


def loops_over(name: str, text: str) -> bool:
    """Return whether a module goes through the members of an enumeration."""
    through: list[ast.expr] = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.For(iter=gone) | ast.comprehension(iter=gone) | ast.Starred(value=gone):
                through.append(gone)
            case ast.Call(func=ast.Name(id=function), args=given) if function != "isinstance":
                through += given
    return any(isinstance(gone, ast.Name) and gone.id == name for gone in through)


def test_loops_over_suits_leave_out_no_trump(root: Path) -> None:
    files = [*(root / "src").rglob("*.py"), *(root / "tests").rglob("*.py")]
    texts = {str(file.relative_to(root)): file.read_text("utf-8") for file in files}
    looping = {name for name, text in texts.items() if "Suit" in text and loops_over("Suit", text)}
    assert looping == {"src/euchre/cards.py"}, "a loop over the suits of the cards goes over SUITS"


def test_nested_classes_count_and_private_ones_do_not() -> None:
    assert classes_in("class A:\n    class B: ...\nclass _C: ...") == ["A", "B"]
