"""Commands of a person at a table, and what follows from them."""

from __future__ import annotations

import pytest

from euchre.acts import Act, Call, PlayAlone
from euchre.deal import open_rights
from euchre.game import due_now
from euchre.laws import CODE_NAMES
from euchre.seats import Seat
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest, decide, pledge_of
from euchre.server.tables.long_logs.snapshot import shot_of, snapshot_of, table_in, table_of
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import TimedStep, Wait, follows, in_time
from euchre.server.tables.table import Phase, Table
from euchre.server.tables.transition import replayed
from euchre.server.wire import requests
from tests.server.helpers.tables import ANN, BOB, CID, Desk, chance_choice, desk, play, simple_choice

STRANGER = Guest("stranger", "Stranger")
SHARE = "5a" * 32
PLEDGE = pledge_of(bytes.fromhex(SHARE))

COMMANDS: dict[str, requests.ClientCommand] = {
    "act": requests.DoAct(id="x", act="A passes"),
    "sit": requests.Sit(id="x", seat="D"),
    "stand": requests.Stand(id="x"),
    "next": requests.NextGame(id="x"),
    "pledge": requests.Pledge(id="x", commitment=PLEDGE),
    "share": requests.RevealShare(id="x", share=SHARE),
    "back": requests.Back(id="x"),
    "extend": requests.Extend(id="x"),
    "place": requests.PlacePlayer(id="x", seat="D", player="random"),
    "rename": requests.Rename(id="x", name="New"),
    "pause": requests.Pause(id="x"),
    "resume": requests.Resume(id="x"),
    "remove": requests.Remove(id="x", seat="B"),
    "close": requests.Close(id="x"),
}


def answer(table: Table, guest: Guest, command: requests.ClientCommand) -> str:
    """Return the kinds of the events, or the reason of the refusal."""
    try:
        return " ".join(str(type(event).__struct_config__.tag) for event in decide(table, guest, command))
    except Refusal as no:
        return no.reason


# The answers to the host at A, a guest at B and a stranger, while a game waits for somebody else than A.
IN_A_GAME = {
    "act": ("call/not-your-turn", "act/not-yours", "seat/not-seated"),
    "sit": ("seat/have-one", "seat/have-one", "sat"),
    "stand": ("stood", "stood", "seat/not-seated"),
    "next": ("table/not-now", "table/not-now", "seat/not-seated"),
    "pledge": ("table/not-now", "table/not-now", "seat/not-seated"),
    "share": ("table/not-now", "table/not-now", "seat/not-seated"),
    "back": ("table/not-now", "table/not-now", "seat/not-seated"),
    "extend": ("table/not-now", "table/not-now", "seat/not-seated"),
    "place": ("placed", "table/not-host", "table/not-host"),
    "rename": ("renamed", "table/not-host", "table/not-host"),
    "pause": ("paused", "table/not-host", "table/not-host"),
    "resume": ("table/not-paused", "table/not-host", "table/not-host"),
    "remove": ("removed", "table/not-host", "table/not-host"),
    "close": ("closed", "table/not-host", "table/not-host"),
}


@pytest.fixture
def in_a_game() -> Table:
    """Return a game in which the first call is not A's."""
    for number in range(1, 20):
        table = desk("modern", guests=2, number=number).table
        if table.sitting.deal is not None and table.sitting.deal.turn is not Seat.A:
            return table
    raise AssertionError


