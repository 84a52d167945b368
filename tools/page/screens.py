"""Brings the page to each of its screens beside the table, for pictures: laws, records, study, evenings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.page.person import open_own_table, play_game

Shot = Callable[[Page, str], None]
"""Takes a picture of a page under a name."""

STEPS = 300
SEED = 4
GAMES = 12
"""At most so many games are played for the picture of a win."""
PLAYERS = ["Ann Lee", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal Moore"]
CHOICES = (".calls .tile.no", ".calls .tile", ".card-offer", ".hand .playable", ".actions .call")
"""What may be chosen at the table; the first that is there is taken, so that rights are left unused."""
OPEN_EVENING = """async names => {
  const { request } = await import('/lib/wire.js');
  const opened = await request('POST', '/api/evenings', { title: 'Fire hall', rounds: 3, names });
  return opened.link;
}"""


def go_on(page: Page) -> None:
    """Do the next thing at the table."""
    if page.locator("[data-do=skip]").count():
        page.locator("[data-do=skip]").click()
    elif page.locator(".played.winner").count():
        page.locator(".felt").click(position={"x": 4, "y": 4})
    elif page.locator(".calls.making").count():
        page.locator(".calls .tile").first.click()
    else:
        chosen = (page.locator(f".table:not(.busy) {choice}") for choice in CHOICES)
        found = next((one for one in chosen if one.count()), None)
        if found is not None:
            found.first.click()
    page.wait_for_timeout(80)


def law_screens(page: Page, shot: Shot) -> None:
    """Show the laws: all codes, side by side, a search, one law."""
    page.goto("/laws")
    page.wait_for_selector(".law-book h1")
    shot(page, "laws")
    page.locator("details > summary").first.click()
    page.locator("details").first.scroll_into_view_if_needed()
    shot(page, "codes")
    page.goto("/laws")
    page.get_by_role("searchbox").fill("lead out of turn")
    page.wait_for_selector(".found li")
    shot(page, "search")
    page.goto("/laws/modern/alone")
    page.wait_for_selector(".law-book h1")
    shot(page, "law")


def record_screens(page: Page, shot: Shot) -> None:
    """Show the viewer, a coup in it, and an address that does not exist."""
    page.goto("/viewer")
    page.wait_for_selector(".coup-buttons button")
    shot(page, "viewer")
    page.locator(".coup-buttons button").first.click()
    page.wait_for_selector(".replay .felt")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    shot(page, "replay")
    page.goto("/no/such/page")
    page.wait_for_selector("h1")
    shot(page, "nowhere")


def study_screens(page: Page, shot: Shot) -> None:
    """Show lessons, a puzzle before and after its answer."""
    page.goto("/learn")
    page.wait_for_selector(".lesson")
    shot(page, "learn")
    page.goto("/learn/left-bower")
    page.wait_for_selector(".board")
    page.locator(".board .held").last.click(force=True)
    page.wait_for_selector(".study-sheet.wrong, .study-sheet.right")
    shot(page, "lesson")
    page.goto("/puzzles")
    page.wait_for_selector(".board")
    shot(page, "puzzle")
    page.locator(".board .hand .playable, .board .call").first.click()
    page.wait_for_selector(".options")
    shot(page, "answer")


def win_game(page: Page) -> None:
    """Play short games until the person has won one."""
    page.goto("/")
    page.wait_for_selector(".games")
    open_own_table(page, "modern", {"game_points": 2})
    for seed in range(SEED, SEED + GAMES):
        play_game(page, seed)
        if page.locator(".game.good").count():
            return
        page.locator("[data-do=next]").click()
        page.wait_for_selector(".hand .held")


def progress_screens(page: Page, shot: Shot) -> None:
    """Show finished games, a win at the table, the person's progress, and the review of a game."""
    win_game(page)
    shot(page, "over")
    page.goto("/progress")
    page.wait_for_selector(".figures")
    shot(page, "progress")
    page.locator(".kept-links a").first.click()
    page.wait_for_selector(".account", timeout=120_000)
    shot(page, "review")


def evening_screens(page: Page, shot: Shot) -> None:
    """Show an evening: its form, the director's desk, the slip of a table and the big screen."""
    page.goto("/evening")
    page.wait_for_selector("#page form")
    shot(page, "evening")
    link = page.evaluate(OPEN_EVENING, PLAYERS)
    page.goto(f"/evening#{link}")
    page.wait_for_selector("main.for-director")
    page.locator("main.for-director button.main").first.click()
    page.wait_for_selector(".desk-codes a", state="attached")
    shot(page, "desk")
    addresses = page.locator("a[href*='/evening#']").evaluate_all("all => all.map(one => one.href)")
    for address in dict.fromkeys(addresses):
        page.goto("about:blank")
        page.goto(address[address.index("/evening") :])
        page.wait_for_selector("main.for-table, main.for-screen")
        shot(page, "slip" if page.locator("main.for-table").count() else "screen")


def club_screen(page: Page, shot: Shot) -> None:
    """Show a card in club mode that does not follow suit, with the ruling."""
    page.goto("/")
    page.wait_for_selector(".games")
    page.locator('input[name="code"][value="leeds-dwight-1888"]').check()
    page.locator('select[name="pace"]').select_option("0")
    page.locator('input[name="club"]').check()
    page.locator(".own-table button.main").click()
    for _ in range(STEPS):
        page.wait_for_timeout(80)
        other = page.locator(".table:not(.busy) .hand .held:not(.playable)")
        if page.locator(".hand .playable").count() and other.count():
            other.first.click()
            page.locator("dialog button:not(.close)").first.click()
            page.wait_for_timeout(1500)
            break
        go_on(page)
    shot(page, "club")


SCREENS = (
    *(law_screens, record_screens, study_screens, progress_screens, evening_screens),
    club_screen,
)
"""What is shown beside the table, in this order; each takes a page and takes its pictures."""
