"""What people may ask of a table: each command is decided on the table as it stands.

`decide` returns the events to write, or raises Refusal; it writes nothing itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...acts import Act, read_act
from ...deal import Deal, breaches, legal_acts
from ...errors import EuchreError, NotationError
from ...players import bot_for
from ...seats import Seat
from ..refereed.claimable import claimable_by
from ..refereed.mode import irregular_acts_of
from ..wire import requests
from . import events
from .long_logs.carrying_on import successor_of
from .names import distinct_name, shown_text
from .refusal import Refusal
from .routine import STAND_IN, TimedStep, in_time, is_long
from .table import Phase, Table


def pledge_of(share: bytes) -> str:
    """Return a seat's commitment to its share: a SHA-256 as 64 hexadecimal digits."""
    return hashlib.sha256(share).hexdigest()


@dataclass(frozen=True, slots=True)
class Guest:
    """A person on the server."""

    id: str
    name: str
    is_rude: bool = False
    """Whether the name may not be shown at public tables."""
    network: str = ""
    """The internet address, or the network of a household, from which they are connected."""


def decide(table: Table, guest: Guest, command: requests.ClientCommand) -> tuple[events.AnyEvent, ...]:
    """Return the events that grant a command. Raises Refusal."""
    if table.phase is Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed; open another")
    return _DECISIONS[type(command)](table, guest, command)


def _act(table: Table, guest: Guest, command: requests.DoAct) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    try:
        act = read_act(command.act)
    except NotationError as fault:
        raise Refusal("act/not-notation", str(fault)) from None
    if act.actor != seat:
        raise Refusal("act/not-yours", f"you sit at {seat} and can act for no other seat")
    deal = table.sitting.deal
    if table.phase is not Phase.PLAYING or deal is None:
        raise Refusal("act/no-game", "no game is on")
    if table.paused:
        raise Refusal("table/paused", "the table is paused; its host can resume play")
    if _may_be_done(table, deal, seat, act):
        stood_in = table.chairs[seat].player is not None
        return (events.Acted(act.text), *([events.CameBack(str(seat))] if stood_in else []))
    for breach in breaches(deal, act):
        raise Refusal(breach.reason.value, breach.message, breach.laws)
    raise Refusal("table/not-now", f"'{act}' is not open to you now")


def _may_be_done(table: Table, deal: Deal, seat: Seat, act: Act) -> bool:
    """Return whether an act is lawful, or in club mode one that was offered to the seat."""
    if act in legal_acts(deal, seat):
        return True
    if table.club is None:
        return False
    refereed = table.club.refereed
    offered: set[Act] = {one for matter in claimable_by(refereed, seat) for one in matter.acts}
    return act in offered or act in irregular_acts_of(refereed, seat)


def _go_on(table: Table, guest: Guest, command: requests.GoOn) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.paused:
        raise Refusal("table/paused", "the table is paused; its host can resume play")
    if seat not in table.asked:
        raise Refusal("table/not-now", "play does not wait for a claim or choice of yours")
    return (events.WentOn(str(seat)),)


def _back(table: Table, guest: Guest, command: requests.Back) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.chairs[seat].player is None:
        raise Refusal("table/not-now", "no computer player plays in your place")
    return (events.CameBack(str(seat)),)


def _extend(table: Table, guest: Guest, command: requests.Extend) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    wait = in_time(table)
    if wait is None or wait.what not in (TimedStep.STAND_IN, TimedStep.GO_ON) or wait.seat != seat:
        raise Refusal("table/not-now", "no clock runs for you")
    return (events.Extended(str(seat)),)


