"""Leeds and Dwight on the calls of eldest hand and on the Bridge (E1 to E4, G4, B1, B3)."""

from __future__ import annotations

from ...simple.calls import has_certain_trick
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place, Sight, can_make, is_very_strong


def _orders(sight: Sight) -> bool:
    return sight.place is Place.ELDEST and sight.is_ordering


@maxim("E1", Strength.USUALLY)
def three_medium_trumps(sight: Sight) -> Advice:
    """Order up with three trumps of ten or higher and some side strength, if next is no better."""
    hand = sight.turned
    has_side = hand.is_one_suit or bool(hand.aces or hand.kings_without_ace)
    fits = hand.holds("m m m") and has_side and not can_make(sight.under(sight.next_suit))
    return sight.accepts if _orders(sight) and fits and not sight.right_is_turned else ()


@maxim("E2", Strength.NEVER)
def next_instead_of_ordering(sight: Sight) -> Advice:
    """Do not order up if you can make it next, unless you are very strong in the turned suit."""
    hand = sight.turned
    great = hand.number >= 4 or hand.holds("R L x")
    waits = _orders(sight) and can_make(sight.under(sight.next_suit)) and not great
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
    return _orders(sight) and sight.score in ((4, 1), (4, 2))


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


RULES = rules_of(globals())
