"""In club mode no card is sent to a person who may not know it, also not in rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, count, islice

import msgspec
import pytest

from euchre.laws import CODE_NAMES
from euchre.server.tables.events import Entry
from euchre.server.tables.seat_view import update_for
from euchre.server.tables.table import Table
from euchre.table import CaseStatus
from tests.server.helpers.club_leaks import CLUBS, Stop, club_differences, club_leaks, dealt_otherwise, stops
from tests.server.helpers.clubs import BOOKS, refereed
from tests.server.helpers.leaks import Frame, real_frame

EVERY = 10
"""Of so many stops one is told again with other cards."""


STOPS = 250
"""At how many stops is looked; a game may be over after a few of them."""


def _stops_of_games(code: str, first: int) -> Iterator[Stop]:
    """Return the stops of one game after another, all in the club mode of the first."""
    return chain.from_iterable(stops(code, number) for number in count(first, len(CLUBS)))


@pytest.mark.parametrize("code", CODE_NAMES)
def test_nobody_is_sent_a_card_they_may_not_know(code: str) -> None:
    found = list(islice(_stops_of_games(code, 1), STOPS))[::3]
    assert len(found) > 20
    assert [leak for stop in found for leak in club_leaks(real_frame, stop)] == []


@pytest.mark.parametrize("code", CODE_NAMES)
def test_messages_do_not_change_with_hidden_cards(code: str) -> None:
    found = list(islice(_stops_of_games(code, 2), STOPS))[::EVERY]
    others = [dealt_otherwise(stop, None, place) for place, stop in enumerate(found)]
    assert sum(other is not None for other in others) > len(found) / 2
    assert [
        who for place, stop in enumerate(found) for who in club_differences(real_frame, stop, place)
    ] == []


Told = dict[str, object]


def planted(change: Callable[[Told, Table, str | None], None]) -> Frame:
    """Return the server's frame with something added to it."""

    def frame(table: Table, person: str | None, entries: tuple[Entry, ...], since: int) -> bytes:
        told: Told = msgspec.to_builtins(update_for(table, person, entries, since, frozenset()))
        change(told, table, person)
        return msgspec.json.encode(told)

    return frame


def _true_revokes(told: Told, table: Table, person: str | None) -> None:
    """Return the cards that did not follow suit although the hand could."""
    told["claimable"] = [
        case.trick for case in refereed(table).ledger.cases if case.status is CaseStatus.HIDDEN
    ]


def _hand_behind_a_ruling(told: Told, table: Table, person: str | None) -> None:
    deal = refereed(table).deal
    last = refereed(table).last_rulings
    if last and last[-1].offender is not None:
        told["because"] = [card.text for card in deal.hands[last[-1].offender]]


def _longer_wait_for_a_true_revoke(told: Told, table: Table, person: str | None) -> None:
    told["asked"] = any(case.irregularity == "revoke" for case in refereed(table).ledger.cases)


PLANTED = {
    "which revokes are true": _true_revokes,
    "the offender's hand behind a ruling": _hand_behind_a_ruling,
    "whether anybody has revoked": _longer_wait_for_a_true_revoke,
}


@pytest.mark.parametrize("what", PLANTED)
def test_deliberate_leak_is_found(what: str) -> None:
    frame, caught = planted(PLANTED[what]), list[str]()
    for number, code in enumerate(BOOKS, 1):
        for place, stop in enumerate(stops(code, number)):
            caught += club_leaks(frame, stop) or club_differences(frame, stop, place)
            if caught:
                return
    raise AssertionError("nobody noticed")