def _sit(table: Table, guest: Guest, command: requests.Sit) -> tuple[events.AnyEvent, ...]:
    seat = _seat(table, command.seat)
    if table.play is not None:
        raise Refusal("event/seated", "in an event nobody chooses a seat")
    have = table.seat_of(guest.id)
    if have is not None:
        raise Refusal("seat/have-one", f"you sit at {have} already")
    if table.chairs[seat].person is not None:
        raise Refusal("seat/taken", f"{table.chairs[seat].name} sits at {seat}")
    if guest.id in table.removed:
        raise Refusal("seat/removed", "the host removed you from your seat")
    if table.phase is Phase.SHARING:
        raise Refusal("table/not-now", "the game is about to begin; try again in a moment")
    if table.is_game_on and any(who == guest.id and sat != seat for who, sat in table.sat):
        raise Refusal("seat/sat-elsewhere", "you have seen another hand of this game; wait for the next")
    if table.public and guest.is_rude:
        raise Refusal("name/rude", f"'{guest.name}' cannot be used at a public table; choose another name")
    name, network = name_at(table, guest), _network_for_seat(table, guest, seat)
    return (events.Sat(str(seat), guest.id, name, network), *_pledged_with(table, seat, command.pledge))


def _network_for_seat(table: Table, guest: Guest, seat: Seat) -> str | None:
    """Return the hash of a guest's address, where each address gets one seat. Raises Refusal if it has
    another."""
    if not table.seat_per_address:
        return None
    network = network_at(table.first or table.id, guest)
    is_seated = any(chair.network == network for chair in table.chairs)
    if is_seated or (table.is_game_on and any(who == network and sat != seat for who, sat in table.sat)):
        raise Refusal(
            "seat/same-address",
            "somebody with your internet address sits at this table or has sat in this game, "
            "and it gives each address one seat",
        )
    return network


def network_at(table_id: str, guest: Guest) -> str:
    """Return a hash of a guest's address, another one at each table."""
    return f"address {hashlib.sha256(f'{table_id} {guest.network}'.encode()).hexdigest()[:32]}"


def name_at(table: Table, guest: Guest) -> str:
    """Return the name of a person at a table: it looks like no other person's there."""
    others = [chair.name for chair in table.chairs if chair.person != guest.id and chair.name is not None]
    return distinct_name(guest.name, others)


def _stand(table: Table, guest: Guest, command: requests.Stand) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.play is not None:
        raise Refusal("event/seated", "in an event nobody leaves their seat; you can come back at any time")
    return (events.Stood(str(seat), _follower(table)),)


def _next(table: Table, guest: Guest, command: requests.NextGame) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.phase is not Phase.GATHERING or table.wants_next:
        raise Refusal("table/not-now", "no game has ended, so the next cannot be asked for")
    if is_long(table):
        return (events.CarriedOn(successor_of(table)),)
    pledge = None if table.chance is None or seat in table.chance.pledges else command.pledge
    return (*_pledged_with(table, seat, pledge), events.NextWanted(str(seat)))


def _pledge(table: Table, guest: Guest, command: requests.Pledge) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.play is not None or table.phase is not Phase.GATHERING or table.chance is None:
        raise Refusal("table/not-now", "shares can be pledged only before the game")
    if seat in table.chance.pledges:
        raise Refusal("fair/pledged", f"{seat} has pledged a share; it cannot be changed")
    return (events.Pledged(str(seat), command.commitment),)


def _share(table: Table, guest: Guest, command: requests.RevealShare) -> tuple[events.AnyEvent, ...]:
    seat = _own_seat(table, guest)
    if table.phase is not Phase.SHARING or table.chance is None or seat in table.chance.shares:
        raise Refusal("table/not-now", "your share is not wanted now; it is revealed once, before a game")
    pledge = table.chance.pledges.get(seat)
    if pledge is None:
        raise Refusal("fair/not-pledged", f"{seat} pledged no share before this game and cannot reveal one")
    if pledge_of(bytes.fromhex(command.share)) != pledge:
        raise Refusal("fair/wrong-share", "this is not the share that was pledged: its SHA-256 differs")
    return (events.Shared(str(seat), command.share),)


