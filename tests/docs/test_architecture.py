"""The page on the architecture keeps up with the packages."""

from __future__ import annotations

from xml.etree import ElementTree

from tools.docs.architecture_picture import FLOORS, PACKAGE, direct, imports, picture

DOCS = PACKAGE.parents[1] / "docs"


def test_the_picture_is_up_to_date() -> None:
    assert (DOCS / "pictures" / "architecture.svg").read_text(encoding="utf-8") == picture()


def test_the_picture_has_every_package_and_is_one_document() -> None:
    texts = {node.text for node in ElementTree.fromstring(picture()).iter() if node.text}
    assert set(imports()) <= texts


def test_no_arrow_points_to_a_higher_floor() -> None:
    floors = {name: number for number, names in enumerate(FLOORS.values()) for name in names}
    up = [(one, other) for one, below in imports().items() for other in below if floors[one] > floors[other]]
    assert up == []


def test_an_arrow_that_a_longer_path_implies_is_left_out() -> None:
    edges = {"top": {"middle", "ground"}, "middle": {"ground"}, "ground": set[str]()}
    assert direct(edges) == {"top": {"middle"}, "middle": {"ground"}, "ground": set()}


def test_the_page_names_every_package() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    assert [name for name in imports() if f"`{name}`" not in page] == []


def test_every_file_the_walks_name_exists() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = {word.strip("`(),.;:") for word in page.split() if word.strip("(),.;:").startswith("`")}
    paths = {name for name in named if name.endswith(".py") and not name.startswith("tests/")}
    assert paths
    assert [path for path in sorted(paths) if not (PACKAGE / path).exists()] == []
