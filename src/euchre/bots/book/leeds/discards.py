"""Leeds and Dwight on the dealer's discard (D10 to D12, DA1)."""

from __future__ import annotations

from ....acts import CallKind
from ....cards import Card, Rank
from ..hand_summary import HandSummary
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place, Sight


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
    six = sight.six
    if six is None or not _took_up(sight) or sight.view.calling.lone is not None:
        return ()
    return sight.discarding(_short_low(six)[:1])


@maxim("D11", Strength.PERMITTED, excepts=("D10",))
def a_bare_king_at_four_all(sight: Sight) -> Advice:
    """At four-all, with only two trumps, you may keep a single king."""
    six = sight.six
    if six is None or not _took_up(sight) or sight.score != (4, 4) or six.number != 2:
        return ()
    kings = six.bare(Rank.KING)
    others = [card for card in _short_low(six) if card not in kings] if kings else []
    return sight.discarding(others[:1])


@maxim("D12", Strength.ALWAYS)
def bare_ace_before_ace_and_king(sight: Sight) -> Advice:
    """Alone with three trumps, discard the single ace and keep ace and king of the other suit."""
    six = sight.six
    if six is None or sight.view.calling.lone != sight.seat or six.number != 3 or not six.ace_and_king:
        return ()
    return sight.discarding(six.bare(Rank.ACE))


@maxim("DA1", Strength.ALWAYS)
def clear_next_for_the_lead(sight: Sight) -> Advice:
    """When third hand plays alone on the turn-up, discard a card of the next suit."""
    six, calling = sight.six, sight.view.calling
    third = sight.seat_at(Place.THIRD)
    if six is None or calling.lone != third or calling.maker != third:
        return ()
    ordered = any(call.word is CallKind.ORDER_UP and call.actor == third for call in calling.calls)
    of_next = [suit for suit in six.lay if suit[0].suit is six.trump.next_suit] if ordered else []
    return sight.discarding(card for suit in of_next for card in reversed(suit))


RULES = rules_of(globals())
