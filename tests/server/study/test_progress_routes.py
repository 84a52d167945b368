"""What a guest keeps over HTTP: finished games with their reviews, results of puzzles, exports."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import zlib
from dataclasses import replace
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from euchre.notation import read_record
from euchre.puzzles import puzzles
from euchre.server.bucket import Rate
from euchre.server.store import KeptGame, KeptReview, Store
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import LOOSE, Browser, Served, play_deals
from tests.server.study.test_reviews import finished

CALM = replace(LOOSE, replays=Rate(10_000, 10_000), reviews=Rate(10, 1), records=Rate(10, 1))
PUZZLE = next(puzzle for puzzle in puzzles() if not puzzle.title)


async def short_game(ann: Browser, **wish: Any) -> str:
    """Return a table where Ann has finished a short game."""
    table = await ann.open_table(code="modern", changes={"game_points": 1}, **wish)
    await ann.look(table)
    await play_deals(ann, 1)
    await ann.until(lambda update: update["table"]["phase"] == "gathering")
    return table


async def kept(ann: Browser) -> list[Any]:
    status, found = await ann.ask("GET", "/api/progress")
    assert status == 200, found
    games: list[Any] = found["games"]
    return games


async def download(ann: Browser, path: str) -> tuple[str, str]:
    """Return the name and the text of a file."""
    status, told, text = await asyncio.to_thread(ann.request, "GET", path)
    assert status == 200
    return told["content-disposition"], text.decode()


def test_a_finished_game_is_kept_with_its_replay_and_record(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
        assert await kept(ann) == []
        table = await short_game(ann)
        (game,) = await kept(ann)
        assert (game["table"], game["game"], game["seat"], game["cost"]) == (table, 1, "A", None)
        path = f"/api/replays/mine/{table}/1"
        status, replay = await ann.ask("GET", path)
        assert (status, replay["link"]) == (200, f"/replay/mine/{table}/1")
        assert (await eve.ask("GET", path))[1]["reason"] == "replay/none"
        assert (await server.browser().ask("GET", path))[0] == 401
        _, text = await download(ann, f"{path}/record")
        assert len(read_record(text).entries) > 20
        assert "Ann" in text
        assert await kept(eve) == []

    at_server(tmp_path, work, limits=CALM)


def test_a_kept_record_names_nobody_else(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Annabel"), await guest(server, "Barnaby")
        table = await ann.open_table(
            code="modern-2", changes={"game_points": 1}, name="Annabel's corner", players=[None]
        )
        await ann.look(table)
        answer = await ann.command("invite")
        link = answer["path"].partition("#")[2]
        await bob.ask("POST", "/api/join", {"link": link})
        await bob.look(table)
        await bob.command("sit", seat="B")
        for one in (ann, bob):
            await one.command("next")
        await play_both(ann, bob)
        _, text = await download(bob, f"/api/replays/mine/{table}/1/record")
        assert "Barnaby" in text
        assert "Annabel" not in text

    at_server(tmp_path, work, limits=CALM)


async def play_both(*people: Browser) -> None:
    """Let people play the first act that is due until their game is over."""
    while True:
        for one in people:
            if one.last["table"]["phase"] == "gathering" and one.last["table"]["game"] == 1:
                return
        for one in people:
            deal = one.last["deal"]
            groups = deal["legal"] if deal is not None else []
            act = next((group["acts"][0] for group in groups if group["awaited"]), None)
            if act is not None:
                done = await one.command("act", act=act)
                for other in people:
                    await other.until(lambda update, seq=done["seq"]: update["seq"] >= seq)  # type: ignore[misc]
                break
        else:
            await people[0].hear("update")


def test_a_review_is_kept_for_the_own_seat(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await short_game(ann)
        path = f"/api/replays/mine/{table}/1/review"
        status, state = await ann.ask("POST", path, {})
        assert (status, state["seat"]) == (200, "A")
        await finished(ann, path)
        (game,) = await kept(ann)
        assert game["cost"]["deals"] == 1
        assert sum(game["cost"]["phases"].values()) == pytest.approx(game["cost"]["per_deal"], abs=1e-5)
        status, again = await ann.ask("POST", path, {})
        assert (again["is_over"], again["seat"]) == (True, "A")
        status, document = await ann.ask("GET", f"{path}/A")
        assert (status, document["people"], document["is_kept"]) == (200, {"A": "Ann"}, True)
        assert (await ann.ask("GET", f"{path}/B"))[1]["reason"] == "seat/none"
        account = game["cost"]["account"]
        parts = ("dealt", "hidden", "own", "partner", "adversaries")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"], abs=1e-5)

    at_server(tmp_path, work, limits=CALM)


def test_the_review_of_a_shared_game_is_kept_too(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
        table = await short_game(ann, public=True)
        _, told = await ann.ask("GET", f"/api/tables/{table}/deals")
        path = told["link"].replace("/replay/", "/api/replays/") + "/review"
        await eve.ask("POST", path, {})
        await finished(eve, path)
        assert (await kept(ann))[0]["cost"] is not None
        assert await kept(eve) == []

    at_server(tmp_path, work, limits=CALM)


def test_results_of_puzzles_are_kept_once_with_a_rating(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        path, wish = f"/api/puzzles/{PUZZLE.id}", {"act": PUZZLE.best.act.text}
        _, first = await ann.ask("POST", path, wish)
        assert (first["solver"]["solved"], first["solver"]["tried"]) == (1, 1)
        _, second = await ann.ask("POST", path, wish)
        assert second["strength"] == first["strength"]
        _, solver = await ann.ask("GET", "/api/progress/solver")
        assert (solver["done"], solver["strength"]) == ([PUZZLE.id], first["strength"])
        _, daily = await ann.ask("GET", "/api/puzzles/daily")
        today = next(puzzle for puzzle in puzzles() if puzzle.id == daily["id"])
        _, third = await ann.ask("POST", f"/api/puzzles/{today.id}", {"act": today.best.act.text})
        assert third["solver"]["streak"] == 1
        _, alone = await server.browser().ask("POST", path, wish)
        assert alone["solver"] is None

    at_server(tmp_path, work, limits=CALM)


def test_figures_are_counted_by_code_and_partner(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        assert await figures(ann) == {"codes": [], "partners": []}
        await short_game(ann)
        (game,) = await kept(ann)
        found = await figures(ann)
        (one,) = found["codes"]
        own, others = map(int, game["points"].split("-"))
        assert (one["code"], one["games"], one["won"], one["counted"]) == ("modern", 1, int(game["won"]), 1)
        assert (one["points"], one["points_against"]) == (own, others)
        assert one["deals"] >= 1
        assert one["calls"] + one["defences"] <= one["deals"]
        assert found["partners"] == [{"name": None, "games": 1, "won": int(game["won"])}]
        status, document = await ann.ask("GET", "/api/progress/export?form=json")
        assert (status, document["figures"]) == (200, found)
        assert (await server.browser().ask("GET", "/api/progress/figures"))[0] == 401
        await ann.ask("DELETE", "/api/progress")
        assert await figures(ann) == {"codes": [], "partners": []}

    at_server(tmp_path, work, limits=CALM)


async def figures(ann: Browser) -> Any:
    status, found = await ann.ask("GET", "/api/progress/figures")
    assert status == 200, found
    return found


def test_everything_is_exported_and_deleted(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await short_game(ann)
        await ann.ask("POST", f"/api/puzzles/{PUZZLE.id}", {"act": PUZZLE.best.act.text})
        path = f"/api/replays/mine/{table}/1/review"
        await ann.ask("POST", path, {})
        await finished(ann, path)
        status, document = await ann.ask("GET", "/api/progress/export?form=json")
        assert (status, document["schema"]) == (200, "euchre.progress/1")
        assert document["games"][0]["review"]["seat"] == "A"
        assert document["puzzles"][0]["puzzle"] == PUZZLE.id
        for form, column, value in (("games", "table", table), ("puzzles", "puzzle", PUZZLE.id)):
            name, text = await download(ann, f"/api/progress/export?form={form}")
            assert name.endswith('.csv"')
            (row,) = csv.DictReader(io.StringIO(text))
            assert row[column] == value
            assert None not in row
        assert (await ann.ask("GET", "/api/progress/export?form=xml"))[0] == 409
        assert (await ann.ask("DELETE", f"/api/progress/{table}/1"))[0] == 204
        assert await kept(ann) == []
        assert (await ann.ask("DELETE", "/api/progress"))[0] == 204
        assert (await ann.ask("GET", "/api/progress"))[1]["solver"]["tried"] == 0

    at_server(tmp_path, work, limits=CALM)


def test_an_export_of_many_reviews_does_not_hold_the_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [[number / 7 for number in range(60)] for _ in range(40)]
    review = zlib.compress(json.dumps({"seat": "A", "numbers": numbers}).encode())
    games = tuple(
        KeptGame(table="t", game=game, seat="A", code="modern", won=True, points="10-4", at=1, summary=None)
        for game in range(1, 201)
    )

    async def kept_games(store: Store, person: str) -> tuple[KeptGame, ...]:
        return games

    async def kept_review(store: Store, person: str, table: str, game: int) -> KeptReview:
        return KeptReview(seat="A", record=zlib.compress(b"euchre record 1"), review=review)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        done = asyncio.create_task(ann.ask("GET", "/api/progress/export?form=json"))
        longest, last = 0.0, thread_time()
        while not done.done():
            await asyncio.sleep(0.001)
            now = thread_time()
            longest, last = max(longest, now - last), now
        status, document = done.result()
        assert (status, len(document["games"])) == (200, 200)
        assert document["games"][-1]["review"]["numbers"] == numbers
        assert longest < 0.3  # several seconds where the server's own process writes it

    monkeypatch.setattr(Store, "kept_games", kept_games)
    monkeypatch.setattr(Store, "kept_review", kept_review)
    at_server(tmp_path, work, limits=CALM)
