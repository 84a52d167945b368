"""Club mode over real sockets: revokes, claims, rulings and refusals."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.server.store.audit import audit, back_up, open_to_read, open_to_write, rebuild
from tests.server.helpers.serving import Browser, Message, Served, run, served

MANY = 3000
"""More acts nobody is asked for in these games."""


async def seated(server: Served, code: str, **wish: object) -> tuple[str, Browser, Browser]:
    """Return a table in club mode with Ann at A and Bob at B, and two friendly computer players."""
    ann, bob = await server.browser().come_in("Ann"), await server.browser().come_in("Bob")
    table = await ann.open_table(
        code=code, players=[None, "simple", "simple"], public=True, club="friendly", **wish
    )
    await ann.look(table)
    await bob.look(table)
    assert (await bob.command("sit", seat="B"))["type"] == "done"
    return table, ann, bob


def words(update: Message) -> list[str]:
    """Return the acts with which a person may speak to the referee."""
    deal = update["deal"]
    return [say["act"] for held in deal["club"]["held"] for say in held["says"]] if deal else []


def slips(update: Message) -> list[str]:
    """Return the irregular acts that a person may do."""
    told: list[str] = update["deal"]["club"]["slips"] if update["deal"] else []
    return told


def is_asked(update: Message) -> bool:
    """Return whether play waits for a claim of the person who got this update."""
    return update["deal"] is not None and update["table"]["you"] in update["deal"]["club"]["asked"]


def awaited(update: Message) -> str | None:
    """Return the first act due from the person who got this update."""
    deal = update["deal"]
    legal = deal["legal"] if deal else []
    return next((group["acts"][0] for group in legal if group["awaited"]), None)


def revoke_in(update: Message) -> str | None:
    """Return a card that does not follow suit, if it is the seat's turn to follow."""
    deal, you = update["deal"], update["table"]["you"]
    if deal is None or deal["turn"] != you or not deal["tricks"] or deal["tricks"][-1]["complete"]:
        return None
    return next((act for act in deal["club"]["slips"] if act[2:] in deal["hand"]), None)


async def done(browser: Browser, kind: str, **fields: object) -> None:
    answer = await browser.command(kind, **fields)
    assert answer["type"] == "done", answer
    await browser.until(lambda update: update["seq"] >= answer["seq"])


async def caught_up(*browsers: Browser) -> None:
    """Wait until all have received the same events."""
    newest = max(browser.last["seq"] for browser in browsers)
    for browser in browsers:
        await browser.until(lambda update: update["seq"] >= newest)


async def step(*browsers: Browser) -> None:
    """One person acts regularly, goes on, or asks for the next game; otherwise wait for an update."""
    await caught_up(*browsers)
    for browser in browsers:
        update = browser.last
        if update["table"]["phase"] == "gathering" and update["table"]["game"]:
            await done(browser, "next")
            return
        if is_asked(update):
            await done(browser, "go-on")
            return
        act = awaited(update)
        if act is not None and not update["deal"]["club"]["asked"]:
            await done(browser, "act", act=act)
            return
    await browsers[0].hear("update")


async def until_revoke(ann: Browser, bob: Browser) -> str:
    """Play on until Ann can revoke; the act with which she would."""
    for _ in range(MANY):
        revoke = revoke_in(ann.last)
        if revoke is not None and not ann.last["deal"]["club"]["asked"]:
            return revoke
        await step(ann, bob)
    raise AssertionError("Ann can never revoke")


def rulings(browser: Browser) -> list[Message]:
    told: list[Message] = browser.last["deal"]["club"]["rulings"]
    return told


def at_server(folder: Path, work: object) -> None:
    """Run a coroutine with a server."""

    async def main() -> None:
        async with served(folder) as server:
            await work(server)  # type: ignore[operator]

    run(main())


