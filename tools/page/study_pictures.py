"""Renews the pictures of the review, a puzzle and a lesson in `docs/`: `python -m tools.page.study_pictures`.

It needs Chromium and the extras of the tests.
"""

from __future__ import annotations

import json
import shutil

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.server.page.person import open_own_table, play_game
from tools.page.pictures import DOCS, LOOKING, address

SIZE = ViewportSize(width=1000, height=1080)
PHONE = ViewportSize(width=390, height=844)
PUZZLE = "/puzzles/{id}"
QUICK = {**LOOKING, "gatherWait": 0, "resultWait": 0}
SEED = 4


def review(page: Page) -> None:
    """The top of a review."""
    page.goto("/")
    page.wait_for_selector(".games")
    page.locator("#name").fill("Ann")
    open_own_table(page, "modern", {"game_points": 5})
    play_game(page, seed=SEED)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-do=deals]").click()
    page.goto(page.locator(".taking a.main").get_attribute("href") or "/")
    page.wait_for_selector(".account", timeout=120_000)
    page.screenshot(path=DOCS / "pictures" / "page-review.png")


def puzzle(page: Page, name: str) -> None:
    """A puzzle with its answer."""
    page.goto(PUZZLE.format(id=name))
    page.wait_for_selector(".board")
    page.locator(".board .hand .playable, .board .call").first.click()
    page.wait_for_selector(".options")
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "pictures" / "page-puzzle.png", full_page=True)


def lesson(page: Page) -> None:
    """A lesson on a phone."""
    page.set_viewport_size(PHONE)
    page.goto("/learn/left-bower")
    page.wait_for_selector(".board")
    page.locator(".board .held").last.click(force=True)
    page.wait_for_selector(".wrong")
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "pictures" / "page-lesson.png", full_page=True)


def main() -> None:
    """Render them."""
    from euchre.puzzles import puzzles

    name = next(one.id for one in puzzles() if "left-bower" in one.themes and one.code == "modern")
    with address() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(base_url=url, viewport=SIZE, reduced_motion="reduce")
        context.add_init_script(f"localStorage.euchre = {json.dumps(json.dumps(QUICK))}")
        page = context.new_page()
        puzzle(page, name)
        lesson(page)
        page.set_viewport_size(SIZE)
        review(page)
        browser.close()


if __name__ == "__main__":
    main()
