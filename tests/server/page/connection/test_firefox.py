"""A whole game of each code at the page in Firefox."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.laws import CODE_NAMES
from tests.server.page.connection import firefox
from tests.server.page.connection.firefox import Firefox
from tests.server.page.person import ASKED, OFFERED, OVER

SHOWN = "euchre-table .table"
PLAY = """
async (code, asked, offered, over, shown) => {
  const until = async (look) => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  const one = (found) => document.querySelector(found);
  (await until(() => one(`input[name="code"][value="${code}"]`))).click();
  one('select[name="pace"]').value = "0";
  one(".own-table button.main").click();
  await until(() => one(shown));
  let acts = 0;
  while ((await until(() => one(over) ?? one(asked))).matches(asked)) {
    const offers = [...document.querySelectorAll(offered)];
    const put = one('.actions [data-key="put"]');
    const held = put?.getAttribute("aria-disabled") === "true" && one('.hand .held[aria-pressed="false"]');
    if (held) held.click();
    else offers[acts % offers.length]?.click();
    acts += 1;
    if (acts > 5000) throw new Error("the game does not end");
    await new Promise((done) => setTimeout(done, 0));
  }
  return acts;
}
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Firefox]:
    """Yield a Firefox for all tests of this module."""
    with firefox.running() as started:
        yield started


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_whole_game_is_played_in_firefox(browser: Firefox, address: str, code: str) -> None:
    browser.open(address)
    browser.call(
        "() => { localStorage.euchre ="
        " JSON.stringify({gatherWait: 0, resultWait: 0, lastCard: false, guide: false}) }"
    )
    browser.open(address)
    assert browser.call(PLAY, code, ASKED, OFFERED, OVER, SHOWN) >= 5
    assert "win" in browser.call("() => document.querySelector('.won').textContent")
    widest = browser.call("() => document.documentElement.scrollWidth - innerWidth")
    assert widest <= 0
    assert browser.faults == []
