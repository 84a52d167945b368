"""Prints how many lines of code the project has, and where it is above the budget of `pyproject.toml`.

A line of code holds something other than a comment or a docstring: those and blank lines are free, so that
nobody saves on them. The exit code is 1 above a budget.
"""

from __future__ import annotations

import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = {
    "src": ("src/**/*.py",),
    "tests": ("tests/**/*.py",),
    "page": ("src/**/*.js",),
    "tools": ("tools/**/*.py", "tools/*.cpp", "tools/page/*.js"),
    "benchmarks": ("benchmarks/**/*.py",),
    "native": ("native/**/*.?pp",),
    "docs": ("docs/*.py", "examples/**/*.py"),
}
"""The files of each part."""
_FREE = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT),
    *(tokenize.ENCODING, tokenize.ENDMARKER),
}


def files_of(part: str, root: Path = ROOT) -> Iterator[Path]:
    """Yield the files of a part that are ours; of the page's texts only the English ones."""
    for pattern in PARTS[part]:
        for path in sorted(root.glob(pattern)):
            is_ours = "node_modules" not in path.parts
            if is_ours and ("languages" not in path.parts or path.name == "en.js"):
                yield path


def lines_of(path: Path) -> int:
    """Return the lines of code of a file."""
    text = path.read_text(encoding="utf-8")
    return python_lines(text) if path.suffix == ".py" else script_lines(text)


def python_lines(text: str) -> int:
    """Return the lines of code of a Python module."""
    lines: set[int] = set()
    statement: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.NEWLINE:
            if any(part.type != tokenize.STRING for part in statement):  # else it is a docstring
                lines.update(at for part in statement for at in range(part.start[0], part.end[0] + 1))
            statement = []
        elif token.type not in _FREE:
            statement.append(token)
    return len(lines)


def script_lines(text: str) -> int:
    """Return the lines of code of a script, or of a C++ file."""
    count, is_comment = 0, False
    for line in map(str.strip, text.splitlines()):
        is_comment = is_comment or line.startswith("/*")
        count += bool(line) and not is_comment and not line.startswith("//")
        is_comment = is_comment and "*/" not in line
    return count


def packages(root: Path = ROOT) -> dict[str, list[int]]:
    """Return the lines of code of each module, by package, the largest package first."""
    found: dict[str, list[int]] = defaultdict(list)
    for path in files_of("src", root):
        inside = path.relative_to(root / "src" / "euchre").parts
        found[inside[0] if len(inside) > 1 else "(root)"].append(lines_of(path))
    return dict(sorted(found.items(), key=lambda one: -sum(one[1])))


def main() -> int:
    """Print the sizes; the exit code."""
    budget = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["euchre"]["size"]
    modules = packages()
    for package, sizes in modules.items():
        print(f"{package:12}{sum(sizes):8,} lines of code in {len(sizes):3} modules")
    found = {part: sum(map(lines_of, files_of(part))) for part in PARTS}
    found["modules"] = sum(map(len, modules.values()))
    for part, size in found.items():
        above = f", {size - budget[part]:,} above the budget" if size > budget[part] else ""
        print(f"{part:12}{size:8,} of {budget[part]:7,}{above}")
    return int(any(size > budget[part] for part, size in found.items()))


if __name__ == "__main__":
    sys.exit(main())
