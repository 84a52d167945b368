"""Answers over HTTP about a table stay the same when cards that their reader may not know are exchanged.

In club mode and without it, during games and across their ends. `EUCHRE_EXCHANGES` sets in how many deals
cards are exchanged, 80 at least; `make soak` does so in 100,000.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import count, islice
from typing import TypeAlias

import msgspec
import pytest

from euchre.acts import Shuffle
from euchre.deal import Deal
from euchre.game import Score
from euchre.notation import Record
from euchre.seats import Seat
from euchre.server.page_files import PAGE
from euchre.server.people.lobby import listed
from euchre.server.review.dealing import dealing_reply
from euchre.server.review.history_tasks import deals_reply, game_reply, game_text, record_text
from euchre.server.review.record import records_of
from euchre.server.review.shared_games import FORMS, path_of, revealed_seeds
from euchre.server.study.hints import choices_of_deal, hint_task
from euchre.server.study.kept_tasks import kept_record
from euchre.server.tables.decisions import Guest
from euchre.server.tables.log_book import listing_of
from euchre.server.tables.long_logs.snapshot import has_snapshot, score_in, snapshot_of
from euchre.server.tables.table import Table
from euchre.server.wire.replies import REPLIES
from euchre.view import SeatView, view_of
from tests.server.helpers.exchanges import TABLES, Answer, Log, Search, readers, shared_replays, stops, told

DEALS_AT_LEAST = 40
"""As many of each kind of table as it takes to meet every answer."""
DEALS = max(DEALS_AT_LEAST, int(os.environ.get("EUCHRE_EXCHANGES", "0")) // len(TABLES))
"""Deals of each kind of table in which cards are exchanged."""
PARTS = max(1, DEALS // 2_500)
"""Parts of a long run, which several processes can share."""


def lobby(table: Table, _log: Log, _person: str | None) -> bytes:
    return REPLIES.encode(listed((listing_of(table),)))


def score(table: Table, _log: Log, _person: str | None) -> bytes:
    """Return what the list of one's own tables shows of a snapshot; nothing where there is none."""
    return msgspec.json.encode(score_in(snapshot_of(table))) if has_snapshot(table) else b""


def hint(table: Table, _log: Log, person: str | None) -> bytes:
    """Return all that a hint is made of; the same worker task makes it of this and of nothing else."""
    return repr(hint_task(replace(table, hints=True), Guest(person or "stranger", "One"))).encode()


def record(_table: Table, log: Log, _person: str | None) -> bytes:
    return record_text(log).encode()


def deals(wanted: int | None) -> Answer:
    return lambda _table, log, person: deals_reply(log, person or "stranger", wanted)


def choices(_table: Table, log: Log, person: str | None) -> bytes:
    """Return what the answer on the last deal's choices is computed from."""
    return repr(choices_of_deal(log, person or "stranger", None)).encode()


GameAnswer: TypeAlias = Callable[[Log, int, str], bytes | str]
"""An answer about a game of a table, by its number and its key."""


def written_as(form: str) -> GameAnswer:
    return lambda log, game, key: game_text(log, game, key, form)


OF_A_GAME: dict[str, GameAnswer] = {
    "dealing": lambda log, game, key: dealing_reply(log, game),
    "replay": lambda log, game, key: game_reply(log, game, key, None),
    "kept record": lambda log, game, key: kept_record(log, game, "A"),
    **{f"record as {form}": written_as(form) for form in FORMS},
}


def of_game(answer: GameAnswer, back: int) -> Answer:
    """Return an answer about the current game, or about one some games back."""

    def answered(table: Table, log: Log, _person: str | None) -> bytes:
        game = max(1, table.game - back)
        seed = revealed_seeds(log).get(game, b"guessed")
        text = answer(log, game, path_of(table.id, game, seed).rpartition("/")[2])
        return text if isinstance(text, bytes) else text.encode()

    return answered


