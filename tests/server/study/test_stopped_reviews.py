"""A review whose worker process is killed, or that its guest leaves: what is done is kept."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from euchre.review import ReviewEffort
from euchre.server.study import kept_tasks
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Served
from tests.server.study.test_reviews import finished
from tests.server.study.test_upload_routes import CALM, EGN, uploaded

TWO_DEALS = EGN / "six-points-in-two-hands.egn"
review_a_deal = kept_tasks.reviewed


def reviewed_or_killed(text: str, place: int, effort: ReviewEffort) -> bytes:
    """Review a deal, and note it; the first process that comes to the second deal is killed there."""
    notes = Path(os.environ["EUCHRE_TEST_NOTES"])
    with notes.open("a", encoding="utf-8") as file:
        file.write(f"{place} ")
    if place == 1 and notes.read_text(encoding="utf-8") == "0 1 ":
        os.kill(os.getpid(), signal.SIGKILL)
    return review_a_deal(text, place, effort)


def test_a_killed_worker_loses_no_deal_and_the_next_ask_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("EUCHRE_TEST_NOTES", str(notes))
    monkeypatch.setattr(kept_tasks, "reviewed", reviewed_or_killed)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        status, opened = await uploaded(ann, TWO_DEALS.read_bytes())
        assert status == 200, opened
        path = opened["path"].replace("/review/", "/api/replays/") + "/review"
        state = await finished(ann, path)
        assert (state["done"], state["total"]) == (1, 2)
        assert state["trouble"] == (
            "the review stopped after deal 1 of 2: the process that computed this ended early. "
            "These deals are kept; ask again to go on"
        )
        assert len((await ann.ask("GET", f"{path}/A"))[1]["deals"]) == 1
        assert (await ann.ask("POST", path, {}))[0] == 200
        state = await finished(ann, path)
        assert (state["done"], state["total"], state["trouble"]) == (2, 2, "")
        assert len((await ann.ask("GET", f"{path}/A"))[1]["deals"]) == 2
        assert notes.read_text(encoding="utf-8") == "0 1 1 "

    at_server(tmp_path, work, limits=CALM)


def test_a_review_that_its_guest_leaves_is_done_when_they_come_back(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        _, opened = await uploaded(ann, TWO_DEALS.read_bytes())
        path = opened["path"].replace("/review/", "/api/replays/") + "/review"
        await ann.ask("POST", path, {})
        again = server.browser()
        again.cookie = ann.cookie
        ann.drop()
        state = await finished(again, path)
        assert (state["done"], state["trouble"]) == (2, "")

    at_server(tmp_path, work, limits=CALM)
