"""The acts of regular play and their text.

An act says what somebody did. `euchre.deal` decides whether it was lawful. Records, the terminal and
the wire all use the same text of an act.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..cards import FACES, JOKER, UNKNOWN, Card, Suit, write_cards
from ..seats import Seat
from .actors import Actor


class CallKind(Enum):
    """What a player can call; each value is the text of the call."""

    PASS = "passes"
    ORDER_UP = "orders up"
    """An adversary of the dealer accepts the turn-up."""
    ASSIST = "assists"
    """The dealer's partner accepts the turn-up."""
    TAKE_UP = "takes up"
    """The dealer accepts the turn-up."""
    TURN_DOWN = "turns down"
    """The dealer refuses the turn-up."""
    MAKE = "makes"
    """A player names another suit, or no trump, in the second round."""

    @property
    def accepts_turn_up(self) -> bool:
        """Whether the call makes the turned suit trump."""
        return self in (CallKind.ORDER_UP, CallKind.ASSIST, CallKind.TAKE_UP)

    @property
    def makes_trump(self) -> bool:
        """Whether the call settles the trump."""
        return self is not CallKind.PASS and self is not CallKind.TURN_DOWN


class Manner(Enum):
    """How the makers announce that they will play the hand."""

    PARTNERSHIP = "partnership"
    ALONE = "alone"
    JAMBONE = "jambone"
    """Alone with the hand laid open (professor-1862 S4)."""
    JAMBOREE = "jamboree"
    """The five best trumps, shown and scored without play (professor-1862 S15)."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that somebody did."""

    phrase: ClassVar[str] = ""
    """The words of the act, with its fields in braces, where no more is needed to write them."""
    actor: Actor

    @property
    def words(self) -> str:
        """What was done, as written after the actor."""
        if not self.phrase:
            raise TypeError(f"{type(self).__name__} has no words")
        return self.phrase.format(self)

    @property
    def text(self) -> str:
        """The act as a record writes it."""
        return f"{self.actor} {self.words}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class TakeSeat(Act):
    """A person sits down."""

    phrase: ClassVar[str] = "takes seat {0.seat}"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LeaveSeat(Act):
    """A person gives up a seat."""

    phrase: ClassVar[str] = "leaves seat {0.seat}"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """A card dealt to or cut by somebody, to settle the first dealer, the partners or who plays."""

    card: Card
    pack: str | None = None
    """The colour of the back of its pack, in one word; None if not recorded."""

    @property
    def words(self) -> str:
        return f"draws {self.card}" + ("" if self.pack is None else f" from {self.pack} pack")


@dataclass(frozen=True, slots=True)
class Shuffle(Act):
    """The pack is shuffled; the cards from the top down if the record knows them."""

    pack: tuple[Card, ...] = ()

    @property
    def words(self) -> str:
        return f"shuffles {write_cards(self.pack)}".rstrip()


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """Cards are lifted from the top of the pack and go to the bottom."""

    phrase: ClassVar[str] = "cuts {0.lifted}"
    lifted: int
    """How many cards were lifted."""


@dataclass(frozen=True, slots=True)
class DeclineCut(Act):
    """The player who may cut leaves the pack as it is."""

    phrase: ClassVar[str] = "declines the cut"


@dataclass(frozen=True, slots=True)
class DealOut(Act):
    """The hands are dealt in packets."""

    rounds: tuple[tuple[int, ...], ...]
    """For each round the cards given to each player from the eldest hand; one number if all get the same."""

    @property
    def words(self) -> str:
        return "deals " + "-".join(".".join(map(str, packets)) for packets in self.rounds)


@dataclass(frozen=True, slots=True)
class Holding(Act):
    """What the record knows of the hand dealt to a seat, if it does not record the shuffle."""

    cards: tuple[Card, ...]

    @property
    def words(self) -> str:
        return f"holds {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class TurnUp(Act):
    """The first card after the hands is turned up on the talon."""

    phrase: ClassVar[str] = "turns up {0.card}"
    card: Card


@dataclass(frozen=True, slots=True)
class FixSuit(Act):
    """The dealer names the suit that a joker turned up stands for."""

    phrase: ClassVar[str] = "fixes {0.suit}"
    suit: Suit


@dataclass(frozen=True, slots=True)
class Call(Act):
    """A player's call when trump is settled."""

    word: CallKind
    suit: Suit | None = None
    """The suit named, or `NO_TRUMP`; only with `makes`."""
    manner: Manner = Manner.PARTNERSHIP

    @property
    def words(self) -> str:
        suit = "" if self.suit is None else f" {self.suit}"
        manner = "" if self.manner is Manner.PARTNERSHIP else f" {self.manner.value}"
        return self.word.value + suit + manner


