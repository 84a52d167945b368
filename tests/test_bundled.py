"""Bundled data: read from the package's own files, with an error if they are missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from euchre import bundled
from euchre.bundled import bundled_file, read_bundled
from euchre.equity.table import counts_document as outcomes
from euchre.errors import EuchreError
from euchre.evaluation.bundled_weights import weights_document as call_weights

MISSED = [
    (call_weights, "call weights of modern .* `euchre lab train --code modern` makes them"),
    (outcomes, "outcomes of modern .* `euchre lab equity --code modern --rebuild` makes them"),
]


def test_a_data_file_names_its_code_and_its_command() -> None:
    made = read_bundled("euchre.evaluation", "modern", "call weights", "euchre lab train")
    assert made["code"] == "modern"
    assert made["command"].startswith("euchre lab train --code modern")
    assert Path(str(bundled_file("euchre.evaluation", "modern"))).parts[-3:] == (
        "evaluation",
        "data",
        "modern.json",
    )


@pytest.mark.parametrize("text", [None, "", "{"])
@pytest.mark.parametrize(("shipped", "words"), MISSED)
def test_missing_or_damaged_data_files_name_the_command_that_makes_them(
    shipped: Any, words: str, text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text is not None:
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / "modern.json").write_text(text)
    monkeypatch.setattr(bundled, "files", lambda package: tmp_path)
    with pytest.raises(EuchreError, match=words):
        shipped.__wrapped__("modern")
