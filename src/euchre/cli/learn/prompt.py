"""Reads a line from the person at the terminal."""

from __future__ import annotations

import sys


def read_line(prompt: str) -> str | None:
    """A line from the person; None at the end of input."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line if line else None
