"""Free words: only at tables of invited friends, from people in seats, few, and stored nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Served

WORDS = "a quite unusual sentence"


def test_friends_hear_each_other_and_nothing_of_it_is_stored(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(players=[None, "simple", "simple"], pace=0)
        await ann.look(table)
        link = (await ann.command("invite"))["path"].removeprefix("/join#")
        await bob.ask("POST", "/api/join", {"link": link})
        await bob.look(table)
        assert (await bob.command("say", text=WORDS))["reason"] == "seat/not-seated"
        assert (await bob.command("sit", seat="B"))["type"] == "done"
        assert (await bob.command("say", text=f"  {WORDS} "))["type"] == "done"
        heard = await ann.hear("greeted")
        assert (heard["name"], heard["seat"], heard["greeting"]) == ("Bob", "B", WORDS)
        answers = [(await ann.command("say", text="more"))["type"] for _ in range(9)]
        assert answers[0] == "done"
        assert answers[-1] == "refused"

    at_server(tmp_path, work)
    stored = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"Bob" in stored
    assert WORDS.encode() not in stored


@pytest.mark.parametrize("text", ["", "x" * 121, "\N{RIGHT-TO-LEFT OVERRIDE}abc", "\x07", "   "])
def test_words_that_are_too_long_or_cannot_be_read_are_refused(tmp_path: Path, text: str) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        assert (await ann.command("say", text=text))["type"] == "refused"

    at_server(tmp_path, work)


def test_nothing_is_said_at_a_public_table(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table(public=True))
        assert (await ann.command("say", text=WORDS))["reason"] == "say/public"

    at_server(tmp_path, work)
