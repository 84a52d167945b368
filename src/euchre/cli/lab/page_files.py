"""Files of the pages: results of finished runs, pages, pictures and the index."""

from __future__ import annotations

from pathlib import Path

from ...lab.page import PICTURES, index, page
from ...lab.registry import experiments
from ...lab.results import Kept, read_run, run_text, together
from ...lab.verdict import judged_all
from ..output import bad_input
from .chunk_files import kept_chunks, write_whole

RESULTS = "results"


def keep_runs(runs: Path, pages: Path) -> int:
    """Write the results of every run that has chunks; their number."""
    added = 0
    for name, experiment in experiments().items():
        chunks = kept_chunks(runs, experiment)
        if chunks:
            (pages / RESULTS).mkdir(parents=True, exist_ok=True)
            write_whole(pages / RESULTS / f"{name}.json", run_text(experiment, together(chunks)))
            added += 1
    return added


def results_in(pages: Path) -> dict[str, Kept]:
    """The results that a folder of pages keeps, by experiment."""
    found = {}
    for name in experiments():
        file = pages / RESULTS / f"{name}.json"
        if file.exists():
            found[name] = read_run(file.read_text(encoding="utf-8"))
    return found


def page_texts(pages: Path) -> dict[str, str]:
    """The text of every page that the kept results give, by file name."""
    results, every = results_in(pages), list(experiments().values())
    judged = judged_all(every, {name: kept.cells for name, kept in results.items()})
    texts = {
        f"{each.name}.md": page(each, results[each.name], judged[each.name])
        for each in every
        if each.name in results
    }
    return {"index.md": index(every, results, judged), **texts}


def write_pages(pages: Path) -> int:
    """Write every page with its picture; the number of pages."""
    try:
        from ...lab.picture import picture

        results = results_in(pages)
        drawn = {name: picture(experiments()[name], kept.cells) for name, kept in results.items()}
    except ImportError:
        raise bad_input("the pictures need matplotlib: pip install 'euchre[plots]'") from None
    (pages / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, svg in drawn.items():
        write_whole(pages / PICTURES / f"{name}.svg", svg)
    texts = page_texts(pages)
    for name, text in texts.items():
        write_whole(pages / name, text)
    return len(texts)
