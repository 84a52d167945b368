"""Reads lines at the terminal, where Tab completes words, and from pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ...acts import TABLE_ACTS
from ...laws import Code, load_irregularities
from ...table.remedies import REMEDIES


def line_reader(code: Code) -> Callable[[str], str | None]:
    """The function that reads a line: at a terminal, Tab completes words."""
    if not sys.stdin.isatty():
        return _plain_line
    try:
        import readline
    except ImportError:
        return _plain_line
    words = sorted(_words(code))
    readline.set_completer(
        lambda begun, state: next(iter([w for w in words if w.startswith(begun)][state : state + 1]), None)
    )
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    return _edited_line


def _edited_line(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None


def _plain_line(prompt: str) -> str | None:
    line = sys.stdin.readline()
    return line if line else None


def _words(code: Code) -> set[str]:
    """What Tab completes: verbs of acts, irregularities, remedies, cards and commands."""
    verbs = {form.split(" ")[0] for form in TABLE_ACTS}
    commands = {
        "deal",
        "drop",
        "help",
        "guide",
        "law",
        "list",
        "open",
        "quit",
        "score",
        "what",
        "why",
        "words",
    }
    return verbs | commands | set(load_irregularities()) | set(REMEDIES) | {str(card) for card in code.pack}
