"""The state of a table: who sits where, the sitting, and how far the next game's randomness is settled.

A `Table` is an immutable value; `transition` makes it from the events of its log. `decisions` decides
what people may ask of it, and `routine` what it does by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias, cast

from ...bots import SeenDeal
from ...copying import copier
from ...events.duplicate.play import EventPlay, dealer_of
from ...game import Sitting
from ...laws import Code, plain_value
from ...seats import Seat
from ..refereed.mode import ClubMode, is_waited_for
from .events import NO_HASH

Plain: TypeAlias = bool | int | str | list[list[int]]
"""A value of a code, as JSON holds it."""


def plain_changes(code: Code) -> dict[str, Plain]:
    """Return the house rules of a code, as JSON holds them: each value that differs from the code it is based
    on."""
    return {key: cast(Plain, plain_value(value)) for key, value in code.changes.items()}


class Phase(Enum):
    """The stage that a table has reached."""

    GATHERING = "gathering"
    """Seats are being filled, or a game is over and nobody has asked for the next one."""
    SHARING = "sharing"
    """The seats that pledged a share have to reveal it."""
    PLAYING = "playing"
    """A game is on."""
    CLOSED = "closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """A seat and who is in it."""

    person: str | None = None
    """The id of the person whose seat it is."""
    name: str | None = None
    """The name of that person, or of a computer player that takes part in an event under a name."""
    player: str | None = None
    """The computer player that acts here, in a seat of its own or in place of a person who is away."""
    network: str | None = None
    """A hash of the person's address, where each address gets one seat."""

    @property
    def is_empty(self) -> bool:
        """Whether neither a person nor a computer player acts here."""
        return self.person is None and self.player is None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenAtTable:
    """A deal from which the computer players learn, and who acted in it."""

    actors: tuple[str, ...]
    """Who acted in each seat: `person` and their id, or the name of a computer player."""
    deal: SeenDeal | None = None
    """What everybody saw of it; None while it is on."""