@dataclass(frozen=True, slots=True)
class AskNewDeal(Act):
    """A player shows a weak hand, so that the same dealer deals again."""

    phrase: ClassVar[str] = "calls for a new deal"


@dataclass(frozen=True, slots=True)
class GoUnder(Act):
    """A player with a weak hand shows some of its cards and exchanges them with the talon."""

    cards: tuple[Card, ...]

    @property
    def words(self) -> str:
        return f"goes under with {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class PlayAlone(Act):
    """The maker adds, after the call, that they play alone."""

    phrase: ClassVar[str] = "plays {0.manner.value}"
    manner: Manner = Manner.ALONE


@dataclass(frozen=True, slots=True)
class TakeOver(Act):
    """The maker's partner takes the hand over and plays alone."""

    phrase: ClassVar[str] = "takes over {0.manner.value}"
    manner: Manner = Manner.ALONE


@dataclass(frozen=True, slots=True)
class DefendAlone(Act):
    """An adversary plays alone against the lone player."""

    phrase: ClassVar[str] = "defends alone"


@dataclass(frozen=True, slots=True)
class Discard(Act):
    """Cards discarded: one by the dealer for the turn-up, several by the maker for the dummy."""

    cards: tuple[Card, ...]

    @property
    def words(self) -> str:
        return f"discards {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class DeclineTurnUp(Act):
    """The dealer keeps the cards dealt and leaves the turn-up on the talon."""

    phrase: ClassVar[str] = "declines the turn-up"


@dataclass(frozen=True, slots=True)
class TakeDummy(Act):
    """The maker takes the dummy into their hand."""

    phrase: ClassVar[str] = "takes the dummy"


@dataclass(frozen=True, slots=True)
class GiveCard(Act):
    """The partner of a lone player gives them a card, where the code has partner's best."""

    card: Card

    @property
    def words(self) -> str:
        return f"gives {self.card}"


@dataclass(frozen=True, slots=True)
class JamboneCall(Act):
    """An adversary names the card that the jambone player must play to the first trick."""

    phrase: ClassVar[str] = "calls {0.card}"
    card: Card


@dataclass(frozen=True, slots=True)
class Play(Act):
    """A card is led or played to a trick."""

    phrase: ClassVar[str] = "plays {0.card}"
    card: Card

    @property
    def text(self) -> str:
        """The act as a record writes it: seat and card only, because a trick is one line."""
        return f"{self.actor} {self.card}"


@dataclass(frozen=True, slots=True)
class LayDown(Act):
    """The player on lead lays down all their cards as certain winners."""

    phrase: ClassVar[str] = "lays down"


@dataclass(frozen=True, slots=True)
class ThrowIn(Act):
    """A proposal to end the hand without further play, with a number of tricks for the makers."""

    phrase: ClassVar[str] = "proposes {0.tricks}"
    tricks: int


@dataclass(frozen=True, slots=True)
class Assent(Act):
    """A player agrees to cards laid down or to a throw-in."""

    phrase: ClassVar[str] = "agrees"


@dataclass(frozen=True, slots=True)
class Objection(Act):
    """A player refuses cards laid down or a throw-in: play goes on."""

    phrase: ClassVar[str] = "objects"


@dataclass(frozen=True, slots=True)
class Waiver(Act):
    """A player gives up a right that is open to them."""

    phrase: ClassVar[str] = "waives"


@dataclass(frozen=True, slots=True)
class VoidDeal(Act):
    """The deal is void, because the table agrees or a law demands it."""

    passes: bool
    """True: the deal passes to the left. False: the same dealer deals again."""

    @property
    def words(self) -> str:
        return f"voids the deal and {'it passes' if self.passes else 'deals again'}"


@dataclass(frozen=True, slots=True)
class ReportResult(Act):
    """The result of a deal, told by the players without the cards that led to it."""

    tricks: int
    """The makers' tricks."""
    seat: Seat
    """The lone player, or else the maker."""
    manner: Manner = Manner.PARTNERSHIP

    @property
    def words(self) -> str:
        noun = "trick" if self.tricks == 1 else "tricks"
        manner = "" if self.manner is Manner.PARTNERSHIP else f" {self.manner.value}"
        return f"reports {self.tricks} {noun} for {self.seat}{manner}"


@dataclass(frozen=True, slots=True)
class Mark(Act):
    """A side marks points for the deal; recorded only if they differ from what was due."""

    phrase: ClassVar[str] = "marks {0.points}"
    points: int


_PLAYS = tuple(tuple(Play(seat, card) for card in (*FACES, JOKER, UNKNOWN)) for seat in Seat)


def play(seat: Seat, card: Card) -> Play:
    """Return the shared `Play` object of a seat and a card."""
    return _PLAYS[seat][card.index]
