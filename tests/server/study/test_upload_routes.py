"""Reviews of uploaded records over HTTP: by the same queue, for the guest who uploaded them alone."""

from __future__ import annotations

import asyncio
import http.client
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from euchre.notation import write_record
from euchre.server.bucket import Rate
from euchre.shortcuts import play_game
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import LOOSE, Browser, Served
from tests.server.study.test_reviews import finished

CALM = replace(LOOSE, replays=Rate(10_000, 10_000), reviews=Rate(3, 0.0001))
EGN = Path(__file__).parents[2] / "data" / "egn"
SHORT = write_record(play_game("simple", code="modern", seed=5)).encode()


async def uploaded(browser: Browser, body: bytes) -> tuple[int, Any]:
    """Return the status and the reply for a record that is sent to be reviewed."""

    def send() -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", browser.port, timeout=60)
        headers = {"Host": f"localhost:{browser.port}", "Origin": browser.origin}
        if browser.cookie is not None:
            headers["Cookie"] = browser.cookie
        line.request("POST", "/api/viewer/review", body, headers)
        reply = line.getresponse()
        found = reply.status, json.loads(reply.read())
        line.close()
        return found

    return await asyncio.to_thread(send)


def test_an_uploaded_record_is_reviewed_for_its_guest_alone(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
        assert (await uploaded(server.browser(), SHORT))[0] == 401
        status, reply = await uploaded(ann, SHORT)
        assert status == 200, reply
        path = reply["path"].replace("/review/", "/api/replays/")
        state = await finished(ann, f"{path}/review")
        assert (state["done"], state["trouble"]) == (state["total"], "")
        status, found = await ann.ask("GET", f"{path}/review/B")
        assert (status, found["seat"], len(found["deals"])) == (200, "B", state["total"])
        assert (await ann.ask("GET", path))[0] == 200
        assert (await eve.ask("GET", path))[0] == 404
        assert (await eve.ask("GET", f"{path}/review/B"))[0] == 404
        assert (await uploaded(ann, SHORT))[1] == reply
        assert (await uploaded(ann, b"no record"))[0] == 422
        for body in (SHORT + b"\n", SHORT + b"\n\n"):
            status, reply = await uploaded(ann, body)
        assert (status, reply["reason"]) == (429, "request/too-many")

    at_server(tmp_path, work, limits=CALM)


def test_a_published_game_is_reviewed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        status, reply = await uploaded(ann, (EGN / "me-and-bears.egn").read_bytes())
        assert status == 200, reply
        path = reply["path"].replace("/review/", "/api/replays/")
        while (state := (await ann.ask("GET", f"{path}/review"))[1])["done"] == 0 and not state["is_over"]:
            await asyncio.sleep(0.05)
        assert (await ann.ask("GET", f"{path}/review/A"))[1]["deals"]

    at_server(tmp_path, work, limits=CALM)
