"""The counter of lines of code: blank lines, comments and docstrings are free."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.size import files_of, packages, python_lines, script_lines

MODULE = '''"""A module.

Of two paragraphs.
"""

from a import b  # why

# A comment.
FIELD = """
text
"""
"""What the field holds."""


def function(
    one: int,
) -> str:
    """Return it."""
    "another free string"
    return f"{one}"
'''


def test_comments_docstrings_and_blank_lines_of_a_module_are_free() -> None:
    assert python_lines(MODULE) == 1 + 3 + 3 + 1


@pytest.mark.parametrize(
    ("script", "lines"),
    [("a();\n\n// b\nc();", 2), ("/** one\n * two\n */\na();", 1), ("/* one */\na(); // b\n", 1)],
)
def test_comments_and_blank_lines_of_a_script_are_free(script: str, lines: int) -> None:
    assert script_lines(script) == lines


def test_every_module_is_counted_once_and_of_languages_only_english(tmp_path: Path) -> None:
    for name in ("deal/a.py", "b.py", "page/languages/en.js", "page/languages/fr.js", "page/c.js"):
        path = tmp_path / "src" / "euchre" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a = 1\n")
    assert packages(tmp_path) == {"(root)": [1], "deal": [1]}
    assert [path.name for path in files_of("page", tmp_path)] == ["c.js", "en.js"]


def test_what_npm_installs_is_not_counted(tmp_path: Path) -> None:
    for name in ("page/a.py", "page/node_modules/flatted/python/flatted.py"):
        path = tmp_path / "tools" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a = 1\n")
    assert [path.name for path in files_of("tools", tmp_path)] == ["a.py"]
