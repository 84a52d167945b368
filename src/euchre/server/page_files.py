"""The page's files over HTTP, and the paths that return the page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .answers import answer
from .wire import replies

PAGE = Path(__file__).parent / "page"
"""The browser's files; `index.html` is the page."""


class _Undotted(StringConvertor):
    """A part of a path without a dot: a part with a dot is the name of a file of the page."""

    regex = "[^/.]+"


mimetypes.add_type("application/manifest+json", ".webmanifest")
register_url_convertor("undotted", _Undotted())

_PAGES = (
    *("/", "/join", "/move", "/join/{link}", "/move/{link}", "/table/{table:undotted}"),
    *("/evening", "/daily", "/daily/{day:undotted}", "/viewer", "/replay/{table}/{game}/{key}"),
    *("/standing", "/recover"),
    *(
        "/review/{table}/{game}/{key}",
        "/progress",
        "/rules/{table:undotted}",
        "/puzzles",
        "/puzzles/{id:undotted}",
        "/learn",
        "/learn/{lesson:undotted}",
    ),
    *("/laws", "/laws/{code:undotted}", "/laws/{code}/{law:path}"),
)
"""The paths that return the page. The folders `table` and `laws` of its files begin in the same way."""


def page_routes() -> Iterator[BaseRoute]:
    """Yield the paths of the page, and then its files."""
    page_version()  # reads all files, so it is done before anybody waits
    yield from (Route(path, _page) for path in _PAGES)
    yield Route("/api/version", _version, methods=["GET"])
    yield Mount("/", _Files(directory=PAGE, check_dir=False))


class _Files(StaticFiles):
    """The page's files; browsers check each of them every time, so an upgrade takes effect at once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file. For an unknown address a person gets the page, which says so, and a program gets
        404."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as no:
            index, accepts = PAGE / "index.html", Headers(scope=scope).get("accept", "")
            if no.status_code != 404 or "text/html" not in accepts or not index.is_file():
                raise
            return _page_response(f"{Request(scope).base_url}", 404)

    def file_response(self, *asked: Any, **more: Any) -> Response:
        """Return the file, or the answer that the browser already has it."""
        response = super().file_response(*asked, **more)
        response.headers["cache-control"] = "no-cache"
        path, found, scope = asked[:3]
        if response.status_code != 200 or not _is_compressed(path, scope):
            return response
        same = {name: response.headers[name] for name in ("etag", "last-modified", "cache-control")}
        headers = {**same, "content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(compressed(path, found.st_mtime_ns), headers=headers, media_type=response.media_type)


def _is_compressed(path: str | os.PathLike[str], scope: Scope) -> bool:
    """Return whether a file is sent compressed to a browser."""
    accepted = Headers(scope=scope).get("accept-encoding", "")
    return "gzip" in accepted and Path(path).suffix in (".js", ".css", ".html", ".svg", ".json")


@lru_cache(maxsize=256)
def compressed(path: str | os.PathLike[str], changed: int) -> bytes:
    """Return a file of the page, compressed once for each time that it was changed, without its comments."""
    content = Path(path).read_bytes()
    if Path(path).suffix in (".js", ".css"):
        content = _COMMENTS.sub(b"", content)
    return gzip.compress(content, mtime=0)


_COMMENTS = re.compile(rb"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""Comments with lines of their own. They are a fifth of what browsers would load."""


@cache
def page_version() -> str:
    """Return a hash of the page's files as they were when the server started."""
    whole = hashlib.sha256()
    for file in sorted(one for one in PAGE.rglob("*") if one.is_file()):
        name, data = file.relative_to(PAGE).as_posix().encode(), file.read_bytes()
        whole.update(b"%d:%b%d:%b" % (len(name), name, len(data), data))
    return whole.hexdigest()[:24]


async def _version(request: Request) -> Response:
    """Return the version of the page that this server has."""
    return answer(replies.PageVersion(page=page_version()))


async def _page(request: Request) -> Response:
    """Return the page, for every path that a person may open. The address of its preview has to name the
    server."""
    page = PAGE / "index.html"
    if not page.is_file():
        return Response("This installation has no page; docs/wire.md describes the messages.\n", 404)
    return _page_response(f"{request.base_url}")


def _page_response(base: str, status: int = 200) -> Response:
    """Return the page as an answer to a request."""
    return HTMLResponse(page_text(base), status_code=status, headers={"cache-control": "no-cache"})


def page_text(base: str) -> str:
    """Return the page with the address of its preview, its languages, and the scripts to fetch at once."""
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('content="/', f'content="{base}')
    text = text.replace('"page-version" content=""', f'"page-version" content="{page_version()}"')
    preloads = "".join(f'    <link rel="modulepreload" href="/{path}" />\n' for path in first_scripts(PAGE))
    text = text.replace("  </head>", f"{preloads}  </head>")
    return text.replace('<html lang="en"', f'<html lang="en" data-languages="{" ".join(languages())}"')


_IMPORT = re.compile(r'^(?:import|export) [^;]*?"(\.[^"]+)";', re.MULTILINE)


@cache
def first_scripts(page: Path) -> list[str]:
    """Return the scripts that a page needs before it shows anything, as paths under its folder.

    Without this list a browser learns of a script only from the one that imports it.
    """
    found = ["main.js"]
    for path in found:
        folder = (page / path).parent
        names = _IMPORT.findall((page / path).read_text(encoding="utf-8"))
        paths = [Path(os.path.normpath(folder / name)).relative_to(page).as_posix() for name in names]
        found += sorted(set(paths) - set(found))
    return found[1:]


def languages() -> list[str]:
    """Return the languages of the page: one file of texts each."""
    return sorted(file.stem for file in (PAGE / "texts" / "languages").glob("*.js"))
