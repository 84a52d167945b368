"""Leeds and Dwight on the calls of the dealer (D1 to D8)."""

from __future__ import annotations

from ....cards import Rank
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import CAUTIOUS_SCORES, LIGHT_SCORES, Place, Sight


def _take_up_if(sight: Sight, fits: bool) -> Advice:
    return sight.accepts if sight.place is Place.DEALER and sight.is_ordering and fits else ()


def _is_listed(sight: Sight) -> bool:
    hand = sight.turned
    aces = len(hand.aces)
    king_and_queen = any([card.rank for card in suit[:2]] == [Rank.KING, Rank.QUEEN] for suit in hand.lay)
    return (
        hand.number >= 3
        or hand.holds_any("R A", "R K", "R Q")
        or (hand.holds("R x") and (hand.is_one_suit or aces >= 1))
        or (hand.holds("L A") and aces >= 1)
        or (hand.holds("L x") and aces >= 1 and king_and_queen)
        or (hand.number >= 2 and aces >= 2)
    )


def _is_by_the_score(sight: Sight) -> bool:
    hand = sight.turned
    return hand.holds("A K") and len(hand.lay) == 1 and len(hand.aces) == 1


def _is_fair(sight: Sight) -> bool:
    """Whether the hand is fair: two trumps headed by a bower, or by ace or king with a lay ace."""
    hand = sight.turned
    return hand.holds_any("R x", "L x") or (hand.holds_any("A x", "K x") and len(hand.aces) >= 1)


@maxim("D1", Strength.ALWAYS)
def hands_that_take_up(sight: Sight) -> Advice:
    """Take up with three trumps, or with one of the listed pairs and its side cards."""
    return _take_up_if(sight, _is_listed(sight))


@maxim("D2", Strength.BY_THE_SCORE)
def ace_king_and_one_suit(sight: Sight) -> Advice:
    """Take up with ace and king of trumps and one suit to the ace, unless the score calls for caution."""
    return _take_up_if(sight, _is_by_the_score(sight) and sight.score not in CAUTIOUS_SCORES)


@maxim("D3", Strength.BY_THE_SCORE)
def lighter_at_four_all_and_four_love(sight: Sight) -> Advice:
    """At four-all and four-love you may take up with a lighter hand, if no other suit promises more."""
    best = all(sight.under(suit).tricks <= sight.turned.tricks for suit in sight.cross_suits)
    return _take_up_if(sight, sight.score in LIGHT_SCORES and sight.turned.number >= 2 and best)


@maxim("D4", Strength.AVOID, excepts=("D7",))
def caution_at_three_all_and_four_two(sight: Sight) -> Advice:
    """At three-all and four to two take up with the listed hands only."""
    return _take_up_if(sight, sight.score in CAUTIOUS_SCORES and not _is_listed(sight))


@maxim("D5", Strength.BY_THE_SCORE)
def a_shade_lighter_at_four_to_three(sight: Sight) -> Advice:
    """At four to three you may take up with slightly less: two trumps, with a bower or an ace in the hand."""
    hand = sight.turned
    shade = hand.number >= 2 and (hand.holds_any("R", "L", "A") or len(hand.aces) >= 1)
    return _take_up_if(sight, sight.score == (4, 3) and shade)


@maxim("D6", Strength.PERMITTED)
def less_to_make_it_last(sight: Sight) -> Advice:
    """As the last to speak you may name a suit with slightly less than the others need."""
    if sight.place is not Place.DEALER or not sight.is_making:
        return ()
    suits = (*sight.cross_suits, sight.next_suit)
    hands = {suit: sight.under(suit) for suit in suits}
    able = [
        suit
        for suit, hand in hands.items()
        if hand.number >= 3 or hand.holds("R x") or (hand.holds_any("L x", "A x") and len(hand.aces) >= 1)
    ]
    return sight.makes(sorted(able, key=lambda suit: -hands[suit].tricks)[:1])


@maxim("D7", Strength.USUALLY)
def try_for_the_point(sight: Sight) -> Advice:
    """With a fair hand, try for the point rather than turn down."""
    return _take_up_if(sight, _is_fair(sight))


@maxim("D8", Strength.USUALLY, excepts=("D7",))
def both_bowers_of_the_cross_suit(sight: Sight) -> Advice:
    """With both jacks of the other colour, turn down if your hand is better at next."""
    jacks = sum(card.rank is Rank.JACK and card.suit in sight.cross_suits for card in sight.view.hand)
    better = sight.under(sight.next_suit).tricks > sight.turned.tricks
    holds = sight.place is Place.DEALER and sight.is_ordering and jacks == 2 and better
    return sight.refusals if holds else ()


RULES = rules_of(globals())
