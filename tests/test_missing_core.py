"""The reason why a native module is missing is the true one."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from euchre.bundled import why_no_core


@pytest.mark.parametrize(
    ("built", "reason"),
    [
        ([], "no wheel with it was installed, and no C++ compiler was there to build it"),
        (["_other" + EXTENSION_SUFFIXES[0]], "no wheel with it was installed"),
        (["_core.cpython-39-x86_64-linux-gnu.so"], "it was built for another Python: _core.cpython-39"),
        (["_core" + EXTENSION_SUFFIXES[0]], "it cannot be loaded: GLIBC_2.99 is not there"),
    ],
)
def test_reason_depends_on_the_files_of_the_package(
    built: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "holds_core"
    package.mkdir()
    for name in ("__init__.py", *built):
        (package / name).touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "holds_core", raising=False)
    assert why_no_core("holds_core", "_core", ImportError("GLIBC_2.99 is not there")).startswith(reason)
    monkeypatch.delitem(sys.modules, "holds_core", raising=False)
