"""The command line: play at the terminal, and commands that print, check, draw and convert."""

from .entry import main

__all__ = ["main"]
