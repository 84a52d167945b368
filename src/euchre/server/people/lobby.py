"""The lobby: what can be played, the public tables, and opening a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast, get_args

from msgspec import convert

from ...errors import EuchreError
from ...laws import (
    CODE_NAMES,
    VALUE_FIELDS,
    Code,
    allowed_values,
    allowed_words,
    house_variant,
    load_code,
    plain_value,
)
from ...laws.field_docs import docs_of_fields
from ...players import BOT_NAMES, bot_for
from ...seats import Seat
from ..store import Listing, Store
from ..tables import events
from ..tables.decisions import Guest, network_at
from ..tables.log_book import create
from ..tables.names import RudeWords, check_public, shown_text
from ..tables.refusal import Refusal
from ..tables.routine import STAND_IN
from ..tables.table import Plain
from ..wire import replies
from ..wire.requests import Greeting, NewTable
from .invitations import new_id

LISTED = 100
"""Tables that the lobby shows at most."""
OF_EACH = 3
"""Tables of one host among them at most."""


@cache
def games() -> bytes:
    """Return the six games, their house rules and the computer's players, as the answer to `GET
    /api/games`."""
    described = [_game(load_code(name)) for name in CODE_NAMES]
    answer = replies.Games(games=described, players=list(BOT_NAMES), greetings=list(get_args(Greeting)))
    return replies.REPLIES.encode(answer)


def _game(code: Code) -> replies.GameInfo:
    return replies.GameInfo(
        code=code.name,
        title=code.title,
        register=code.register,
        players=code.players,
        words=dict(code.words),
        switches=[_switch(code, key) for key in VALUE_FIELDS],
    )


def _switch(code: Code, key: str) -> replies.SwitchInfo:
    return replies.SwitchInfo(
        key=key,
        value=cast(Plain, plain_value(getattr(code, key))),
        allowed=allowed_values(key),
        choices=list(allowed_words(key)) or None,
        doc=docs_of_fields(Code)[key],
        laws=list(code.laws.get(key, ())),
    )


def listed(listings: tuple[Listing, ...]) -> replies.Lobby:
    """Return the public tables as the lobby shows them."""
    tables = [convert(one, replies.ListedTable, from_attributes=True) for one in listings]
    return replies.Lobby(tables=tables)


async def open_table(
    store: Store, host: Guest, wish: NewTable, clock: Callable[[], int], rude: RudeWords | None = None
) -> str:
    """Open a table with its host at A; its id. Raises Refusal for names and rules that cannot be."""
    name = shown_text(wish.name or f"{host.name}'s table"[:40])
    if wish.public:
        for shown in (host.name, name):
            check_public(rude or RudeWords(), shown)
    try:
        code = house_variant(load_code(wish.code), wish.changes)
        players = _players(code, wish.players)
    except EuchreError as fault:
        raise Refusal("table/cannot-be", str(fault)) from None
    opening = events.TableOpened(
        code=wish.code,
        changes=wish.changes,
        name=name,
        host=host.id,
        public=wish.public,
        pace=wish.pace,
        clock=wish.clock,
        club=wish.club,
        hints=wish.hints,
        seat_per_address=wish.seat_per_address,
    )
    table = new_id()
    network = network_at(table, host) if wish.seat_per_address else None
    seated: list[events.AnyEvent] = [events.Sat("A", host.id, host.name, network)]
    seated += [events.Placed(str(seat), player) for seat, player in players if player is not None]
    if wish.pledge is not None:
        seated.append(events.Pledged("A", wish.pledge))
    await create(store, table, opening, tuple(seated), clock())
    return table


def _players(code: Code, wished: list[str | None] | None) -> list[tuple[Seat, str | None]]:
    """Return who sits in each seat after A: a computer player, or nobody yet."""
    others = code.seating.seats[1:]
    if wished is None:
        return [(seat, STAND_IN) for seat in others]
    if len(wished) != len(others):
        raise EuchreError(
            f"players names {len(wished)} computer players; {code.name} has {len(others)} seats after A"
        )
    for name in wished:
        if name is not None:
            bot_for(code, name)
    return list(zip(others, wished, strict=True))
