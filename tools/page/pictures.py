"""Renders the page in many states and sizes: one contact sheet to look at, and the pictures of the docs.

`python -m tools.page.pictures FOLDER` writes `contact-sheet.html`, its pictures and `contact-sheet.png`;
with `--docs` the pictures in `docs/` are renewed too. It needs Chromium and the extras of the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import shutil
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from euchre.server.page_files import PAGE
from tests.server.cluster.test_caddy import proxied
from tests.server.cluster.test_proxy import certified
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import served
from tests.server.page.browser import installed
from tools.page.screens import SCREENS, STEPS, go_on, progress_screens

DOCS = Path(__file__).parents[2] / "docs"
SIZES = {
    "320": (320, 568),
    "390": (390, 844),
    "568": (568, 320),
    "740": (740, 360),
    "768": (768, 1024),
    "1100": (1100, 760),
    "1600": (1600, 1000),
    "2560": (2560, 1300),
}
STATES = {
    "ordering": ".calls.ordering",
    "making": ".calls.making",
    "trick": ".played:nth-child(2):last-child, .played:nth-child(3):last-child",
    "won": ".played.winner",
    "result": ".sheet-note.good, .sheet-note.bad",
}
"""What has to be on the page in each state of a table."""
LOOKING = {
    "name": "Ann",
    "gatherWait": 600_000,
    "resultWait": -1,
    "lastCard": False,
    "guide": False,
    "pace": 0,
}
PREVIEW = """
.lobby > :not(.hero), .play-now { display: none !important }
.lobby { display: block; max-width: none; height: 100vh; background: var(--felt) }
.hero { zoom: 2 }
"""
"""The style of the picture that messengers show beside a link."""
ADOPT = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""
SHEET = 300_000
"""Milliseconds after which a sheet of hundreds of pictures counts as failed."""
QUICK = {**LOOKING, "gatherWait": 0, "resultWait": 0}


TWICE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"
"""Text of twice the size, as people set it in Chromium: style sheets measure the screen with it, too."""


@dataclass(frozen=True)
class Look:
    """A way in which a person sees the page."""

    name: str
    sizes: tuple[str, ...] = tuple(SIZES)
    scheme: Literal["light", "dark"] = "light"
    locale: str = "en-CA"
    is_large: bool = False
    forced: Literal["active", "none"] = "none"

    def browser(self, playwright: Playwright) -> Browser:
        """Chromium as such a person has set it."""
        arguments = ["--no-sandbox", *([TWICE] if self.is_large else [])]
        return playwright.chromium.launch(executable_path=installed(), args=arguments)

    def context(
        self, browser: Browser, url: str, size: str, settings: Mapping[str, object] = LOOKING
    ) -> BrowserContext:
        """Return a browser of such a person."""
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme=self.scheme,
            locale=self.locale,
            forced_colors=self.forced,
        )
        context.add_init_script(f"localStorage.euchre = {json.dumps(json.dumps(settings))}")
        return context


SOME = ("320", "568", "1100")
LOOKS = (
    *(Look("dark", scheme="dark"), Look("light")),
    Look("french", SOME, locale="fr-CA"),
    Look("large-text", SOME, is_large=True),
    Look("forced-colours", SOME, forced="active"),
)


@contextmanager
def address(*, behind_caddy: bool = False) -> Iterator[str]:
    """Provide the address of a server that runs in a thread, or of a Caddy with TLS before it."""
    found: list[str] = []
    is_up, is_done = threading.Event(), threading.Event()

    async def until_done(url: str) -> None:
        found.append(url)
        is_up.set()
        await asyncio.to_thread(is_done.wait)

    async def main(folder: Path) -> None:
        if not behind_caddy:
            async with served(folder) as server:
                await until_done(f"http://localhost:{server.service.port}")
            return
        port, data = free_port(), folder / "data"
        certified(folder)
        public = f"https://localhost:{port}"
        async with (
            served(data, origins=(public,), proxy="127.0.0.1") as server,
            proxied(folder, port, server.service.port),
        ):
            await until_done(public)

    with tempfile.TemporaryDirectory() as folder:
        thread = threading.Thread(target=asyncio.run, args=(main(Path(folder)),))
        thread.start()
        is_up.wait()
        try:
            yield found[0]
        finally:
            is_done.set()
            thread.join()


def render(browser: Browser, url: str, size: str, folder: Path, look: Look) -> None:
    """Write a picture of each state in one size."""
    context = look.context(browser, url, size)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".games")
    page.screenshot(path=folder / f"{size}-lobby.png")
    page.locator("details.rules > summary").click()
    page.locator("details.rules").scroll_into_view_if_needed()
    page.screenshot(path=folder / f"{size}-rules.png")
    page.locator("details.rules > summary").click()
    page.locator('select[name="pace"]').select_option("0")
    page.locator(".own-table button.main").click()
    page.wait_for_selector("euchre-table .table")
    missing = dict(STATES)
    for _ in range(STEPS):
        for state, wanted in list(missing.items()):
            if page.locator(wanted).count():
                page.wait_for_timeout(150)
                page.screenshot(path=folder / f"{size}-{state}.png")
                del missing[state]
        if not missing or page.locator("[data-key=next]").count():
            break
        go_on(page)
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    page.screenshot(path=folder / f"{size}-menu.png")
    page.locator('dialog [data-do="invite"]').click()
    page.wait_for_selector("dialog .link")
    page.screenshot(path=folder / f"{size}-invitation.png")
    join(look.context(browser, url, size), page.locator("dialog .link").input_value(), folder, size)
    context.close()


def join(context: BrowserContext, link: str, folder: Path, size: str) -> None:
    """Write a picture of what a friend sees who opens an invitation."""
    page = context.new_page()
    page.goto(link)
    page.wait_for_selector("#page form")
    page.wait_for_timeout(250)
    page.screenshot(path=folder / f"{size}-join.png")
    context.close()


def render_screens(browser: Browser, url: str, size: str, folder: Path, look: Look) -> None:
    """Write pictures of the screens beside the table, and of club mode, in one size."""

    def shot(page: Page, name: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"{size}-{name}.png")

    for screens in SCREENS:
        context = look.context(browser, url, size, QUICK if screens is progress_screens else LOOKING)
        screens(context.new_page(), shot)
        context.close()


def preview(browser: Browser, url: str) -> None:
    """Write the picture that messengers show beside a link: it shows nothing of any table."""
    size: ViewportSize = {"width": 1200, "height": 630}
    page = browser.new_page(viewport=size, reduced_motion="reduce", color_scheme="dark")
    page.goto(url)
    page.wait_for_selector(".fan .card")
    page.evaluate(ADOPT, PREVIEW)
    shot = Image.open(io.BytesIO(page.screenshot()))
    few = shot.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE)
    few.save(PAGE / "preview.png", optimize=True)  # a third of its size with all colours
    page.close()


def sheet(browser: Browser, pictures: list[Path], target: Path, height: int) -> None:
    """Put pictures side by side into one."""
    shown = "".join(f'<img src="{one.as_uri()}" style="height:{height}px;margin:4px">' for one in pictures)
    html = target.with_suffix(".html")
    html.write_text(
        f'<body style="margin:0;background:#888;width:max-content;max-width:2400px">{shown}</body>'
    )
    page = browser.new_page()
    page.goto(html.as_uri())
    page.wait_for_timeout(500)
    page.locator("body").screenshot(path=target, timeout=SHEET)
    page.close()


def write_docs(browser: Browser, folder: Path) -> None:
    """Renew the pictures in `docs/`."""
    dark, light = folder / "dark", folder / "light"
    rows = {
        "page-phone": [
            *(light / "390-lobby.png", dark / "390-ordering.png"),
            *(light / "390-trick.png", light / "390-over.png"),
        ],
        "page-afterwards": [light / f"390-{one}.png" for one in ("replay", "search", "law", "codes")],
        "page-club-phone": [light / "390-club.png", dark / "390-club.png"],
    }
    for name, pictures in rows.items():
        sheet(browser, pictures, DOCS / "pictures" / f"{name}.png", 760)
        (DOCS / "pictures" / f"{name}.html").unlink()
    shutil.copy(dark / "740-trick.png", DOCS / "pictures" / "page-landscape.png")
    shutil.copy(light / "1100-trick.png", DOCS / "pictures" / "page-desktop.png")
    shutil.copy(light / "1100-result.png", DOCS / "pictures" / "page-light.png")
    shutil.copy(dark / "1100-club.png", DOCS / "pictures" / "page-club.png")
    shutil.copy(dark / "1100-replay.png", DOCS / "pictures" / "page-replay.png")


def sizes_of(look: Look, chosen: list[str] | None) -> list[str]:
    """Return the sizes to render for a look."""
    return [size for size in look.sizes if chosen is None or size in chosen]


def main() -> None:
    """Render everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--look", action="append", choices=[one.name for one in LOOKS], help="only this look")
    parser.add_argument("--size", action="append", choices=list(SIZES), help="only this size")
    parser.add_argument("--docs", action="store_true", help="renew the pictures in docs/")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    folder = chosen.folder.resolve()
    with address() as url, sync_playwright() as playwright:
        looks = [look for look in LOOKS if look.name in (chosen.look or [one.name for one in LOOKS])]
        for look in looks:
            (folder / look.name).mkdir(exist_ok=True)
            browser = look.browser(playwright)
            for size in sizes_of(look, chosen.size):
                render(browser, url, size, folder / look.name, look)
                render_screens(browser, url, size, folder / look.name, look)
            browser.close()
        browser = LOOKS[0].browser(playwright)
        found = (sorted(folder.glob(f"{look.name}/{size}-*.png")) for look in looks for size in SIZES)
        sheet(browser, [picture for some in found for picture in some], folder / "contact-sheet.png", 400)
        if chosen.docs:
            write_docs(browser, folder)
            preview(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
