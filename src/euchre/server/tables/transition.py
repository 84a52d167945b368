"""The table after each event of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from types import MappingProxyType

from ...acts import Act
from ...bots.bot_referee import Strictness
from ...events.duplicate.play import EventPlay, board_begun, last_deal, with_result
from ...game import Sitting, begin_deal, new_sitting
from ...game import after as sitting_after
from ...laws import house_variant, load_code
from ...seats import Seat
from ..refereed.mode import (
    ClubMode,
    mode_after,
    mode_at_deal,
    new_mode,
    went_on,
    with_sitting,
)
from . import events
from .events import Entry
from .learning import with_deal_begun, with_deal_seen
from .long_logs.score_shot import score_of
from .table import Chair, Phase, SeedExchange, Table, table_with


def opened(table: str, event: events.TableOpened) -> Table:
    """Return the table before anybody sits. Raises LawDataError for house rules that contradict each
    other."""
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
    return EventPlay(
        event=part.event,
        boards=part.boards,
        is_sealed=part.sealed,
        waits=part.waits,
        decides=part.decides,
    )


def replayed(entries: Iterable[Entry], table: Table | None = None) -> Table:
    """Return the table after entries of its log: from its beginning, or from the state given as `table`."""
    for entry in entries:
        table = after(table, entry)
    if table is None:
        raise ValueError("the log is empty")
    return table


def after(table: Table | None, entry: Entry) -> Table:
    """Return the table after one more entry of its log; `table` is None before the first."""
    event = entry.event
    if isinstance(event, events.TableOpened):
        changed = opened(entry.table, event)
    elif table is None:
        raise ValueError("the log does not begin with the opening of a table")
    elif isinstance(event, events.Acted) and table.club is None:
        return with_deal_seen(table_with(table, _acted(table, event.act, entry)))
    else:
        changed = _changed(table, event)
    return table_with(changed, {"seq": entry.seq, "hash": entry.hash})


def _acted(table: Table, act: Act, entry: Entry) -> dict[str, object]:
    """Return what an act changes where play is enforced: all at once, since nothing happens as often."""
    sitting = sitting_after(table.sitting, act)
    changes: dict[str, object] = {"seq": entry.seq, "hash": entry.hash, "sitting": sitting}
    if table.play is not None:
        changes["play"] = with_result(table.play, table.sitting, sitting)
    return changes | _next_one_waits(table, sitting)


def _changed(table: Table, event: events.AnyEvent) -> Table:
    match event:
        case events.Acted() if table.club is not None:
            refereed = _refereed(table, mode_after(table.club, event.act))
            return table_with(refereed, _next_one_waits(table, refereed.sitting))
        case events.DealBegan(dealer):
            return _dealt(table, Seat.from_text(dealer))
        case events.BellRang() if table.play is not None:
            return replace(table, play=last_deal(table.play, table.sitting))
        case events.WentOn(letter) if table.club is not None:
            return replace(table, club=went_on(table.club, Seat.from_text(letter)), extensions=0)
        case events.Extended():
            return replace(table, extensions=table.extensions + 1)
        case events.Skipped():
            return replace(table, is_skipped=True)
    return _house_changed(table, event)


def _house_changed(table: Table, event: events.AnyEvent) -> Table:
    """Return the table after what its host did, or a new guest."""
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
    """Return the table with the score and the people of the one that it carries on."""
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
            return _with_chair(table_with(table, {"sat": sat}), letter, chair)
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


def _next_one_waits(table: Table, sitting: Sitting) -> dict[str, object]:
    """Return what an act changes besides the sitting: the clock starts again, and skipping ends with the
    deal."""
    return {"extensions": 0, "is_skipped": table.is_skipped and not sitting.is_between_deals}


def _dealt(table: Table, dealer: Seat) -> Table:
    if table.play is not None:
        return replace(table, sitting=board_begun(table.sitting, table.play, dealer))
    if table.club is None:
        return with_deal_begun(replace(table, sitting=begin_deal(table.sitting, dealer)))
    return _refereed(table, mode_at_deal(table.club, dealer))


def _refereed(table: Table, club: ClubMode) -> Table:
    """Return the table with another state of its referee."""
    return replace(table, club=club, sitting=club.refereed.sitting)


def _chance_changed(table: Table, event: events.AnyEvent) -> Table:
    chance = table.chance
    match event:
        case events.Committed(game, commitment):
            return table_with(table, {"chance": SeedExchange(game=game, commitment=commitment)})
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
            begun = {"phase": Phase.PLAYING, "game": game, "deals_before": table.sitting.deals}
            return table_with(table, {**begun, "wants_next": False, "sat": seated})
        case events.NextWanted():
            return replace(table, wants_next=True)
        case events.Revealed(_, seed):
            phase = Phase.CLOSED if table.phase is Phase.CLOSED else Phase.GATHERING
            return replace(table, phase=phase, last_seed=seed, chance=None)
    raise ValueError(f"'{event}' cannot follow in a log")


def _who_sat(chair: Chair, seat: Seat) -> Iterator[tuple[str, Seat]]:
    """Yield the person in a seat, and the hash of their address where it counts."""
    yield from ((who, seat) for who in (chair.person, chair.network) if who is not None)


def _without_pledge(table: Table, letter: str) -> Table:
    """Return the table without a seat's pledge: it ends with the person who made it, until shares are
    revealed.

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
    return table_with(table, {"chairs": (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])})
