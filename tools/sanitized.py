"""Runs the solver's tests on the native core built with sanitizers: `python -m tools.sanitized FOLDER`.

`make check-native` builds the core into the folder and preloads the sanitizers' library.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

CORE = "euchre.solver._kernel"


def put_in_place(folder: Path) -> None:
    """Make `euchre.solver` import the core in a folder. Raises SystemExit if there is none."""
    library = next(folder.glob("_kernel.*.so"), None)
    if library is None:
        sys.exit(f"No core is built in {folder}")
    if b"__asan_init" not in library.read_bytes():
        sys.exit(f"{library} is built without the sanitizers")
    spec = importlib.util.spec_from_file_location(CORE, library)
    assert spec is not None
    assert spec.loader is not None
    core = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(core)
    sys.modules[CORE] = core


def main(folder: Path) -> int:
    """Run the tests that call the core, not those of the reference alone, and return their exit code."""
    put_in_place(folder)
    from euchre.solver import NATIVE, _kernel

    if NATIVE is None or _kernel is not sys.modules[CORE]:
        sys.exit("the tests would not run on the core with sanitizers")
    return int(pytest.main(["-q", "-p", "no:cacheprovider", "-k", "not reference", "tests/solver"]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
