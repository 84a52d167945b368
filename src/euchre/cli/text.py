"""Text in lines of limited width, as commands print it."""

from __future__ import annotations

from collections.abc import Iterator

from ..pictures import Line, Span, Tone, wrapped

WIDTH = 78
"""Most columns of a line."""


def block(text: str, indent: int = 0, tone: Tone = Tone.PLAIN) -> list[Line]:
    """Return a text in lines that start at column `indent`."""
    return [(Span(f"{'':{indent}}{line}", tone),) for line in wrapped(text, WIDTH - indent)]


def heading(text: str) -> Line:
    """Return a line in strong type."""
    return (Span(text, Tone.STRONG),)


def entry_line(label: str, text: str, indent: int, tone: Tone = Tone.PLAIN) -> Iterator[Line]:
    """Yield a label in its tone, and a text that starts at column `indent` in each of its lines."""
    first, *rest = wrapped(text, WIDTH - indent)
    yield (Span(f"{label:<{indent}}", tone), Span(first))
    yield from ((Span(f"{'':{indent}}{line}"),) for line in rest)
