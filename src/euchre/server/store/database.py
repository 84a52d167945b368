"""The store: each operation is a script; a subclass runs the scripts on its database."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..failures import Observer
from ..tables.refusal import Refusal
from . import company, evenings, kept, logs, online, origins, people, servers
from .model import LogBatch
from .script import Script, rows_of

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

MEASURED_EVERY = 5.0
"""Seconds between two measurements of how much a store holds."""


def _method(
    script: Callable[Arguments, Script[Result]], *, writes: bool, adds: bool = False
) -> Callable[Concatenate[Store, Arguments], Coroutine[Any, Any, Result]]:
    """Return the method of a store that runs a script; with `adds`, only while guests may store more."""

    @wraps(script)
    async def run(store: Store, /, *given: Arguments.args, **named: Arguments.kwargs) -> Result:
        if adds:
            await store.check_space()
        return await (store.write if writes else store.read)(script(*given, **named))

    return run


class Store(ABC):
    """Tables, guests and links, kept durably.

    What a method has written when it returns survives a crash of the process and a power cut. Every method
    may raise StoreFailed. Times are milliseconds of Unix time; tokens and links are given by their hashes.
    What a method does is described at its script.
    """

    is_shared = False
    """Whether other servers may use the same tables."""
    address: Path | str | None = None
    """Where another process can read this store: a folder or a URL; None where none can."""
    observer: Observer = Observer()
    """Receives the time that each append takes."""
    size_query: str
    """Asks the database for the number of bytes that it holds."""
    most_bytes: int | None = None
    """How much guests may store in all; None for no limit."""
    measured: int = 0
    """How much the store held when it was last measured."""
    _measure_at: float = 0.0
    """When it is measured next."""

    @abstractmethod
    async def read(self, script: Script[Result]) -> Result:
        """Run a script that changes nothing, on one consistent state of the database."""

    @abstractmethod
    async def write(self, script: Script[Result]) -> Result:
        """Run a script in a transaction, and return its result once it is durable."""

    @abstractmethod
    async def close(self) -> None:
        """Finish running scripts and close all connections."""

    create = _method(logs.create_table, writes=True, adds=True)
    open = _method(logs.read_table, writes=False)
    claim = _method(logs.claim_table, writes=True)
    release = _method(logs.release_table, writes=True)
    log = _method(logs.read_log, writes=False)
    length = _method(logs.count_entries, writes=False)
    count_tables = _method(logs.count_tables, writes=False)
    news = _method(logs.read_news, writes=False)
    done_before = _method(logs.find_granted, writes=False)
    public_tables = _method(logs.public_tables, writes=False)
    tables_of = _method(logs.tables_of, writes=False)
    heartbeat = _method(servers.record_heartbeat, writes=True)
    leave = _method(servers.remove_server, writes=True)
    add_person = _method(people.add_guest, writes=True, adds=True)
    person_of = _method(people.find_guest, writes=False)
    seen = _method(people.touch_guest, writes=True)
    rename_person = _method(people.rename_guest, writes=True)
    change_token = _method(people.change_token, writes=True)
    add_link = _method(people.add_link, writes=True, adds=True)
    renew_links = _method(people.renew_links, writes=True)
    has_link = _method(people.has_link, writes=False)
    drop_links = _method(people.drop_links, writes=True)
    invitation = _method(people.invitation_of, writes=True, adds=True)
    revoke = _method(people.revoke_invitations, writes=True)
    block = _method(people.add_block, writes=True, adds=True)
    is_blocked = _method(people.find_block, writes=False)
    target_of = _method(people.find_target, writes=False)
    use_link = _method(people.use_link, writes=True)
    met_people = _method(company.met_people, writes=False)
    ask_person = _method(company.ask_person, writes=True, adds=True)
    asked_tables = _method(company.asked_tables, writes=False)
    answer_asked = _method(company.answer_asked, writes=True)
    people_at = _method(company.people_at, writes=False)
    changed_at = _method(company.changed_at, writes=False)
    add_standing = _method(company.add_standing, writes=True, adds=True)
    find_standing = _method(company.find_standing, writes=False)
    standing_of = _method(company.standing_of, writes=False)
    join_standing = _method(company.join_standing, writes=True, adds=True)
    leave_standing = _method(company.leave_standing, writes=True)
    move_standing = _method(company.move_standing, writes=True)
    add_passkey = _method(people.add_passkey, writes=True, adds=True)
    find_passkey = _method(people.find_passkey, writes=False)
    passkeys_of = _method(people.passkeys_of, writes=False)
    use_passkey = _method(people.use_passkey, writes=True)
    drop_passkeys = _method(people.drop_passkeys, writes=True)
    person_named = _method(people.find_person, writes=False)
    last_touched = _method(people.last_touched, writes=False)
    erase = _method(people.erase_old, writes=True)
    note_origin = _method(origins.note_origin, writes=True)
    make_room = _method(origins.make_room, writes=True)
    erase_unused = _method(origins.erase_unused, writes=True)
    create_evening = _method(evenings.create_evening, writes=True, adds=True)
    evening = _method(evenings.read_evening, writes=False)
    has_line = _method(evenings.find_line, writes=False)
    append_lines = _method(evenings.append_lines, writes=True, adds=True)
    count_evenings = _method(evenings.count_evenings, writes=False)
    create_online_evening = _method(online.create_online_evening, writes=True, adds=True)
    online_evening = _method(online.online_evening, writes=False)
    online_evenings = _method(online.online_evenings, writes=False)
    end_online_evening = _method(online.end_online_evening, writes=True)
    join_evening = _method(online.join_evening, writes=True, adds=True)
    begin_event = _method(online.begin_event, writes=True, adds=True)
    find_event = _method(online.find_event, writes=False)
    keep_compared = _method(online.keep_compared, writes=True, adds=True)
    table_in_event = _method(online.table_in_event, writes=False)
    open_in_event = _method(online.open_in_event, writes=True, adds=True)
    boards_at = _method(online.boards_at, writes=False)
    boards_in = _method(online.boards_in, writes=False)
    erase_guest = _method(people.erase_guest, writes=True)
    kept_games = _method(kept.kept_games, writes=False)
    fellow_players = _method(kept.fellow_players, writes=False)
    kept_review = _method(kept.kept_review, writes=False)
    games_without_record = _method(kept.games_without_record, writes=False)
    keep_record = _method(kept.keep_record, writes=True)
    seats_keeping = _method(kept.seats_keeping, writes=False)
    keep_review = _method(kept.keep_review, writes=True)
    drop_game = _method(kept.drop_game, writes=True)
    drop_progress = _method(kept.drop_progress, writes=True)
    add_result = _method(kept.add_result, writes=True, adds=True)
    puzzle_results = _method(kept.puzzle_results, writes=False)

    async def check_space(self) -> None:
        """Raise Refusal if guests may store no more. Games that are on go on and may still be kept."""
        if self.most_bytes is not None and await self.measure() >= self.most_bytes:
            raise Refusal("server/full", "this server holds as much as it may; try again another day")

    async def measure(self) -> int:
        """Return how many bytes the store holds, measured a short time ago at most."""
        now = time.monotonic()
        if now >= self._measure_at:
            self._measure_at = now + MEASURED_EVERY
            self.measured = int((await self.read(rows_of(self.size_query)))[0][0])
        return self.measured

    async def append(self, batch: LogBatch) -> None:
        """Append a batch to its log. Raises Fenced, AlreadyDone, StoreFull and StoreFailed."""
        began = time.monotonic()
        await self.write(logs.append_batch(batch))
        self.observer.committed(time.monotonic() - began)
