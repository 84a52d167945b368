from pathlib import Path
from zipfile import ZipFile

import pytest


@pytest.fixture
def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_wheel_holds_only_the_package_and_its_metadata(names: set[str]) -> None:
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"euchre"}


def test_wheel_holds_no_tests_and_no_records(names: set[str]) -> None:
    unwanted = {n for n in names if "tests" in n.split("/") or Path(n).name.startswith(("test_", "conftest"))}
    assert unwanted | {name for name in names if name.endswith(".egn")} == set()


def test_wheel_holds_the_package_data(names: set[str], root: Path) -> None:
    package = root / "src" / "euchre"
    endings = ("*.toml", "*.json", "*.euchre", "*.sql", "*.html", "*.css", "*.js", "*.svg", "py.typed")
    data = [path for ending in endings for path in package.rglob(ending)]
    assert {"euchre/py.typed", "euchre/server/store/migrations/sqlite/0001-tables.sql"} <= names
    assert {path.relative_to(root / "src").as_posix() for path in data} <= names


def test_wheel_holds_the_licence(names: set[str]) -> None:
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
