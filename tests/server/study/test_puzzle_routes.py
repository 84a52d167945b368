"""Puzzles over HTTP: without a session, without the hidden cards, with a rating after the answer."""

from __future__ import annotations

from pathlib import Path

from euchre.puzzles import puzzle_by_id, puzzles
from euchre.server.study.puzzle_routes import position
from euchre.server.wire.replies import REPLIES
from tests.server.helpers.leaks import cards_in
from tests.server.helpers.people import at_server
from tests.server.helpers.serving import Served


def test_a_position_shows_no_card_that_the_seat_cannot_see() -> None:
    for puzzle in puzzles()[::17]:
        shown = cards_in(REPLIES.encode(position(puzzle)))
        view = puzzle.view
        seen = {card.text for card in view.hand} | {card.text for card in view.discards}
        seen |= {play.card.text for trick in view.tricks for play in trick.plays}
        seen |= {card.text for _, cards in view.open_hands for card in cards}
        seen |= {view.turn_up.text} if view.turn_up is not None else set()
        assert shown <= seen, puzzle.id


def test_a_puzzle_is_answered_and_rated(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        stranger = server.browser()
        status, daily = await stranger.ask("GET", "/api/puzzles/daily")
        assert status == 200
        best = puzzle_by_id(daily["id"]).best.act.text
        path = f"/api/puzzles/{daily['id']}"
        _, right = await stranger.ask("POST", path, {"act": best, "rating": 1400, "deviation": 100})
        assert right["is_right"]
        assert right["best"] == right["options"][0]["act"] == best
        assert right["strength"]["rating"] > 1400
        other = right["options"][-1]["act"]
        _, wrong = await stranger.ask("POST", path, {"act": other, "rating": 1400, "deviation": 100})
        assert not wrong["is_right"]
        assert wrong["strength"]["rating"] < 1400
        assert (await stranger.ask("POST", path, {"act": "A says x"}))[1]["reason"] == "act/not-legal"
        assert (await stranger.ask("GET", "/api/puzzles/none"))[0] == 404

    at_server(tmp_path, work)


def test_the_next_puzzle_has_the_theme_and_is_new(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        stranger = server.browser()
        _, themes = await stranger.ask("GET", "/api/puzzles")
        assert themes["puzzles"] == len(puzzles())
        done: list[str] = []
        for _ in range(9):
            status, one = await stranger.ask("GET", f"/api/puzzles/next?theme=coup&done={','.join(done)}")
            assert status == 200
            done.append(one["id"])
        assert len(set(done)) == 9
        assert (await stranger.ask("GET", "/api/puzzles/next?theme=none"))[0] == 404
        assert (await stranger.ask("GET", "/api/puzzles/next?rating=much"))[0] == 404

    at_server(tmp_path, work)
