"""Writes the bundled puzzles: `python -m tools.puzzle_file FILE... [--most N]`.

The files hold mined puzzles, as `euchre puzzles mine` writes them. The nine coups come first; then at most N
puzzles, no two alike.
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from euchre.puzzles.coup_puzzles import coup_puzzles
from euchre.puzzles.puzzle import document_of, puzzle_from
from euchre.puzzles.shipped import picked

TARGET = Path(__file__).resolve().parents[1] / "src" / "euchre" / "puzzles" / "data" / "puzzles.jsonl.gz"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--most", type=int, default=1_200)
    asked = parser.parse_args()
    mined = [puzzle_from(json.loads(line)) for file in asked.files for line in file.read_text().splitlines()]
    chosen = [*coup_puzzles(), *picked(mined, asked.most)]
    lines = [json.dumps(document_of(one), separators=(",", ":")) for one in chosen]
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    print(f"{len(chosen)} of {len(mined)} puzzles, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
