"""An elimination of pairs at the server's tables: byes, winners advance, and it goes on after a restart."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from euchre.events import evening_of, read_evening_lines
from euchre.events.evening_acts import HEAD
from euchre.server.store.audit import audit, open_to_read
from euchre.server.tables import routine
from tests.server.helpers.evenings import online, post, until
from tests.server.helpers.people import at_server
from tests.server.helpers.serving import Served

COMPUTERS = [f"Computer {number}" for number in range(1, 7)]


@pytest.mark.parametrize(("way", "rounds"), [("single elimination", (2,)), ("double elimination", (4, 5))])
def test_an_elimination_plays_itself_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, rounds: tuple[int, ...]
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)
    seen = dict[str, Any]()

    async def begin(server: Served) -> None:
        director, seen["screen"] = await online(server.browser(), COMPUTERS, pairs=way, deals=1)
        for number, act in enumerate(("seed 1: Computer 6", "begin round 1")):
            status, told = await post(
                server.browsers[0], director, "/api/evening", {"id": f"m{number}", "act": act}
            )
            assert status == 200, told
        await until(server.browsers[0], seen["screen"], lambda hall: hall["clock"]["round"] == 2)

    async def go_on(server: Served) -> None:
        seen["hall"] = await until(
            server.browser(),
            seen["screen"],
            lambda hall: hall["clock"]["round"] == hall["clock"]["rounds"] and not hall["missing"],
        )

    at_server(tmp_path, begin)
    at_server(tmp_path, go_on)
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
        lines = [line for (line,) in database.execute("SELECT line FROM evening_lines ORDER BY seq")]
    evening = evening_of(read_evening_lines("\n".join((HEAD, *lines))))
    assert evening.is_over
    assert len(evening.rounds) in rounds
    assert evening.rounds[0].sitting_out == (4, 5)  # the pair with the first seed has the bye
    assert sum("begin round" in line for line in lines) == len(evening.rounds)
    assert sum(" score round " in f" {line}" for line in lines) == len(evening.scores)
    assert all(first != second for first, second in evening.scores.values())
    assert [row["place"] for row in seen["hall"]["standings"]] == [1, 2, 3]
    assert seen["hall"]["standings"][0]["name"] == evening.entrants[evening.standings[0].tally.player]