def test_revoke_is_claimed_and_judged_at_once_in_the_modern_game(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        _, ann, bob = await seated(server, "modern")
        revoke = await until_revoke(ann, bob)
        trick = len(ann.last["deal"]["tricks"])
        await done(ann, "act", act=revoke)
        await caught_up(ann, bob)
        claim = f"B claims revoke against A in trick {trick}"
        assert claim in words(bob.last)
        assert "against A" not in " ".join(words(ann.last))
        await done(bob, "act", act=claim)
        assert (rulings(bob)[-1]["verdict"], rulings(bob)[-1]["offender"]) == ("offered", "A")
        await done(bob, "act", act="B chooses full-points")
        chosen = next(one for one in reversed(rulings(bob)) if one["verdict"] == "chosen")
        assert chosen["points"]["B+D"] in (2, 4)
        assert chosen["laws"][0] == {"id": "renege", "is_law": True}
        await caught_up(ann, bob)
        assert rulings(ann) == rulings(bob)

    at_server(tmp_path, work)


@pytest.mark.parametrize("code", ["jerome-1877", "leeds-dwight-1888", "professor-1862"])
def test_revoke_is_claimed_and_proved_when_the_hand_is_over(tmp_path: Path, code: str) -> None:
    async def work(server: Served) -> None:
        _, ann, bob = await seated(server, code)
        revoke = await until_revoke(ann, bob)
        trick = len(ann.last["deal"]["tricks"])
        await done(ann, "act", act=revoke)
        await caught_up(ann, bob)
        await done(bob, "act", act=f"B claims revoke against A in trick {trick}")
        assert rulings(bob)[-1]["verdict"] == "heard"
        for _ in range(MANY):
            if any(one["verdict"] == "imposed" for one in rulings(bob)):
                break
            await step(ann, bob)
        (proved,) = [one for one in rulings(bob) if one["verdict"] == "imposed"]
        assert proved["irregularity"] == "revoke"
        assert proved["points"]["B+D"] >= 2

    at_server(tmp_path, work)


def test_claims_that_were_not_offered_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        _, ann, bob = await seated(server, "leeds-dwight-1888")
        revoke = await until_revoke(ann, bob)
        await caught_up(ann, bob)
        before = ann.last["seq"]
        for browser, act, reason in (
            (bob, revoke, "act/not-yours"),
            (ann, "A claims misdeal", "table/not-now"),
            (ann, "A chooses recall", "table/not-now"),
            (ann, "A detaches JD", "table/not-now"),
            (ann, 'A says "my left bower is good"', "table/not-now"),
            (ann, "A claims revoke against A", "table/not-now"),
            (ann, "A reneges", "act/not-notation"),
        ):
            answer = await browser.command("act", act=act)
            assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert (await ann.command("go-on"))["reason"] == "table/not-now"
        assert ann.last["seq"] == before

    at_server(tmp_path, work)


def test_unknown_strictness_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        status, told = await ann.ask("POST", "/api/tables", {"code": "modern", "club": "grim"})
        assert (status, told["reason"]) == (400, "message/malformed")

    at_server(tmp_path, work)


def test_table_continues_after_a_restart_and_its_store_is_intact(tmp_path: Path) -> None:
    known: dict[str, object] = {}

    async def begin(server: Served) -> None:
        table, ann, bob = await seated(server, "jerome-1877")
        revoke = await until_revoke(ann, bob)
        await done(ann, "act", act=revoke)
        await caught_up(ann, bob)
        known.update(table=table, cookie=bob.cookie, told=bob.last["deal"], words=words(bob.last))

    async def go_on(server: Served) -> None:
        bob = server.browser()
        bob.cookie = str(known["cookie"])
        update = await bob.look(str(known["table"]))
        assert words(update) == known["words"]
        assert update["deal"]["club"]["rulings"] == known["told"]["club"]["rulings"]  # type: ignore[index]

    at_server(tmp_path, begin)
    at_server(tmp_path, go_on)
    with closing(open_to_write(tmp_path)) as database:
        assert rebuild(database) == 1
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
    assert back_up(tmp_path, tmp_path / "copy.db").faults == ()


def test_downloaded_record_of_a_club_table_is_read_by_the_referee(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        table, ann, bob = await seated(server, "modern", changes={"game_points": 1})
        for _ in range(MANY):
            await caught_up(ann, bob)
            if ann.last["table"]["phase"] == "gathering" and ann.last["table"]["game"]:
                break
            shows = [act for act in slips(ann.last) if " exposes " in act]
            if shows and not is_asked(ann.last):
                await done(ann, "act", act=shows[0])
            else:
                await step(ann, bob)
        status, _, body = await asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/record")
        assert status == 200
        *_, last = referee(read_record(body.decode()))
        assert len(last.table.rulings) >= 5
        assert {ruling.irregularity for ruling in last.table.rulings} >= {"exposed-card"}

    at_server(tmp_path, work)
