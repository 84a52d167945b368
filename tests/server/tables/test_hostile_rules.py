"""House rules and records made to keep the server busy are refused, or replayed within a limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from euchre.errors import LawDataError
from euchre.notation import read_record
from euchre.server.review.playback import LARGEST, LONGEST_DEAL, played, records_in
from euchre.server.review.replays import replay_reply
from euchre.server.tables import transition
from euchre.server.tables.refusal import Refusal
from tests.server.helpers.serving import run, served
from tests.server.review.test_replay_routes import bring

CLUB = "euchre record 1\ncode professor-1862\nx-club 1\n"
FROZEN = {"lap": True, "game_points": 1, "point": 10**15, "march": 10**15, "euchre": 10**15}


@pytest.mark.parametrize("key", sorted(FROZEN.keys() - {"lap", "game_points"}))
def test_table_with_points_beyond_the_bounds_is_refused_with_the_bounds(tmp_path: Path, key: str) -> None:
    async def main() -> None:
        async with served(tmp_path) as server:
            ann = await server.browser().come_in("Ann")
            changes = {"lap": True, "game_points": 1, key: 10**15}
            asked = {"code": "modern", "changes": changes}
            status, trouble = await ann.ask("POST", "/api/tables", asked)
            assert (status, trouble["reason"]) == (409, "table/cannot-be")
            assert (
                f"{key} = {10**15} is not allowed: {key} is a whole number from 0 to 100"
                in trouble["message"]
            )
            within = {"lap": True, "game_points": 1, key: 100}
            assert (await ann.ask("POST", "/api/tables", {"code": "modern", "changes": within}))[0] == 200

    run(main())


def test_table_of_an_earlier_version_beyond_the_bounds_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LawDataError("game_points = 5000 is not allowed")

    async def main() -> None:
        async with served(tmp_path) as server:
            ann = await server.browser().come_in("Ann")
            table = await ann.open_table(code="modern", changes={"game_points": 11})
        monkeypatch.setattr(transition, "house_variant", refuse)
        async with served(tmp_path) as server:
            again = server.browser()
            again.cookie = ann.cookie
            for path in ("deals", "record"):
                status, trouble = await again.ask("GET", f"/api/tables/{table}/{path}")
                assert (status, trouble["reason"]) == (409, "table/cannot-be")
            with pytest.raises(ConnectionClosedError, match=r"4404 .*game_points = 5000 is not allowed"):
                await again.look(table)

    run(main())


def test_record_with_points_beyond_the_bounds_is_refused_at_their_line(tmp_path: Path) -> None:
    rules = "".join(f"rule {key} = {str(value).lower()}\n" for key, value in FROZEN.items())
    record = f"euchre record 1\ncode modern\n{rules}deal 1 by A\n"

    async def main() -> None:
        async with served(tmp_path) as server:
            status, told = await bring(server.browser(), record.encode())
            assert (status, told["reason"]) == (422, "record/malformed")
            assert told["message"].startswith(f"line 5, column 6: point = {10**15} is not allowed")

    run(main())


def test_marks_of_a_record_that_lap_through_many_games_are_counted_at_once() -> None:
    record = read_record(
        "euchre record 1\ncode modern\nrule lap = true\nrule game_points = 1\ndeal 1 by A\n"
        "table voids the deal and it passes\nA marks 999999999\n"
    )
    score = played([record]).deals[-1].end.score
    assert (tuple(score.games), len(score.finished)) == ((999_999_999, 0), 2)


def told_of(body: bytes) -> Any:
    """Return the reply for an uploaded record."""
    playback = played(records_in(body), most=LARGEST)
    return playback, replay_reply(playback, 0, title="")


@pytest.mark.parametrize("deed", ["A exposes 9H", "A names 9H", "B passes", "C discards 9H", 'A says "x"'])
def test_endless_deal_is_replayed_up_to_a_limit(deed: str) -> None:
    body = (CLUB + "deal 1 by A\n" + f"{deed}\n" * 10_000).encode()[: LARGEST - 100].rpartition(b"\n")[0]
    playback, replay = told_of(body)
    assert len(replay.frames) == LONGEST_DEAL + 1
    assert f"{LONGEST_DEAL} of its acts are replayed" in str(playback.faults[-1])


def test_endless_record_is_replayed_up_to_a_limit() -> None:
    records = records_in((CLUB + "deal 1 by A\n" + "# x\n" * 100).encode())
    playback = played([*records, *records], most=150)
    assert len(playback.deals[-1].steps[0].remarks) == 48
    assert "150 of its entries are replayed" in str(playback.faults[-1])
    assert played(records, most=101).faults == []


def test_record_of_a_code_that_is_refused_is_no_fault_of_the_server() -> None:
    with pytest.raises(Refusal, match="game_points is a whole number from 1 to 1000"):
        records_in(b"euchre record 1\ncode modern\nrule game_points = 1001\n")
