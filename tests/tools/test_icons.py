"""The icons are those that the script draws."""

from __future__ import annotations

import json
import struct

from tools.icons import PAGE, files


def test_icons_are_as_drawn() -> None:
    stale = [path.name for path, data in files().items() if path.read_bytes() != data]
    assert stale == [], "run `python -m tools.icons`"


def test_the_manifest_names_each_icon_with_its_size() -> None:
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        data = (PAGE / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]
    assert len(manifest["icons"]) == 4
