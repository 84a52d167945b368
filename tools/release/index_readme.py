"""The README as a package index shows it: pictures and links with whole addresses.

scikit-build-core calls `dynamic_metadata`, as `pyproject.toml` says. Only the standard library is used.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_TARGET = re.compile(r"(?P<picture>!?)(?P<text>\[[^\]]*\])\((?P<path>[^)\s]+)\)")
_WHOLE = re.compile(r"[a-z]+:|#")


def with_addresses(readme: str, pages: str, pictures: str) -> str:
    """Return the README with every relative target behind the address of pages or of pictures."""

    def whole(found: re.Match[str]) -> str:
        if _WHOLE.match(found["path"]):
            return found[0]
        address = pictures if found["picture"] else pages
        return f"{found['picture']}{found['text']}({address}{found['path']})"

    return _TARGET.sub(whole, readme)


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    """Return the field `readme` of the package's metadata; `{version}` in an address is the package's."""
    pages, pictures = (settings[name].format(version=project["version"]) for name in ("pages", "pictures"))
    text = with_addresses(Path(settings["input"]).read_text(encoding="utf-8"), pages, pictures)
    return {"readme": {"content-type": "text/markdown", "text": text}}