ALWAYS: dict[str, Answer] = {"lobby": lobby, "score": score, "hint": hint}
REFUSED = {f"{name} of this game": of_game(answer, 0) for name, answer in OF_A_GAME.items()}
"""Answers that nobody gets before the game is over."""
IN_TURN: dict[str, Answer] = {
    "record": record,
    "last deal": deals(None),
    "first deal": deals(0),
    "choices": choices,
    **{f"{name} of the last game": of_game(answer, 1) for name, answer in OF_A_GAME.items()},
}
EGN = "record as egn of the last game"
"""EGN holds regular play of the modern game for four alone; all else is refused."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", TABLES)
def test_no_answer_changes_with_hidden_cards(name: str, part: int) -> None:
    found = Search({**ALWAYS, **REFUSED}, IN_TURN)
    found.run(name, count(1 + part, PARTS), DEALS // PARTS)
    print(f"{name}: {len(found.deals)} deals, {found.exchanges} exchanges, {dict(found.compared)}")
    assert found.leaks == {}
    refused = {answer for answer, times in found.compared.items() if not times}
    assert refused == (set(REFUSED) if name == "enforced" else {*REFUSED, EGN})


def leaking(answer: Answer) -> Answer:
    """Return an answer that also tells the whole pack."""

    def answered(table: Table, log: Log, person: str | None) -> bytes:
        deal = table.sitting.deal
        shuffled = [act.text for act in (deal.acts if deal is not None else ()) if isinstance(act, Shuffle)]
        return answer(table, log, person) + "".join(shuffled).encode()

    return answered


@pytest.mark.parametrize("name", ["enforced", "club"])
def test_a_leak_in_any_answer_is_found(name: str) -> None:
    always, in_turn = ({of: leaking(answer) for of, answer in some.items()} for some in (ALWAYS, IN_TURN))
    found = Search(always, in_turn)
    found.run(name, count(1), DEALS_AT_LEAST)
    assert set(found.leaks) == {answer for answer, times in found.compared.items() if times}
    assert len(found.leaks) >= len(ALWAYS) + len(IN_TURN) - 1


def view_of_next_seat(deal: Deal, seat: Seat, score: Score) -> SeatView:
    return view_of(deal, Seat((seat + 1) % deal.code.players), score)


def record_with_game_that_is_on(table: Table, log: Log) -> Record:
    return records_of(table, log)[1]


FAULTS: dict[str, tuple[str, object]] = {
    "last deal": ("review.replays._Frames._shows", lambda frames, seat: True),
    "hint": ("study.hints.view_of", view_of_next_seat),
    "record": ("review.history_tasks.record_of", record_with_game_that_is_on),
}
"""For some answers, a fault of the server that makes them show hidden cards, and where it would be."""


@pytest.mark.parametrize("name", ["enforced", "club"])
@pytest.mark.parametrize("answer", FAULTS)
def test_a_fault_of_the_server_is_found(answer: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, fault = FAULTS[answer]
    monkeypatch.setattr(f"euchre.server.{place}", fault)
    found = Search({}, {answer: {**ALWAYS, **IN_TURN}[answer]})
    found.run(name, count(1), DEALS_AT_LEAST)
    assert set(found.leaks) == {answer}


@pytest.mark.parametrize("name", ["enforced with a dummy", "club"])
def test_answers_of_shared_replays_are_those_of_whole_ones(name: str) -> None:
    def answers() -> list[bytes | str]:
        return [
            told(answer, stop.table, (*stop.before, *stop.entries), "ann")
            for stop in islice(stops(name, 2), 3, 24, 7)
            for answer in (*ALWAYS.values(), *IN_TURN.values())
        ]

    with shared_replays():
        shared = answers()
    assert shared == answers()


SEARCHED: dict[str, set[str]] = {
    "/api/tables": {"lobby"},
    "/api/session/tables": {"lobby", "score"},
    "/api/tables/{table}/record": {"record"},
    "/api/tables/{table}/deals": {"last deal", "first deal"},
    "/api/tables/{table}/games/{game:int}/dealing": {"dealing"},
    "/api/replays/{table}/{game}/{key}": {"replay"},
    "/api/replays/{table}/{game}/{key}/record": {"record as euchre", "record as egn"},
    "/api/replays/mine/{table}/{game}": {"kept record"},
    "/api/tables/{table}/expert": {"choices"},
    "/api/tables/{table}/hint": {"hint"},
    "/api/replays/{table}/{game}/{key}/review": {"record as euchre"},
    "/api/replays/upload/1/{key}": {"record as euchre"},
}
"""Routes whose answers depend on logs, with the answers that this test searches: theirs, or what they are
made of, such as the record of a game for a review, and the view of the seat for a hint."""
NO_LOG = {f"/api/tables/{{table}}/{name}" for name in "block report ask come again standing glance".split()}
"""Routes whose answers say no more of a table than its id or a link to it."""


def test_every_route_about_tables_is_searched() -> None:
    sources = "".join(file.read_text() for file in PAGE.parent.rglob("*.py"))
    paths = set(re.findall(r'"(/api/(?:tables|replays|session/tables)[^"]*)"', sources))
    routes = {*SEARCHED, *NO_LOG}
    assert {path for path in paths if not path.endswith("/replays/")} <= routes
    assert {path for path in routes if "/replays/" not in path} <= paths
    of_games = {answer for answer in IN_TURN if answer.endswith(" of the last game")}
    searched = {*ALWAYS, *OF_A_GAME, *IN_TURN} - of_games
    assert set().union(*SEARCHED.values()) == searched


def test_hints_are_among_the_answers() -> None:
    """Some stop of some table has a hint, and it names the seat's own cards."""
    hints = [
        told(hint, stop.table, (), person)
        for number in (1, 2, 3)
        for stop in stops("enforced", number)
        for _, person in readers(stop.table)
    ]
    assert any(
        isinstance(one, bytes) and one.startswith(b"HintTask(view=") and b"hand" in one for one in hints
    )
    assert any(isinstance(one, str) and one.startswith("hint/not-now") for one in hints)
