"""Renews the pictures of what people learn with in `docs/`: `python -m tools.page.study_pictures`.

With names, as in `python -m tools.page.study_pictures progress`, only these. It needs Chromium and the extras
of the tests.
"""

from __future__ import annotations

import argparse
import json

from playwright.sync_api import Page, ViewportSize, sync_playwright

from euchre.puzzles import puzzles
from tests.server.page.browser import installed
from tests.server.page.person import open_own_table, play_game
from tools.page.pictures import DOCS, LOOKING, address

SIZE = ViewportSize(width=1000, height=1080)
WIDE = ViewportSize(width=1100, height=760)
PHONE = ViewportSize(width=390, height=844)
PUZZLE = "/puzzles/{id}"
QUICK = {**LOOKING, "gatherWait": 0, "resultWait": 0}
SEED = 4


def played_game(page: Page, points: int) -> None:
    """Play a game to some points with computer players."""
    page.goto("/")
    page.wait_for_selector(".games")
    page.locator("#name").fill("Ann")
    open_own_table(page, "modern", {"game_points": points})
    play_game(page, seed=SEED)


def reviewed(page: Page) -> None:
    """Review the game that has just ended."""
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-do=deals]").click()
    page.goto(page.locator(".taking a.main").get_attribute("href") or "/")
    page.wait_for_selector(".account", timeout=300_000)


def review(page: Page) -> None:
    """Show the top of a review."""
    page.set_viewport_size(SIZE)
    played_game(page, 5)
    reviewed(page)
    page.screenshot(path=DOCS / "pictures" / "page-review.png")


def expert(page: Page) -> None:
    """Show what the expert would have done in a deal, with one choice opened."""
    page.set_viewport_size(WIDE)
    played_game(page, 1)
    page.get_by_role("button", name="What would the expert have done?").click()
    page.locator(".expert summary").first.click(timeout=120_000)
    page.wait_for_selector(".expert .options")
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "pictures" / "page-expert.png")


def progress(page: Page) -> None:
    """Show the progress over some games."""
    page.set_viewport_size(SIZE)
    for _ in range(3):
        played_game(page, 2)
        reviewed(page)
    page.goto("/progress")
    page.wait_for_selector(".plot")
    page.screenshot(path=DOCS / "pictures" / "page-progress.png")


def puzzle(page: Page) -> None:
    """Show a puzzle with its answer."""
    name = next(one.id for one in puzzles() if "left-bower" in one.themes and one.code == "modern")
    page.set_viewport_size(SIZE)
    page.goto(PUZZLE.format(id=name))
    page.wait_for_selector(".board")
    page.locator(".board .hand .playable, .board .call").first.click()
    page.wait_for_selector(".options")
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "pictures" / "page-puzzle.png", full_page=True)


def lesson(page: Page) -> None:
    """Show a lesson on a phone."""
    page.set_viewport_size(PHONE)
    page.goto("/learn/left-bower")
    page.wait_for_selector(".board")
    page.locator(".board .held").last.click(force=True)
    page.wait_for_selector(".wrong")
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "pictures" / "page-lesson.png", full_page=True)


PICTURES = (puzzle, lesson, expert, review, progress)


def main() -> None:
    """Render them."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = [one.__name__ for one in PICTURES]
    parser.add_argument("names", nargs="*", choices=[*names, []], default=[])
    chosen = parser.parse_args().names or names
    with address() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        context = browser.new_context(base_url=url, viewport=SIZE, reduced_motion="reduce")
        context.add_init_script(f"localStorage.euchre = {json.dumps(json.dumps(QUICK))}")
        page = context.new_page()
        for one in PICTURES:
            if one.__name__ in chosen:
                one(page)
        browser.close()


if __name__ == "__main__":
    main()
