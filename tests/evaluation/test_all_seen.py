"""Values computed with arrays equal those computed deal by deal with the engine and the solver."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.acts import Act, Call, DeclineTurnUp, Discard, Manner, Play, Shuffle, TakeDummy
from euchre.chance import Stream
from euchre.deal import Deal, Due, Stage, after, awaited, new_deal
from euchre.evaluation.all_seen import act_worths, card_worths
from euchre.game import new_score
from euchre.laws import Code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.solver import card_values, payoff_of, position_of, value
from euchre.view import view_of
from euchre.worlds import Unseen
from tests.bots.tables import EVERY_CODE

WORLDS = 3


def dealt(code: Code, seed: int) -> Deal:
    stream = Stream(seed)
    deal = after(
        new_deal(code, Seat(stream.below(code.players))), Shuffle(Seat.A, stream.shuffled(code.pack))
    )
    while deal.stage in (Stage.CUTTING, Stage.DEALING, Stage.TURNING, Stage.FIXING):
        deal = after(deal, stream.choice(awaited(deal)[0].acts))
    return deal


def choices(code: Code, seed: int) -> Iterator[tuple[Deal, Due]]:
    """Yield every due of a deal with random calls, in order."""
    deal, stream, simple = dealt(code, seed), Stream(seed, 1), bot_by_name("simple")
    while not deal.is_over:
        due = awaited(deal)[0]
        yield deal, due
        act = stream.choice(due.acts)
        if (isinstance(act, Call) and act.manner is Manner.JAMBOREE) or not isinstance(act, (Call, Play)):
            act = simple.choose(view_of(deal, due.actor, new_score(code)), due, stream)
        deal = after(deal, act)


def points_of(deal: Deal, seat: Seat) -> float:
    """Return the value of a deal for a seat if later discards are the best ones with all hands seen."""
    due = awaited(deal)[0] if not deal.is_over else None
    if deal.outcome is not None:
        side, points = deal.code.seating.side_of(seat), deal.outcome.points
        return points[side] - (sum(points) - points[side]) / (len(points.sides) - 1)
    assert due is not None
    if any(isinstance(act, Discard) for act in due.acts):
        ways = [
            points_of(after(deal, act), seat) for act in due.acts if isinstance(act, (Discard, DeclineTurnUp))
        ]
        together = (due.actor in deal.makers) == (seat in deal.makers)
        return max(ways) if together else min(ways)
    if isinstance(due.acts[0], TakeDummy):
        return points_of(after(deal, due.acts[0]), seat)
    worth = value(position_of(deal), payoff_of(deal))
    return worth if seat in deal.makers else -worth


@pytest.mark.parametrize("name", EVERY_CODE)
def test_calls_and_discards_have_the_values_computed_by_the_engine(name: str) -> None:
    code, met = EVERY_CODE[name], 0
    for seed in range(1 if code.dummy else 4):  # with a dummy the engine has many ways to go through
        for deal, due in choices(code, seed):
            acts = [act for act in due.acts if is_solved(act)]
            if not acts:
                continue
            worlds = Unseen(view_of(deal, due.actor, new_score(code))).some(WORLDS, seed)
            found = act_worths(worlds, acts)
            for act in acts[:4]:
                rows = [
                    points_of(quiet(after(worlds.deal_at(row), act)), due.actor) for row in range(len(worlds))
                ]
                assert found[act] == pytest.approx(sum(rows) / len(rows)), f"{deal}: {act}"
                met += 1
    assert met > 5


def is_solved(act: Act) -> bool:
    if isinstance(act, Call):
        return act.word.makes_trump and act.manner is not Manner.JAMBONE
    return isinstance(act, (Discard, DeclineTurnUp))


def quiet(deal: Deal) -> Deal:
    """Return the deal after waiving every right that is due."""
    while not deal.is_over and awaited(deal)[0].acts[-1].words == "waives":
        deal = after(deal, awaited(deal)[0].acts[-1])
    return deal


@pytest.mark.parametrize("name", EVERY_CODE)
def test_cards_have_the_mean_values_of_the_solver(name: str) -> None:
    code = EVERY_CODE[name]
    for seed in range(3):
        for deal, due in choices(code, seed):
            if not isinstance(due.acts[0], Play):
                continue
            worlds = Unseen(view_of(deal, due.actor, new_score(code))).some(WORLDS, seed)
            sign = 1 if due.actor in deal.makers else -1
            rows = [
                card_values(position_of(worlds.deal_at(row)), payoff_of(deal)) for row in range(len(worlds))
            ]
            wanted = {card: sign * sum(row[card] for row in rows) / len(rows) for card in rows[0]}
            assert card_worths(worlds) == pytest.approx(wanted)
            assert set(wanted) == {act.card for act in due.acts if isinstance(act, Play)}
