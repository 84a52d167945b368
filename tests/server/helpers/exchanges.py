"""Exchange hidden cards in the logs of many tables, and compare what is answered about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

import pytest

from euchre.chance import Stream
from euchre.seating import records
from euchre.seats import Seat
from euchre.server.review import playback
from euchre.server.tables import log_book, transition
from euchre.server.tables.events import Entry
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.table import Table
from euchre.server.wire import requests
from tests.server.helpers import club_leaks
from tests.server.helpers.club_leaks import begins_deal, rests_on_cards
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.leaks import named, otherwise
from tests.server.helpers.tables import ANN, Desk, chance_choice, desk, play, simple_choice

TABLES: dict[str, tuple[str, str | None]] = {
    "enforced": ("modern", None),
    "enforced with a dummy": ("modern-3", None),
    "club": ("jerome-1877", "strict"),
    "club of sleepy players": ("modern", "sleepy"),
}
GAMES = 3
"""Games of each table."""
MOST_DEALS = 12
"""Deals after which a table is left, since every answer reads its whole log."""
STOP = 12
"""One step in so many is a stop, and so is the end of each deal."""
STEPS: dict[str, tuple[ModuleType, ...]] = {
    "after": (transition, log_book, club_leaks),
    "new_session": (playback, records),
    "step": (playback,),
    "begin_deal": (records,),
    "after_act": (records,),
}
"""Functions that make the next state of a table, with the modules that replay by them."""
TRIES = 4
"""How often cards are exchanged for one stop until the acts of the deal remain possible."""

State = TypeVar("State")
Given = ParamSpec("Given")
Next = TypeVar("Next")
Log: TypeAlias = tuple[Entry, ...]
Answer: TypeAlias = Callable[[Table, Log, str | None], bytes]
"""What a person is answered about a table and its log. Raises Refusal."""
Answers: TypeAlias = Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Stop:
    """A table at some place of a deal."""

    table: Table
    before: Log
    """The log before the deal."""
    entries: Log
    """The entries of the deal."""


def _remembered(
    compute: Callable[Concatenate[State, Given], Next],
) -> Callable[Concatenate[State, Given], Next]:
    """Return a step that is computed once for each state, and looked up when the same is asked again."""
    known: dict[tuple[object, ...], tuple[State, Next]] = {}

    def step(state: State, /, *given: Given.args, **named: Given.kwargs) -> Next:
        key = (id(state), given, *named.items())
        if key not in known:
            known[key] = state, compute(state, *given, **named)  # a state kept here keeps its id
        return known[key][1]

    return step


@contextmanager
def shared_replays() -> Iterator[None]:
    """Compute each step of a log or record once, however many of those that are replayed begin with it.

    No state of a table ever changes, so that each replay gets what it would compute.
    """
    with pytest.MonkeyPatch.context() as patch:
        for step, modules in STEPS.items():
            remembered = _remembered(getattr(modules[0], step))
            for module in modules:
                patch.setattr(module, step, remembered)
        yield


def stops(name: str, number: int) -> Iterator[Stop]:
    """Stop of some games at one table: after each deal, and now and then within one."""
    code, club = TABLES[name]
    at = desk(code, {"game_points": 1 + number % 3}, guests=2, number=number, club=club, public=True)
    for game in range(GAMES):
        if game:
            at.ask(ANN, requests.NextGame(id=f"n{game}"))
        for stop in _stops_of_game(at, number * 10 + game):
            if stop.table.sitting.deals > MOST_DEALS:
                return
            yield stop


def _stops_of_game(at: Desk, number: int) -> Iterator[Stop]:
    choose = chance_choice(number) if number % 4 else simple_choice  # EGN has no words for many a right
    steps = play(at, choose) if at.table.club is None else play_with_slips(at, number)
    first, chance = 0, Stream(number, 32)
    for table in steps:
        begun = (place for place in range(first, len(at.entries)) if begins_deal(at.entries[place]))
        first = max(begun, default=first)
        is_stop = table.sitting.is_between_deals or chance.below(STOP) == 0
        if first and table.is_game_on and is_stop:
            yield Stop(table, tuple(at.entries[:first]), tuple(at.entries[first:]))


def readers(table: Table) -> Iterator[tuple[Seat | None, str | None]]:
    """Yield each person at a table with their seat, and a stranger."""
    for seat, chair in zip(table.code.seating.seats, table.chairs, strict=True):
        if chair.person is not None:
            yield seat, chair.person
    yield None, "stranger"


def exchanged(stop: Stop, seat: Seat | None, chance: Stream) -> tuple[Table, Log] | None:
    """Return the table and its log with the cards of the deal that are hidden from a seat in other places.

    None where a law has looked at cards, or if nothing can be exchanged.
    """
    for _ in range(TRIES):
        other = _exchanged(stop, seat, chance.below(1_000_000))
        if other is not None and other[1] != stop.entries:
            return other[0], (*stop.before, *other[1])
    return None


def _exchanged(stop: Stop, seat: Seat | None, number: int) -> tuple[Table, Log] | None:
    if stop.table.club is None:
        return otherwise(stop.table, stop.entries, seat, number)
    if rests_on_cards(stop.table):
        return None
    start = transition.replayed(stop.before)
    other = club_leaks.dealt_otherwise((start, stop.table, stop.entries, stop.entries), seat, number)
    return None if other is None or rests_on_cards(other[0]) else other


@dataclass(slots=True)
class Search:
    """Compares answers at many tables of one kind."""

    always: Answers
    """Those compared at each stop."""
    in_turn: Answers
    """Those of which one is compared at each stop, the next one at the next stop."""
    deals: set[tuple[int, int]] = field(default_factory=set)
    """Numbers of the table and of the deal in which cards were exchanged."""
    exchanges: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    """How often each answer was compared, without empty answers and refusals."""
    leaks: dict[str, str] = field(default_factory=dict)
    """Each answer that changed with hidden cards, and where it did so first."""

    def run(self, name: str, numbers: Iterable[int], deals: int) -> None:
        """Search tables of these numbers until cards have been exchanged in so many deals, or all leaks."""
        for number in numbers:
            chance = Stream(number, 31)
            with shared_replays():
                for stop in stops(name, number):
                    self._compare(stop, chance, number)
                    if len(self.deals) >= deals or len(self.leaks) == len(self.always) + len(self.in_turn):
                        return

    def _compare(self, stop: Stop, chance: Stream, number: int) -> None:
        """Compare what one person is told with what they would be told if their hidden cards were others."""
        seat, person = chance.choice(tuple(readers(stop.table)))
        other = exchanged(stop, seat, chance)
        if other is None:
            return
        asked = {**self.always, **self._turn()}
        self.exchanges += 1
        self.deals.add((number, stop.table.sitting.deals))
        for name, answer in asked.items():
            now = told(answer, stop.table, (*stop.before, *stop.entries), person)
            if now != told(answer, *other, person):
                where = f"{named(seat)} at number {stop.table.seq} of table {number}"
                self.leaks.setdefault(name, where)
            self.compared[name] += isinstance(now, bytes) and now != b""

    def _turn(self) -> Answers:
        """Return the answer whose turn it is."""
        turns = list(self.in_turn.items())
        return dict([turns[self.exchanges % len(turns)]])


def told(answer: Answer, table: Table, log: Log, person: str | None) -> bytes | str:
    """Return an answer, or the text of a refusal."""
    try:
        return answer(table, log, person)
    except Refusal as no:
        return f"{no.reason}: {no.message}"
