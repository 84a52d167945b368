"""The croupier: it deals by chance and keeps no state."""

from __future__ import annotations

import pytest

from euchre.acts import Act, Draw, Shuffle
from euchre.bots import next_act, play_deal, play_on, play_until
from euchre.chance import DEAL, Stream
from euchre.deal import Due, Stage
from euchre.errors import EuchreError
from euchre.game import Sitting, after, begin_deal, check, due_now, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import View
from tests.bots.tables import bots_for


def all_acts(sitting: Sitting, seed: int, deals: int, name: str) -> list[Act]:
    """Return the acts of some deals, each checked to be legal."""
    bots, acts = bots_for(sitting.code, name), []
    while not (sitting.deals == deals and sitting.is_between_deals):
        if not due_now(sitting):
            sitting = begin_deal(sitting)
        act = next_act(sitting, bots, seed)
        assert act is not None
        check(sitting, act)
        acts.append(act)
        sitting = after(sitting, act)
    return acts


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize("name", ["random", "simple"])
def test_the_same_seed_gives_the_same_lawful_acts(code: str, name: str) -> None:
    table = new_sitting(load_code(code))
    acts = all_acts(table, 11, 6, name)
    assert acts == all_acts(table, 11, 6, name)
    assert acts != all_acts(table, 12, 6, name)


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize("part", [1, 2, 3])
def test_a_game_resumed_from_its_acts_continues_as_if_never_stopped(code: str, part: int) -> None:
    table = new_sitting(load_code(code))
    acts = all_acts(table, 5, 8, "simple")
    stop = len(acts) * part // 4
    for act in acts[:stop]:
        table = after(table, act)
    bots = bots_for(table.code, "simple")
    rest: list[Act] = []
    while len(rest) < len(acts) - stop:
        if not due_now(table):
            table = begin_deal(table)
        act_now = next_act(table, bots, 5)
        assert act_now is not None
        rest.append(act_now)
        table = after(table, act_now)
    assert rest == acts[stop:]


def test_the_pack_is_shuffled_by_the_stream_of_its_deal() -> None:
    code = load_code("modern")
    table = begin_deal(new_sitting(code, dealer=Seat.B))
    assert next_act(table, {}, 9) == Shuffle(Seat.B, Stream(9, 1, DEAL).shuffled(code.pack))


def test_the_first_dealer_is_drawn_by_chance_for_all_seats() -> None:
    drawn = {next_act(new_sitting(load_code("jerome-1877")), {}, seed) for seed in range(200)}
    assert {act.card for act in drawn if isinstance(act, Draw)} == set(load_code("jerome-1877").pack)


def test_chance_deals_for_a_seat_without_a_bot_but_does_not_choose_for_it() -> None:
    table = play_on(begin_deal(new_sitting(load_code("modern"), dealer=Seat.A)), {}, 3)
    assert table.deal is not None
    assert table.deal.stage is Stage.ORDERING
    assert next_act(table, {}, 3) is None


def test_nothing_happens_between_deals() -> None:
    code = load_code("modern")
    bots = bots_for(code, "simple")
    table = play_on(begin_deal(new_sitting(code, dealer=Seat.A)), bots, 3)
    assert table.deals == 1
    assert table.is_between_deals
    assert next_act(table, bots, 3) is None


def test_a_deal_cannot_be_played_out_if_a_seat_has_no_bot() -> None:
    code = load_code("modern")
    bots = {Seat.B: bot_by_name("simple")}
    with pytest.raises(EuchreError, match="has no bot"):
        play_deal(new_sitting(code, dealer=Seat.A), bots, 3)


def test_play_goes_on_until_done_returns_true() -> None:
    code = load_code("modern")
    table = play_until(
        new_sitting(code), bots_for(code, "simple"), 4, lambda now: now.score.won_by is not None
    )
    assert max(table.score.points) >= code.game_points


class Cheat:
    """A player that answers with an act that is not due."""

    name = "cheat"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        return Shuffle(due.actor)


def test_an_answer_that_is_not_due_is_refused_with_the_name_of_the_bot() -> None:
    table = play_on(begin_deal(new_sitting(load_code("modern"), dealer=Seat.A)), {}, 3)
    with pytest.raises(EuchreError, match="the player 'cheat' answered 'B shuffles' for B"):
        next_act(table, {Seat.B: Cheat()}, 3)
