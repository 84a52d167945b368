"""The state of a table: who sits where, the sitting, and how far the next game's randomness is settled.

A `Table` is an immutable value, the fold of the events in its log. `decisions` decides what people may ask of
it, and `routine` what it does by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias, cast

from ...acts import Act
from ...bots.bot_referee import Strictness
from ...events.duplicate.play import EventPlay, board_begun, dealer_of, with_result
from ...game import Sitting, begin_deal, new_sitting
from ...game import after as sitting_after
from ...laws import Code, house_variant, load_code, plain_value
from ...seats import Seat
from ..refereed.mode import (
    ClubMode,
    is_waited_for,
    mode_after,
    mode_at_deal,
    new_mode,
    went_on,
    with_sitting,
)
from . import events
from .events import NO_HASH, Entry
from .score_shot import score_of

Plain: TypeAlias = bool | int | str | list[list[int]]
"""A value of a code, as JSON holds it."""


def plain_changes(code: Code) -> dict[str, Plain]:
    """The house rules of a code, as JSON holds them: each value that differs from the code it is based on."""
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
    """The name of that person."""
    player: str | None = None
    """The computer player that acts here, in a seat of its own or in place of a person who is away."""
    network: str | None = None
    """A hash of the person's address, where each address gets one seat."""

    @property
    def is_empty(self) -> bool:
        """Whether neither a person nor a computer player acts here."""
        return self.person is None and self.player is None


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
        """Each seat's share; None where the server's seed counts instead."""
        return {seat: self.shares.get(seat) for seat in code.seating.seats}

    def without(self, late: Iterable[Seat]) -> SeedExchange:
        """The next round, without some seats: each void share is the pledge of the next one of its seat.

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
        """A person's seat; None for a person without one."""
        return next((Seat(i) for i, chair in enumerate(self.chairs) if chair.person == person), None)

    def may_look_on(self, person: str) -> bool:
        """Whether a person may watch the table at all."""
        known = person == self.host or person in self.admitted or self.seat_of(person) is not None
        return self.public or known


def opened(table: str, event: events.TableOpened) -> Table:
    """The table before anybody sits. Raises LawDataError for house rules that contradict each other."""
    code = house_variant(load_code(event.code), event.changes)
    return Table(
        id=table,
        name=event.name,
        host=event.host,
        public=event.public,
        pace=event.pace,
        clock=event.clock,
        chairs=(Chair(),) * code.players,
        sitting=new_sitting(code, dealer=None if event.part is None else Seat.A),
        play=None if event.part is None else _play_of(event.part),
        club=None if event.club is None else new_mode(code, Strictness(event.club)),
        hints=event.hints,
        seat_per_address=event.seat_per_address,
    )


def _play_of(part: events.EventPart) -> EventPlay:
    return EventPlay(event=part.event, boards=part.boards, is_sealed=part.sealed, waits=part.waits)


def replayed(entries: Iterable[Entry], table: Table | None = None) -> Table:
    """The table after entries of its log: from its beginning, or from the state given as `table`."""
    for entry in entries:
        table = after(table, entry)
    if table is None:
        raise ValueError("the log is empty")
    return table


def after(table: Table | None, entry: Entry) -> Table:
    """The table after one more entry of its log; `table` is None before the first."""
    event = entry.event
    if isinstance(event, events.TableOpened):
        changed = opened(entry.table, event)
    elif table is None:
        raise ValueError("the log does not begin with the opening of a table")
    else:
        changed = _changed(table, event)
    return replace(changed, seq=entry.seq, hash=entry.hash)


def _changed(table: Table, event: events.AnyEvent) -> Table:
    match event:
        case events.Acted():
            played = _played(table, event.act)
            skips = played.is_skipped and not played.sitting.is_between_deals
            return replace(played, extensions=0, is_skipped=skips)
        case events.DealBegan(dealer):
            return _dealt(table, Seat.from_text(dealer))
        case events.WentOn(letter) if table.club is not None:
            return replace(table, club=went_on(table.club, Seat.from_text(letter)), extensions=0)
        case events.Extended():
            return replace(table, extensions=table.extensions + 1)
        case events.Skipped():
            return replace(table, is_skipped=True)
    return _house_changed(table, event)


def _house_changed(table: Table, event: events.AnyEvent) -> Table:
    """The table after what its host did, or a new guest."""
    match event:
        case events.Admitted(person):
            return replace(table, admitted=table.admitted | {person})
        case events.Renamed(name):
            return replace(table, name=name)
        case events.Paced(pace):
            return replace(table, pace=pace)
        case events.DelaySet(delay):
            return replace(table, delay=delay)
        case events.Paused():
            return replace(table, paused=True)
        case events.Resumed():
            return replace(table, paused=False)
        case events.Closed():
            return replace(table, phase=Phase.CLOSED)
        case events.CarriedOn(successor):
            return replace(table, phase=Phase.CLOSED, next=successor)
        case events.TookOver():
            return _taken_over(table, event)
    return _chairs_changed(table, event)


