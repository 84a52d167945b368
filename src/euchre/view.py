"""What one seat, or a spectator, may know of a deal.

A view contains only what its owner may know. Players, terminals and the wire get views and never the deal
itself, so hidden cards cannot reach them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from typing import overload

from .acts import Act, Discard, GiveCard, Holding, Shuffle, TableAct
from .cards import UNKNOWN, Card
from .deal import Deal, PublicDeal, Stage, hands_laid_open
from .errors import reached
from .game import FinishedGame, Score
from .seats import BySide, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class View(PublicDeal):
    """A deal as one seat sees it, or as a spectator does, who sees no hand."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: tuple[Card, ...]
    """The cards that the seat holds and may see."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    declined: bool
    """Whether the dealer openly left the turn-up on the talon."""
    discards: tuple[Card, ...]
    """The cards that this seat has discarded."""
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """Hands that lie face up, with the cards still held."""
    acts: tuple[Act, ...]
    """The acts of this deal, without hidden cards."""
    points: BySide[int]
    """Points of the current game."""
    games: BySide[int]
    """Games won."""
    this_rubber: tuple[FinishedGame, ...]
    """Games finished in the current rubber; empty where no rubbers are played."""
    rubber_points: BySide[int]
    """Rubber points of all rubbers so far."""
    deals: int
    """Deals of the current game that are over; counted only where their number may end it."""

    @property
    def own_seat(self) -> Seat:
        """Whose view it is. Raises StageError for a spectator's view."""
        return reached(self.seat, "a spectator has no seat")


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(View):
    """A deal as one seat sees it: what a player gets when it has to choose."""

    seat: Seat


@overload
def view_of(deal: Deal, seat: Seat, score: Score) -> SeatView: ...


@overload
def view_of(deal: Deal, seat: Seat | None, score: Score) -> View: ...


def view_of(deal: Deal, seat: Seat | None, score: Score) -> View:
    """Return what a seat may know of a deal; for None, what a spectator may know.

    While the dealer has still to name the suit for a joker turned up, nobody has looked at their cards.
    """
    hands_are_up = deal.stage is not Stage.FIXING
    kind: Callable[..., View] = View if seat is None else SeatView
    return kind(
        code=deal.code,
        seat=seat,
        dealer=deal.dealer,
        stage=deal.stage,
        turn=deal.turn,
        hand=deal.hands[seat] if seat is not None and hands_are_up else (),
        hand_sizes=tuple([len(hand) for hand in deal.hands]),
        turn_up=deal.turn_up,
        fixed=deal.fixed,
        exchanged=deal.exchanged,
        declined=deal.exchanged and not deal.turn_up_in_hand,
        discards=tuple([card for who, card in deal.discards if who == seat]),
        dummy_taken=deal.dummy_taken,
        best_given=deal.best_given,
        calling=deal.calling,
        tricks=deal.tricks,
        called=deal.called,
        open_hands=tuple([(who, deal.hands[who]) for who in hands_laid_open(deal)]),
        claim=deal.claim,
        outcome=deal.outcome,
        acts=_acts_seen(deal.acts, seat),
        points=score.points,
        games=score.games,
        this_rubber=score.this_rubber,
        rubber_points=score.rubber_points,
        deals=score.deals,
    )


def public_view(view: View) -> View:
    """Return the view of a spectator of the same deal."""
    values = {field.name: getattr(view, field.name) for field in fields(View)}
    acts = _acts_seen(view.acts, None)
    return View(**{**values, "seat": None, "hand": (), "discards": (), "acts": acts})


def _acts_seen(acts: Iterable[Act], seat: Seat | None) -> tuple[Act, ...]:
    """Return acts as a seat sees them, without those that only the record knows."""
    return tuple(
        [
            seen
            for act in acts
            if (seen := act_as_seen(act, seat) if type(act) in _SECRET else act) is not None
        ]
    )


def score_seen(view: View) -> Score:
    """Return the score at the beginning of the deal of a view."""
    return Score(
        code=view.code,
        points=view.points,
        games=view.games,
        rubber_points=view.rubber_points,
        this_rubber=view.this_rubber,
        deals=view.deals,
    )


def act_as_seen(act: Act, seat: Seat | None) -> Act | None:
    """Return an act as a seat sees it: without the order of the pack and other players' hidden cards.

    None for an act that only the record knows.
    """
    kind = type(act)
    if kind not in _SECRET:
        return act
    match act:
        case Shuffle(actor, _):
            return Shuffle(actor)
        case Discard(actor, cards) if actor != seat:
            return Discard(actor, (UNKNOWN,) * len(cards))
        case GiveCard(Seat() as actor, _) if seat not in (actor, Seat((actor + 2) % 4)):
            return GiveCard(actor, UNKNOWN)
        case Holding(actor, _) if actor != seat:
            return None
        case TableAct(actor, form) if actor != seat and form in _FORMS_WITH_HIDDEN_CARDS:
            return replace(act, cards=(UNKNOWN,) * len(act.cards))
    return act


_SECRET = frozenset({Shuffle, Discard, GiveCard, Holding, TableAct})
_FORMS_WITH_HIDDEN_CARDS = frozenset({"changes the discard to {card}", "marks card {card}"})
