"""People at a table over real sockets: what is granted, refused and sent again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from euchre.notation import read_record
from euchre.server import serving
from euchre.server.bucket import Rate
from euchre.server.connection import MessageLimits
from euchre.server.review.proof import verify
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables.room import Times
from euchre.server.tables.transition import replayed
from tests.server.helpers.leaks import allowed, cards_in
from tests.server.helpers.people import at_server, closed_with, guest, my_turn, read_on
from tests.server.helpers.serving import LOOSE, Browser, Message, Served, awaited_act, play_deals, run


def test_of_two_people_racing_for_a_seat_one_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table(code="modern", players=[None, None, None], public=True)
        racers = [await guest(server, f"Racer {number}") for number in range(8)]
        for racer in racers:
            await racer.look(table)
        answers = await asyncio.gather(*(racer.command("sit", seat="B") for racer in racers))
        assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 7
        assert {answer.get("reason") for answer in answers} == {None, "seat/taken"}

    at_server(tmp_path, work)


def test_unlawful_act_is_refused_with_its_law_and_changes_nothing(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table(code="modern", players=["simple"] * 3))
        await my_turn(ann)
        before = ann.last
        act, reason = {
            "ordering": ("A makes hearts", "call/wrong-word"),
            "making": ("A orders up", "call/wrong-word"),
        }.get(before["deal"]["stage"], ("A orders up", "call/too-late"))  # the others may have called
        answer = await ann.command("act", act=act)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert answer["laws"]
        stray = await ann.command("act", act="B passes")
        assert stray["reason"] == "act/not-yours"
        assert (await ann.command("act", act="A flies"))["reason"] == "act/not-notation"
        for secret in (
            "A shuffles",
            "A holds AS",
            "A marks 5",
            "A voids the deal and it passes",
            "A draws JC",
        ):
            assert (await ann.command("act", act=secret))["type"] == "refused"
        assert ann.last["seq"] == before["seq"]

    at_server(tmp_path, work)


def test_message_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        act = await my_turn(ann)
        for _ in range(3):
            await ann.say(type="act", id="same", act=act)
        answers = [await ann.hear("done", "refused") for _ in range(3)]
        assert len({json.dumps(answer) for answer in answers}) == 1
        assert answers[0]["type"] == "done"

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "act", "id": "x"}',
        '{"type": "act", "id": "x", "act": 5}',
        '{"type": "act", "id": "x", "act": "A passes", "more": 1}',
        '{"type": "sit", "id": "x", "seat": "E"}',
        '{"type": "act", "id": "' + "x" * 50 + '", "act": "A passes"}',
        '{"type": "hello", "since": -1}',
        '{"type": "share", "id": "x", "share": "zz"}',
        "\ud7ff" * 10,
    ],
)
def test_malformed_message_is_refused_and_the_connection_stays(tmp_path: Path, text: str) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        before = await ann.look(await ann.open_table(code="modern", players=[None, None, None]))
        assert ann.socket is not None
        await ann.socket.send(text)
        assert (await ann.hear("refused"))["reason"] == "message/malformed"
        await ann.say(type="ping", n=7)
        assert (await ann.hear("pong"))["n"] == 7
        assert ann.last["seq"] == before["seq"]

    at_server(tmp_path, work)


def test_binary_messages_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        assert ann.socket is not None
        await ann.socket.send(b"\xff\xfe\x00")
        assert (await ann.hear("refused"))["reason"] == "message/malformed"

    at_server(tmp_path, work)


def test_too_long_message_closes_the_connection(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        await ann.say(type="greet", greeting="x" * 20_000)
        assert (await closed_with(ann))[0] == 1009

    at_server(tmp_path, work)


def test_person_who_reconnects_is_sent_the_missed_events(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True)
        await ann.look(table)
        seen = (await bob.look(table))["seq"]
        await bob.close()
        while ann.last["seq"] < seen + 25:
            await ann.command("act", act=await my_turn(ann))
        missed = await bob.look(table, since=seen)
        assert missed["since"] == seen
        numbers = [event["seq"] for event in missed["events"]]
        assert numbers == sorted(numbers)
        assert numbers[0] > seen
        assert len(numbers) >= 20
        await bob.say(type="hello", since=missed["seq"] - 5)
        again = await bob.hear("update")
        while again["since"] >= missed["seq"]:  # what went on before the word was read
            again = await bob.hear("update")
        assert again["since"] == missed["seq"] - 5
        assert (await bob.look(table, since=0))["events"] == []
        strange = await bob.look(table, since=10**9)
        assert (strange["events"], strange["since"]) == ([], strange["seq"])

    at_server(tmp_path, work)


def test_everybody_is_sent_the_same_numbers_in_order(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True)
        await bob.look(table)
        await ann.look(table)
        for _ in range(12):
            await ann.command("act", act=await my_turn(ann))
        last = ann.last["seq"]
        await bob.until(lambda update: update["seq"] >= last)
        numbers = [event["seq"] for update in bob.updates for event in update["events"]]
        assert numbers == sorted(set(numbers))
        told = [update for update in bob.updates if update["events"]]
        assert all(later["since"] == earlier["seq"] for earlier, later in pairwise(told))

    at_server(tmp_path, work)


def test_computer_player_plays_for_an_absent_person_until_they_are_back(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(players=[None, "simple", "simple"], public=True)
        await ann.look(table)
        await bob.look(table)
        await bob.command("sit", seat="B")
        await bob.close()
        away = await ann.until(lambda update: update["table"]["seats"][1]["player"] == "simple")
        seat = away["table"]["seats"][1]
        assert (seat["name"], seat["person"], seat["present"]) == ("Bob", True, False)
        await bob.look(table)
        back = await bob.until(lambda update: update["table"]["seats"][1]["player"] is None)
        assert back["table"]["seats"][1]["present"]
        assert back["table"]["you"] == "B"

    at_server(tmp_path, work, times=Times(away=0.2))


def test_computer_player_stands_in_for_a_person_out_of_time(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table(clock=1))
        await my_turn(ann)
        await ann.until(lambda update: update["table"]["seats"][0]["player"] == "simple")
        assert ann.last["table"]["seats"][0]["present"]
        assert (await ann.command("back"))["type"] == "done"
        await ann.until(lambda update: update["table"]["seats"][0]["player"] is None)

    at_server(tmp_path, work)


def test_latecomer_is_sent_the_time_left_on_the_clock(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table(clock=600)
        await ann.look(table)
        await my_turn(ann)
        first = ann.last["table"]["left"]
        assert 0 < first <= 600_000
        while (await ann.look(table))["table"]["left"] == first:
            pass  # the clock counts milliseconds
        assert ann.last["table"]["left"] < first
        assert (await ann.command("extend"))["type"] == "done"
        longer = await ann.until(lambda update: (update["table"]["left"] or 0) > 600_000)
        assert longer["table"]["left"] <= 1_200_000
        await ann.command("pause")
        assert (await ann.until(lambda update: update["table"]["paused"]))["table"]["left"] is None

    at_server(tmp_path, work)


def test_a_new_name_is_used_at_once_or_after_reconnecting(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table(changes={"game_points": 1})
        await ann.look(table)

        async def is_called(name: str) -> Message:
            return await ann.until(lambda update: update["table"]["seats"][0]["name"] == name)

        await is_called("Ann")
        await ann.come_in("Anna")
        told = await is_called("Anna")
        assert [event["text"] for event in told["events"] if event["kind"] == "called"] == ["Anna"]
        await ann.close()
        await ann.come_in("Annette")
        ann.last = {}
        await ann.look(table)
        await is_called("Annette")
        assert (await ann.command("close"))["type"] == "done"
        _, _, text = await asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/record")
        assert '"Annette" takes seat A' in text.decode()
        assert verify(read_record(text.decode())).table == table

    at_server(tmp_path, work)


def test_host_pauses_renames_removes_and_closes(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(players=[None, "simple", "simple"], public=True)
        await ann.look(table)
        await bob.look(table)
        await bob.command("sit", seat="B")
        for kind, more in {
            "pause": {},
            "rename": {"name": "x"},
            "remove": {"seat": "A"},
            "close": {},
        }.items():
            assert (await bob.command(kind, **more))["reason"] == "table/not-host"
        act = await my_turn(ann) if awaited_act(ann.last) else None
        await ann.command("pause")
        await ann.until(lambda update: update["table"]["paused"])
        assert ann.last["deal"]["legal"] == []
        if act is not None:
            assert (await ann.command("act", act=act))["reason"] == "table/paused"
        await ann.command("resume")
        await ann.command("rename", name="Late & <b>loud</b>")
        assert (await ann.until(lambda u: u["table"]["name"] != "Ann's table"))["table"][
            "name"
        ] == "Late & <b>loud</b>"
        await ann.command("remove", seat="B")
        gone = await bob.until(lambda update: update["table"]["you"] is None)
        assert gone["table"]["seats"][1]["player"] == "simple"
        assert (await bob.command("sit", seat="C"))["reason"] == "seat/removed"
        await ann.command("close")
        end = await bob.until(lambda update: update["table"]["phase"] == "closed")
        assert len(end["table"]["fair"]["last_seed"]) == 64
        assert (await ann.command("resume"))["reason"] == "table/closed"

    at_server(tmp_path, work)


def test_person_who_saw_a_hand_cannot_take_another_seat_in_the_game(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True)
        await ann.look(table)
        await bob.look(table)
        assert (await bob.command("sit", seat="C"))["type"] == "done"
        assert (await bob.command("sit", seat="D"))["reason"] == "seat/have-one"
        await bob.command("stand")
        assert (await bob.command("sit", seat="D"))["reason"] == "seat/sat-elsewhere"
        assert (await bob.command("sit", seat="A"))["reason"] == "seat/taken"
        assert (await bob.command("sit", seat="C"))["type"] == "done"

    at_server(tmp_path, work)


def test_private_table_is_for_those_who_are_invited(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, eve = [await guest(server, name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open_table(players=[None, None, None])
        await ann.look(table)
        with pytest.raises(ConnectionClosed):
            await eve.look(table)
        assert (await closed_with(eve))[0] == 4403
        path = (await ann.command("invite"))["path"]
        link = path.removeprefix("/join#")
        assert (len(link), path[:6]) == (22, "/join#")
        assert await bob.ask("POST", "/api/join", {"link": link}) == (200, {"table": table})
        assert (await bob.look(table))["table"]["you"] is None
        assert (await bob.command("invite"))["reason"] == "table/not-host"
        assert (await ann.command("invite"))["path"] == path
        invited = {"name": "Ann's table", "host": "Ann", "code": "modern", "free": 3}
        assert await server.browser().ask("POST", "/api/invited", {"link": link}) == (200, invited)
        await ann.command("uninvite")
        status, trouble = await eve.ask("POST", "/api/join", {"link": link})
        assert (status, trouble["reason"]) == (410, "link/void")
        newer = (await ann.command("invite"))["path"].removeprefix("/join#")
        assert (newer != link, await eve.ask("POST", "/api/join", {"link": newer})) == (
            True,
            (200, {"table": table}),
        )
        await ann.command("uninvite")
        assert (await eve.ask("POST", "/api/join", {"link": newer}))[0] == 410
        dot = await guest(server, "Dot")
        assert (await dot.ask("GET", f"/api/tables/{table}/record"))[0] == 403

    at_server(tmp_path, work)


def test_slow_reader_is_disconnected_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.UNREAD <= 10_000
    monkeypatch.setattr(serving, "UNREAD", 1500)

    async def work(server: Served) -> None:
        ann, slow = await guest(server, "Ann"), await guest(server, "Slow")
        table = await ann.open_table(public=True)
        await ann.look(table)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", slow.port))
        slow.socket = await connect(
            f"ws://localhost:{slow.port}/ws/table/{table}",
            sock=small,
            origin=Origin(slow.origin),
            additional_headers={"Cookie": slow.cookie or ""},
            compression=None,
            max_queue=1,
        )
        await slow.say(type="hello", since=0)
        await slow.say(type="sit", id="s", seat="B")
        await ann.until(lambda update: update["table"]["seats"][1]["present"])
        slow.socket.transport.pause_reading()
        while ann.last["table"]["seats"][1]["present"]:
            assert (await ann.command("rename", name="n" * 40))["type"] == "done"
        while len(server.lines()) > 1:
            await asyncio.sleep(0.1)
        slow.socket.transport.abort()

    limits = replace(LOOSE, messages=MessageLimits(queue=8, stalled=0.5, messages=Rate(10**6, 10**6)))
    at_server(tmp_path, work, limits=limits)


def test_flooding_client_is_refused_and_then_dropped(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        for number in range(40):
            await ann.say(type="ping", n=number)
        assert ann.socket is not None
        kinds = []

        async def read() -> None:
            kinds.append((await ann.next_message())["type"])

        with pytest.raises(ConnectionClosed) as end:
            await read_on(read)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4429
        assert kinds.count("pong") >= 5
        assert kinds.count("refused") == 10

    limits = replace(LOOSE, messages=MessageLimits(messages=Rate(6, 0.01), ignored=10))
    at_server(tmp_path, work, limits=limits)


def test_bad_clients_keep_nobody_from_playing(tmp_path: Path) -> None:
    """Of twelve connections two never read, two flood and two send nonsense; the others play to the end."""

    async def flood(browser: Browser) -> None:
        with suppress(ConnectionClosed):
            while True:
                await browser.say(type="ping", n=1)
                await asyncio.sleep(0)

    async def rave(browser: Browser) -> None:
        assert browser.socket is not None
        with suppress(ConnectionClosed):
            for number in range(10_000):
                await browser.socket.send("{" * (number % 50))
                await asyncio.sleep(0.001)

    async def work(server: Served) -> None:
        host = await guest(server, "Hugo")
        shared = await host.open_table(public=True)
        await host.look(shared)
        players, bad = [host], []
        for number in range(5):
            player = await guest(server, f"Player {number}")
            await player.look(await player.open_table())
            players.append(player)
        for number in range(6):
            stranger = await guest(server, f"Bad {number}")
            await stranger.look(shared)
            assert stranger.socket is not None
            if number < 2:
                stranger.socket.transport.pause_reading()
            else:
                bad.append(asyncio.create_task(flood(stranger) if number < 4 else rave(stranger)))
        await asyncio.gather(*(play_deals(player, 2) for player in players))
        for task in bad:
            task.cancel()
        await asyncio.gather(*bad, return_exceptions=True)

    limits = replace(LOOSE, messages=MessageLimits(messages=Rate(400, 400), ignored=50))
    at_server(tmp_path, work, limits=limits)


def test_connection_without_hello_is_closed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        await ann.look(table)
        await ann.close()
        ann.socket = await connect(
            f"ws://localhost:{ann.port}/ws/table/{table}",
            host="127.0.0.1",
            origin=Origin(ann.origin),
            additional_headers={"Cookie": ann.cookie or ""},
        )
        await ann.say(type="ping", n=1)
        assert (await closed_with(ann))[0] == 4400

    at_server(tmp_path, work)


@pytest.mark.parametrize(("cookie", "table", "code"), [(False, True, 4401), (True, False, 4404)])
def test_connection_without_session_or_table_is_closed_with_its_code(
    tmp_path: Path, cookie: bool, table: bool, code: int
) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        opened = await ann.open_table()
        if not cookie:
            ann.cookie = None
        with pytest.raises(ConnectionClosed):
            await ann.look(opened if table else "nowhere")
        assert (await closed_with(ann))[0] == code

    at_server(tmp_path, work)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost", None])
def test_socket_from_a_foreign_page_is_refused_before_it_opens(tmp_path: Path, origin: str | None) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://localhost:{ann.port}/ws/table/{table}",
                host="127.0.0.1",
                origin=None if origin is None else Origin(origin),
                additional_headers={"Cookie": ann.cookie or ""},
            )
        assert refused.value.response.status_code == 403

    at_server(tmp_path, work)


def test_everybody_is_told_of_a_shutdown_and_all_is_there_after_it(tmp_path: Path) -> None:
    kept: dict[str, object] = {}

    async def first(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        await ann.look(table)
        for _ in range(6):
            await ann.command("act", act=await my_turn(ann))
        await my_turn(ann)
        kept.update(cookie=ann.cookie, table=table, deal=ann.last["deal"], seq=ann.last["seq"])
        server.server.should_exit = True
        assert (await closed_with(ann))[0] == 1001

    async def second(server: Served) -> None:
        ann = server.browser()
        ann.cookie = str(kept["cookie"])
        update = await ann.look(str(kept["table"]))
        assert (update["deal"], update["seq"]) == (kept["deal"], kept["seq"])
        await ann.command("act", act=await my_turn(ann))

    at_server(tmp_path, first)
    at_server(tmp_path, second)


def test_greetings_reach_all_and_nothing_else_can_be_said(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True)
        await ann.look(table)
        await bob.look(table)
        await ann.say(type="greet", greeting="well played")
        assert await bob.hear("greeted") == {
            "type": "greeted",
            "name": "Ann",
            "seat": "A",
            "greeting": "well played",
        }
        await ann.say(type="greet", greeting="my hand is good")
        assert (await ann.hear("refused"))["reason"] == "message/malformed"
        for _ in range(12):
            await ann.say(type="greet", greeting="hello")
        assert (await ann.hear("refused"))["reason"] == "message/too-many"

    at_server(tmp_path, work)


def test_shares_are_asked_for_and_go_into_the_record(tmp_path: Path) -> None:
    share = bytes(range(32))

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table(pledge=hashlib.sha256(share).hexdigest())
        first = await ann.look(table)
        commitment = first["table"]["fair"]["commitment"]
        await ann.until(lambda update: update["table"]["fair"]["wanted"] == ["A"])
        assert (await ann.command("share", share="00" * 32))["reason"] == "fair/wrong-share"
        assert (await ann.command("share", share=share.hex()))["type"] == "done"
        on = await ann.until(lambda update: update["table"]["phase"] == "playing")
        assert on["table"]["fair"]["shares"] == {"A": share.hex(), "B": None, "C": None, "D": None}
        await ann.command("close")
        status, _, text = await asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/record")
        assert status == 200
        assert f"x-fair-1 {commitment} " in text.decode()
        assert f"A={share.hex()}" in text.decode()

    at_server(tmp_path, work)


def test_game_begins_without_a_share_that_does_not_come(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table(pledge="ab" * 32))
        on = await ann.until(lambda update: update["table"]["phase"] == "playing")
        assert on["table"]["fair"]["shares"]["A"] is None

    at_server(tmp_path, work)


def test_next_game_begins_when_a_seated_person_asks(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table(code="modern-2", changes={"game_points": 1}))
        assert (await ann.command("next"))["reason"] == "table/not-now"
        while ann.last["table"]["game"] == 0 or ann.last["table"]["phase"] == "playing":
            act = awaited_act(ann.last)
            if act is None:
                await ann.hear("update")
            else:
                await ann.command("act", act=act)
        assert len(ann.last["table"]["fair"]["last_seed"]) == 64
        await ann.command("next")
        await ann.until(lambda update: update["table"]["game"] == 2)

    at_server(tmp_path, work)


async def _watch(browser: Browser) -> None:
    while True:
        await browser.hear("update")


def test_no_frame_names_a_card_its_reader_may_not_know(tmp_path: Path) -> None:
    found: list[tuple[str, str | None, Message]] = []

    async def work(server: Served) -> None:
        ann, bob, eve = [await guest(server, name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open_table(code="professor-1862", players=[None, "simple", "simple"], public=True)
        await ann.look(table)
        await bob.look(table)
        await eve.look(table)
        await bob.command("sit", seat="B")
        watching = asyncio.create_task(_watch(eve))
        await asyncio.gather(play_deals(ann, 2), play_deals(bob, 2))
        watching.cancel()
        for browser, seat in ((ann, "A"), (bob, "B"), (eve, None)):
            found.extend((table, seat, update) for update in browser.updates)

    at_server(tmp_path, work)

    async def judged() -> None:
        store = SqliteStore(tmp_path)
        log = await store.log(found[0][0])
        await store.close()
        tables = {entry.seq: replayed(log[: entry.seq]) for entry in log}
        told = {letter for _, letter, update in found if cards_in(json.dumps(update).encode())}
        assert told == {"A", "B", None}
        leaked = []
        for _, letter, update in found:
            at = tables[update["seq"]]
            seat = next((seat for seat in at.code.seating.seats if str(seat) == letter), None)
            new = tuple(entry for entry in log if update["since"] < entry.seq <= update["seq"])
            may = allowed(at, seat, new)
            for earlier in new:  # several deals may be told of in one update
                may |= allowed(tables[earlier.seq], seat, ())
            leaked += sorted(cards_in(json.dumps(update).encode()) - may)
        assert leaked == []

    run(judged())
