"""The player `simple`: the rules of a good club player, with perfect memory of the cards played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    GiveCard,
    GoUnder,
    JamboneCall,
    LayDown,
    Manner,
    Objection,
    Play,
    PlayAlone,
    TakeDummy,
    TakeOver,
    ThrowIn,
    Waiver,
)
from ...cards import UNKNOWN, Card, card_mask
from ...chance import Stream
from ...deal import Due, certain_winners, points_for
from ...view import SeatView
from .calls import choose_call
from .follows import follow
from .leads import lead
from .lone import (
    add_alone_or_waive,
    adds_alone,
    best_to_give,
    call_a_card,
    dealers_discard,
    defend_or_waive,
    lead_against_open,
    makers_discard,
    take_over_or_waive,
    takes_over,
    weakest_of_six,
)
from .reading import Reading


def agrees(view: SeatView) -> bool:
    """Return whether the seat agrees to a claim: only if playing on cannot bring it more.

    That is the case if a partner claims all the tricks, if the cards laid down must win against any unseen
    cards, or if no result that is still possible is better for the seat.
    """
    claim = view.open_claim
    reading = Reading(view)
    left = view.code.hand_size - len(view.finished_tricks)
    makers_have = reading.won if reading.is_maker else reading.lost
    if claim.tricks is not None:
        return _pays(view, reading, claim.tricks) >= _best_pay(view, reading, makers_have, left)
    if reading.is_friend(claim.seat) or _must_win(view, reading, dict(view.open_hands).get(claim.seat, ())):
        return True
    claimed = makers_have + (0 if reading.is_maker else left)
    return _pays(view, reading, claimed) >= _best_pay(view, reading, makers_have, left)


def _must_win(view: SeatView, reading: Reading, cards: tuple[Card, ...]) -> bool:
    """Return whether cards laid down win against every card the seat holds or has not seen."""
    if not cards or UNKNOWN in cards:
        return False
    against = (reading.out | reading.held) & ~card_mask(cards)
    rest = tuple(card for card in view.code.pack if against >> card.index & 1)
    return certain_winners(cards, rest, reading.trump)


def _best_pay(view: SeatView, reading: Reading, makers_have: int, left: int) -> int:
    return max(_pays(view, reading, tricks) for tricks in range(makers_have, makers_have + left + 1))


def _pays(view: SeatView, reading: Reading, makers_tricks: int) -> int:
    """Return the points of the seat's side minus those of the other for a number of makers' tricks."""
    calling = view.calling
    is_duel = calling.duelist is not None
    _, makers, adversaries = points_for(view.code, makers_tricks, calling.manner, is_duel, calling.trump)
    return makers - adversaries if reading.is_maker else adversaries - makers


class SimplePlayer:
    """Plays by rules and integer tables, deterministically."""

    name = "simple"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act that the rules select; the stream is not used."""
        acts = due.acts
        if len(acts) == 1:
            return acts[0]
        first, last = type(acts[0]), type(acts[-1])
        answer = _ANSWERS.get(last) or _ANSWERS[first]
        if last is Waiver:
            answer = _ASKED[first]
        return answer(view, acts)


def _play(view: SeatView, acts: Sequence[Act]) -> Act:
    plays = {act.card: act for act in acts if isinstance(act, Play)}
    reading, trick = Reading(view), view.trick
    if trick is not None:
        return plays[follow(reading, trick, tuple(plays))]
    if view.calling.manner is Manner.JAMBONE and not view.tricks and not reading.is_maker:
        for seat, lone_hand in view.open_hands:
            if seat == view.calling.lone:
                return _as_called(reading, plays, lead_against_open(reading, lone_hand))
    return _as_called(reading, plays, lead(reading))


def _as_called(reading: Reading, plays: Mapping[Card, Act], card: Card) -> Act:
    """Return the play of a card, or of the lowest legal card if a referee's call forbids that card."""
    return plays[card if card in plays else min(plays, key=reading.highness)]


def _exchange(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return the discard of the dealer, or of the maker after the dummy, unless the hand is worth playing
    alone."""
    alone = takes_over(view, acts) or adds_alone(view, acts)
    if alone is not None:
        return alone
    discards = {act.cards: act for act in acts if isinstance(act, Discard)}
    if view.best_given and view.seat == view.calling.lone:
        return discards[weakest_of_six(view),]
    surplus = len(next(iter(discards)))
    if view.dummy_taken and surplus + view.code.hand_size == len(view.hand):
        return discards[makers_discard(view, surplus)]
    allowed = [cards[0] for cards in discards]
    thrown = dealers_discard(view, allowed)
    if thrown is view.turn_up and isinstance(acts[-1], DeclineTurnUp):
        return acts[-1]
    return discards[thrown,] if thrown in allowed else discards[allowed[0],]


def _give(view: SeatView, acts: Sequence[Act]) -> Act:
    gifts = {act.card: act for act in acts if isinstance(act, GiveCard)}
    return gifts[best_to_give(view)]


def _dummy(view: SeatView, acts: Sequence[Act]) -> Act:
    return adds_alone(view, acts) or acts[0]


def _answer_claim(view: SeatView, acts: Sequence[Act]) -> Act:
    kind = Assent if agrees(view) else Objection
    return next(act for act in acts if isinstance(act, kind))


def _any_suit(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return the first suit: only the joker has been seen, so all suits are equal."""
    return acts[0]


def _open_right(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return the last act offered by a right that need not be used: the strongest one."""
    return acts[-1]


def _new_deal(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return a new deal: it is better than a hand of low cards."""
    return acts[0]


def _go_under(view: SeatView, acts: Sequence[Act]) -> Act:
    """Exchange the lowest cards, and of the suit turned up as few as possible."""
    ways = [act for act in acts if isinstance(act, GoUnder)]
    return min(ways, key=lambda way: sum(_keeps(view, card) for card in way.cards))


def _keeps(view: SeatView, card: Card) -> int:
    """Return how much a low card is worth keeping."""
    height = 0 if card.rank is None else int(card.rank)
    return 100 * (card.suit is view.turned_suit) + height


_Answer = Callable[[SeatView, Sequence[Act]], Act]
_ANSWERS: dict[type[Act], _Answer] = {
    Call: choose_call,
    FixSuit: _any_suit,
    Discard: _exchange,
    DeclineTurnUp: _exchange,
    GiveCard: _give,
    TakeDummy: _dummy,
    PlayAlone: _dummy,
    Play: _play,
    Objection: _answer_claim,
    TakeOver: _open_right,
    LayDown: _open_right,
    ThrowIn: _open_right,
    Waiver: take_over_or_waive,
}
_ASKED: dict[type[Act], _Answer] = {
    AskNewDeal: _new_deal,
    GoUnder: _go_under,
    TakeOver: take_over_or_waive,
    PlayAlone: add_alone_or_waive,
    DefendAlone: defend_or_waive,
    JamboneCall: call_a_card,
    Waiver: call_a_card,
}
