"""Pieces of Markdown that the pages made from data share."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SPECIAL = re.compile(r"([\\`*_\[\]<>|#{}$~])")


def plain(text: str) -> str:
    """A text with all that Markdown would take for more than text escaped."""
    return _SPECIAL.sub(r"\\\1", text)


def bullets(items: Iterable[str]) -> str:
    """Items as a list."""
    return "\n".join(f"- {item}" for item in items)


def stopped(text: str) -> str:
    """A text that ends as a sentence does."""
    return text if text.endswith((".", "?", "!")) else f"{text}."
