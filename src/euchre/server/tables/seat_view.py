"""What one onlooker of a table is sent: the only way in which its cards leave the server.

Cards come from the onlooker's `View`, and acts from `act_as_seen` for their seat. Each message is built from
these alone, never by removing something from a fuller one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from operator import attrgetter

from ...cards import Card
from ...deal import Due, Trick
from ...seats import BySide, Seat
from ...view import View, act_as_seen, view_of
from ..refereed.mode import regular_dues
from ..refereed.seat_view import club_view
from ..wire import replies
from . import events
from .events import Entry
from .routine import dues_of
from .table import Phase, SeedExchange, Table, plain_changes


def update_for(
    table: Table,
    person: str | None,
    entries: Iterable[Entry],
    since: int,
    present: Collection[str],
    left: int | None = None,
    infos: TableInfos | None = None,
) -> replies.Update:
    """Return what a person is sent after some entries of the log; `person` is None for a stranger.

    `present` holds the ids of the connected people, `left` the milliseconds left on the running clock,
    `infos` the information on the same table at earlier updates.
    """
    seat = None if person is None else table.seat_of(person)
    return replies.Update(
        since=since,
        seq=table.seq,
        events=list(_happenings(entries, seat)),
        table=(infos or TableInfos()).of(table, seat, person == table.host, present, left),
        deal=_deal_view(table, seat),
    )


def _happenings(entries: Iterable[Entry], seat: Seat | None) -> Iterator[replies.Happening]:
    for entry in entries:
        seen = _seen_by(entry.event, seat)
        if seen is not None:
            kind, where, text = seen
            yield replies.Happening(seq=entry.seq, kind=kind, seat=where, text=text)


def _seen_by(event: events.AnyEvent, seat: Seat | None) -> tuple[str, str | None, str | None] | None:
    """Return kind, seat and text of an event as a seat may see it; None for an event that only the log
    shows."""
    kind = str(type(event).__struct_config__.tag)
    match event:
        case events.Acted():
            act = event.act
            seen = act_as_seen(act, seat)
            where = str(act.actor) if isinstance(act.actor, Seat) else None
            return None if seen is None else (kind, where, seen.text)
        case events.Sat(where, _, name, _) | events.Called(where, name):
            return kind, where, name
        case events.Stood(where, player) | events.Removed(where, _, player) | events.Placed(where, player):
            return kind, where, player
        case events.StoodIn(where, player):
            return kind, where, player
        case events.CameBack(where) | events.NextWanted(where) | events.DealBegan(where):
            return kind, where, None
        case events.SharesLate(seats):
            return kind, None, " ".join(seats)
        case events.Extended(where) | events.WentOn(where) | events.Skipped(where):
            return kind, where, None
        case events.Renamed(text) | events.CarriedOn(text):
            return kind, None, text
        case events.Paused() | events.Resumed() | events.Closed() | events.GameBegan() | events.Revealed():
            return kind, None, None
    return None


_info_parts = attrgetter(
    *("name", "host", "public", "pace", "clock", "chairs", "hints", "seat_per_address", "delay", "first"),
    *("next", "play", "phase", "paused", "game", "chance", "last_seed", "club", "sitting.code"),
)
"""All parts of a table that its information is made of."""


class TableInfos:
    """The information on a table for each seat: made again only after a change, since most acts change its
    deal alone."""

    def __init__(self) -> None:
        self._latest: dict[tuple[Seat | None, bool], tuple[object, replies.TableInfo]] = {}

    def of(
        self, table: Table, seat: Seat | None, is_host: bool, present: Collection[str], left: int | None
    ) -> replies.TableInfo:
        """Return the information for a seat, or for somebody who looks on."""
        parts = (_info_parts(table), present, left)
        latest = self._latest.get((seat, is_host))
        if latest is None or latest[0] != parts:
            info = _table_info(table, seat, is_host, present, left)
            latest = self._latest[seat, is_host] = (parts, info)
        return latest[1]


def _table_info(
    table: Table, seat: Seat | None, is_host: bool, present: Collection[str], left: int | None
) -> replies.TableInfo:
    code = table.code
    return replies.TableInfo(
        id=table.id,
        name=table.name,
        code=code.base or code.name,
        title=code.title,
        changes=plain_changes(code),
        seats=[
            replies.SeatInfo(
                seat=str(Seat(place)),
                name=chair.name or chair.player,
                person=chair.person is not None,
                present=chair.person in present,
                player=chair.player,
            )
            for place, chair in enumerate(table.chairs)
        ],
        you=None if seat is None else str(seat),
        host=is_host,
        phase=table.phase.value,
        next=table.next,
        carried=table.first != "",
        game=table.game,
        paused=table.paused,
        public=table.public,
        pace=table.pace,
        delay=table.delay,
        hints=table.has_hints,
        seat_per_address=table.seat_per_address,
        clock=table.clock,
        left=left,
        club=None if table.club is None else table.club.temper.value,
        fair=_fair(table),
        event=_event(table),
    )


def _event(table: Table) -> replies.EventInfo | None:
    play = table.play
    if play is None:
        return None
    return replies.EventInfo(
        event=play.event,
        boards=list(play.boards),
        results=[list(points) for points in play.results],
        has_bell=play.ends_by_bell,
    )


def _fair(table: Table) -> replies.Fair:
    chance = table.chance or SeedExchange(game=table.game, commitment="")
    settled = table.is_game_on
    return replies.Fair(
        game=chance.game,
        commitment=chance.commitment,
        pledged=_letters(sorted(chance.pledges)),
        pledges={str(seat): pledge for seat, pledge in sorted(chance.pledges.items())},
        late=_letters(chance.late),
        wanted=_letters(chance.wanted) if table.phase is Phase.SHARING else [],
        shares={str(seat): share for seat, share in chance.of_all(table.code).items()} if settled else {},
        last_seed=table.last_seed,
    )


def _deal_view(table: Table, seat: Seat | None) -> replies.DealView | None:
    deal = table.sitting.deal
    if deal is None:
        return None
    view = view_of(deal, seat, table.sitting.score)
    if table.club is None:
        asked = (*dues_of(deal).awaited, *dues_of(deal).open)
    else:
        asked = regular_dues(table.club.refereed)
    own = [due for due in asked if due.actor == seat]
    may_act = table.is_game_on and not table.paused
    waiting = dict.fromkeys(due.actor for due in asked if due.awaited)
    club = None if table.club is None else club_view(table.club, seat, table.asked, may_act)
    return deal_reply(view, table.sitting.deals, waiting, _legal(own) if may_act else (), club)


def deal_reply(
    view: View,
    number: int,
    waiting: Iterable[Seat],
    legal: Iterable[replies.LegalActs],
    club: replies.ClubView | None = None,
) -> replies.DealView:
    """Return the reply for a view, with what the viewer may do and what club mode adds."""
    return replies.DealView(
        number=number,
        dealer=str(view.dealer),
        stage=view.stage.value,
        turn=_letter(view.turn),
        waiting=_letters(waiting),
        hand=card_texts(view.hand),
        hand_sizes=dict(zip(_LETTERS, view.hand_sizes, strict=False)),
        turn_up=None if view.turn_up is None else view.turn_up.text,
        turned_suit=None if view.turned_suit is None else str(view.turned_suit),
        exchanged=view.exchanged,
        declined=view.declined,
        discards=card_texts(view.discards),
        dummy_taken=view.dummy_taken,
        calls=[replies.CallInfo(seat=str(call.actor), words=call.words) for call in view.calling.calls],
        trump=None if view.trump is None else str(view.trump),
        maker=_letter(view.calling.maker),
        manner=view.calling.manner.value,
        lone=_letter(view.calling.lone),
        duelist=_letter(view.calling.duelist),
        out=_letters(view.calling.out),
        tricks=[_trick(trick, trick is not view.trick) for trick in view.tricks],
        called=None if view.called is None else view.called.text,
        open_hands=[replies.OpenHand(seat=str(who), cards=card_texts(hand)) for who, hand in view.open_hands],
        claim=_claim(view),
        outcome=_outcome(view),
        points=by_side(view.points),
        games=by_side(view.games),
        deals=view.deals,
        legal=list(legal),
        club=club,
    )


def _legal(own: Iterable[Due]) -> list[replies.LegalActs]:
    return [
        replies.LegalActs(acts=[act.text for act in due.acts], until=due.until, awaited=due.awaited)
        for due in own
    ]


def _trick(trick: Trick, complete: bool) -> replies.TrickInfo:
    plays = [replies.SeatCard(seat=str(play.actor), card=play.card.text) for play in trick.plays]
    return replies.TrickInfo(plays=plays, winner=str(trick.winner), complete=complete)


def _claim(view: View) -> replies.ClaimInfo | None:
    claim = view.claim
    if claim is None:
        return None
    return replies.ClaimInfo(seat=str(claim.seat), tricks=claim.tricks, agreed=_letters(claim.agreed))


def _outcome(view: View) -> replies.OutcomeInfo | None:
    outcome = view.outcome
    if outcome is None:
        return None
    return replies.OutcomeInfo(
        result=outcome.result.value,
        ending=outcome.ending.value,
        tricks=by_side(outcome.tricks),
        points=by_side(outcome.points),
    )


_LETTERS = tuple(map(str, Seat))


def by_side(values: BySide[int]) -> dict[str, int]:
    """Return numbers by the letters of the sides: `A+C`, or `A`."""
    return dict(zip(map(str, values.sides), values.values, strict=True))


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def _letters(seats: Iterable[Seat]) -> list[str]:
    return [str(seat) for seat in seats]


def card_texts(cards: Iterable[Card]) -> list[str]:
    """Return the texts of cards, as on the wire."""
    return [card.text for card in cards]
