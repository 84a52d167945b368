"""Fills the pages of `docs/api` with the docstrings of the public names they list.

A page holds blocks in which names stand in the order in which they are best read:

    ```{reference} euchre.deal
    new_deal Deal
    ```

Sphinx calls `expand` on each page it reads; autodoc then puts the docstrings in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction, unwrap
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
API, PACKAGE = ROOT / "docs" / "api", ROOT / "src" / "euchre"
_BLOCK = re.compile(r"^```\{reference\} (?P<module>[\w.]+)\n(?P<names>.*?)^```$", re.MULTILINE | re.DOTALL)


def expand(page: str) -> str:
    """Return a page with each block turned into directives of autodoc, and its headings kept."""
    return _BLOCK.sub(lambda found: "\n".join(_directives(found["module"], found["names"].split())), page)


def listed() -> dict[str, list[str]]:
    """Return the names that the pages list, for each module, in the order of pages and blocks."""
    found: dict[str, list[str]] = {}
    for path in sorted(API.glob("*.md")):
        for block in _BLOCK.finditer(path.read_text(encoding="utf-8")):
            found.setdefault(block["module"], []).extend(block["names"].split())
    return found


def _directives(module: str, names: list[str]) -> Iterator[str]:
    yield "```{eval-rst}"
    yield f".. currentmodule:: {module}"
    for name in names:
        kind = _kind(getattr(import_module(module), name))
        if kind == "autodata":
            yield f"\n.. autodata:: {_home(module, name)}.{name}\n   :no-value:"
        else:
            yield f"\n.. {kind}:: {module}.{name}"
    yield "\n```"


def _kind(value: object) -> str:
    if isinstance(value, type):
        return "autoexception" if issubclass(value, BaseException) else "autoclass"
    return "autofunction" if callable(value) and isfunction(unwrap(value)) else "autodata"


def _home(module: str, name: str) -> str:
    """Return the module whose source assigns a name and documents it, `module` itself or one inside it."""
    assigned = re.compile(rf"^{name}(: [^=\n]+)? = ", re.MULTILINE)
    for path in sorted(PACKAGE.rglob("*.py")):
        own = ".".join(("euchre", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        if f"{own}.".startswith(f"{module}.") and assigned.search(path.read_text(encoding="utf-8")):
            return own
    return module


def setup(app: Any) -> dict[str, bool]:
    """Register with Sphinx."""

    def read(_: Any, __: str, source: list[str]) -> None:
        source[0] = expand(source[0])

    app.connect("source-read", read)
    return {"parallel_read_safe": True}
