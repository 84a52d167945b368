"""What computer players learn from at a table: public deals of the people who still play there."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from euchre.bots import seen_deal
from euchre.game import Sitting
from euchre.server.study.hints import hint_task
from euchre.server.tables import events
from euchre.server.tables.learning import KEPT_SEEN, MOST_SEEN, seen_here
from euchre.server.tables.log_book import Draft
from euchre.server.tables.long_logs.snapshot import snapshot_of, table_of
from euchre.server.tables.routine import TimedStep, in_time
from euchre.server.tables.table import Table
from euchre.server.tables.transition import replayed
from euchre.server.wire import requests
from tests.server.helpers.choosing import given_to_choose
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.tables import ANN, Desk, desk, play, seeds

LONG = {"game_points": 40}
"""Games in which more deals are played than are kept."""


def with_expert(at: Desk, letter: str = "B") -> Desk:
    """Return the table with `expert` in a seat, before the second game."""
    for _ in play(at):
        pass
    at.add(events.Placed(letter, "expert"))
    at.ask(ANN, requests.NextGame(id="n"))
    return at


def deals_played(at: Desk) -> list[Sitting]:
    """Return the sitting after each deal of the game that is on, played to its end."""
    ended = [at.table.sitting for _ in play(at) if at.table.sitting.is_between_deals and at.table.is_game_on]
    return [*{sitting.deals: sitting for sitting in (*ended, at.table.sitting)}.values()]


@cache
def played() -> tuple[Desk, tuple[Sitting, ...]]:
    """Return a table with `expert` after a long game, and the sitting after each of its deals."""
    at = with_expert(desk("modern", {**LONG}))
    return at, tuple(deals_played(at))


def test_the_deals_kept_are_the_latest_ones_as_all_saw_them() -> None:
    at, sittings = played()
    seen = seen_here(at.table)
    expected = [seen_deal(sitting.current_deal, sitting.before_deal) for sitting in sittings]
    assert len(sittings) > MOST_SEEN
    assert KEPT_SEEN <= len(seen) <= MOST_SEEN
    assert list(seen) == expected[-len(seen) :]


def test_log_and_snapshot_give_the_same_deals() -> None:
    at, _ = played()
    again = table_of(snapshot_of(at.table))
    assert again is not None
    assert replayed(at.entries).seen == again.seen == at.table.seen


def test_a_snapshot_of_an_older_version_is_read_and_learning_begins_after_it() -> None:
    at, _ = played()
    older = replace(at.table, seen=())
    again = table_of(snapshot_of(older))
    assert again == at.table
    assert again is not None
    assert seen_here(again) == ()


def test_nothing_is_kept_where_no_player_learns() -> None:
    at = desk("modern")
    for _ in play(at):
        pass
    assert at.table.seen == ()


def test_nothing_is_kept_in_club_mode() -> None:
    at = desk("modern", club="friendly")
    at.add(events.Placed("B", "expert"))
    deals = {table.sitting.deals for step, table in zip(range(200), play_with_slips(at, 1), strict=False)}
    assert len(deals) > 1
    assert at.table.seen == ()


@pytest.mark.parametrize("is_sealed", [True, False], ids=["the same deals for all", "deals of its own"])
def test_nothing_is_kept_at_a_table_of_an_event(is_sealed: bool) -> None:
    part = events.EventPart(event="e1", boards=(1, 2, 3), sealed=is_sealed, waits=True)
    opening = events.TableOpened(
        code="modern", changes={}, name="Board", host=ANN.id, public=False, pace=0, clock=0, part=part
    )
    draft = Draft.new("t1", opening, 1_000)
    at = Desk(draft.table, list(draft.entries), seeds())
    at.add(events.Sat("A", ANN.id, ANN.name), *(events.Placed(letter, "expert") for letter in "BCD"))
    for _ in play(at):
        pass
    assert at.table.play is not None
    assert len(at.table.play.results) == 3
    assert at.table.seen == ()
    assert seen_here(replace(at.table, seen=played()[0].table.seen)) == ()


def test_deals_with_others_at_the_table_do_not_count() -> None:
    table = played()[0].table
    own = seen_here(table)
    stood_in = after_event(table, events.StoodIn("A", "simple"))
    assert seen_here(stood_in) == ()
    assert seen_here(after_event(stood_in, events.CameBack("A"))) == own
    assert seen_here(after_event(table, events.Placed("C", "random"))) == ()


def test_a_deal_in_which_a_seat_changed_hands_is_not_kept() -> None:
    at = with_expert(desk("modern"))
    in_deal = next(table for table in play(at) if not table.sitting.is_between_deals)
    assert in_deal.seen[-1].deal is None
    at.add(events.StoodIn("A", "simple"))
    next(table for table in play(at) if table.sitting.is_between_deals)
    assert at.table.seen == ()


def test_a_computer_player_is_given_the_deals_when_it_chooses() -> None:
    at = with_expert(desk("modern"))
    table = next(table for table in play(at) if len(seen_here(table)) > 1 and _chooser(table) == "expert")
    assert given_to_choose(table)[1] == seen_here(table)


def test_hints_do_not_know_what_was_learned() -> None:
    at = with_expert(desk("modern"))
    table = next(
        table for table in play(at) if len(seen_here(table)) > 1 and _is_asked(table) and table.has_hints
    )
    assert hint_task(table, ANN) == hint_task(replace(table, seen=()), ANN)


def _chooser(table: Table) -> str | None:
    wait = in_time(table)
    if wait is None or wait.what is not TimedStep.CHOOSE or wait.seat is None:
        return None
    return table.chairs[wait.seat].player


def _is_asked(table: Table) -> bool:
    deal = table.sitting.deal
    return deal is not None and not deal.is_over and deal.turn == 0 and bool(deal.tricks)


def after_event(table: Table, event: events.AnyEvent) -> Table:
    """Return the table after one more event."""
    draft = Draft(table, 1, 1_000)
    draft.put(event, "")
    return draft.table
