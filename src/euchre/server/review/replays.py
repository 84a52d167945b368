"""Replies that replay finished deals: with every card, or with what one seat may know.

While a game is on, cards that nobody played stay hidden, since the seed of the game is still secret. Of such
a deal a seat is shown its own cards and the cards that everybody has seen. A card is shown in a hand only
where it must have been; only the player who took a dummy hand may know which cards came from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ...acts import TakeDummy
from ...cards import Card
from ...deal import Deal
from ...notation import RecordError
from ...seats import Seat
from ...view import act_as_seen, view_of
from ..refereed.seat_view import ruling_reply
from ..tables.seat_view import by_side, card_texts, deal_reply
from ..tables.table import plain_changes
from ..wire import replay_replies as wire
from ..wire.replies import OpenHand, SeatInfo
from .playback import DealPlayback, Playback, ReplayStep, RulingFault, without_laws

LISTED = 100
"""Most deals that one reply lists."""


@dataclass(frozen=True)
class _Frames:
    """Makes the frames of one deal: with every card, for one seat, or for an onlooker."""

    played: DealPlayback
    seat: Seat | None
    is_open: bool
    """Whether every card may be shown."""

    @cached_property
    def seen(self) -> frozenset[Card]:
        """The cards that everybody had seen by the end of the deal."""
        end = self.played.end
        view = view_of(end.deal, None, end.score)
        cards = {play.card for trick in view.tricks for play in trick.plays}
        cards.update(card for _, hand in view.open_hands for card in hand)
        return frozenset(cards if view.turn_up is None else {*cards, view.turn_up})

    def frame(self, step: ReplayStep) -> wire.ReplayFrame:
        """Return the frame for one step."""
        deal = step.deal
        view = view_of(deal, None, step.score)
        waiting = () if view.turn is None else (view.turn,)
        hands = [OpenHand(seat=str(seat), cards=self._hand(deal, seat)) for seat in deal.code.seating.seats]
        put_out = dict.fromkeys(seat for seat, _ in deal.discards)
        return wire.ReplayFrame(
            act=self._act(step),
            remarks=list(step.remarks) if self.is_open else [],
            rulings=[ruling_reply(one, deal.code, number) for number, one in enumerate(step.rulings, 1)],
            deal=msgspec.structs.replace(deal_reply(view, self.played.number, waiting, ()), open_hands=hands),
            talon=card_texts(deal.pack) if self.is_open else [],
            dummy=card_texts(deal.dummy) if self.is_open and not deal.dummy_taken else [],
            put_out=[OpenHand(seat=str(seat), cards=self._put_out(deal, seat)) for seat in put_out],
        )

    def _shows(self, seat: Seat) -> bool:
        return self.is_open or seat == self.seat

    def _act(self, step: ReplayStep) -> str | None:
        if step.act is None:
            return None
        seen = step.act if self.is_open else act_as_seen(step.act, self.seat)
        return None if seen is None else seen.text

    def _hand(self, deal: Deal, seat: Seat) -> list[str]:
        cards = deal.hands[seat]
        if self._shows(seat):
            return card_texts(cards)
        is_closed = _is_to_take_dummy(seat, deal, self.played.end.deal)
        known = [] if is_closed else [card for card in cards if card in self.seen]
        return [*card_texts(known), *["??"] * (len(cards) - len(known))]

    def _put_out(self, deal: Deal, seat: Seat) -> list[str]:
        cards = [card for who, card in deal.discards if who == seat]
        return card_texts(cards) if self._shows(seat) else ["??"] * len(cards)


def replay_reply(
    playback: Playback,
    shown: int,
    *,
    title: str,
    seat: Seat | None = None,
    open_games: int | None = None,
    link: str | None = None,
    forms: Iterable[str] = (),
    in_event: bool = False,
) -> wire.Replay:
    """Return a replay that shows the deal at index `shown` act by act.

    Every card is shown in games up to number `open_games`, or in all games if that is None; of a later game
    the seat is shown what it may know.
    """
    played, first = playback.deals[shown], shown - shown % LISTED
    code = played.end.deal.code

    def is_open(game: int) -> bool:
        return open_games is None or game <= open_games

    frames = _Frames(played, seat, is_open(played.game))
    return wire.Replay(
        title=title,
        code=code.base or code.name,
        register=code.register,
        changes=plain_changes(code),
        seats=[_seat(Seat(place), name) for place, name in enumerate(played.people)],
        you=None if seat is None else str(seat),
        deals=[_in_short(one, is_open(one.game)) for one in playback.deals[first : first + LISTED]],
        first=first,
        count=len(playback.deals),
        shown=shown,
        frames=[frames.frame(step) for step in played.steps],
        opening=playback.opening,
        faults=[_fault(fault) for fault in playback.faults if fault.line is not None],
        link=link,
        forms=list(forms),
        in_event=in_event,
    )


def _seat(seat: Seat, name: str | None) -> SeatInfo:
    return SeatInfo(
        seat=str(seat), name=name or str(seat), person=name is not None, present=True, player=None
    )


def _in_short(played: DealPlayback, is_open: bool) -> wire.ReplayDeal:
    deal, score = played.end.deal, played.end.score
    calling, outcome = deal.calling, deal.outcome
    return wire.ReplayDeal(
        number=played.number,
        game=played.game,
        dealer=str(deal.dealer),
        trump=None if calling.trump is None else str(calling.trump),
        maker=None if calling.maker is None else str(calling.maker),
        lone=None if calling.lone is None else str(calling.lone),
        result=None if outcome is None else outcome.result.value,
        points={} if outcome is None else by_side(outcome.points),
        score=by_side(score.points),
        is_open=is_open,
        people={str(Seat(place)): name for place, name in enumerate(played.people) if name is not None},
        ended_by=None if played.ended_by is None else ruling_reply(played.ended_by, deal.code, 1),
    )


def _is_to_take_dummy(seat: Seat, deal: Deal, end: Deal) -> bool:
    """Return whether a seat will later take the dummy hand, whose cards nobody else has seen."""
    return not deal.dummy_taken and any(isinstance(act, TakeDummy) and act.actor == seat for act in end.acts)


def _fault(fault: RecordError) -> wire.RecordFault:
    """Return the reply for a fault, with its place and its laws as fields."""
    ruled = fault.cause if isinstance(fault.cause, RulingFault) else None
    return wire.RecordFault(
        message=without_laws(fault),
        line=fault.line,
        laws=list(fault.laws),
        ruling=None if ruled is None else ruling_reply(ruled.ruling, ruled.code, 1),
        deal=None if ruled is None else ruled.deal,
    )
