"""Measures the page in Chromium against its budgets, and prints the figures: `python -m tools.page.speed`.

It measures how soon a table is there, cold, on loopback and on a slow network; how soon a new person on a
slow phone has the first choice in a game; how far the page shifts by itself during a game; and the frames
that are shown while cards fly on a processor slowed four times, beside those of an empty page. Other work on
the machine makes the figures worse, so they belong to a quiet machine. It needs the extras of the tests, and
Caddy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.page.browser import installed
from tests.server.page.person import open_own_table, play_game
from tools.page.frames import CATEGORIES, LONG, MARKS, Flights, flights_in
from tools.page.pictures import QUICK, address

TABLE = "euchre-table .table"
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""Bytes a second, and milliseconds for each request."""
SLOWED = 4
"""How many times slower the processor seems."""
CHOICE = "euchre-table .table:not(.busy) .actions .call, euchre-table .table:not(.busy) .hand .playable"
"""A call or a card that the person may choose."""
GAME = {"game_points": 2}
SEED = 2
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput) shifts.push([one.startTime, one.value]);
  }).observe({ type: "layout-shift", buffered: true });
"""
GAP, WINDOW = 1000, 5000
"""Milliseconds between shifts of one burst, and of a whole burst."""
EMPTY = """() => new Promise(done => {
  const one = document.body.appendChild(document.createElement("div"));
  one.style.cssText = "width: 90px; height: 126px; background: white";
  const there = { transform: "translate(300px, 300px)" };
  one.animate([{ transform: "none" }, there], 3000).finished.then(() => done());
})"""
"""A single flight on an empty page: what the machine can show at best."""
LONGEST = 300_000
"""Most milliseconds for a game of the player in the page."""
PLAYER = f"""() => new Promise((done, failed) => {{
  const choices = ".calls .tile, .actions :is(.call:not([data-act*=proposes]), .card-offer), .hand .playable";
  const choose = () => {{
    const table = document.querySelector("{TABLE}:not(.busy)");
    if (document.querySelector("[data-key=next]") !== null) done();
    (table?.querySelector("[data-do=skip]") ?? table?.querySelector(choices))?.click();
  }};
  setInterval(choose, 500);
  setTimeout(failed, {LONGEST});
}})"""
"""Plays in the page itself: a driver outside it would take the processor while cards fly."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure and its budget."""

    name: str
    value: float
    budget: float
    unit: str
    is_at_least: bool = False
    """Whether the budget is the least, not the most."""

    @property
    def is_kept(self) -> bool:
        """Whether the figure is within its budget."""
        return self.value >= self.budget if self.is_at_least else self.value <= self.budget

    def __str__(self) -> str:
        limit = "at least" if self.is_at_least else "at most"
        verdict = "kept" if self.is_kept else "missed"
        return f"{self.name}: {self.value:.4g} {self.unit} ({limit} {self.budget:g}: {verdict})"


@contextmanager
def person(browser: Browser, url: str, *scripts: str, motion: bool = False) -> Iterator[Page]:
    """Provide the page of a new person, with scripts that run before its own."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": 390, "height": 844},
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",
        ignore_https_errors=True,
    )
    chosen = QUICK | {"pace": 0} | ({"gatherWait": 400} if motion else {})
    context.add_init_script(f"localStorage.euchre ??= {json.dumps(json.dumps(chosen))}")
    for script in scripts:
        context.add_init_script(f"{{ {script} }}")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".games")
    yield page
    context.close()


def first_tables(browser: Browser, url: str, times: int, network: dict[str, Any] | None) -> list[float]:
    """Return milliseconds from opening a table's address until the table is drawn, with an empty cache."""
    with person(browser, url) as page:
        page.locator(".play-now button").click()
        page.wait_for_selector(TABLE)
        protocol = page.context.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        if network is not None:
            protocol.send("Network.emulateNetworkConditions", network)
        taken = []
        for _ in range(times):
            page.reload(wait_until="commit")
            page.wait_for_selector(TABLE)
            taken.append(float(page.evaluate("performance.now()")))
        return taken


