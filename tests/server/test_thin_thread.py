"""From the first request to the end of a deal, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.helpers.serving import play_deals, run, served


def test_a_guest_plays_a_deal_against_computer_players(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            ann = await server.browser().come_in("Ann")
            table = await ann.open_table()
            first = await ann.look(table)
            assert (first["table"]["you"], first["table"]["host"]) == ("A", True)
            await play_deals(ann, 1)
            assert ann.last["deal"]["outcome"]["result"] in ("point", "march", "euchre")
            await ann.close()

    run(work())


@pytest.mark.parametrize("code", ["professor-1862", "modern-2"])
def test_two_guests_play_two_deals_at_one_table(tmp_path: Path, code: str) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            ann, bob = await server.browser().come_in("Ann"), await server.browser().come_in("Bob")
            seats = {"professor-1862": [None, "simple", "simple"], "modern-2": [None]}[code]
            table = await ann.open_table(code=code, players=seats, public=True)
            assert (await ann.look(table))["table"]["phase"] == "gathering"
            await bob.look(table)
            assert (await bob.command("sit", seat="B"))["type"] == "done"
            await asyncio.gather(play_deals(ann, 2), play_deals(bob, 2))
            assert ann.last["deal"]["points"] == bob.last["deal"]["points"]
            await ann.close()
            await bob.close()

    run(work())
