"""The state of one deal: where every card is, the calls, the tricks and the outcome.

A `Deal` never changes: `transition.after` makes the next one from a deal and an act. Cards are kept in
tuples of faces, because at a table the same face can appear twice or be `UNKNOWN`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from operator import attrgetter
from typing import Any

from ..acts import Act, Actor, Call, CallKind, Cut, Manner, Play, Shuffle, TableAct
from ..cards import UNKNOWN, Card, Suit
from ..copying import copier
from ..deciding import decides
from ..errors import reached
from ..laws import Code
from ..seats import BySide, Seat


class Stage(Enum):
    """The stage that a deal has reached."""

    SHUFFLING = "shuffling"
    CUTTING = "cutting"
    DEALING = "dealing"
    TURNING = "turning"
    FIXING = "fixing"
    """A joker was turned up, and the dealer must name the suit it stands for."""
    ORDERING = "ordering"
    """First round: players accept the turn-up or pass."""
    MAKING = "making"
    """Second round: players may name another suit, or no trump if the code allows it."""
    PREPARING = "preparing"
    """Trump is settled and no card is led yet: take-overs, the discard, the dummy, the jambone call."""
    PLAYING = "playing"
    OVER = "over"


class Result(Enum):
    """The result of a deal."""

    POINT = "point"
    MARCH = "march"
    EUCHRE = "euchre"
    JAMBOREE = "jamboree"
    ALL_PASSED = "all passed"
    VOID = "void"


class Ending(Enum):
    """How a deal ended."""

    PLAYED = "played"
    LAID_DOWN = "laid down"
    THROWN_IN = "thrown in"
    SHOWN = "shown"
    """A jamboree, shown without play."""
    TOLD = "told"
    """The players told the result, and not all of the cards."""
    UNPLAYED = "unplayed"
    """All passed, or the deal was void."""


class _WithAnswers:
    """Keeps who has won a trick so far, and who has played to it, once that was asked."""

    __slots__ = ("_seats", "_winner")
    _seats: tuple[Seat, ...]
    _winner: Seat


_FALSE_CUTS = ("shows {cards} in cutting", "cuts {number} and leaves {number}")
"""Deeds that tell of a cut which has to be made again."""


@dataclass(frozen=True, slots=True)
class Trick(_WithAnswers):
    """The cards played to one trick, the lead first."""

    plays: tuple[Play, ...]
    trump: Suit

    @property
    def leader(self) -> Seat:
        """Who led."""
        return seat_of(self.plays[0])

    @property
    def led(self) -> Suit:
        """The suit that the others must follow."""
        return self.plays[0].card.suit_under(self.trump)

    @property
    @decides("professor-1862 P21", "modern trick-win")
    def winner(self) -> Seat:
        """Who has played the best card so far: the highest trump, else the highest of the suit led."""
        try:
            return self._winner
        except AttributeError:
            trump, led = self.trump, self.led
            winner = seat_of(max(self.plays, key=lambda play: play.card.strength(trump, led)))
            object.__setattr__(self, "_winner", winner)
            return winner

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who has played, in order."""
        try:
            return self._seats
        except AttributeError:
            seats = tuple([seat_of(play) for play in self.plays])
            object.__setattr__(self, "_seats", seats)
            return seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Calling:
    """The calls that settled the trump, and who plays."""

    calls: tuple[Call, ...] = ()
    """The calls of both rounds that counted, in order."""
    trump: Suit | None = None
    maker: Seat | None = None
    """Who settled the trump."""
    accepted: bool = False
    """Whether the turn-up was accepted, so that the dealer may take it."""
    manner: Manner = Manner.PARTNERSHIP
    lone: Seat | None = None
    """Who plays alone on the makers' side."""
    announced: Seat | None = None
    """The maker who announced a lone hand before the partner took it over."""
    duelist: Seat | None = None
    """The adversary who plays alone against the lone player."""
    out: tuple[Seat, ...] = ()
    """Who sits out."""
    waived: tuple[Seat, ...] = ()
    """Who has given up a right since trump was settled: to take over, to defend alone, to call a card."""
    joining: bool = False
    """Whether the lone player's partner plays from the next lead, so that the hand counts as one of four."""
    bound: bool = False
    """Whether the maker has to play with the partner, whatever they have said (jerome-1877 6.14)."""

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """Who takes no part in what is still to be played: a partner who joins is not a spectator any
        more."""
        return () if self.joining else self.out

    @property
    def counts_as(self) -> Manner:
        """The manner of play that decides what the hand counts."""
        return Manner.PARTNERSHIP if self.joining else self.manner

    @property
    def this_round(self) -> tuple[Call, ...]:
        """The calls of the current round, or of the round that settled the trump."""
        calls = self.calls
        for place in range(len(calls) - 1, -1, -1):
            if calls[place].word is CallKind.TURN_DOWN:
                return calls[place + 1 :]
        return calls

    def has_passed(self, seat: Seat) -> bool:
        """Return whether a seat has passed in this round."""
        return any(call.actor == seat and not call.word.makes_trump for call in self.this_round)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingProposal:
    """Cards laid down or a throw-in, waiting for the other players' answers."""

    seat: Seat
    tricks: int | None
    """The makers' tricks in a proposed throw-in; None for cards laid down."""
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The outcome of a deal."""

    result: Result
    ending: Ending
    tricks: BySide[int]
    """Tricks by side; in a throw-in the adversaries' unplayed tricks go to the first adverse side."""
    points: BySide[int]
    """Points due by side."""
    deal_passes: bool = True
    """True: the deal passes to the left. False: the same dealer deals again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicDeal:
    """What a deal and every view of it have in common.

    A part that exists from some stage on is None before it. Beside it stands a property for code that runs
    later: it is never None, and raises StageError if the deal has not reached that stage.
    """

    code: Code
    dealer: Seat
    stage: Stage = Stage.SHUFFLING
    turn: Seat | None = None
    """Who calls or plays next; None outside calling and play."""
    turn_up: Card | None = None
    """The card that was turned up, even if it has been taken or turned down."""
    fixed: Suit | None = None
    """The suit that a joker turned up stands for."""
    exchanged: bool = False
    """Whether the dealer has discarded for the turn-up or declined it."""
    dummy_taken: bool = False
    best_given: bool = False
    """Whether the partner of the lone player has given them a card."""
    calling: Calling = Calling()
    tricks: tuple[Trick, ...] = ()
    """Tricks in order; the last may be in progress."""
    called: Card | None = None
    """The card called from an open jambone hand for the first trick."""
    claim: EndingProposal | None = None
    outcome: Outcome | None = None

    @property
    def turned_suit(self) -> Suit | None:
        """The suit of the turn-up, for a joker the suit named."""
        if self.turn_up is None:
            return None
        return self.turn_up.suit if self.fixed is None else self.fixed

    @property
    def trump(self) -> Suit | None:
        """The trump suit or `NO_TRUMP`, once settled."""
        return self.calling.trump

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.outcome is not None

    @property
    def is_told(self) -> bool:
        """Whether the players told the result, so that the record does not show all that was played."""
        return self.outcome is not None and self.outcome.ending is Ending.TOLD

    @property
    def makers(self) -> tuple[Seat, ...]:
        """The seats of the side that made the trump, even one that sits out; empty before that."""
        maker = self.calling.maker
        return () if maker is None else self.code.seating.side_of(maker).seats

    @property
    def in_play(self) -> int:
        """How many players play."""
        return self.code.players - len(self.calling.out)

    @property
    def trick(self) -> Trick | None:
        """The trick in progress, None between tricks."""
        tricks = self.tricks
        return None if not tricks or self.is_complete(tricks[-1]) else tricks[-1]

    @property
    def finished_tricks(self) -> tuple[Trick, ...]:
        """The tricks that are complete."""
        tricks = self.tricks
        return tricks if not tricks or self.is_complete(tricks[-1]) else tricks[:-1]

    def is_complete(self, trick: Trick) -> bool:
        """Return whether all who play have played to a trick; a card from a player who sits out does not
        count."""
        out = self.calling.out
        in_play = self.code.players - len(out)
        if len(trick.plays) < in_play:
            return False
        return not out or sum(play.actor not in out for play in trick.plays) >= in_play

    @property
    def seat_in_turn(self) -> Seat:
        """Who calls or plays next. Raises StageError outside calling and play."""
        return reached(self.turn, "no seat is in turn")

    @property
    def turned_card(self) -> Card:
        """The turn-up. Raises StageError before a card is turned up."""
        return reached(self.turn_up, "no card is turned up")

    @property
    def suit_turned_up(self) -> Suit:
        """The suit of the turn-up. Raises StageError before it is known."""
        return reached(self.turned_suit, "the turn-up has no suit yet")

    @property
    def settled_trump(self) -> Suit:
        """The trump suit. Raises StageError before it is settled."""
        return reached(self.calling.trump, "trump is not settled")

    @property
    def settled_maker(self) -> Seat:
        """Who made the trump. Raises StageError before it is settled."""
        return reached(self.calling.maker, "trump is not settled")

    @property
    def open_trick(self) -> Trick:
        """The trick in progress. Raises StageError between tricks."""
        return reached(self.trick, "no trick is in progress")

    @property
    def open_claim(self) -> EndingProposal:
        """The claim that waits for answers. Raises StageError if there is none."""
        return reached(self.claim, "no claim is open")

    @property
    def final_outcome(self) -> Outcome:
        """The outcome. Raises StageError before the deal is over."""
        return reached(self.outcome, "the deal is not over")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(PublicDeal):
    """One deal, from the shuffle to its outcome."""

    pack: tuple[Card, ...] = ()
    """Cards not dealt, from the top: first the whole pack, later the talon without the turn-up."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """The hand of each seat in use."""
    dummy: tuple[Card, ...] = ()
    turn_up_in_hand: bool = False
    """Whether the dealer has taken the turn-up into their hand."""
    discards: tuple[tuple[Seat, Card], ...] = ()
    """Discards in order, each with its seat; a declined turn-up is not among them."""
    shown: tuple[Seat, ...] = ()
    """Who has shown a jamboree or laid down cards; a jambone hand is not listed here."""
    acts: tuple[Act, ...] = ()
    """Everything that was done, in order."""

    @property
    def eldest_hand(self) -> Seat:
        """The player on the dealer's left."""
        return self.code.seating.left_of(self.dealer)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, clockwise from the dealer's left."""
        return tuple(
            seat for seat in self.code.seating.from_left_of(self.dealer) if seat not in self.calling.out
        )

    @property
    def to_answer(self) -> tuple[Seat, ...]:
        """The players who have still to answer the claim that is open, none if no claim is (modern lay-down,
        throw-in: a player who sits out is not asked)."""
        claim = self.claim
        if claim is None:
            return ()
        return tuple(seat for seat in self.active if seat != claim.seat and seat not in claim.agreed)

    def holding(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat may play or discard; an accepted turn-up belongs to the dealer."""
        hand = self.hands[seat]
        if seat != self.dealer or not self.calling.accepted or self.exchanged or self.turn_up_in_hand:
            return hand
        return hand if self.turn_up is None else (*hand, self.turn_up)

    def has_shuffled(self, who: Actor) -> bool:
        """Return whether an actor has shuffled since the last cut, a false one or not, or in this deal if
        there was none (leeds-dwight-1888 24)."""
        for act in reversed(self.acts):
            if isinstance(act, Cut) or (isinstance(act, TableAct) and act.form in _FALSE_CUTS):
                return False
            if isinstance(act, Shuffle) and act.actor == who:
                return True
        return False

    def makers_tricks(self) -> int:
        """Return the number of complete tricks that the makers have won."""
        makers = self.makers
        return sum(trick.winner in makers for trick in self.finished_tricks)

    def hand_may_hold(self, seat: Seat, card: Card) -> bool:
        """Return whether the seat holds the card, or may hold it because its hand is not fully known."""
        hand = self.holding(seat)
        return card in hand or UNKNOWN in hand


def public_parts(deal: PublicDeal) -> dict[str, Any]:
    """Return the parts that a deal and its views have in common, by name."""
    return dict(zip(_PUBLIC, _read_public(deal), strict=True))


_PUBLIC = tuple(field.name for field in fields(PublicDeal))
_read_public = attrgetter(*_PUBLIC)


deal_with: Callable[[Deal, Mapping[str, object]], Deal] = copier(Deal)
"""A copy of the deal with some fields changed."""


def seat_of(act: Act) -> Seat:
    """Return the seat that acted. Raises TypeError if the actor is not a seat."""
    if not isinstance(act.actor, Seat):
        raise TypeError(f"'{act}' is not the act of a seat")
    return act.actor


def new_deal(code: Code, dealer: Seat) -> Deal:
    """Return a deal before its first act."""
    return Deal(code=code, dealer=dealer, hands=((),) * code.players)
