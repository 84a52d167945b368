"""Leeds and Dwight on the dealer's discard (D10 to D12, DA1)."""

from __future__ import annotations

from ....acts import CallKind
from ....cards import Card, Rank
from ..hand_summary import HandSummary, summarize_hand
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place, Sight


def _six(sight: Sight) -> HandSummary | None:
    """The dealer's six cards under the trump, if the discard for the turn-up is due; else None."""
    view = sight.view
    if not sight.discards or view.trump is None or view.turn_up is None or view.exchanged:
        return None
    return summarize_hand((*view.hand, view.turn_up), view.trump, view.code.joker)


def _took_up(sight: Sight) -> bool:
    return sight.view.calling.maker == sight.seat


def _short_low(six: HandSummary) -> list[Card]:
    """The lowest card of each lay suit, the shortest suit first, without aces."""
    lowest = [(len(suit), suit[0].rank is Rank.ACE, suit[-1]) for suit in six.lay]
    choice = [entry for entry in lowest if entry[2].rank is not Rank.ACE]
    return [card for *_, card in sorted(choice, key=lambda entry: (entry[0], entry[1], entry[2].rank or 0))]


@maxim("D10", Strength.USUALLY)
def lowest_of_a_short_suit(sight: Sight) -> Advice:
    """After taking up, discard the lowest card of your shortest suit, even a single king, but no ace."""
    six = _six(sight)
    if six is None or not _took_up(sight) or sight.view.calling.lone is not None:
        return ()
    return tuple(sight.discards[card] for card in _short_low(six)[:1] if card in sight.discards)


def _bare_kings(six: HandSummary) -> list[Card]:
    return [suit[0] for suit in six.lay if len(suit) == 1 and suit[0].rank is Rank.KING]


@maxim("D11", Strength.PERMITTED, excepts=("D10",))
def a_bare_king_at_four_all(sight: Sight) -> Advice:
    """At four-all, with only two trumps, you may keep a single king."""
    six = _six(sight)
    if six is None or not _took_up(sight) or sight.score != (4, 4) or six.number != 2:
        return ()
    kings = _bare_kings(six)
    others = [card for card in _short_low(six) if card not in kings] if kings else []
    return tuple(sight.discards[card] for card in others[:1] if card in sight.discards)


@maxim("D12", Strength.ALWAYS)
def bare_ace_before_ace_and_king(sight: Sight) -> Advice:
    """Alone with three trumps, discard the single ace and keep ace and king of the other suit."""
    six = _six(sight)
    if six is None or sight.view.calling.lone != sight.seat or six.number != 3 or not six.ace_and_king:
        return ()
    bare = [suit[0] for suit in six.lay if len(suit) == 1 and suit[0].rank is Rank.ACE]
    return tuple(sight.discards[card] for card in bare if card in sight.discards)


@maxim("DA1", Strength.ALWAYS)
def clear_next_for_the_lead(sight: Sight) -> Advice:
    """When third hand plays alone on the turn-up, discard a card of the next suit."""
    six, calling = _six(sight), sight.view.calling
    third = sight.seat_at(Place.THIRD)
    if six is None or calling.lone != third or calling.maker != third:
        return ()
    ordered = any(call.word is CallKind.ORDER_UP and call.actor == third for call in calling.calls)
    of_next = [suit for suit in six.lay if suit[0].suit is six.trump.next_suit] if ordered else []
    return tuple(
        sight.discards[card] for suit in of_next for card in reversed(suit) if card in sight.discards
    )


RULES = rules_of(globals())
