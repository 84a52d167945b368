"""A table with very many events is carried on at another, which begins with its score and its people.

The new table is written first. Its id follows from the id of the old one, so that a server that stops in
between, or another server, goes on with the same table.
"""

from __future__ import annotations

import hashlib

from ....game import Score, next_deal_begins
from ....game.score import marked
from ...refereed.mode import carried_points
from .. import events
from ..table import Table, plain_changes
from .score_shot import score_shot


def successor_of(table: Table) -> str:
    """Return the id of the table at which a table is carried on."""
    return hashlib.sha256(f"{table.id} is carried on".encode()).hexdigest()[: len(table.id)]


def opening_of(table: Table) -> tuple[events.TableOpened, tuple[events.AnyEvent, ...]]:
    """Return how the table that carries on another is opened, and the events that give it score and
    people."""
    code = table.code
    opening = events.TableOpened(
        code=code.base or code.name,
        changes=plain_changes(code),
        name=table.name,
        host=table.host,
        public=table.public,
        pace=table.pace,
        clock=table.clock,
        club=None if table.club is None else table.club.temper.value,
        hints=table.hints,
        seat_per_address=table.seat_per_address,
    )
    dealer = table.sitting.next_dealer
    took_over = events.TookOver(
        first=table.first or table.id,
        score=score_shot(_next_score(table)),
        dealer=None if dealer is None else str(dealer),
        admitted=sorted(table.admitted),
        removed=sorted(table.removed),
        delay=table.delay,
    )
    return opening, (took_over, *_people(table))


def _next_score(table: Table) -> Score:
    """Return the score with which the next deal would begin."""
    score = next_deal_begins(table.sitting.score)
    for side, points in () if table.club is None else carried_points(table.club):
        score = marked(score, score.code.seating.by_side(0).replaced(side, points))
    return score


def _people(table: Table) -> tuple[events.AnyEvent, ...]:
    seated: list[events.AnyEvent] = []
    for seat, chair in zip(table.code.seating.seats, table.chairs, strict=True):
        if chair.person is not None and chair.name is not None:
            seated.append(events.Sat(str(seat), chair.person, chair.name, chair.network))
            if chair.player is not None:
                seated.append(events.StoodIn(str(seat), chair.player))
        elif chair.player is not None:
            seated.append(events.Placed(str(seat), chair.player))
    return tuple(seated)
