"""A line that falls silent without being closed: noticed in time, told of, and back with nothing lost."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import OFFERED, is_asked, open_own_table

NOTICED = 9000
"""Milliseconds in which the page holds a silent line dead."""


class Network:
    """What lies between a page and its server: while it is off, what is said on a line is swallowed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_off = False
        page.route_web_socket("**/ws/table/*", self.laid)

    def laid(self, line: WebSocketRoute) -> None:
        """A line is opened, which cannot be while the network is off."""
        if self.is_off:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda said: None if self.is_off else server.send(said))
        server.on_message(lambda said: None if self.is_off else line.send(said))

    def switch(self, is_off: bool) -> None:
        """Switch it off or on."""
        self.is_off = is_off
        self.page.context.set_offline(is_off)


def test_dead_line_is_noticed_in_time_and_what_was_done_meanwhile_is_done_once_it_is_back(
    guest: Opener,
) -> None:
    page = guest()
    network = Network(page)
    page.clock.install()
    page.reload()
    page.wait_for_selector(".games")
    open_own_table(page, "modern", {})
    assert is_asked(page)
    before = page.locator(".table").get_attribute("data-seq") or ""
    network.switch(is_off=True)
    page.locator(OFFERED).first.click()
    page.clock.run_for(NOTICED)
    assert page.locator(".status.lost").is_visible()
    expect(page.locator(".table")).to_have_attribute("data-seq", before)
    network.switch(is_off=False)
    expect(page.locator(".status.lost")).to_have_count(0)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)