def test_every_command_has_a_row_in_the_table_of_roles() -> None:
    assert set(IN_A_GAME) == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_role_may_do_what_its_row_says(in_a_game: Table, name: str) -> None:
    told = tuple(answer(in_a_game, guest, COMMANDS[name]) for guest in (ANN, BOB, STRANGER))
    assert told == IN_A_GAME[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_closed_table_grants_nothing(in_a_game: Table, name: str) -> None:
    at = desk("modern", guests=2)
    at.ask(ANN, requests.Close(id="c"))
    assert at.table.phase is Phase.CLOSED
    assert answer(at.table, ANN, COMMANDS[name]) == "table/closed"


def test_unlawful_act_carries_its_laws() -> None:
    at = desk("jerome-1877", number=2)
    deal = at.table.sitting.deal
    assert deal is not None
    assert deal.turn is not None
    with pytest.raises(Refusal) as refused:
        decide(at.table, ANN, requests.DoAct(id="x", act="A AS"))
    assert refused.value.reason == "play/trump-not-settled"
    assert isinstance(refused.value.laws, tuple)


def test_nobody_may_do_an_act_of_the_routine() -> None:
    table = desk("modern").table
    for text in (
        "A shuffles",
        "A cuts 5",
        "A deals 3-2",
        "A turns up AS",
        "A holds AS",
        "A draws JC",
        "A marks 2",
    ):
        assert answer(table, ANN, requests.DoAct(id="x", act=text)) != "act"


def test_a_table_for_two_has_two_seats() -> None:
    at = desk("modern-2")
    assert answer(at.table, STRANGER, requests.Sit(id="x", seat="D")) == "seat/none"


def test_seats_are_filled_and_freed_only_where_possible() -> None:
    at = desk("modern", guests=2)
    for _ in play(at):
        pass
    asked: dict[str, requests.ClientCommand] = {
        "seat/taken": requests.PlacePlayer(id="x", seat="B", player="simple"),
        "seat/no-player": requests.PlacePlayer(id="x", seat="C", player="nobody"),
        "seat/not-seated": requests.Remove(id="x", seat="C"),
        "table/not-now": requests.Remove(id="x", seat="A"),
        "act/no-game": requests.DoAct(id="x", act="A passes"),
        "placed": requests.PlacePlayer(id="x", seat="C", player=None),
    }
    assert {told: answer(at.table, ANN, command) for told, command in asked.items()} == {
        told: told for told in asked
    }
    at.ask(ANN, requests.NextGame(id="n"))
    assert answer(at.table, ANN, asked["placed"]) == "table/not-now"


def test_computer_player_replaces_a_person_who_leaves_during_a_game() -> None:
    at = desk("modern", guests=2)
    at.ask(BOB, requests.Stand(id="x"))
    chair = at.table.chairs[Seat.B]
    assert (chair.person, chair.player) == (None, "simple")


def test_seat_is_empty_after_a_person_leaves_before_the_game() -> None:
    at = desk("modern", guests=2)
    for _ in play(at):
        pass
    at.ask(BOB, requests.Stand(id="x"))
    assert at.table.chairs[Seat.B].is_empty


def test_game_begins_only_when_every_seat_is_filled() -> None:
    at = desk("modern", guests=2)
    for _ in play(at):
        pass
    at.ask(BOB, requests.Stand(id="x"))
    at.ask(ANN, requests.NextGame(id="y"))
    assert (at.table.phase, at.table.game) == (Phase.GATHERING, 1)
    at.ask(CID, requests.Sit(id="z", seat="B"))
    assert (at.table.phase, at.table.game) == (Phase.PLAYING, 2)


def test_game_does_not_begin_for_computer_players_alone() -> None:
    at = desk("modern")
    for _ in play(at):
        pass
    at.add(events.StoodIn("A", "simple"))
    at.ask(ANN, requests.NextGame(id="y"))
    assert not at.table.is_game_on
    at.add(events.CameBack("A"))
    assert at.table.is_game_on


def test_pledges_are_asked_for_and_the_game_waits_for_them() -> None:
    at = pledged()
    assert at.table.phase is Phase.SHARING
    assert at.table.chance is not None
    assert at.table.chance.wanted == (Seat.A,)
    wait = in_time(at.table)
    assert wait is not None
    assert wait.what is TimedStep.SHARES_LATE
    assert answer(at.table, STRANGER, requests.Sit(id="x", seat="D")) == "table/not-now"
    assert answer(at.table, BOB, requests.RevealShare(id="x", share=SHARE)) == "fair/not-pledged"
    assert answer(at.table, ANN, requests.RevealShare(id="x", share="00" * 32)) == "fair/wrong-share"
    at.ask(ANN, requests.RevealShare(id="x", share=SHARE))
    assert at.table.is_game_on


def pledged() -> Desk:
    """Return a table whose second game waits for the share of seat A."""
    at = desk("modern", guests=2)
    for _ in play(at):
        pass
    at.ask(ANN, requests.Pledge(id="p", commitment=PLEDGE))
    assert answer(at.table, ANN, requests.Pledge(id="q", commitment="00" * 32)) == "fair/pledged"
    at.ask(ANN, requests.NextGame(id="n"))
    return at


def test_pledge_ends_with_the_person_who_leaves() -> None:
    at = pledged()
    at.ask(ANN, requests.Stand(id="s"))
    assert at.table.phase is Phase.PLAYING
    assert at.table.chance is not None
    assert (at.table.chance.pledges, at.table.chance.shares) == ({}, {})


def clocked() -> Desk:
    """Return a table with a clock of ten seconds that waits for its only person."""
    at = desk("modern", clock=10)
    for table in play(at):
        wait = in_time(table)
        if wait is not None and wait.what is TimedStep.STAND_IN:
            return at
    raise AssertionError


def test_clock_runs_for_the_awaited_person_and_can_be_extended() -> None:
    at = clocked()
    assert in_time(at.table) == Wait(TimedStep.STAND_IN, 10_000, Seat.A)
    at.ask(ANN, requests.Extend(id="e"))
    assert in_time(at.table) == Wait(TimedStep.STAND_IN, 20_000, Seat.A)
    at.ask(ANN, requests.DoAct(id="a", act=simple_choice(at.table).text))
    assert at.table.extensions == 0
    assert in_time(desk("modern").table) != Wait(TimedStep.STAND_IN, 0, Seat.A)


def test_computer_player_stands_in_after_the_time_until_the_person_is_back() -> None:
    at = clocked()
    at.add(follows(at.table, Wait(TimedStep.STAND_IN, 10_000, Seat.A)))
    assert at.table.chairs[Seat.A].player == "simple"
    assert answer(at.table, ANN, requests.Extend(id="x")) == "table/not-now"
    assert answer(at.table, ANN, requests.Back(id="x")) == "came-back"
    at.ask(ANN, requests.DoAct(id="a", act=simple_choice(at.table).text))
    assert at.table.chairs[Seat.A].player is None


def test_pause_stops_the_tables_own_steps() -> None:
    at = desk("modern")
    at.ask(ANN, requests.Pause(id="p"))
    assert in_time(at.table) is None
    assert answer(at.table, ANN, COMMANDS["act"]) in ("table/paused", "act/not-yours")
    at.ask(ANN, requests.Resume(id="r"))
    assert in_time(at.table) is not None or at.table.sitting.deal is not None


@pytest.mark.parametrize("code", CODE_NAMES)
def test_table_is_the_fold_of_its_log_and_of_every_snapshot(code: str) -> None:
    at = desk(code, guests=2, number=3)
    for step, _ in enumerate(play(at, chance_choice(3))):
        if step > 260:
            break
    assert replayed(at.entries) == at.table
    between = [table for table in at.stops if table.sitting.is_between_deals]
    assert between
    for table in between:
        again = table_of(snapshot_of(table))
        assert again == table
        assert replayed(at.entries[table.seq :], again) == at.table
        assert snapshot_of(again) == snapshot_of(table)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_last_deal_of_a_snapshot_is_rebuilt_only_where_the_log_needs_it(code: str) -> None:
    at = desk(code, guests=2, number=8)
    for step, _ in enumerate(play(at)):
        if step > 160:
            break
    kept, *_ = [table for table in at.stops if table.sitting.deals == 1 and table.sitting.is_between_deals]
    shot = shot_of(snapshot_of(kept))
    assert shot is not None
    left_out = 0
    for table in at.stops:
        later = at.entries[kept.seq : table.seq]
        if table.seq >= kept.seq:
            begun = table_in(shot, later)
            left_out += begun.sitting.deal is None
            assert replayed(later, begun) == table if later else begun == table
    assert left_out > 0


def test_snapshot_of_a_rubber_keeps_its_score() -> None:
    at = desk("leeds-dwight-1888", number=5)
    for game in range(3):
        if game:
            at.ask(ANN, requests.NextGame(id=f"n{game}"))
        for _ in play(at):
            pass
    assert at.table.sitting.score.this_rubber or at.table.sitting.score.rubbers
    assert table_of(snapshot_of(at.table)) == at.table


def test_snapshot_of_another_version_is_not_read() -> None:
    assert table_of(snapshot_of(desk("modern").table).replace(b'"version":1', b'"version":99')) is None
    assert table_of(b'{"version": 1}') is None


@pytest.mark.parametrize("code", CODE_NAMES)
def test_computer_player_waits_for_people_whose_turn_comes_first(code: str) -> None:
    at = desk(code, guests=1, number=4)
    for step, table in enumerate(play(at, chance_choice(4))):
        wait = in_time(table)
        if wait is not None and wait.what is TimedStep.CHOOSE:
            assert wait.seat == due_now(table.sitting)[0].actor
        if step > 120:
            break


def a_makes_the_trump(table: Table) -> Act:
    """Return a accepts the turn-up and everybody else declines."""
    acts = due_now(table.sitting)[0].acts
    if not isinstance(acts[0], Call):
        return acts[0]
    return acts[1] if acts[0].actor is Seat.A else acts[0]


def test_pause_is_longer_if_a_person_may_still_play_alone() -> None:
    at = desk("modern", guests=1, number=1, pace=100)
    pauses = {}
    for step, table in enumerate(play(at, a_makes_the_trump)):
        wait, deal = in_time(table), table.sitting.deal
        if wait is not None and wait.what is TimedStep.CHOOSE and deal is not None:
            may_go_alone = any(isinstance(act, PlayAlone) for due in open_rights(deal) for act in due.acts)
            pauses[may_go_alone] = wait.milliseconds
        if step > 100:
            break
    assert pauses == {False: 100, True: 500}
