"""The page of words for the referee: `python -m tools.docs.referee_words docs`."""

from __future__ import annotations

import sys
from pathlib import Path

from euchre.cli.referee.wordlist import sections


def markdown() -> str:
    """The list of words as a page of the documentation."""
    parts = [
        "# Words for the referee\n",
        "% Made by `python -m tools.docs.referee_words docs`; change the data and not this page.\n",
        "Everything that `euchre referee` understands at the desk and in a record, each with an example. "
        "`euchre referee --words CODE` prints what one code has.\n",
        "Cards may be `KS`, `ks`, `king of spades` or `left bower`, seats small letters, verbs any tense. "
        "Several acts may stand in one line with commas between them.\n",
    ]
    for section in sections(None):
        parts.append(f"## {section.title}\n")
        rows = (f"| `{word}` | {says.replace('|', '&#124;')} |" for word, says in section.rows)
        parts.append("\n".join(("| Word or example | Meaning |", "|---|---|", *rows)) + "\n")
    return "\n".join(parts)


def main() -> None:
    """Write the page into a folder."""
    (Path(sys.argv[1]) / "referee-words.md").write_text(markdown(), encoding="utf-8")


if __name__ == "__main__":
    main()
