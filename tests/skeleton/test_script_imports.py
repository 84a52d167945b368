"""The page's scripts import downwards only: texts, lib, table, people, then the pages that use them."""

import posixpath
import re
from pathlib import Path

FOLDERS = (
    *(("texts",), ("lib",), ("table",), ("people", "replay")),
    *(("lobby", "laws", "fair", "study", "evening", "daily", "shell"), ("main.js", "sw.js")),
)
RANKS = {name: rank for rank, names in enumerate(FOLDERS) for name in names}
"""The folders of the page from the bottom up. Folders of one rank do not import each other."""
LATER = {("table", "replay"), ("table", "fair"), ("table", "study"), ("table", "people")}
"""Folders that may fetch a higher one with `import()` once it is needed."""
IMPORT = re.compile(r'^(?:import|export) [^;]*?"(\.[^"]+)";', re.MULTILINE)
FETCH = re.compile(r'\bimport\("(\.[^"]+)"\)(?!\.)')


def imported(path: str, text: str, pattern: re.Pattern[str] = IMPORT) -> list[str]:
    """Return the scripts that a script names, as paths under the page's folder."""
    return [
        posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in pattern.findall(text)
    ]


def faults(scripts: dict[str, str]) -> list[str]:
    """Return each import that points up or sideways, and each script that is part of a circle."""
    rank = {path: RANKS[path.split("/")[0]] for path in scripts}
    graph = {path: imported(path, text) for path, text in scripts.items()}
    found = [f"{path}: {name} does not exist" for path in graph for name in graph[path] if name not in rank]
    for path, names in graph.items():
        own = path.split("/")[0]
        others = [name for name in names if name in rank and name.split("/")[0] != own]
        found += [f"{path}: {name} is not below" for name in others if rank[name] >= rank[path]]
        for name in imported(path, scripts[path], FETCH):
            target = name.split("/")[0]
            if name in rank and target != own and rank[name] >= rank[path] and (own, target) not in LATER:
                found.append(f"{path}: {name} is not below")
        if path in reached(path, graph):
            found.append(f"{path}: is part of a circle")
    return sorted(found)


def reached(path: str, graph: dict[str, list[str]]) -> set[str]:
    """Return all scripts that loading this one loads; this one too, if it is part of a circle."""
    found: set[str] = set()
    waiting = list(graph[path])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph.get(name, [])
    return found


def test_the_scripts_of_the_page_import_downwards_and_in_no_circle(root: Path) -> None:
    page = root / "src" / "euchre" / "server" / "page"
    scripts = {file.relative_to(page).as_posix(): file.read_text() for file in page.rglob("*.js")}
    assert len(scripts) > 30
    assert faults(scripts) == []


def test_every_kind_of_fault_is_caught() -> None:
    scripts = {
        "lib/dom.js": 'import { a } from "../table/draw.js";\n',
        "lib/one.js": 'import {\n  a,\n} from "./two.js";\n',
        "lib/two.js": 'export * from "./one.js";\n',
        "table/draw.js": 'import { h } from "../lib/gone.js";\n',
        "table/page.js": 'const later = () => import("../replay/replay.js");\n',
        "lobby/page.js": 'import "../laws/page.js";\n',
        "laws/page.js": 'import "../table/draw.js";\n',
        "replay/replay.js": "",
    }
    assert faults(scripts) == [
        "lib/dom.js: table/draw.js is not below",
        "lib/one.js: is part of a circle",
        "lib/two.js: is part of a circle",
        "lobby/page.js: laws/page.js is not below",
        "table/draw.js: lib/gone.js does not exist",
    ]
