"""`euchre lab`: runs that stop and go on, on any number of processes; pages that follow from the results."""

import json
from pathlib import Path

import pytest

from euchre.cli.entry import run
from euchre.cli.lab.chunk_files import kept_chunks, run_chunks
from euchre.cli.lab.command import page_texts
from euchre.errors import EuchreError
from euchre.lab import experiment_named

NAME = "leeds-q12"
PAGES = Path(__file__).parents[3] / "docs" / "knowledge"


def cells_in(folder: Path) -> dict[str, object]:
    """Return the cells of every chunk, without what depends on time."""
    files = sorted((folder / NAME).glob("*"))
    return {file.name: json.loads(file.read_text())["cells"] for file in files}


def test_a_run_on_two_processes_has_the_figures_of_one(tmp_path: Path) -> None:
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        assert run(["lab", "run", NAME, "--chunks", "3", "--jobs", str(jobs), "--runs", str(folder)]) == 0
    assert cells_in(tmp_path / "1") == cells_in(tmp_path / "2")
    assert len(cells_in(tmp_path / "1")) == 3


def test_a_run_goes_on_with_the_chunks_that_are_missing(tmp_path: Path) -> None:
    experiment = experiment_named(NAME)
    seen: list[int] = []
    run_chunks(tmp_path, experiment, 2, 1, None, lambda done: None)
    old = (tmp_path / NAME / "chunk-00001.json").read_text()
    (tmp_path / NAME / "chunk-00000.json").unlink()
    run_chunks(tmp_path, experiment, 2, 1, None, seen.append)
    assert seen == [1, 2]
    assert (tmp_path / NAME / "chunk-00001.json").read_text() == old
    assert [chunk.number for chunk in kept_chunks(tmp_path, experiment)] == [0, 1]


def test_a_draft_that_a_killed_run_left_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / ".chunk-00000.json.123").write_text("half of a chu")
    assert kept_chunks(tmp_path, experiment_named(NAME)) == []


def test_chunks_of_another_configuration_are_refused(tmp_path: Path) -> None:
    run_chunks(tmp_path, experiment_named(NAME), 1, 1, None, lambda done: None)
    file = tmp_path / NAME / "chunk-00000.json"
    file.write_text(file.read_text().replace('"seed": 1862', '"seed": 7'))
    with pytest.raises(EuchreError, match="has seed 7, not 1862"):
        kept_chunks(tmp_path, experiment_named(NAME))


def test_a_report_has_a_page_with_its_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    runs, pages = str(tmp_path / "runs"), tmp_path / "pages"
    assert run(["lab", "run", NAME, "--chunks", "2", "--jobs", "1", "--runs", runs]) == 0
    assert run(["lab", "report", "--runs", runs, "--pages", str(pages)]) == 0
    page = (pages / f"{NAME}.md").read_text()
    assert page.startswith("# With a fair hand")
    assert f"euchre lab run {NAME} --chunks 2" in page
    assert (pages / "pictures" / f"{NAME}.svg").read_text().startswith("<?xml")
    assert "not run" in (pages / "index.md").read_text()


def test_the_list_names_every_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "list"]) == 0
    assert "leeds-q25" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "error"), [(["nothing"], "no experiment 'nothing'"), ([], "name exp")])
def test_a_wrong_name_is_refused(
    arguments: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "run", *arguments]) == 2
    assert error in capsys.readouterr().err


def test_the_pages_in_the_docs_are_those_of_the_kept_results() -> None:
    texts = page_texts(PAGES)
    kept = {file.name: file.read_text(encoding="utf-8") for file in PAGES.glob("*.md")}
    assert kept == texts


def test_every_page_in_the_docs_has_its_picture() -> None:
    pages = {file.stem for file in PAGES.glob("*.md")} - {"index"}
    assert pages == {file.stem for file in (PAGES / "pictures").glob("*.svg")}
