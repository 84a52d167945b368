"""A recovery link and a passkey at the page, with the virtual authenticator of Chromium."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import open_own_table
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(page: Page, credentials: list[object] | None = None) -> list[object]:
    """Give a page a device for passkeys, which may hold some; afterwards the list holds what is added."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    held = [] if credentials is None else credentials
    for credential in held:
        session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": credential})
    session.on("WebAuthn.credentialAdded", lambda told: held.append(told["credential"]))
    return held


def keep_games(page: Page) -> None:
    """Open a table under a name, go back to the lobby, and open the dialog about keeping one's games."""
    page.get_by_label("Your name").fill("Ann")
    open_own_table(page, "modern", {})
    page.goto("/")
    page.get_by_role("button", name="Keep your games").click()


def test_a_passkey_brings_name_and_games_to_another_browser(guest: Opener) -> None:
    ann = guest()
    held = with_device(ann)
    keep_games(ann)
    assert faults(ann) == []
    ann.get_by_role("button", name="Add a passkey").click()
    expect(ann.get_by_role("dialog")).to_contain_text("You have 1 passkey.")
    assert len(held) == 1
    other = guest()
    with_device(other, held)
    assert faults(other) == []
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.locator('[data-key="mine"]')).to_contain_text("Ann's table")
    expect(other.locator("footer")).to_contain_text("You are Ann")
    ann.reload()
    expect(ann.get_by_role("button", name="Sign in with a passkey")).to_be_visible()


def test_a_browser_without_the_passkey_says_so(guest: Opener) -> None:
    page = guest()
    with_device(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("dialog")).to_contain_text("No passkey was used")
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_recovery_link_is_shown_once_and_works_again(guest: Opener) -> None:
    ann = guest(390, 844)
    keep_games(ann)
    assert ann.evaluate(OVERFLOW) == [0, 0]
    ann.get_by_role("button", name="Make a recovery link").click()
    link = ann.get_by_label("Recovery link").input_value()
    assert ann.evaluate(TOO_SMALL) == []
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Keep your games").click()
    expect(ann.get_by_role("dialog")).to_contain_text("It cannot be shown again")
    path = link[link.index("/recover") :]
    others = [guest(path=path) for _ in range(2)]
    for other in others:
        expect(other.locator("main")).to_contain_text("Continue here?")
        assert faults(other) == []
        other.get_by_role("button", name="Continue here").click()
        expect(other.locator('[data-key="mine"]')).to_contain_text("Ann's table")
        assert other.evaluate("location.href").endswith("/")  # the link is not left in the address
    other = others[-1]
    other.get_by_role("button", name="Keep your games").click()
    other.get_by_role("button", name="Make it void").click()
    other.get_by_role("button", name="Really?").click()
    late = guest(path=path)
    late.get_by_role("button", name="Continue here").click()
    expect(late.locator("main")).to_contain_text("no longer works")
