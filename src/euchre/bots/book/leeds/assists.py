"""Leeds and Dwight on the calls of second hand, the dealer's partner (S2 to S14, S23)."""

from __future__ import annotations

from ..rule import Advice, Strength, maxim, rules_of
from ..sight import CAUTIOUS_SCORES, LIGHT_SCORES, Place, Sight, can_make


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
    """Whether the hand is strong enough to assist at some score."""
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
    """A void decides for assisting where it depends on the score."""
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


RULES = rules_of(globals())
