"""The installed page: what it keeps for a time without its server, and how it becomes up to date."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from euchre.server import page_files
from tests.server.page.conftest import Opener
from tests.server.page.person import is_asked, open_own_table
from tests.server.page.test_access import faults

KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open("euchre-page");
  const kept = {};
  for (const { url } of await cache.keys())
    kept[new URL(url).pathname] = await (await cache.match(url)).text();
  return kept;
}
"""


def kept_by(page: Page, *needed: str) -> dict[str, str]:
    """Return what the service worker keeps, once it keeps some files."""
    page.wait_for_function(
        "async needed => { const cache = await caches.open('euchre-page');"
        " for (const one of needed) if (!(await cache.match(one))) return false; return true }",
        arg=list(needed),
    )
    return dict(page.evaluate(KEPT))


def test_a_manifest_makes_the_page_installable(address: str) -> None:
    answer = urllib.request.urlopen(f"{address}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.read())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    page = urllib.request.urlopen(address).read().decode()
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    assert f'name="page-version" content="{page_files.page_version()}"' in page


def test_without_the_server_the_page_opens_and_says_that_every_game_needs_it(guest: Opener) -> None:
    page = guest(service_workers="allow")
    page.wait_for_selector(".games")
    kept_by(page, "/", "/main.js", "/table/page.js", "/base.css", "/themes/green.css")
    page.reload()
    page.wait_for_selector(".games")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
    expect(page.locator("main")).to_contain_text("also one against computer players")
    assert faults(page) == []
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".games").first).to_be_visible()


def test_nothing_of_a_table_is_kept(guest: Opener) -> None:
    page = guest(service_workers="allow")
    page.wait_for_selector(".games")
    kept_by(page, "/", "/main.js")
    page.reload()
    page.get_by_label("Your name").fill("Wilhelmina")
    open_own_table(page, "modern", {})
    assert is_asked(page)
    table = page.evaluate("location.pathname")
    page.reload()
    assert is_asked(page)
    kept = kept_by(page, "/", "/table/page.js")
    assert len(kept) > 40
    assert [path for path in kept if path.startswith(("/api", "/ws", "/table/")) and "." not in path] == []
    assert table not in kept
    assert [path for path, text in kept.items() if "Wilhelmina" in text or table[7:] in text] == []


def test_a_stale_page_reloads_itself_when_the_table_waits_for_another(
    guest: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest()
    page.locator('select[name="pace"]').select_option("1800")
    page.locator('select[name="player"]').nth(0).select_option("")
    page.locator(".own-table button.main").click()
    page.wait_for_selector("euchre-table .table")
    table = page.url
    monkeypatch.setattr(page_files, "page_version", lambda: "a later version")
    page.evaluate("window.isOld = true; dispatchEvent(new Event('online'))")
    page.wait_for_function("() => window.isOld === undefined")
    assert page.url == table
    expect(page.locator("euchre-table .table")).to_be_visible()
    assert page.locator('meta[name="page-version"]').get_attribute("content") == "a later version"


def test_a_stale_page_is_not_reloaded_while_the_table_asks(
    guest: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    hand = page.locator(".hand .held").evaluate_all("cards => cards.map(card => card.dataset.key)")
    monkeypatch.setattr(page_files, "page_version", lambda: "a later version")
    page.evaluate("window.isOld = true")
    with page.expect_response("**/api/version"):
        page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(4500)  # two looks for a safe moment
    assert page.evaluate("window.isOld") is True
    assert page.locator(".hand .held").evaluate_all("cards => cards.map(card => card.dataset.key)") == hand


def test_a_page_is_reloaded_once_for_a_version_that_another_server_has(
    guest: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest()
    page.wait_for_selector(".games")
    versions = iter(["another version", "this version", *["another version"] * 50])
    monkeypatch.setattr(page_files, "page_version", lambda: next(versions))
    page.evaluate("window.isOld = true; dispatchEvent(new Event('online'))")
    page.wait_for_function("() => window.isOld === undefined")
    page.wait_for_selector(".games")
    page.evaluate("window.isOld = true")
    with page.expect_response("**/api/version"):
        page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(4500)
    assert page.evaluate("window.isOld") is True