def _taken_over(table: Table, event: events.TookOver) -> Table:
    """The table with the score and the people of the one that it carries on."""
    score = score_of(table.code, event.score)
    dealer = None if event.dealer is None else Seat.from_text(event.dealer)
    sitting = replace(table.sitting, score=score, before_deal=score, next_dealer=dealer)
    club = None if table.club is None else with_sitting(table.club, sitting)
    return replace(
        table,
        sitting=sitting,
        club=club,
        first=event.first,
        admitted=frozenset(event.admitted),
        removed=frozenset(event.removed),
        delay=event.delay,
        wants_next=False,
    )


def _chairs_changed(table: Table, event: events.AnyEvent) -> Table:
    match event:
        case events.Sat(letter, person, name, network):
            chair = Chair(person=person, name=name, network=network)
            sat = table.sat | set(_who_sat(chair, Seat.from_text(letter)))
            return _with_chair(replace(table, sat=sat), letter, chair)
        case events.Stood(letter, player) | events.Placed(letter, player):
            return _with_chair(_without_pledge(table, letter), letter, Chair(player=player))
        case events.Removed(letter, person, player):
            table = replace(_without_pledge(table, letter), removed=table.removed | {person})
            return _with_chair(table, letter, Chair(player=player))
        case events.StoodIn(letter, player):
            return _with_chair(table, letter, replace(_chair(table, letter), player=player))
        case events.CameBack(letter):
            return _with_chair(table, letter, replace(_chair(table, letter), player=None))
        case events.Called(letter, name):
            return _with_chair(table, letter, replace(_chair(table, letter), name=name))
    return _chance_changed(table, event)


def _played(table: Table, act: Act) -> Table:
    if table.club is None:
        sitting = sitting_after(table.sitting, act)
        play = None if table.play is None else with_result(table.play, table.sitting, sitting)
        return replace(table, sitting=sitting, play=play)
    return _refereed(table, mode_after(table.club, act))


def _dealt(table: Table, dealer: Seat) -> Table:
    if table.play is not None:
        return replace(table, sitting=board_begun(table.sitting, table.play, dealer))
    if table.club is None:
        return replace(table, sitting=begin_deal(table.sitting, dealer))
    return _refereed(table, mode_at_deal(table.club, dealer))


def _refereed(table: Table, club: ClubMode) -> Table:
    """The table with another state of its referee."""
    return replace(table, club=club, sitting=club.refereed.sitting)


def _chance_changed(table: Table, event: events.AnyEvent) -> Table:
    chance = table.chance
    match event:
        case events.Committed(game, commitment):
            return replace(table, chance=SeedExchange(game=game, commitment=commitment))
        case events.Pledged(letter, commitment) if chance is not None:
            pledges = {**chance.pledges, Seat.from_text(letter): commitment}
            return replace(table, chance=replace(chance, pledges=MappingProxyType(pledges)))
        case events.Wanted():
            return replace(table, phase=Phase.SHARING)
        case events.Shared(letter, share) if chance is not None:
            shares = {**chance.shares, Seat.from_text(letter): share}
            return replace(table, chance=replace(chance, shares=MappingProxyType(shares)))
        case events.SharesLate(letters) if chance is not None:
            return replace(table, chance=chance.without(map(Seat.from_text, letters)))
        case events.GameBegan(game):
            seated = frozenset(
                one for place, chair in enumerate(table.chairs) for one in _who_sat(chair, Seat(place))
            )
            deals = table.sitting.deals
            playing = replace(table, phase=Phase.PLAYING, game=game, deals_before=deals)
            return replace(playing, wants_next=False, sat=seated)
        case events.NextWanted():
            return replace(table, wants_next=True)
        case events.Revealed(_, seed):
            phase = Phase.CLOSED if table.phase is Phase.CLOSED else Phase.GATHERING
            return replace(table, phase=phase, last_seed=seed, chance=None)
    raise ValueError(f"'{event}' cannot follow in a log")


def _who_sat(chair: Chair, seat: Seat) -> Iterator[tuple[str, Seat]]:
    """The person in a seat, and the hash of their address where it counts."""
    yield from ((who, seat) for who in (chair.person, chair.network) if who is not None)


def _without_pledge(table: Table, letter: str) -> Table:
    """The table without a seat's pledge: it ends with the person who made it, until shares are revealed.

    From then on a pledge stays, so that nobody can take a share back after seeing another.
    """
    if table.chance is None or table.phase is not Phase.GATHERING:
        return table
    seat = Seat.from_text(letter)
    pledges = {who: pledge for who, pledge in table.chance.pledges.items() if who != seat}
    return replace(table, chance=replace(table.chance, pledges=MappingProxyType(pledges)))


def _chair(table: Table, letter: str) -> Chair:
    return table.chairs[Seat.from_text(letter)]


def _with_chair(table: Table, letter: str, chair: Chair) -> Table:
    seat = Seat.from_text(letter)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