def _place(table: Table, guest: Guest, command: requests.PlacePlayer) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    seat = _seat(table, command.seat)
    if table.chairs[seat].person is not None:
        raise Refusal("seat/taken", f"{table.chairs[seat].name} sits at {seat}")
    if command.player is None and table.phase is not Phase.GATHERING:
        raise Refusal("table/not-now", "a seat cannot be freed in a game")
    if command.player is not None:
        try:
            bot_for(table.code, command.player)
        except EuchreError as fault:
            raise Refusal("seat/no-player", str(fault)) from None
    return (events.Placed(str(seat), command.player),)


def _rename(table: Table, guest: Guest, command: requests.Rename) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    return (events.Renamed(shown_text(command.name)),)


def _pace(table: Table, guest: Guest, command: requests.Pace) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    return (events.Paced(command.pace),)


def _delay(table: Table, guest: Guest, command: requests.Delay) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    return (events.DelaySet(command.delay),)


def _skip(table: Table, guest: Guest, command: requests.Skip) -> tuple[events.AnyEvent, ...]:
    seat, deal = _own_seat(table, guest), table.sitting.deal
    out = () if deal is None or table.sitting.is_between_deals else deal.calling.out
    people = [Seat(place) for place, chair in enumerate(table.chairs) if chair.player is None]
    if seat not in out or any(other not in out for other in people) or table.is_skipped:
        raise Refusal("table/not-now", "only a person who sits out a deal of computer players can skip it")
    return (events.Skipped(str(seat)),)


def _pause(table: Table, guest: Guest, command: requests.Pause) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    if table.paused:
        raise Refusal("table/paused", "the table is paused already")
    return (events.Paused(),)


def _resume(table: Table, guest: Guest, command: requests.Resume) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    if not table.paused:
        raise Refusal("table/not-paused", "the table is not paused")
    return (events.Resumed(),)


def _remove(table: Table, guest: Guest, command: requests.Remove) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    seat = _seat(table, command.seat)
    person = table.chairs[seat].person
    if person is None:
        raise Refusal("seat/not-seated", f"no person sits at {seat}")
    if person == guest.id:
        raise Refusal("table/not-now", "this is your own seat: leave it instead")
    return (events.Removed(str(seat), person, _follower(table)),)


def _close(table: Table, guest: Guest, command: requests.Close) -> tuple[events.AnyEvent, ...]:
    _host_only(table, guest)
    return (events.Closed(),)


def _pledged_with(table: Table, seat: Seat, pledge: str | None) -> tuple[events.AnyEvent, ...]:
    """Return the pledge sent along with another command; ignored while it cannot count."""
    is_time = table.phase is Phase.GATHERING and table.chance is not None
    return (events.Pledged(str(seat), pledge),) if is_time and pledge is not None else ()


def _own_seat(table: Table, guest: Guest) -> Seat:
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal("seat/not-seated", "you have no seat at this table")
    return seat


def _seat(table: Table, letter: str) -> Seat:
    seat = Seat.from_text(letter)
    if seat not in table.code.seating.seats:
        raise Refusal("seat/none", f"there is no seat {seat} at a table of {table.code.players}")
    return seat


def _host_only(table: Table, guest: Guest) -> None:
    if guest.id != table.host:
        raise Refusal("table/not-host", "only the host of the table may do this")


def _follower(table: Table) -> str | None:
    """Return the computer player that takes a seat that is left: in a game a seat cannot stay empty."""
    return None if table.phase is Phase.GATHERING else STAND_IN


_DECISIONS: dict[type[requests.ClientCommand], Callable[[Table, Guest, Any], tuple[events.AnyEvent, ...]]] = {
    requests.DoAct: _act,
    requests.Back: _back,
    requests.Extend: _extend,
    requests.GoOn: _go_on,
    requests.Sit: _sit,
    requests.Stand: _stand,
    requests.NextGame: _next,
    requests.Pledge: _pledge,
    requests.RevealShare: _share,
    requests.PlacePlayer: _place,
    requests.Rename: _rename,
    requests.Pace: _pace,
    requests.Delay: _delay,
    requests.Skip: _skip,
    requests.Pause: _pause,
    requests.Resume: _resume,
    requests.Remove: _remove,
    requests.Close: _close,
}
