"""A connection that falls silent without being closed: the page notices, says so and loses nothing."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import OFFERED, is_asked, open_own_table

NOTICED = 9000
"""Milliseconds after which the page gives up a silent connection."""


class Network:
    """The network between a page and its server. While it is off, messages are lost."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_off = False
        page.route_web_socket("**/ws/table/*", self.laid)

    def laid(self, line: WebSocketRoute) -> None:
        """Open a connection. Refused while the network is off."""
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


def test_silent_connection_is_replaced_and_acts_are_sent_again(
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
    expect(page.locator(".status.lost")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-seq", before)
    network.switch(is_off=False)
    expect(page.locator(".status.lost")).to_have_count(0)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)
