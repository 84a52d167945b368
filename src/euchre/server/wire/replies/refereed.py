"""What club mode adds to a deal: what may be said, and what was ruled."""

from __future__ import annotations

from typing import Literal

from .kinds import Part


class OpenHand(Part, frozen=True):
    """A hand that lies face up."""

    seat: str
    cards: list[str]


class CitedLaw(Part, frozen=True):
    """What a ruling rests on."""

    id: str
    """An id of the code's register, as in `/laws/REGISTER/ID`."""
    is_law: bool
    """False for a decision where the code is silent."""


class RulingInfo(Part, frozen=True):
    """What the referee has ruled; all at the table hear it."""

    number: int
    """Rulings are counted from 1 as long as the table is open."""
    ago: int
    """How many acts have come after the one it is on."""
    irregularity: str
    what: str
    """What happened, in plain words; of a claim only heard, or refused, what was claimed."""
    verdict: Literal["offered", "imposed", "chosen", "waived", "lapsed", "heard", "refused", "noted"]
    offender: str | None
    cards: list[str]
    trick: int | None
    points: dict[str, int]
    """What sides have been given by it."""
    holders: list[str]
    """Who may choose, where something is offered."""
    remedies: list[str]
    """In words: what may be chosen, or what was chosen or follows."""
    until: str | None
    """In words: how long, where something is offered."""
    why: str
    """As a clause: why a claim or a choice fails, or an act is unlawful."""
    laws: list[CitedLaw]


class SayInfo(Part, frozen=True):
    """Something that may be said."""

    act: str
    """Text to send back in `act`."""
    words: str | None
    """A remedy in words; null for what the act's own words say."""


class HeldInfo(Part, frozen=True):
    """A matter on which you may speak now."""

    kind: Literal["remedy", "claim", "call", "proof"]
    """A remedy to choose or waive; something to claim, true or not; a card to call; tricks to show."""
    irregularity: str
    what: str
    offender: str | None
    trick: int | None
    until: str | None
    says: list[SayInfo]


class OrderInfo(Part, frozen=True):
    """What somebody has been called on to do at his next turn."""

    kind: Literal["card", "suit", "highest", "lowest", "win", "lose", "pass", "shuffle"]
    seats: list[str]
    card: str | None
    suit: str | None


class ClaimedInfo(Part, frozen=True):
    """A revoke claimed and not judged yet."""

    by: str
    against: str
    trick: int | None


class ClubView(Part, frozen=True):
    """What club mode adds to the deal, as you may see it."""

    asked: list[str]
    """Seats for whose word play waits; they say it, or `go-on`."""
    held: list[HeldInfo]
    """What you may say now."""
    slips: list[str]
    """What you may do now though regular play refuses it."""
    exposed: list[OpenHand]
    """Cards that lie exposed before their owners."""
    orders: list[OrderInfo]
    claims: list[ClaimedInfo]
    rulings: list[RulingInfo]
    """The latest, the oldest first."""
    ended_by: RulingInfo | None
    """The ruling that made the deal void; null where none did."""
