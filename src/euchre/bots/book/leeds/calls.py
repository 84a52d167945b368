"""Leeds and Dwight on calls.

Eldest hand and the Bridge (E1 to E4, G4, B1, B3), the dealer's partner (S2 to S14, S23), third hand (T1 to
T5), and the dealer (D1 to D8).
"""

from __future__ import annotations

from ....cards import Rank, Suit
from ...simple.calls import has_certain_trick
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import CAUTIOUS_SCORES, LIGHT_SCORES, Place, Sight, can_make, is_very_strong


def _eldest_orders(sight: Sight) -> bool:
    return sight.place is Place.ELDEST and sight.is_ordering


@maxim("E1", Strength.USUALLY)
def three_medium_trumps(sight: Sight) -> Advice:
    """Order up with three trumps of ten or higher and some side strength, if next is no better."""
    hand = sight.turned
    has_side = hand.is_one_suit or bool(hand.aces or hand.kings_without_ace)
    fits = hand.holds("m m m") and has_side and not can_make(sight.under(sight.next_suit))
    return sight.accepts if _eldest_orders(sight) and fits and not sight.right_is_turned else ()


@maxim("E2", Strength.NEVER)
def next_instead_of_ordering(sight: Sight) -> Advice:
    """Do not order up if you can make it next, unless you are very strong in the turned suit."""
    hand = sight.turned
    great = hand.number >= 4 or hand.holds("R L x")
    waits = _eldest_orders(sight) and can_make(sight.under(sight.next_suit)) and not great
    return sight.accepts if waits else ()


@maxim("E3", Strength.USUALLY)
def make_it_next(sight: Sight) -> Advice:
    """Make it next whenever the hand allows; with a bower turned down, less is needed."""
    if sight.place is not Place.ELDEST or not sight.is_making:
        return ()
    hand = sight.under(sight.next_suit)
    with_bower_gone = sight.right_is_turned and hand.holds_any("R", "A x")
    return sight.makes([sight.next_suit]) if can_make(hand) or with_bower_gone else ()


@maxim("E4", Strength.NEVER)
def do_not_cross(sight: Sight) -> Advice:
    """Do not name a suit of the other colour unless you are very strong in it."""
    if sight.place is not Place.ELDEST or not sight.is_making:
        return ()
    return sight.makes(suit for suit in sight.cross_suits if not is_very_strong(sight.under(suit)))


@maxim("G4", Strength.AVOID)
def caution_at_four_to_three(sight: Sight) -> Advice:
    """At four to three make no trump with fewer than three trumps."""
    if sight.place is not Place.ELDEST or sight.score != (4, 3):
        return ()
    if sight.is_ordering:
        return sight.accepts if sight.turned.number < 3 else ()
    others = (*sight.cross_suits, sight.next_suit)
    return sight.makes(suit for suit in others if sight.under(suit).number < 3) if sight.is_making else ()


def _is_bridge(sight: Sight) -> bool:
    return _eldest_orders(sight) and sight.score in ((4, 1), (4, 2))


@maxim("B1", Strength.BY_THE_SCORE)
def the_bridge(sight: Sight) -> Advice:
    """At four to one and four to two, order up unless you have a certain trick: it stops a lone hand."""
    has_trick = has_certain_trick(sight.view.hand, sight.turned_suit, sight.view.code.joker)
    return sight.accepts if _is_bridge(sight) and not has_trick else ()


@maxim("B3", Strength.USUALLY)
def take_your_chance_at_the_bridge(sight: Sight) -> Advice:
    """At the Bridge, pass with two lay aces, or with the ace of trumps and another trump."""
    fits = len(sight.turned.aces) >= 2 or sight.turned.holds("A x")
    return sight.refusals if _is_bridge(sight) and fits else ()


def _assists(sight: Sight) -> bool:
    return sight.place is Place.SECOND and sight.is_ordering


def _assist_if(sight: Sight, fits: bool) -> Advice:
    return sight.accepts if _assists(sight) and fits else ()


@maxim("S2", Strength.ALWAYS)
def three_trumps(sight: Sight) -> Advice:
    """Assist with three trumps."""
    return _assist_if(sight, sight.turned.number >= 3)


@maxim("S3", Strength.ALWAYS)
def right_and_another(sight: Sight) -> Advice:
    """Assist with the right bower and another trump."""
    return _assist_if(sight, sight.turned.holds("R x"))


@maxim("S4", Strength.ALWAYS)
def left_another_and_ace(sight: Sight) -> Advice:
    """Assist with the left bower, another trump and a lay ace."""
    return _assist_if(sight, sight.turned.holds("L x") and len(sight.turned.aces) >= 1)


def _is_left_by_the_score(sight: Sight) -> bool:
    return sight.turned.holds("L x") and not sight.turned.aces


def _is_ace_by_the_score(sight: Sight) -> bool:
    return sight.turned.holds("A x") and len(sight.turned.aces) >= 1 and not sight.right_is_turned


def _is_medium_by_the_score(sight: Sight) -> bool:
    hand = sight.turned
    one_suit = len(hand.lay) == 1 and len(hand.lay[0]) == 3 and bool(hand.aces)
    return hand.number == 2 and hand.holds("m m") and one_suit


@maxim("S5", Strength.BY_THE_SCORE)
def left_and_another(sight: Sight) -> Advice:
    """Assist with the left bower and another trump, unless the score calls for caution."""
    return _assist_if(sight, _is_left_by_the_score(sight) and sight.score not in CAUTIOUS_SCORES)


