"""EMN: several games of a match, a record for each."""

import json
from pathlib import Path
from typing import Any

import pytest

from euchre.errors import NotationError
from euchre.notation import (
    games_of,
    read_any,
    read_egn,
    read_emn,
    read_record,
    replay,
    write_any,
    write_emn,
    write_record,
)
from euchre.seats import Side

GAME = json.loads(
    (Path(__file__).parents[1] / "data" / "egn" / "six-points-in-two-hands.egn").read_text(encoding="utf-8")
)
NAMES = GAME["metadata"]["players"]


def match(**changes: Any) -> str:
    players = [{"id": f"p{n}", "name": name} for n, name in enumerate([*NAMES, "Eve"])]
    games = [
        {"gameIndex": 0, "players": ["p0", "p1", "p2", "p3"], "gameData": GAME},
        {
            "gameIndex": 2,
            "players": ["p0", "p4", "p2", "p3"],
            "gameData": GAME | {"metadata": {"initialScore": [0, 0]}},
        },
    ]
    metadata = {"title": "Final", "players": players, "matchFormat": {"type": "BEST_OF_N", "target": 3}}
    top = {"fileType": "Euchre Match Notation", "version": "1.0", "metadata": metadata, "games": games}
    return json.dumps(top | changes)


def test_match_reads_as_a_record_for_each_game() -> None:
    first, second = read_emn(match())
    assert [act.text for act in first.acts][:2] == [
        f'"{NAMES[0]}" takes seat A',
        f'"{NAMES[1]}" takes seat B',
    ]
    assert [act.text for act in second.acts][1] == '"Eve" takes seat B'


def test_match_is_kept_through_records_and_back() -> None:
    records = tuple(read_record(write_record(record)) for record in read_emn(match()))
    back, source = json.loads(write_emn(records)), json.loads(match())
    assert back["metadata"] == source["metadata"]
    assert [game["players"] for game in back["games"]] == [game["players"] for game in source["games"]]
    assert [game["gameIndex"] for game in back["games"]] == [0, 2]
    assert [game["gameData"]["deals"] for game in back["games"]] == [GAME["deals"], GAME["deals"]]


def test_games_without_a_match_are_given_one_with_ids_for_the_players() -> None:
    record = read_egn(json.dumps(GAME))
    data = json.loads(write_emn([record, record]))
    assert [player["name"] for player in data["metadata"]["players"]] == NAMES
    assert [game["players"] for game in data["games"]] == [["p-01", "p-02", "p-03", "p-04"]] * 2
    assert len(read_any(json.dumps(data), ".emn")) == 2


def test_record_of_two_games_is_split() -> None:
    once = write_record(read_egn(json.dumps(GAME)))
    again = (
        once[once.index("deal 1 by") :].replace("deal 1 by", "deal 3 by").replace("deal 2 by", "deal 4 by")
    )
    both = read_record(f"{once}\n{again}")
    *_, last = replay(both)
    first, second = games_of(both)
    assert last.score.games[Side.A_C] == 1
    assert (first.points, second.points) == (both.points, both.code.seating.by_side(0))
    assert len(json.loads(write_any(both, ".emn"))["games"]) == 2
    with pytest.raises(NotationError, match="EGN holds one game"):
        write_any(both, ".egn")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": []}, "games is empty"),
        ({"fileType": "Euchre Game Notation"}, "fileType"),
        ({"version": "2.0"}, "version"),
        ({"metadata": {"players": []}}, "games[0].players is four different ids"),
        (
            {"metadata": {"players": [{"id": "p0", "name": "A"}, {"id": "p0", "name": "B"}]}},
            "'p0' stands twice",
        ),
        ({"metadata": {"players": [], "prize": 3}}, "unknown key 'metadata.prize'"),
        ({"more": 1}, "unknown key 'more'"),
    ],
)
def test_data_that_is_no_match_is_refused_with_its_key(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_emn(match(**changes))
    assert said in str(caught.value)


def test_error_in_a_game_names_the_game() -> None:
    games = [{"gameIndex": 0, "players": ["p0", "p1", "p2", "p3"], "gameData": GAME | {"version": "9"}}]
    with pytest.raises(NotationError, match=r"games\[0\]\.gameData\.version"):
        read_emn(match(games=games))


def test_game_without_four_names_is_refused() -> None:
    with pytest.raises(NotationError, match="names of four different players"):
        write_emn(read_record("euchre record 1\ncode modern\n"))


@pytest.mark.parametrize(
    "kept",
    ["3", '{"players": {}}', '{"players": [3]}', '{"players": [{"id": [], "name": "Ann"}]}', '{"prize": 3}'],
)
def test_header_that_holds_no_match_is_refused(kept: str) -> None:
    record = read_record(f"euchre record 1\ncode modern\nx-emn-match {kept}\n")
    with pytest.raises(NotationError, match="'x-emn-match' does not hold a value of EMN"):
        write_emn(record)


@pytest.mark.parametrize("kept", ["3", '["p0", "p1", "p2"]', '["p0", "p1", "p2", []]'])
def test_header_that_holds_no_players_is_refused(kept: str) -> None:
    head = 'x-emn-match {"players": [{"id": "p0", "name": "Ann"}]}'
    record = read_record(f"euchre record 1\ncode modern\n{head}\nx-emn-players {kept}\n")
    with pytest.raises(NotationError, match="'x-emn-players' does not hold four ids of the match"):
        write_emn(record)


@pytest.mark.parametrize("kept", ["two", "-1", "1" * 9])
def test_header_that_numbers_no_game_is_refused(kept: str) -> None:
    record = read_record(f"euchre record 1\ncode modern\nx-emn-game-index {kept}\n")
    with pytest.raises(NotationError, match="'x-emn-game-index' is a number"):
        write_emn(record)


def test_match_without_a_game_is_refused() -> None:
    with pytest.raises(NotationError, match="a match has at least one game"):
        write_emn([])
