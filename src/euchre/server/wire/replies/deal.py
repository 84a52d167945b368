"""A deal as one seat, or an onlooker, may see it."""

from __future__ import annotations

from .kinds import Part
from .refereed import ClubView, OpenHand


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
