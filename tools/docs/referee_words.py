"""The page of words for the referee: `python -m tools.docs.referee_words docs`."""

from __future__ import annotations

import sys
from pathlib import Path

from euchre.cli.referee.wordlist import markdown


def main() -> None:
    """Write the page into a folder."""
    (Path(sys.argv[1]) / "referee-words.md").write_text(markdown(), encoding="utf-8")


if __name__ == "__main__":
    main()
