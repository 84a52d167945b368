"""Reads and writes EMN: a match of several games among players who may change seats.

Each game becomes a record of its own, because it may have its own rules and opening score. EMN's data of the
match are kept in the first record's header `x-emn-match`, and the ids of the players in each record's header
`x-emn-players`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace as changed

from ..acts import Person, TakeSeat
from ..errors import NotationError
from ..game import Sitting, next_deal_begins
from ..seats import Seat
from .egn_read import egn_record
from .egn_write import egn_object
from .json_keys import Object, as_list, as_object, as_text, as_whole, compact, read_json
from .record import ActEntry, DealLine, Entry, Record
from .replay import replay

FILE_TYPE = "Euchre Match Notation"
VERSION = "1.0"
_METADATA = ("matchId", "title", "description", "date", "players", "matchFormat", "result")


def read_emn(text: str) -> tuple[Record, ...]:
    """Return the records of the games of an EMN file in order, with every act checked.

    Raises NotationError, naming the key, for a value that is wrong or cannot be kept, and RecordError for an
    unlawful act.
    """
    keys = ("fileType", "version", "metadata", "games")
    top = as_object(read_json(text), "", keys, keys)
    if top["fileType"] != FILE_TYPE:
        raise NotationError(f"fileType is '{FILE_TYPE}', not {compact(top['fileType'])}")
    if top["version"] != VERSION and not str(top["version"]).startswith("1.0."):
        raise NotationError(f"version {compact(top['version'])} is not known; {VERSION} is read")
    match = as_object(top["metadata"], "metadata", _METADATA, ("players",))
    names = _registry(match["players"])
    games = as_list(top["games"], "games")
    if not games:
        raise NotationError("games is empty; a match has at least one game")
    records = [_game(game, index, names) for index, game in enumerate(games)]
    first = records[0]
    records[0] = changed(first, headers=(*first.headers, ("x-emn-match", compact(match))))
    return tuple(records)


def _registry(value: object) -> dict[str, str]:
    names: dict[str, str] = {}
    for index, player in enumerate(as_list(value, "metadata.players")):
        place = f"metadata.players[{index}]"
        known = as_object(player, place, ("id", "name", "playerIds"), ("id", "name"))
        identity = as_text(known["id"], f"{place}.id")
        if identity in names:
            raise NotationError(f"{place}.id '{identity}' stands twice")
        names[identity] = as_text(known["name"], f"{place}.name")
    return names


def _game(value: object, index: int, names: dict[str, str]) -> Record:
    place = f"games[{index}]"
    keys = ("gameIndex", "players", "gameData")
    game = as_object(value, place, keys, keys)
    players = [as_text(player, f"{place}.players") for player in as_list(game["players"], f"{place}.players")]
    unknown = [player for player in players if player not in names]
    if len(players) != 4 or len(set(players)) != 4 or unknown:
        raise NotationError(
            f"{place}.players is four different ids of metadata.players, not {compact(players)}"
        )
    record = egn_record(game["gameData"], f"{place}.gameData", tuple(names[player] for player in players))
    headers = (*record.headers, ("x-emn-players", compact(players)))
    number = as_whole(game["gameIndex"], f"{place}.gameIndex")
    if number != index:
        headers = (*headers, ("x-emn-game-index", str(number)))
    return changed(record, headers=headers)


def write_emn(records: Record | Sequence[Record]) -> str:
    """Return the EMN file of the games of a match; a record of several games is divided into them.

    Raises NotationError as `write_egn` does, and if a game does not name its four players.
    """
    given = (records,) if isinstance(records, Record) else tuple(records)
    games = [game for record in given for game in games_of(record)]
    if not games:
        raise NotationError("a match has at least one game")
    kept = games[0].header("x-emn-match")
    match = read_json(kept) if kept is not None else {"players": []}
    try:
        _registry(as_object(match, "", _METADATA, ("players",))["players"])
    except NotationError as fault:
        raise NotationError(f"the header 'x-emn-match' does not hold a value of EMN: {fault}") from fault
    players = _Players(match["players"])
    objects = [_game_object(game, index, players) for index, game in enumerate(games)]
    top = {"fileType": FILE_TYPE, "version": VERSION, "metadata": match, "games": objects}
    return json.dumps(top, ensure_ascii=False, indent=2) + "\n"


class _Players:
    """The list of players of the match; players who are missing are added to it."""

    def __init__(self, listed: list[Object]) -> None:
        self.listed = listed

    def ids(self, record: Record) -> list[str]:
        """Return the ids of the four players of a game in the order of the seats."""
        names = [""] * 4
        for act in record.acts:
            if isinstance(act, TakeSeat) and isinstance(act.actor, Person):
                names[act.seat] = act.actor.name
        kept = record.header("x-emn-players")
        if kept is not None:
            ids = read_json(kept)
            known = [player["id"] for player in self.listed]
            if not isinstance(ids, list) or len(ids) != 4 or not all(one in known for one in ids):
                raise NotationError("the header 'x-emn-players' does not hold four ids of the match")
            return ids
        if "" in names or len(set(names)) < 4:
            raise NotationError("EMN needs the names of four different players in every game")
        return [self._id_of(name) for name in names]

    def _id_of(self, name: str) -> str:
        for player in self.listed:
            if player["name"] == name:
                return str(player["id"])
        taken = {player["id"] for player in self.listed}
        number = next(n for n in range(1, len(taken) + 2) if f"p-{n:02}" not in taken)
        self.listed.append({"id": f"p-{number:02}", "name": name})
        return f"p-{number:02}"


def _game_object(record: Record, index: int, players: _Players) -> Object:
    number = record.header("x-emn-game-index") or str(index)
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise NotationError("the header 'x-emn-game-index' is a number")
    ids = players.ids(record)
    return {"gameIndex": int(number), "players": ids, "gameData": egn_object(record, ("x-emn-",))}


def games_of(record: Record) -> Iterator[Record]:
    """Yield a record divided into one record for each game; the headers stay with the first.

    The players and points that lap are carried to the next record.
    """
    points, headers = record.points, record.headers
    part: list[Entry] = []
    before: Sitting | None = None
    for entry, sitting in zip(record.entries, replay(record), strict=True):
        if isinstance(entry, DealLine) and before is not None and before.score.is_between_games:
            yield Record(code=record.code, headers=headers, points=points, entries=tuple(part))
            points, headers = next_deal_begins(before.score).points, ()
            part = list(_seated(before.people))
        part.append(entry)
        before = sitting
    yield Record(code=record.code, headers=headers, points=points, entries=tuple(part))


def _seated(people: Iterable[str | None]) -> Iterator[Entry]:
    for seat, name in zip(Seat, people, strict=False):
        if name is not None:
            yield ActEntry(TakeSeat(Person(name), seat))