def _nothing() -> Mapping[Seat, str]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedExchange:
    """How far the randomness of one game is settled: the server's commitment, and the seats' shares."""

    game: int
    commitment: str
    """SHA-256 of the server's seed with the table and the game."""
    pledges: Mapping[Seat, str] = field(default_factory=_nothing)
    """The commitment of each seat that pledged a share."""
    shares: Mapping[Seat, str] = field(default_factory=_nothing)
    """The share of each seat that revealed it."""
    late: tuple[Seat, ...] = ()
    """Seats that did not reveal a share in time and have none in this game, in the order of the rounds."""

    @property
    def wanted(self) -> tuple[Seat, ...]:
        """Seats that pledged a share and have not revealed it."""
        return tuple(seat for seat in sorted(self.pledges) if seat not in self.shares)

    def of_all(self, code: Code) -> dict[Seat, str | None]:
        """Return each seat's share; None where the server's seed counts instead."""
        return {seat: self.shares.get(seat) for seat in code.seating.seats}

    def without(self, late: Iterable[Seat]) -> SeedExchange:
        """Return the next round, without some seats: each void share is the pledge of the next one of its
        seat.

        The server cannot choose among the deals that the shares revealed so far would give, since none of
        these shares is used.
        """
        pledges = MappingProxyType(dict(self.shares))
        return replace(self, pledges=pledges, shares=_nothing(), late=(*self.late, *late))


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The state of one table."""

    id: str
    name: str
    host: str
    public: bool
    pace: int
    clock: int
    chairs: tuple[Chair, ...]
    sitting: Sitting
    club: ClubMode | None = None
    """The referee of a table in club mode, with the same sitting; None where play is enforced."""
    hints: bool = False
    """Whether all people here may ask for hints."""
    seat_per_address: bool = False
    """Whether each internet address gets one seat only."""
    delay: int = 0
    """How many seconds later people who look on see a game."""
    first: str = ""
    """The first of the tables that this one carries on; empty where it carries on none."""
    next: str | None = None
    """The table at which this one is carried on; None if it is not."""
    play: EventPlay | None = None
    """At a table of an event, what is played of it."""
    phase: Phase = Phase.GATHERING
    paused: bool = False
    is_skipped: bool = False
    """Whether the computer players finish the deal at once."""
    extensions: int = 0
    """How often the person for whom the table waits has extended their time."""
    admitted: frozenset[str] = frozenset()
    """People who came with an invitation."""
    removed: frozenset[str] = frozenset()
    """People who may not sit here again."""
    sat: frozenset[tuple[str, Seat]] = frozenset()
    """People and addresses that have sat somewhere in the current game: nobody may see two of its hands."""
    game: int = 0
    """Number of the current or last game; 0 before the first."""
    deals_before: int = 0
    """Number of deals begun before that game."""
    wants_next: bool = True
    """Whether the next game may begin: the first by itself, each later one when a person asks."""
    chance: SeedExchange | None = None
    """Randomness of the current or the next game; None until the server has committed to a seed."""
    last_seed: str | None = None
    """The server's seed of the last game, revealed after its end."""
    seen: tuple[SeenAtTable, ...] = field(default=(), compare=False)
    """The latest deals, where a computer player learns from them. It follows from the log like all else, but
    snapshots of older versions lack it, so it does not make two tables differ."""
    seq: int = 0
    """Number of the last event."""
    hash: bytes = NO_HASH
    """Hash of the last event."""

    @property
    def code(self) -> Code:
        """The code that is played."""
        return self.sitting.code

    @property
    def is_full(self) -> bool:
        """Whether a person or a computer player acts in every seat."""
        return not any(chair.is_empty for chair in self.chairs)

    @property
    def is_game_over(self) -> bool:
        """Whether the last deal has decided the current game."""
        if self.play is not None:
            return self.is_game_on and self.play.is_over
        sitting = self.sitting
        played = sitting.is_between_deals and sitting.deals > self.deals_before
        return self.is_game_on and played and sitting.score.is_between_games

    @property
    def is_game_on(self) -> bool:
        """Whether a game is on, so that people in the seats may have seen a hand of it."""
        return self.phase is Phase.PLAYING

    @property
    def plays_alone(self) -> bool:
        """Whether play goes on with nobody connected: in an event that does not wait for its people."""
        return self.play is not None and not self.play.waits

    @property
    def opens_at_end(self) -> bool:
        """Whether the seed of the game is revealed when the table is closed.

        At a table of an event only if all its deals are over, and no other table has the same.
        """
        return self.play is None or (self.play.is_over and not self.play.is_sealed)

    @property
    def has_hints(self) -> bool:
        """Whether people here may ask for hints: it was agreed, or one person plays with computer players.

        There are none in an event.
        """
        if self.play is not None:
            return False
        return self.hints or sum(chair.person is not None for chair in self.chairs) == 1

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals the next deal; None while the dealer must be drawn."""
        return self.sitting.next_dealer if self.play is None else dealer_of(self.play, self.code.players)

    @property
    def sealed_as(self) -> str:
        """What the server commits to its seed under: the event for sealed boards, or else the table."""
        return self.play.event if self.play is not None and self.play.is_sealed else self.id

    @property
    def asked(self) -> tuple[Seat, ...]:
        """In club mode: seats of people for whom play waits although it is not their turn."""
        club = self.club
        if club is None or not self.is_game_on:
            return ()
        people = (Seat(place) for place, chair in enumerate(self.chairs) if chair.player is None)
        return tuple(seat for seat in people if is_waited_for(club, seat))

    def seat_of(self, person: str) -> Seat | None:
        """Return a person's seat; None for a person without one."""
        return next((Seat(i) for i, chair in enumerate(self.chairs) if chair.person == person), None)

    def may_look_on(self, person: str) -> bool:
        """Return whether a person may watch the table at all."""
        known = person == self.host or person in self.admitted or self.seat_of(person) is not None
        return self.public or known


table_with: Callable[[Table, Mapping[str, object]], Table] = copier(Table)
"""A copy of the table with some fields changed."""
