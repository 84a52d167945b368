"""Leeds and Dwight on playing alone (L1 to L8), and on the dealer's discard (D10 to D12, DA1).

The book does not define a "light" hand. Here it is a hand whose odds of all five tricks, as `simple`
estimates them, are below two to one; an imperfect hand is below even odds. Hands with less than one
chance in ten are ignored by all maxims except the desperate one (L3).
"""

from __future__ import annotations

from ....acts import CallKind, TakeOver
from ....cards import Card, Rank
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import HandSummary, Place, Sight

_CERTAIN = 10_000
_TWO_TO_ONE = 70
_EVENS = 0
_TEMPTING = -230
_ONE_TO_THREE = -110
_ONE_TO_SIX = -180
_BEHIND = ((1, 4), (2, 4))


def _alone_below(sight: Sight, odds: int) -> Advice:
    """Return the lone acts whose odds are tempting, but below `odds`."""
    return tuple(act for suit, act in sight.lone_acts() if _TEMPTING <= sight.odds_alone(suit) < odds)


def _alone_from(sight: Sight, odds: int) -> Advice:
    return tuple(act for suit, act in sight.lone_acts() if sight.odds_alone(suit) >= odds)


@maxim("L1", Strength.NEVER)
def no_light_lone_hand_when_ahead_or_level(sight: Sight) -> Advice:
    """At three-all, four-all or ahead, do not risk a light hand alone."""
    mine, theirs = sight.score
    applies = sight.score in ((3, 3), (4, 4)) or mine > theirs
    return _alone_below(sight, _TWO_TO_ONE) if applies else ()


@maxim("L2", Strength.AVOID)
def take_your_partner_for_the_march(sight: Sight) -> Advice:
    """Play with your partner unless the hand is nearly perfect: playing alone loses many points."""
    return () if sight.score in _BEHIND else _alone_below(sight, _EVENS)


@maxim("L3", Strength.BY_THE_SCORE)
def a_desperate_chance(sight: Sight) -> Advice:
    """At one to four and two to four, you may play a desperate hand alone."""
    return _alone_from(sight, _ONE_TO_SIX) if sight.score in _BEHIND else ()


@maxim("L4", Strength.AVOID, excepts=("L3",))
def a_bridge_not_kept(sight: Sight) -> Advice:
    """Be more careful if eldest hand passed where the adversaries should have ordered up at the Bridge."""
    dealing = sight.place in (Place.DEALER, Place.SECOND)
    warned = sight.score in _BEHIND and dealing and sight.is_ordering and sight.has_passed(Place.ELDEST)
    return _alone_below(sight, _EVENS) if warned else ()


@maxim("L5", Strength.AVOID)
def the_worse_the_seat_the_more_it_takes(sight: Sight) -> Advice:
    """As second or third hand, need a better hand to play alone than eldest hand or the dealer."""
    applies = sight.place in (Place.SECOND, Place.THIRD) and sight.score not in _BEHIND
    return _alone_below(sight, _EVENS + 30) if applies else ()


@maxim("L6", Strength.AVOID)
def the_lead_of_next_is_coming(sight: Sight) -> Advice:
    """In third hand, on the turn-up, expect a lead of next: do not play alone with a loser in it."""
    if sight.place is not Place.THIRD or not sight.is_ordering:
        return ()
    loser = any(
        suit[0].suit is sight.next_suit and suit[0] not in sight.turned.aces for suit in sight.turned.lay
    )
    return _alone_below(sight, _CERTAIN) if loser else ()


@maxim("L7", Strength.USUALLY, excepts=("L2",))
def less_is_needed_with_an_assist(sight: Sight) -> Advice:
    """When your partner has assisted, a weaker hand is enough to take over and play alone."""
    assisted = sight.place is Place.DEALER and sight.view.calling.maker not in (None, sight.seat)
    partner = sight.view.code.seating.partner(sight.seat)
    if not assisted or sight.view.calling.maker != partner or sight.view.calling.lone is not None:
        return ()
    return _alone_from(sight, _ONE_TO_THREE)


@maxim("L8", Strength.USUALLY, excepts=("L2",))
def take_it_from_him(sight: Sight) -> Advice:
    """Take a lone hand over from your partner with fair trumps and no weak lay suit."""
    calling = sight.view.calling
    if calling.lone is None or calling.lone != sight.view.code.seating.partner(sight.seat):
        return ()
    hand = sight.under(sight.trump_or_turned)
    weak = any(suit[0] not in hand.aces and suit[0] not in hand.kings_without_ace for suit in hand.lay)
    fair = hand.number >= 3 and hand.holds_any("R", "L", "A") and not weak
    return tuple(act for _, act in sight.lone_acts() if isinstance(act, TakeOver)) if fair else ()


def _took_up(sight: Sight) -> bool:
    return sight.view.calling.maker == sight.seat


def _short_low(six: HandSummary) -> list[Card]:
    """Return the lowest card of each lay suit, the shortest suit first, without aces."""
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