def first_choice(browser: Browser, url: str) -> tuple[int, float]:
    """Return clicks, and milliseconds from opening the lobby to the first own choice in a game, for a new
    person.

    On a phone whose processor is slowed, with an empty cache and the usual settings. The click follows at
    once, so the milliseconds are those of the page and the computer players, not of a person who reads.
    """
    context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    begun = monotonic()
    page.goto("/", wait_until="commit")
    page.locator(".play-now button").tap()
    clicks = 1
    page.wait_for_selector(CHOICE, state="visible")
    taken = 1000 * (monotonic() - begun)
    context.close()
    return clicks, taken


def shift_of_a_game(browser: Browser, url: str) -> float:
    """Return the worst burst of layout shifts that no act of the person caused, from the lobby to a game's
    end."""
    with person(browser, url, SHIFTS) as page:
        open_own_table(page, "modern", GAME)
        play_game(page, SEED)
        return worst_burst([(float(at), float(value)) for at, value in page.evaluate("shifts")])


def worst_burst(shifts: list[tuple[float, float]]) -> float:
    """Return the largest sum of shifts in one burst, as browsers sum up the cumulative layout shift."""
    worst = total = 0.0
    begun = last = -GAP - 1.0
    for at, value in shifts:
        if at - last > GAP or at - begun > WINDOW:
            begun, total = at, 0.0
        last, total = at, total + value
        worst = max(worst, total)
    return worst


def flights(browser: Browser, url: str, *, empty: bool) -> Flights:
    """Return what is shown on a slowed processor while cards fly in a game, or in a flight on an empty
    page."""
    with person(browser, url, MARKS, motion=True) as page:
        if empty:
            page.goto("/no/such/page")
            page.evaluate("document.body.replaceChildren()")
        else:
            open_own_table(page, "modern", GAME)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(EMPTY if empty else PLAYER)
        return flights_in(browser.stop_tracing())


def frames_measured(browser: Browser, url: str) -> Iterator[Measured]:
    """Yield the frames of flights, beside those of an empty page."""
    alone = flights(browser, url, empty=True)
    yield Measured("95 of 100 frames of an empty page within", quantiles(alone.gaps, n=20)[-1], 34, "ms")
    seen = flights(browser, url, empty=False)
    name = f"frames a second in flights, processor x{SLOWED}"
    yield Measured(name, 1000 / median(seen.gaps), 59, "", is_at_least=True)
    yield Measured("95 of 100 frames within", quantiles(seen.gaps, n=20)[-1], 34, "ms")
    wanted = len(seen.gaps) + seen.dropped
    yield Measured("frames dropped of 100", 100 * seen.dropped / wanted, 10, "")
    long = sum(task > LONG for task in seen.tasks)
    yield Measured(f"tasks over {LONG:g} ms for each second of flights", long / seen.seconds, 5, "")


def measured(browser: Browser, url: str, times: int) -> Iterator[Measured]:
    """Yield the figures, one after another."""
    yield Measured("first table on loopback", median(first_tables(browser, url, times, None)), 1000, "ms")
    slow = median(first_tables(browser, url, times, SLOW_NETWORK))
    yield Measured("first table at 1.6 Mbit/s with 150 ms, HTTP/1.1", slow, 2000, "ms")
    with address(behind_caddy=True) as public:
        slow = median(first_tables(browser, public, times, SLOW_NETWORK))
    yield Measured("first table at 1.6 Mbit/s with 150 ms, HTTP/2 behind Caddy", slow, 2000, "ms")
    starts = [first_choice(browser, url) for _ in range(times)]
    yield Measured("clicks from the lobby to the first choice", max(clicks for clicks, _ in starts), 3, "")
    name = f"from opening the lobby to the first choice, processor x{SLOWED}"
    yield Measured(name, max(taken for _, taken in starts), 10_000, "ms")
    yield Measured("layout shift in a game", shift_of_a_game(browser, url), 0.05, "")
    yield from frames_measured(browser, url)


def main() -> None:
    """Print the figures; the exit status says whether all budgets are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", action="store_true", help="only the frames of flights")
    parser.add_argument("--times", type=int, default=5, help="loads of a table; the median counts")
    chosen = parser.parse_args()
    with address() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        kept = True
        figures = frames_measured(browser, url) if chosen.frames else measured(browser, url, chosen.times)
        for one in figures:
            print(one, flush=True)
            kept &= one.is_kept
        browser.close()
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    main()
