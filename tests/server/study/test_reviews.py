"""Reviews of finished games over HTTP: begun once, done deal by deal, with limits."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre.notation import write_record
from euchre.review import ReviewEffort, review
from euchre.review.document import document_of
from euchre.seats import Seat
from euchre.server.bucket import Rate
from euchre.server.study import kept_tasks
from euchre.server.study.reviews import OF_NETWORK, Reviews
from euchre.server.tables.refusal import Refusal
from euchre.server.workers.fair_queue import NETWORK
from euchre.server.workers.study import StudyWorkers
from euchre.shortcuts import play_game
from tests.server.helpers.people import at_server
from tests.server.helpers.serving import LOOSE, Browser, Served, play_deals

CALM = replace(LOOSE, replays=Rate(10_000, 10_000), reviews=Rate(2, 0.0001))


async def shared_game(server: Served) -> tuple[Browser, str]:
    """Return a guest with a finished short game, and the path of its replies."""
    ann = await server.browser().come_in("Ann")
    table = await ann.open_table(code="modern", changes={"game_points": 1})
    await ann.look(table)
    await play_deals(ann, 1)
    await ann.until(lambda update: update["table"]["phase"] == "gathering")
    _, told = await ann.ask("GET", f"/api/tables/{table}/deals")
    return ann, told["link"].replace("/replay/", "/api/replays/") + "/review"


async def finished(ann: Browser, path: str) -> Any:
    """Return the state of a review once it is over."""
    while True:
        _, state = await ann.ask("GET", path)
        if state["is_over"]:
            return state
        await asyncio.sleep(0.05)


def test_a_finished_game_is_reviewed_for_each_seat(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, path = await shared_game(server)
        assert (await ann.ask("GET", path))[0] == 404
        status, state = await ann.ask("POST", path, {})
        assert status == 200
        assert state["trouble"] == ""
        state = await finished(ann, path)
        assert (state["done"], state["trouble"]) == (state["total"], "")
        status, found = await ann.ask("GET", f"{path}/A")
        assert status == 200
        assert (found["seat"], found["people"]["A"]) == ("A", "Ann")
        total = found["total"]
        parts = ("dealt", "hidden", "own", "partner", "adversaries")
        assert total["result"] == pytest.approx(sum(total[part] for part in parts))
        status, other = await ann.ask("GET", f"{path}/B")
        assert other["total"]["result"] == -total["result"]
        assert (await ann.ask("GET", f"{path}/E"))[1]["reason"] == "seat/none"

    at_server(tmp_path, work, limits=CALM)


def test_a_review_needs_the_key_of_the_game_and_has_a_limit(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, path = await shared_game(server)
        wrong = path.replace("/review", "x/review")
        assert (await ann.ask("POST", wrong, {}))[1]["reason"] == "replay/none"
        assert (await server.browser().ask("POST", path, {}))[0] == 401
        statuses = [(await ann.ask("POST", path, {}))[0] for _ in range(3)]
        assert statuses == [200, 200, 429]
        await finished(ann, path)

    at_server(tmp_path, work, limits=CALM)


def test_reviews_wait_for_each_other_and_a_person_has_one_at_a_time() -> None:
    text = write_record(play_game("simple", seed=5))

    async def main() -> None:
        workers = StudyWorkers()
        reviews = Reviews(workers)
        try:
            first = reviews.start("one", "ann", text, ReviewEffort.QUICK)
            assert reviews.start("one", "bob", text, ReviewEffort.QUICK) is first
            with pytest.raises(Refusal, match="other review"):
                reviews.start("two", "ann", text, ReviewEffort.QUICK)
            second = reviews.start("two", "bob", "euchre record 1\ncode modern\n", ReviewEffort.QUICK)
            assert reviews.state("two").place == 1
            with pytest.raises(Refusal, match="no deal"):
                await reviews.document("two", "bob", "A")
            assert first.task is not None
            assert second.task is not None
            await asyncio.gather(first.task, second.task)
            assert reviews.state("one").done == reviews.state("one").total
            assert "no deal to review" in reviews.state("two").trouble
        finally:
            await reviews.close()
            await workers.close()

    asyncio.run(main())


def test_reviews_of_many_guests_of_one_network_let_others_pass() -> None:
    text = write_record(play_game("simple", seed=5))

    async def main() -> None:
        workers = StudyWorkers()
        reviews = Reviews(workers)
        try:
            NETWORK.set("the attacker's")
            crowd = [
                reviews.start(f"{one}", f"guest {one}", text, ReviewEffort.QUICK) for one in range(OF_NETWORK)
            ]
            with pytest.raises(Refusal, match="your address"):
                reviews.start("more", "one more guest", text, ReviewEffort.QUICK)
            NETWORK.set("Ann's")
            mine = reviews.start("ann", "ann", text, ReviewEffort.QUICK)
            assert mine.task is not None
            await mine.task
            assert mine.trouble == ""
            assert sum(one.is_over for one in crowd) <= 2
        finally:
            await reviews.close()
            await workers.close()

    asyncio.run(main())


def test_the_document_is_that_of_a_review_of_the_whole_record() -> None:
    record = play_game("simple", seed=11)
    text = write_record(record)
    deals = tuple(
        kept_tasks.reviewed(text, place, ReviewEffort.QUICK) for place in range(kept_tasks.deals_in(text))
    )
    found = json.loads(kept_tasks.review_document(text, deals, ReviewEffort.QUICK, "B"))
    whole = json.loads(json.dumps(document_of(review(record, ReviewEffort.QUICK), Seat.B)))
    assert {key: found[key] for key in whole} == whole