@maxim("S6", Strength.ALWAYS)
def two_trumps_and_two_aces(sight: Sight) -> Advice:
    """Assist with two trumps and two lay aces."""
    return _assist_if(sight, sight.turned.number >= 2 and len(sight.turned.aces) >= 2)


@maxim("S7", Strength.BY_THE_SCORE)
def ace_another_and_ace(sight: Sight) -> Advice:
    """Assist with the ace of trumps, another and a lay ace, unless the score calls for caution."""
    return _assist_if(sight, _is_ace_by_the_score(sight) and sight.score not in CAUTIOUS_SCORES)


@maxim("S8", Strength.ALWAYS)
def ace_another_and_ace_with_the_right_turned(sight: Sight) -> Advice:
    """Assist with the same cards at any score if the right bower is turned."""
    fits = sight.right_is_turned and sight.turned.holds("A x") and len(sight.turned.aces) >= 1
    return _assist_if(sight, fits)


@maxim("S9", Strength.BY_THE_SCORE)
def two_medium_trumps_and_one_suit(sight: Sight) -> Advice:
    """Assist with two medium trumps and three cards of one suit to the ace, if the score permits."""
    return _assist_if(sight, _is_medium_by_the_score(sight) and sight.score not in CAUTIOUS_SCORES)


@maxim("S10", Strength.PERMITTED)
def ace_or_king_and_another_at_a_light_score(sight: Sight) -> Advice:
    """At four-all and four-love you may assist with ace and another trump, or king and another."""
    return _assist_if(sight, sight.turned.holds_any("A x", "K x") and sight.score in LIGHT_SCORES)


def _is_enough(sight: Sight) -> bool:
    """Return whether the hand is strong enough to assist at some score."""
    hand = sight.turned
    return (
        hand.number >= 3
        or hand.holds_any("R x", "L x")
        or (hand.number >= 2 and len(hand.aces) >= 2)
        or (hand.holds("A x") and len(hand.aces) >= 1)
        or _is_medium_by_the_score(sight)
    )


@maxim("S11", Strength.NEVER)
def ace_or_king_and_another_is_too_little(sight: Sight) -> Advice:
    """Do not assist with ace and another trump, or king and another, even with a void."""
    too_little = sight.turned.holds_any("A x", "K x") and not _is_enough(sight)
    return _assist_if(sight, too_little and sight.score not in LIGHT_SCORES)


@maxim("S12", Strength.NEVER)
def less_is_too_little(sight: Sight) -> Advice:
    """Pass with anything weaker, except at the two scores that allow it."""
    weaker = not _is_enough(sight) and not sight.turned.holds_any("A x", "K x")
    return _assist_if(sight, weaker and sight.score not in LIGHT_SCORES)


@maxim("S13", Strength.NEVER)
def two_small_trumps_to_the_right(sight: Sight) -> Advice:
    """Do not assist with two small trumps when the right bower is turned."""
    two_small = sight.turned.number == 2 and not sight.turned.holds_any("R", "L", "A", "K", "Q")
    return _assist_if(sight, sight.right_is_turned and two_small)


@maxim("S14", Strength.USUALLY)
def short_suit(sight: Sight) -> Advice:
    """Return a void decides for assisting where it depends on the score."""
    by_the_score = (
        _is_left_by_the_score(sight) or _is_ace_by_the_score(sight) or _is_medium_by_the_score(sight)
    )
    return _assist_if(sight, by_the_score and sight.turned.voids >= 1)


@maxim("S23", Strength.USUALLY)
def red_when_black_is_turned_down(sight: Sight) -> Advice:
    """Make it red, if you can, when your partner has turned down black."""
    if sight.place is not Place.SECOND or not sight.is_making or sight.turned_suit.is_red:
        return ()
    able = [suit for suit in sight.cross_suits if can_make(sight.under(suit))]
    return sight.makes(sorted(able, key=lambda suit: -sight.under(suit).tricks)[:1])


def _third_orders(sight: Sight) -> bool:
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
    """As third hand, need more than eldest hand: the partner has passed and may not have a good lead."""
    if _third_orders(sight) and not sight.right_is_turned:
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
    return sight.accepts if _third_orders(sight) and _is_good_with_next(sight) else ()


@maxim("T3", Strength.NEVER)
def right_without_three_clear_tricks(sight: Sight) -> Advice:
    """Do not order up the right bower without three certain tricks of your own."""
    hand = sight.turned
    high = sum(name in "RLAK" for name in hand.names)
    behind_the_right = min(high, hand.number - 1) if hand.number > 1 else 0
    clear = behind_the_right + len(hand.aces)
    return sight.accepts if _third_orders(sight) and sight.right_is_turned and clear < 3 else ()


@maxim("T4", Strength.ALWAYS)
def hands_that_compel(sight: Sight) -> Advice:
    """Order up with the listed strong hands, unless the right bower is turned."""
    return sight.accepts if _third_orders(sight) and not sight.right_is_turned and _compels(sight) else ()


@maxim("T5", Strength.BY_THE_SCORE)
def left_ace_king(sight: Sight) -> Advice:
    """Order up with left, ace and king and nothing else, unless the score calls for caution."""
    fits = sight.turned.holds("L A K") and not sight.right_is_turned and not _compels(sight)
    return sight.accepts if _third_orders(sight) and fits and sight.score not in CAUTIOUS_SCORES else ()


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
    """Return whether the hand is fair: two trumps headed by a bower, or by ace or king with a lay ace."""
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
