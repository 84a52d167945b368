"""What club mode adds to a deal: acts that are open to you, and rulings."""

from __future__ import annotations

from typing import Literal

from .kinds import Part


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
