"""Helpers for writing Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SPECIAL = re.compile(r"([\\`*_\[\]<>|#{}$~])")


def plain(text: str) -> str:
    """Return a text with Markdown's special characters escaped."""
    return _SPECIAL.sub(r"\\\1", text)


def bullets(items: Iterable[str]) -> str:
    """Items as a list."""
    return "\n".join(f"- {item}" for item in items)


def stopped(text: str) -> str:
    """Return a text with a full stop added if it has no end mark."""
    return text if text.endswith((".", "?", "!")) else f"{text}."
