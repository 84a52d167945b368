"""A deal as one seat, or a stranger, may see it."""

from __future__ import annotations

from .kinds import Part
from .refereed import ClubView, OpenHand


class SeatCard(Part, frozen=True):
    """A card played."""

    seat: str
    card: str


class TrickInfo(Part, frozen=True):
    """A trick, the lead first."""

    plays: list[SeatCard]
    winner: str
    """Who has the best card so far, and in a complete trick won it."""
    complete: bool


class CallInfo(Part, frozen=True):
    """A call that counted."""

    seat: str
    words: str


class ClaimInfo(Part, frozen=True):
    """Cards laid down, or a throw-in proposed, that the others have still to answer."""

    seat: str
    tricks: int | None
    """The makers' tricks in a throw-in; null where cards are laid down."""
    agreed: list[str]


class OutcomeInfo(Part, frozen=True):
    """What came of the deal."""

    result: str
    ending: str
    tricks: dict[str, int]
    """By side: `A+C`, or a letter."""
    points: dict[str, int]


class LegalActs(Part, frozen=True):
    """What you may do, by when."""

    acts: list[str]
    """Texts to send back in `act`."""
    until: str
    """The event that closes the right."""
    awaited: bool
    """Whether the table waits for it; false for a right that merely stands open."""


class DealView(Part, frozen=True):
    """The deal that is on, or the last one, as you may see it."""

    number: int
    dealer: str
    stage: str
    turn: str | None
    waiting: list[str]
    """The seats that play waits for."""
    hand: list[str]
    hand_sizes: dict[str, int]
    turn_up: str | None
    turned_suit: str | None
    exchanged: bool
    """Whether the dealer has discarded or declined."""
    declined: bool
    discards: list[str]
    """What you put out yourself."""
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
    """Points of the game that is on, by side."""
    games: dict[str, int]
    """Games won, by side."""
    legal: list[LegalActs]
    """Empty while the table is paused, and for one who looks on."""
    club: ClubView | None
    """Null where play is enforced."""
