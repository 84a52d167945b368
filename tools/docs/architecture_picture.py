"""Draws the packages of `euchre` and their imports: `python -m tools.docs.architecture_picture FILE`.

Packages stand on floors. An arrow points from a package to one that it imports, and is left out where a
longer path of arrows implies it. The picture is `docs/pictures/architecture.svg`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from euchre.cli.records.reading import write_whole

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "euchre"
FLOORS: Mapping[str, Mapping[str, int]] = {
    "people": {"cli": 1, "server": 3},
    "learning": {"learning": 3, "puzzles": 2, "lessons": 0, "events": 4},
    "shortcuts and study": {"shortcuts": 0, "arena": 1, "lab": 2, "env": 3},
    "players that think": {"explain": 0, "players": 1, "evaluation": 2, "review": 4},
    "fast play, values": {"sim": 1, "equity": 3},
    "rules, hidden cards": {"bots": 1, "worlds": 2, "solver": 3},
    "the table": {"table": 1, "seating": 2, "lawbook": 4},
    "text and pictures": {"pictures": 0, "notation": 2},
    "the game": {"view": 1, "game": 2, "deal": 3, "laws": 4, "acts": 5},
    "basics": {"deciding": 0, "chance": 1, "bundled": 2, "errors": 3, "cards": 4, "seats": 5, "copying": 6},
}
"""The floors from the top down, each with the columns of its packages; packages not there are left out."""
WIDTH, HEIGHT, GAP, FLOOR, LEFT, MARGIN, BELOW = 104, 34, 26, 84, 165, 16, 44


@cache
def imports(package: Path = PACKAGE) -> dict[str, set[str]]:
    """Return for each package or module directly below `euchre`, those that it imports when it is loaded
    or run."""
    found: dict[str, set[str]] = {}
    for file in sorted(package.rglob("*.py")):
        own = file.relative_to(package).with_suffix("").parts
        if len(own) > 1 or own[0] not in ("__init__", "__main__"):
            found.setdefault(own[0], set()).update(set(_targets(file, own)) - {own[0]})
    return found


def _targets(file: Path, own: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == len(own):
            yield from [node.module.split(".")[0]] if node.module else []


def direct(edges: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the imports without those that a longer way of imports implies."""

    def reached(start: str) -> set[str]:
        below = set(edges.get(start, ()))
        return below.union(*(reached(one) for one in below)) if below else below

    return {one: below - set().union(*(reached(other) for other in below)) for one, below in edges.items()}


def picture() -> str:
    """Return the picture as one SVG document."""
    edges = imports()
    missing = set(edges) - {name for names in FLOORS.values() for name in names}
    if missing:
        raise ValueError(
            f"no floor for {', '.join(sorted(missing))}: add it to FLOORS in {Path(__file__).name}"
        )
    places = {
        name: (LEFT + column * (WIDTH + GAP), MARGIN + row * FLOOR)
        for row, columns in enumerate(FLOORS.values())
        for name, column in columns.items()
        if name in edges
    }
    width = max(x for x, _ in places.values()) + WIDTH + MARGIN
    height = MARGIN + (len(FLOORS) - 1) * FLOOR + HEIGHT + BELOW
    return "\n".join((_HEAD.format(width=width, height=height), *_parts(edges, places), "</svg>", ""))


def _parts(edges: Mapping[str, set[str]], places: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    for row, label in enumerate(FLOORS):
        y = MARGIN + row * FLOOR + HEIGHT // 2 + 5
        yield f'<text class="floor" x="{MARGIN}" y="{y}">{escape(label)}</text>'
    for name, below in sorted(direct(edges).items()):
        for other in sorted(below):
            yield _arrow(places[name], places[other])
    for name, (x, y) in places.items():
        yield f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        yield f'<text class="room" x="{x + WIDTH // 2}" y="{y + HEIGHT // 2 + 5}">{escape(name)}</text>'


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    (x, y), (to_x, to_y) = start, end
    if y == to_y and abs(x - to_x) == WIDTH + GAP:
        side = WIDTH if to_x > x else 0
        return _path(f"M{x + side} {y + HEIGHT // 2} H{to_x + WIDTH - side}")
    middle, to_middle = x + WIDTH // 2, to_x + WIDTH // 2
    if y == to_y:
        bend = y + HEIGHT + 30
        return _path(f"M{middle} {y + HEIGHT} C{middle} {bend} {to_middle} {bend} {to_middle} {y + HEIGHT}")
    shift = 0 if middle == to_middle else 12 if to_middle > middle else -12
    half = (y + HEIGHT + to_y) // 2
    begin, end_at = middle + shift, to_middle - shift
    return _path(f"M{begin} {y + HEIGHT} C{begin} {half} {end_at} {half} {end_at} {to_y}")


def _path(line: str) -> str:
    return f'<path d="{line}" marker-end="url(#tip)"/>'


_HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>The packages of euchre; arrows point to what a package imports</title>
<style>
svg {{ background: #ffffff; font: 15px sans-serif }}
rect {{ fill: #eef3ee; stroke: #2f5d3a }}
path {{ fill: none; stroke: #7a8a7d; stroke-width: 1.2 }}
.room {{ text-anchor: middle; fill: #14251a }}
.floor {{ fill: #5b6a5f; font-size: 13px }}
</style>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<polygon points="0,0 8,4 0,8" fill="#7a8a7d"/></marker>"""


def main() -> None:
    """Write the picture to the file named on the command line."""
    write_whole(sys.argv[1], picture())


if __name__ == "__main__":
    main()
