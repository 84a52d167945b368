"""A deal as one seat, or an onlooker, may see it."""

from __future__ import annotations

from typing import Literal

import msgspec


class Part(msgspec.Struct, frozen=True):
    """A part of a message."""


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the table."""


class OpenHand(Part, frozen=True):
    """A hand that lies face up."""

    seat: str
    cards: list[str]


class CitedLaw(Part, frozen=True):
    """A law on which a ruling is based."""

    id: str
    """An id in the code's register, as in `/laws/REGISTER/ID`."""
    is_law: bool
    """False for a decision of this program where the code is silent."""


class RulingInfo(Part, frozen=True):
    """A ruling of the referee, sent to everybody at the table."""

    number: int
    """Counted from 1 as long as the table is open."""
    ago: int
    """Number of acts that have followed the act ruled on."""
    irregularity: str
    what: str
    """What happened, in words; for a claim that is heard or refused, what was claimed."""
    verdict: Literal["offered", "imposed", "chosen", "waived", "lapsed", "heard", "refused", "noted"]
    offender: str | None
    cards: list[str]
    trick: int | None
    points: dict[str, int]
    """Points that sides have been given by it."""
    holders: list[str]
    """The seats that may choose, where something is offered."""
    remedies: list[str]
    """In words: what may be chosen, what was chosen, or what follows."""
    remedy_names: list[str]
    """The same as names, for a page in another language: `call-card`."""
    until: str | None
    """In words: until when, where something is offered; null otherwise."""
    deadline: str | None
    """The same as a name: `next-play`."""
    why: str
    """As a clause: why a claim or a choice fails, or why an act is unlawful; often empty."""
    laws: list[CitedLaw]


class SayInfo(Part, frozen=True):
    """An act with which you may speak to the referee."""

    act: str
    """Text to send back in `act`."""
    words: str | None
    """A remedy in words; null where the act's text says it."""


class HeldInfo(Part, frozen=True):
    """A matter that you may bring to the referee now."""

    kind: Literal["remedy", "claim", "call", "proof"]
    """A remedy to choose or waive; an irregularity to claim, true or not; a card to call; tricks to show."""
    irregularity: str
    what: str
    offender: str | None
    trick: int | None
    until: str | None
    """In words, as in a ruling; null if there is no deadline."""
    deadline: str | None
    """The same as a name: `next-play`."""
    says: list[SayInfo]


class OrderInfo(Part, frozen=True):
    """What a player has been called on to do at their next turn."""

    kind: Literal["card", "suit", "highest", "lowest", "win", "lose", "pass", "shuffle"]
    seats: list[str]
    card: str | None
    suit: str | None


class ClaimedInfo(Part, frozen=True):
    """A claim of a revoke that is not decided yet."""

    by: str
    against: str
    trick: int | None


class ClubView(Part, frozen=True):
    """What club mode adds to the deal, as you may see it."""

    asked: list[str]
    """Seats for which play waits: they may claim or choose, or send `go-on`."""
    held: list[HeldInfo]
    """Matters that you may bring to the referee now."""
    slips: list[str]
    """Irregular acts that you may do now, although regular play refuses them."""
    exposed: list[OpenHand]
    """Exposed cards, by the seat that owns them."""
    orders: list[OrderInfo]
    claims: list[ClaimedInfo]
    rulings: list[RulingInfo]
    """The latest rulings, the oldest first."""
    ended_by: RulingInfo | None
    """The ruling that made the deal void; null if none did."""


class SeatCard(Part, frozen=True):
    """A card played."""

    seat: str
    card: str


class TrickInfo(Part, frozen=True):
    """A trick, with the lead first."""

    plays: list[SeatCard]
    winner: str
    """The seat with the best card so far; in a complete trick, its winner."""
    complete: bool


class CallInfo(Part, frozen=True):
    """A call."""

    seat: str
    words: str


class ClaimInfo(Part, frozen=True):
    """Cards laid down, or a proposed throw-in, that others still have to answer."""

    seat: str
    tricks: int | None
    """Tricks for the makers in a throw-in; null where cards are laid down."""
    agreed: list[str]
    """Seats that have agreed."""


class OutcomeInfo(Part, frozen=True):
    """The result of the deal."""

    result: str
    ending: str
    tricks: dict[str, int]
    """Tricks by side: `A+C`, or one letter."""
    points: dict[str, int]


class LegalActs(Part, frozen=True):
    """Acts that are open to you, and until when."""

    acts: list[str]
    """Texts to send back in `act`."""
    until: str
    """The event that closes the right."""
    awaited: bool
    """Whether play waits for one of them; false for a right that you need not use."""


class DealView(Part, frozen=True):
    """The current deal, or the last one, as you may see it."""

    number: int
    dealer: str
    stage: str
    turn: str | None
    waiting: list[str]
    """The seats for which play waits."""
    hand: list[str]
    hand_sizes: dict[str, int]
    turn_up: str | None
    turned_suit: str | None
    exchanged: bool
    """Whether the dealer has discarded or declined."""
    declined: bool
    discards: list[str]
    """The cards that you discarded."""
    dummy_taken: bool
    calls: list[CallInfo]
    trump: str | None
    maker: str | None
    manner: str
    """`partnership`, `alone`, `jambone` or `jamboree`."""
    lone: str | None
    duelist: str | None
    out: list[str]
    """Seats that sit out."""
    tricks: list[TrickInfo]
    called: str | None
    """The card called from an open jambone hand."""
    open_hands: list[OpenHand]
    claim: ClaimInfo | None
    outcome: OutcomeInfo | None
    points: dict[str, int]
    """Points in the current game, by side."""
    games: dict[str, int]
    """Games won, by side."""
    deals: int
    """Deals of this game that are over; counted only under `deals_in_game`."""
    legal: list[LegalActs]
    """Empty while the table is paused, and for onlookers."""
    club: ClubView | None
    """Null where play is enforced."""
