"""Deals and decisions as columns, for programs that read tables. A batch of deals becomes one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ..acts import Act
from ..bots import play_deal
from ..cards import card_mask
from ..deal import Deal, after, awaited, new_deal
from ..game import begin_deal, new_sitting
from ..laws import Code, load_code
from ..players import bot_by_name
from ..review import ReviewedDeal
from ..seats import Seat
from ..sim.batch import MANNERS, RESULTS, simulate
from ..sim.run import PLAYERS, Run

Table: TypeAlias = dict[str, list[Any]]
"""Columns of equal length, by name."""

_PLACES = ("first", "second", "third")

DEAL_COLUMNS: dict[str, str] = {
    "deal": "int64",
    "dealer": "int8",
    "trump": "int8",
    "maker": "int8",
    "manner": "string",
    "lone": "int8",
    "result": "string",
    "tricks_first": "int8",
    "tricks_second": "int8",
    "tricks_third": "int8",
    "points_first": "int16",
    "points_second": "int16",
    "points_third": "int16",
}
"""Columns of a table of deals: seats and suits are numbers, -1 for none; where there are two sides,
the third has 0."""
DECISION_COLUMNS: dict[str, str] = {
    "deal": "int64",
    "act": "int16",
    "seat": "int8",
    "player": "string",
    "kind": "string",
    "text": "string",
    "choices": "int16",
    "hand": "uint64",
    "turn_up": "string",
    "tricks": "int8",
    "points": "int16",
}
"""Columns of a table of decisions. `act` counts the acts of the deal before, `choices` the lawful acts.

`hand` is the seat's cards as bits of `Card.index`, `tricks` the number of tricks that are over, and `points`
what the deal brings the seat's side in the end, less what it brings an adverse side.
"""


def played_deal(code: Code, players: Sequence[str], seed: int, number: int) -> Deal:
    """Return the deal with this number between registered players, one for each seat; the dealer goes
    round."""
    seats = code.seating.seats
    sitting = replace(begin_deal(new_sitting(code, dealer=Seat((number - 1) % len(seats)))), deals=number)
    bots = {seat: bot_by_name(player) for seat, player in zip(seats, players, strict=True)}
    return play_deal(sitting, bots, seed).current_deal


def batch(
    code_name: str, players: tuple[str, ...], seed: int, first: int, size: int, *, decisions: bool
) -> Table:
    """Return the columns of some deals, from number `first` on. The simulator plays if it knows the
    players."""
    code = load_code(code_name)
    if not decisions and all(player in PLAYERS for player in players):
        return _simulated(Run(code=code, seed=seed, players=players), first, size)
    deals = ((number, played_deal(code, players, seed, number)) for number in range(first, first + size))
    return decisions_of(deals, players) if decisions else deals_of(deals)


def deals_of(deals: Iterable[tuple[int, Deal]]) -> Table:
    """Return a row for each finished deal with its number."""
    found: Table = {name: [] for name in DEAL_COLUMNS}
    for number, deal in deals:
        calling, outcome = deal.calling, deal.final_outcome
        row = (
            number,
            int(deal.dealer),
            _or_none(deal.trump),
            _or_none(calling.maker),
            calling.manner.value,
            _or_none(calling.lone),
            outcome.result.value,
            *_of_three(outcome.tricks),
            *_of_three(outcome.points),
        )
        _add(found, row)
    return found


def decisions_of(deals: Iterable[tuple[int, Deal]], players: Sequence[str] = ()) -> Table:
    """Return a row for each choice of a player among two acts or more, in finished deals with their
    numbers."""
    found: Table = {name: [] for name in DECISION_COLUMNS}
    for number, deal in deals:
        for row in _decisions(number, deal, players):
            _add(found, row)
    return found


def _decisions(number: int, deal: Deal, players: Sequence[str]) -> Iterable[tuple[Any, ...]]:
    points, seating = deal.final_outcome.points, deal.code.seating
    state = new_deal(deal.code, deal.dealer)
    for place, act in enumerate(deal.acts):
        choices, seat = _choices(state, act), act.actor
        if choices > 1 and state.turn_up is not None and isinstance(seat, Seat):
            own = points[seating.side_of(seat)]
            yield (
                number,
                place,
                int(seat),
                players[seat] if players else "",
                type(act).__name__,
                str(act),
                choices,
                card_mask(state.hands[seat]),
                str(state.turn_up),
                len(state.finished_tricks),
                own - (sum(points) - own) // (len(points.sides) - 1),
            )
        state = after(state, act)


def _choices(state: Deal, act: Act) -> int:
    return next((len(due.acts) for due in awaited(state) if act in due.acts), 0)


def _simulated(run: Run, first: int, size: int) -> Table:
    found = simulate(run, first, size, threads=1)
    return {
        "deal": list(range(first, first + size)),
        "dealer": found.dealer.tolist(),
        "trump": found.trump.tolist(),
        "maker": found.maker.tolist(),
        "manner": [MANNERS[each].value for each in found.manner.tolist()],
        "lone": found.lone.tolist(),
        "result": [RESULTS[each].value for each in found.result.tolist()],
        **_by_side("tricks", found.tricks.T.tolist()),
        **_by_side("points", found.points.T.tolist()),
    }


def _by_side(name: str, sides: list[list[int]]) -> Table:
    columns = [*sides, *[[0] * len(sides[0])] * (3 - len(sides))]
    return {f"{name}_{place}": column for place, column in zip(_PLACES, columns, strict=True)}


def _of_three(values: Iterable[int]) -> list[int]:
    return [*values, 0][:3]


def _or_none(value: int | None) -> int:
    return -1 if value is None else int(value)


def _add(table: Table, row: tuple[Any, ...]) -> None:
    for column, value in zip(table.values(), row, strict=True):
        column.append(value)


REVIEW_COLUMNS: dict[str, str] = {
    "deal": "int64",
    "act": "int16",
    "seat": "int8",
    "phase": "string",
    "text": "string",
    "best": "string",
    "mark": "string",
    "choices": "int16",
    "cost": "float64",
    "cost_error": "float64",
    "points_lost": "float64",
    "worth_lost": "float64",
}
"""Columns of a table of reviewed choices.

`act` counts the acts of the deal before, `choices` the lawful acts. `text` is what the player did and `best`
the best act. `cost` is in points at the score, with its standard error, `points_lost` in points without it,
and `worth_lost` in the unit in which the code values scores. All four are 0 where `mark` is `forced` or
`unknown`.
"""


def reviews_of(deals: Iterable[ReviewedDeal]) -> Table:
    """Return a row for each choice of the reviewed deals."""
    found: Table = {name: [] for name in REVIEW_COLUMNS}
    for deal in deals:
        for one in deal.choices:
            choice = one.choice
            row = (
                deal.number,
                choice.number,
                int(choice.seat),
                choice.phase.value,
                str(choice.act),
                str(one.best),
                one.mark.value,
                len(choice.due.acts),
                one.cost,
                one.error,
                one.points_lost,
                one.worth_lost,
            )
            for column, value in zip(found.values(), row, strict=True):
                column.append(value)
    return found
