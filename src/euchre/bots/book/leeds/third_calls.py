"""Leeds and Dwight on the calls of third hand (T1 to T5)."""

from __future__ import annotations

from ....cards import Suit
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import CAUTIOUS_SCORES, Place, Sight, can_make, is_very_strong


def _orders(sight: Sight) -> bool:
    return sight.place is Place.THIRD and sight.is_ordering


def _compels(sight: Sight) -> bool:
    hand = sight.turned
    aces = len(hand.aces)
    headed_by_ace = len(hand.lay) == 1 and aces == 1
    return (
        hand.number >= 4
        or hand.holds_any("R L x", "R A x")
        or (hand.holds("R L") and aces >= 1)
        or (hand.number >= 3 and (aces >= 2 or headed_by_ace))
        or (hand.holds("L A K") and (aces >= 1 or hand.is_one_suit))
        or (hand.holds_any("L K x", "L Q x", "A K x") and aces >= 1)
    )


def _is_good_with_next(sight: Sight) -> bool:
    hand, following = sight.turned, sight.under(sight.next_suit)
    return can_make(hand) and (is_very_strong(following) or following.number >= 4)


@maxim("T1", Strength.NEVER)
def more_than_eldest_needs(sight: Sight) -> Advice:
    """Third hand needs more than eldest hand: the partner has passed and may not have a good lead."""
    if _orders(sight) and not sight.right_is_turned:
        light = not _compels(sight) and not sight.turned.holds("L A K") and not _is_good_with_next(sight)
        return sight.accepts if light else ()
    if sight.place is not Place.THIRD or not sight.is_making:
        return ()
    others = (*sight.cross_suits, sight.next_suit)
    return sight.makes(suit for suit in others if not _is_enough_to_make(sight, suit))


def _is_enough_to_make(sight: Sight, suit: Suit) -> bool:
    hand = sight.under(suit)
    return hand.number >= 4 or (can_make(hand) and (len(hand.aces) >= 1 or hand.holds("R L")))


@maxim("T2", Strength.USUALLY)
def strong_here_and_at_next(sight: Sight) -> Advice:
    """Order up, rather than wait, if good in the turned suit and very strong at next."""
    return sight.accepts if _orders(sight) and _is_good_with_next(sight) else ()


@maxim("T3", Strength.NEVER)
def right_without_three_clear_tricks(sight: Sight) -> Advice:
    """Do not order up the right bower without three certain tricks of your own."""
    hand = sight.turned
    high = sum(name in "RLAK" for name in hand.names)
    behind_the_right = min(high, hand.number - 1) if hand.number > 1 else 0
    clear = behind_the_right + len(hand.aces)
    return sight.accepts if _orders(sight) and sight.right_is_turned and clear < 3 else ()


@maxim("T4", Strength.ALWAYS)
def hands_that_compel(sight: Sight) -> Advice:
    """Order up with the listed strong hands, unless the right bower is turned."""
    return sight.accepts if _orders(sight) and not sight.right_is_turned and _compels(sight) else ()


@maxim("T5", Strength.BY_THE_SCORE)
def left_ace_king(sight: Sight) -> Advice:
    """Order up with left, ace and king and nothing else, unless the score calls for caution."""
    fits = sight.turned.holds("L A K") and not sight.right_is_turned and not _compels(sight)
    return sight.accepts if _orders(sight) and fits and sight.score not in CAUTIOUS_SCORES else ()


RULES = rules_of(globals())
