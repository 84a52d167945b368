"""Moments at which a maxim speaks: the deal is played on once as it advises, and once against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..acts import Act, Discard, JamboneCall, Play
from ..bots.book.play import Played
from ..bots.book.rule import Rule
from ..bots.book.sight import Sight
from ..bots.simple import SimplePlayer
from ..bots.simple.follows import follow, least_card
from ..bots.simple.lone import dealers_discard
from ..bots.simple.reading import Reading
from ..cards import card_mask
from ..chance import Stream
from ..deal import Deal, Due, after, awaited, new_deal
from ..game import new_score
from ..seats import Seat
from ..sim import Run, deal_acts
from ..sim.batch import play_out
from ..view import SeatView, view_of
from ..worlds import Worlds
from .experiment import SIMPLE
from .sample import net

_SIMPLE, _NO_STREAM = SimplePlayer(), Stream(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The maxims that are tried, by the kind of choice."""

    calls: Sequence[Rule[Sight]] = ()
    leads: Sequence[Rule[Played]] = ()
    follows: Sequence[Rule[Played]] = ()

    def speaking(self, view: SeatView, due: Due) -> Iterator[tuple[Rule[Any], tuple[Act, ...]]]:
        """Yield the maxims that say something, with the acts that they name."""
        acts = due.acts
        if any(isinstance(act, (Play, JamboneCall)) for act in acts):
            leads = view.trick is None or any(isinstance(act, JamboneCall) for act in acts)
            rules: Sequence[Rule[Any]] = self.leads if leads else self.follows
            seen: Sight | Played | None = Played(view, acts) if rules else None
        else:
            rules, seen = self.calls, Sight(view, acts) if self.calls else None
        for rule in rules:
            named = tuple(act for act in rule.speaks(seen) if act in acts)
            if named and len(named) < len(acts):
                yield rule, named


def gains(run: Run, number: int, rules: Rules, seed: int) -> Iterator[tuple[str, float]]:
    """Yield the id of each maxim that speaks in a deal, with the points won by following it.

    The deal is that of the run with this number; its players choose all other acts.
    """
    deal = new_deal(run.code, run.dealer_of(number))
    for act in deal_acts(run, number):
        due = next((one for one in awaited(deal) if act in one.acts), None)
        if due is not None and len(due.acts) > 1 and deal.turn_up is not None:
            yield from _gains_here(deal, due, rules, seed)
        deal = after(deal, act)


def _gains_here(deal: Deal, due: Due, rules: Rules, seed: int) -> Iterator[tuple[str, float]]:
    view = view_of(deal, due.actor, new_score(deal.code))
    worth: dict[Act, float] = {}
    for rule, named in rules.speaking(view, due):
        others = tuple(act for act in due.acts if act not in named)
        advised, refused = (others, named) if rule.strength.warns else (named, others)
        chosen = [_choice(view, due, acts, is_named=acts is named) for acts in (advised, refused)]
        for act in chosen:
            if act not in worth:
                worth[act] = _worth(after(deal, act), due.actor, seed)
        yield rule.id, worth[chosen[0]] - worth[chosen[1]]


def _choice(view: SeatView, due: Due, acts: tuple[Act, ...], *, is_named: bool) -> Act:
    """Return what `simple` would choose among some of the acts; the first of those that a maxim prefers."""
    own = _SIMPLE.choose(view, due, _NO_STREAM)
    if own in acts:
        return own
    thrown = {act.cards[0]: act for act in acts if isinstance(act, Discard) and len(act.cards) == 1}
    if thrown and not is_named:
        return thrown[dealers_discard(view, list(thrown))]
    plays = {act.card: act for act in acts if isinstance(act, Play)}
    if len(acts) == 1 or is_named or not plays:
        return acts[0]
    reading, cards = Reading(view), tuple(plays)
    return plays[least_card(reading, cards) if view.trick is None else follow(reading, view.trick, cards)]


def _worth(deal: Deal, seat: Seat, seed: int) -> float:
    """Return net points of a seat's side when `simple` players finish the deal."""
    if deal.outcome is not None:
        points, side = deal.outcome.points, deal.code.seating.side_of(seat)
        return float(2 * points[side] - sum(points))
    return float(net(play_out(as_world(deal), SIMPLE, seed, threads=1), seat)[0])


def as_world(deal: Deal) -> Worlds:
    """Return a deal whose faces are all known as the only world of its public view."""
    view = view_of(deal, None, new_score(deal.code))
    hands = np.array([[card_mask(hand) for hand in deal.hands]], np.uint64)
    thrown = [
        card_mask(card for who, card in deal.discards if who == seat) for seat in deal.code.seating.seats
    ]
    return Worlds(
        view=view,
        hands=hands,
        discards=np.array([thrown], np.uint64),
        talon=np.array([card_mask(card for card in deal.pack)], np.uint64),
        dummy=np.zeros(1, np.uint64),
        weights=np.ones(1),
    )
