"""The people at a table: who has come, belongs to it and plays, and what they cut for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..acts import Choice, Draw, Person
from ..copying import replace
from ..game.cutting import CutOrder, ordered, same_pack
from ..laws import Code
from ..seats import Seat


class Membership(Enum):
    """What place a person has at a table."""

    OUTSIDE = "outside"
    """No claim to the table yet."""
    WAITS = "waits"
    """They belong to the table and wait until a rubber is over."""
    PLAYS = "plays"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attendee:
    """A person who has come and wishes to play."""

    name: str
    arrival: int
    """The order of arrival; people who came together share a number."""
    place: Membership = Membership.OUTSIDE
    other_table: int | None = None
    """The number of the table to which they belonged before."""
    breaker: str | None = None
    """Who broke that table up, perhaps this person; None if it goes on."""
    running: int = 0
    """Rubbers played without a break."""
    rubbers: int = 0
    """All rubbers played at this table."""


class Purpose(Enum):
    """What a cut is to settle."""

    PLACES = "places"
    """Which candidates play, which belong to the table, and which do not."""
    OUT = "out"
    """Who of the players goes out."""
    PARTNERS = "partners"
    """Who plays with whom, and who deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cutting:
    """Cards being cut for one purpose."""

    code: Code
    purpose: Purpose
    tiers: tuple[tuple[str, ...], ...]
    """Those concerned, the strongest claim first and equal claims together."""
    edges: tuple[int, ...]
    """How many people come before each parting."""
    entering: tuple[str, ...] = ()
    """Who comes in for those who go out."""
    cuts: tuple[Draw, ...] = ()

    @property
    def order(self) -> CutOrder[str]:
        """What the cards cut so far settle."""
        cuts = ((cut.actor.name, cut.card) for cut in same_pack(self.cuts) if isinstance(cut.actor, Person))
        return ordered(self.code, self.tiers, self.edges, cuts)

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The partners, as soon as the cards cut settle them, though a tie for the deal may be left
        (jerome-1877 4.3, 4.4); empty before."""
        if self.purpose is not Purpose.PARTNERS:
            return ()
        settled = replace(self, edges=(2,)).order
        return () if settled.to_cut else (settled.people[:2], settled.people[2:])


class SeatingStage(Enum):
    """How far a table is formed."""

    GATHERING = "gathering"
    """Candidates come; nobody has cut."""
    CUTTING = "cutting"
    SEATING = "seating"
    """It is settled who plays and with whom; seats are taken."""
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class SubstituteOffer:
    """A substitute named by a player who has to go."""

    player: str
    substitute: str
    accepted: tuple[str, ...] = ()
    """The other players who have said yes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roster:
    """A table and everybody who is there; every act gives a new one."""

    code: Code
    people: tuple[Attendee, ...] = ()
    """All who are here; those who wait are in the order in which they come in."""
    stage: SeatingStage = SeatingStage.GATHERING
    cutting: Cutting | None = None
    """The cut that is on."""
    sides: tuple[tuple[str, ...], ...] = ()
    """Partners together, the higher pair first; empty where the cut does not settle them."""
    dealer: str | None = None
    """Who has the first deal by the cut; None where it is not for the cut, or not settled."""
    chooser: str | None = None
    """Who has the choice of cards, seats and counters; None for nobody before the others."""
    chosen: tuple[tuple[Choice, str], ...] = ()
    """Packs and counters chosen: the choice and what was taken."""
    seats: tuple[str | None, ...] = ()
    """The owner of each seat until the rubber is over."""
    absent: tuple[tuple[str, str | None], ...] = ()
    """Players away from their seats, each with the substitute who sits there."""
    offer: SubstituteOffer | None = None
    """The substitute last named, if nobody has refused them."""
    outgoers_settled: bool = False
    """Whether it is settled who goes out and comes in for the rubber that is on, or comes next."""
    game_on: bool = False
    """Whether a game has begun and is not over."""
    new_packs: bool = False
    """Whether new packs have been called for and none is chosen yet."""
    broken_by: str | None = None
    """Whose going broke the table up; None while it stands."""

    @property
    def players(self) -> tuple[Attendee, ...]:
        """Who plays."""
        return self.having(Membership.PLAYS)

    @property
    def waiting(self) -> tuple[Attendee, ...]:
        """Who belongs to the table and waits, the next to come in first."""
        return self.having(Membership.WAITS)

    @property
    def outside(self) -> tuple[Attendee, ...]:
        """Who has come and has no claim to the table."""
        return self.having(Membership.OUTSIDE)

    def having(self, place: Membership) -> tuple[Attendee, ...]:
        """Return those who have one place."""
        return tuple(one for one in self.people if one.place is place)

    def find(self, name: str) -> Attendee | None:
        """Return the person of that name, None if they are not here."""
        return next((one for one in self.people if one.name == name), None)

    def seat_of(self, name: str) -> Seat | None:
        """Return a person's seat, None if they have none."""
        return Seat(self.seats.index(name)) if name in self.seats else None

    def sits_at(self, seat: Seat) -> str | None:
        """Return who sits in a seat now: its player or a substitute; None for nobody."""
        owner = self.seats[seat]
        return next((substitute for player, substitute in self.absent if player == owner), owner)

    def partner_of(self, name: str) -> str | None:
        """Return the partner that the cut has given a person, None if it has given none."""
        return next((one for side in self.sides if name in side for one in side if one != name), None)


def new_roster(code: Code) -> Roster:
    """Return a table to which nobody has come yet."""
    return Roster(code=code, seats=(None,) * code.players)
