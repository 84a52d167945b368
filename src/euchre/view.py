"""What one seat, or a spectator, may know of a deal.

A view contains only what its owner may know. Players, terminals and the wire get views and never the deal
itself, so hidden cards cannot reach them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .acts import Act, Discard, Holding, Shuffle, TableAct
from .cards import UNKNOWN, Card, Suit
from .deal import Calling, Deal, EndingProposal, Outcome, Stage, Trick, hands_laid_open
from .game import FinishedGame, Score
from .laws import Code
from .seats import BySide, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A deal as one seat sees it, or as a spectator does, who sees no hand."""

    code: Code
    seat: Seat | None
    """Whose view it is; None for a spectator."""
    dealer: Seat
    stage: Stage
    turn: Seat | None
    """Who calls or plays next in turn."""
    hand: tuple[Card, ...]
    """The cards that the seat holds and may see."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    turn_up: Card | None
    """The card that was turned up, even if it has been taken or turned down."""
    turned_suit: Suit | None
    exchanged: bool
    """Whether the dealer has discarded or declined."""
    declined: bool
    """Whether the dealer openly left the turn-up on the talon."""
    discards: tuple[Card, ...]
    """The cards that this seat has discarded."""
    dummy_taken: bool
    calling: Calling
    tricks: tuple[Trick, ...]
    """Tricks in order; the last may be in progress."""
    in_play: int
    """How many players play in this deal."""
    called: Card | None
    """The card called from an open jambone hand."""
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """Hands that lie face up, with the cards still held."""
    claim: EndingProposal | None
    outcome: Outcome | None
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

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once settled."""
        return self.calling.trump

    @property
    def makers(self) -> tuple[Seat, ...]:
        """The seats of the side that made the trump."""
        maker = self.calling.maker
        return () if maker is None else self.code.seating.side_of(maker).seats

    @property
    def trick(self) -> Trick | None:
        """The trick in progress, None between tricks."""
        if not self.tricks or len(self.tricks[-1].plays) >= self.in_play:
            return None
        return self.tricks[-1]

    @property
    def finished_tricks(self) -> tuple[Trick, ...]:
        """The tricks that are complete."""
        return self.tricks if self.trick is None else self.tricks[:-1]


def view_of(deal: Deal, seat: Seat | None, score: Score) -> View:
    """What a seat may know of a deal; for None, what a spectator may know.

    While the dealer has still to name the suit for a joker turned up, nobody has looked at their cards.
    """
    hands_are_up = deal.stage is not Stage.FIXING
    return View(
        code=deal.code,
        seat=seat,
        dealer=deal.dealer,
        stage=deal.stage,
        turn=deal.turn,
        hand=deal.hands[seat] if seat is not None and hands_are_up else (),
        hand_sizes=tuple([len(hand) for hand in deal.hands]),
        turn_up=deal.turn_up,
        turned_suit=deal.turned_suit,
        exchanged=deal.exchanged,
        declined=deal.exchanged and not deal.turn_up_in_hand,
        discards=tuple([card for who, card in deal.discards if who == seat]),
        dummy_taken=deal.dummy_taken,
        calling=deal.calling,
        tricks=deal.tricks,
        in_play=deal.in_play,
        called=deal.called,
        open_hands=tuple([(who, deal.hands[who]) for who in hands_laid_open(deal)]),
        claim=deal.claim,
        outcome=deal.outcome,
        acts=tuple([seen for act in deal.acts if (seen := act_as_seen(act, seat)) is not None]),
        points=score.points,
        games=score.games,
        this_rubber=score.this_rubber,
        rubber_points=score.rubber_points,
    )


def score_seen(view: View) -> Score:
    """The score at the beginning of the deal of a view."""
    return Score(
        code=view.code,
        points=view.points,
        games=view.games,
        rubber_points=view.rubber_points,
        this_rubber=view.this_rubber,
    )


def act_as_seen(act: Act, seat: Seat | None) -> Act | None:
    """An act as a seat sees it: without the order of the pack and other players' hidden cards.

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
        case Holding(actor, _) if actor != seat:
            return None
        case TableAct(actor, form) if actor != seat and form in _FORMS_WITH_HIDDEN_CARDS:
            return replace(act, cards=(UNKNOWN,) * len(act.cards))
    return act


_SECRET = frozenset({Shuffle, Discard, Holding, TableAct})
_FORMS_WITH_HIDDEN_CARDS = frozenset({"changes the discard to {card}", "marks card {card}"})
